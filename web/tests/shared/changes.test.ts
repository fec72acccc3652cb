import { expect, test } from 'vitest';
import { changed } from '../../src/shared/changes';

const scene = { info: { round: 1, seats: [{ name: 'Mara' }, { name: null }] }, views: { '0': { speed: 4 } } };

test('a change puts new members into the object at the end of its way', () => {
  const after = changed(scene, [
    ['info', { round: 2 }],
    ['info', 'seats', 1, { name: 'Noor' }],
  ]);
  expect(after.info).toEqual({ round: 2, seats: [{ name: 'Mara' }, { name: 'Noor' }] });
});

test('what was shown before stays as it was, and what did not change is the same object', () => {
  const after = changed(scene, [['info', 'seats', 0, { name: 'Jo' }]]);
  expect(scene.info.seats[0]!.name).toBe('Mara');
  expect(after.views).toBe(scene.views);
  expect(after.info.seats[1]).toBe(scene.info.seats[1]);
});

test('a change without a way is one of the whole', () => {
  expect(changed({ a: 1, b: 2 }, [[{ b: 3 }]])).toEqual({ a: 1, b: 3 });
});
