import { beforeAll, describe, expect, test } from 'vitest';
import { cardName } from '../../src/games/heat/garage';
import { byRank, cardList, spinWord, spotAlong, spotLane } from '../../src/games/heat/position';
import { parts } from '../../src/games/heat';
import type { Info, View } from '../../src/shared/protocol';
import { speak } from '../browser';

beforeAll(() => speak('en'));

describe('cards', () => {
  test('a pile is letters and then names', () => {
    expect(cardList('14H+b07+s02')).toEqual(['1', '4', 'H', 'b07', 's02']);
    expect(cardList(null)).toEqual([]);
  });

  test('stand in the order of the rules', () => {
    expect(['s01', 'S', 'a02', '4', 'b11', 'H', '0'].sort(byRank)).toEqual(['0', '4', 'H', 'S', 'b11', 'a02', 's01']);
  });

  test('have a name at the table', () => {
    expect(cardName('H')).toBe('heat');
    expect(cardName('b01')).not.toBe('b01');
  });
});

test('a spot is a space and a lane', () => {
  expect([spotAlong(27), spotLane(27), spotLane(26)]).toEqual([13, 2, 1]);
});

test('a spin-out is called certain only if it is, and likely only if it may not be', () => {
  expect([1, 0.999, 0.5, 0.001, 0].map(spinWord)).toEqual([
    'spin-sure',
    'spin-likely',
    'spin-maybe',
    'spin-maybe',
    'holds',
  ]);
});

test('the first of those who race leads, and nobody else', () => {
  const car = (seat: number, distance: number, status = 'racing') => ({
    seat,
    distance,
    status,
    lap: 1,
    engine: 6,
    gear: 1,
  });
  const view = {
    waiting: [],
    laps: 2,
    step: 'driving',
    turn: null,
    order: [1, 2, 0],
    cars: [car(0, 5), car(1, 30), car(2, 12)],
  };
  const seats = view.cars.map(({ seat }) => ({ seat, name: `P${seat}` }));
  const rows = parts.standings(view as unknown as View, { seats } as unknown as Info, 0);
  expect(rows.map(({ name, gap }) => [name, gap])).toEqual([
    ['P1', 'lead'],
    ['P2', '+18'],
    ['P0', '+25'],
  ]);
});
