import { expect, test } from 'vitest';
import { drive } from '../../src/games/downforce/drive';
import type { Cell } from '../../src/games/downforce/course.svelte';
import { HOME, type WayRow } from '../../src/games/downforce/position';
import { bent, Ways } from '../../src/games/downforce/ways';

/** A row of cells, two lanes wide at cells 1 and 2. */
const cells = [0, 1, 1, 2, 3].map((x, i) => ({
  x: 10 * x,
  y: i === 2 ? 8 : 0,
  angle: 0,
  size: 1,
  rectangular: i !== 2,
})) as Cell[];
const rows: WayRow[] = [
  [0, 2, [1, 2]],
  [1, 1, [3]],
  [2, 1, [3]],
  [3, 0, []],
];

test('ends are what nothing lies ahead of, dead ends last', () => {
  expect(new Ways(rows).ends).toEqual([{ cell: 3, lost: 0 }]);
  const blocked = new Ways([
    [0, 2, [1, 2]],
    [1, 1, []],
    [2, 1, [3]],
    [3, 0, []],
  ]);
  expect(blocked.ends).toEqual([
    { cell: 3, lost: 0 },
    { cell: 1, lost: 1 },
  ]);
});

test('ways to an end come shortest first, and those without bends first if that counts', () => {
  const ways = new Ways(rows);
  expect(ways.to({ cell: 3, lost: 0 }, cells, false)[0]).toEqual([1, 3]);
  expect(ways.to({ cell: 3, lost: 0 }, cells, true).map((way) => bent(way, cells))).toEqual([false, true]);
});

test('an answer names only the steps at which there is a choice', () => {
  expect(new Ways(rows).answer([1, 3], false)).toBe('step 1');
  expect(
    new Ways([
      [0, 1, [HOME]],
      [HOME, 0, []],
    ]).answer([HOME], true),
  ).toBe('home');
});

test('a drive begins and ends in its cells and fades behind the finish line', () => {
  const pose = drive([0, 1, 3], cells);
  expect(pose(0)).toMatchObject({ x: 0, y: 0, opacity: 1 });
  expect(pose(1)).toMatchObject({ x: 20, y: 0, opacity: 1 });
  expect(drive([3, HOME], cells)(1).opacity).toBe(0);
});
