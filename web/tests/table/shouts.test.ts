import { expect, test } from 'vitest';
import type { Standing } from '../../src/games/game';
import { overtakes } from '../../src/table/shouts.svelte';
import '../browser';

const rows = (...seats: [seat: number, mood?: Standing['mood']][]): Standing[] =>
  seats.map(([seat, mood = 'idle'], i) => ({
    seat,
    mood,
    place: i + 1,
    name: `car ${seat}`,
    detail: '',
    gap: '',
    moodText: '',
    cards: '',
    mine: seat === 0,
  }));

test('whom I passed and who passed me', () => {
  const first = overtakes(rows([1], [0], [2]), rows([0], [1], [2]), 0);
  expect([first.passed.map((row) => row.seat), first.by]).toEqual([[1], []]);
  const then = overtakes(rows([1], [0], [2]), rows([2], [1], [0]), 0);
  expect([then.passed, then.by.map((row) => row.seat)]).toEqual([[], [2]]);
});

test('a first look, a car that is home and a race that I have left are no overtakes', () => {
  expect(overtakes([], rows([1], [0]), 0)).toEqual({ passed: [], by: [] });
  expect(overtakes(rows([0], [1]), rows([1, 'home'], [0]), 0)).toEqual({ passed: [], by: [] });
  expect(overtakes(rows([0], [1]), rows([1], [0, 'out']), 0)).toEqual({ passed: [], by: [] });
});
