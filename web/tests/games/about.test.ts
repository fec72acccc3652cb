import { beforeAll, expect, test } from 'vitest';
import { speak } from '../browser';
import { ruling } from '../../src/shared/words.svelte';
import { aboutCard, whyNot } from '../../src/games/heat/about';
import facts from '../../../src/paddock/games/heat/upgrades.json';

beforeAll(() => speak('en'));

const asked = (mode: 'plan' | 'discard', hand: string[], can: boolean) => ({
  mode,
  hand,
  cluttered: false,
  canPick: () => can,
});

test('every card of every kind has words, and its rulings are there', () => {
  const all = [
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
    'H',
    'S',
    ...Object.values(facts).flatMap((cards) => cards.map((card) => card.id)),
  ];
  for (const card of all) {
    const about = aboutCard(card);
    expect(about.name, card).not.toContain('heat-');
    expect(about.rulings.length, card).toBeGreaterThan(0);
    for (const name of about.rulings) expect(ruling(name)?.title, name).toBeTruthy();
  }
});

test('why a card cannot be chosen stands in words', () => {
  expect(whyNot(asked('plan', ['H'], false), 0)?.text).toContain('cannot be played');
  expect(whyNot(asked('discard', ['S'], false), 0)?.text).toContain('discarded');
  expect(whyNot(asked('plan', ['3'], true), 0)).toBeNull();
});
