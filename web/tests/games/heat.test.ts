import { beforeAll, describe, expect, test } from 'vitest';
import { cardName } from '../../src/games/heat/garage';
import { byRank, cardList, spotAlong, spotLane } from '../../src/games/heat/position';
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
