import { expect, test } from 'vitest';
import { anchor, cited, found, pieces } from '../src/rules/find';
import type { RuleChapter } from '../src/shared/protocol';

const rules: RuleChapter[] = [
  {
    kind: 'first',
    title: 'Your first race',
    passages: [{ name: 'heat-primer-goal', title: 'Goal', text: 'Be first.' }],
  },
  { kind: 'rules', title: 'Corners', passages: [{ name: 'heat 59', title: 'Spin-out', text: 'See heat 60.' }] },
];

test('every word must stand somewhere in a passage, in its title or its name', () => {
  expect(found(rules, '')).toHaveLength(2);
  expect(found(rules, 'SPIN 60').map((chapter) => chapter.title)).toEqual(['Corners']);
  expect(found(rules, 'heat 59')).toHaveLength(1);
  expect(found(rules, 'spin first')).toEqual([]);
});

test('rulings that a passage names lead to them', () => {
  expect(pieces('See heat 60.', 'heat')).toEqual([
    { text: 'See ', to: null },
    { text: 'heat 60', to: 'heat-60' },
    { text: '.', to: null },
  ]);
  expect(anchor({ name: 'heat 59', title: '', text: '' })).toBe('heat-59');
  expect(cited({ name: 'heat-primer-goal', title: '', text: '' })).toBe(false);
});
