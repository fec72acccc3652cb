import { expect, test } from 'vitest';
import { advised } from '../../src/games/heat/advice';
import type { Action, Outlook } from '../../src/shared/protocol';

const look = (spin: number, paid: number): Outlook => ({
  samples: 100,
  chances: { 'spun-out': spin },
  spreads: { paid: [paid, paid, paid] },
  ends: [],
  corners: [],
});

const said = (...texts: string[]): Action[] =>
  texts.map((text) => {
    const [verb, much] = text.split(' ');
    return { text, verb: verb!, arguments: much ? [Number(much)] : [] };
  });

test('all that is free is done: the most cooling, then driving on', () => {
  expect(advised(said('cool 1', 'cool 2', 'boost', 'done'), {})).toBe('cool 2');
  expect(advised(said('boost', 'adrenaline', 'done'), {})).toBe('done');
  const outlooks = { 'cool 2': look(0, 1), boost: look(0, 2), done: look(1, 1) };
  expect(advised(said('boost', 'cool 2', 'done'), outlooks)).toBe('cool 2');
});

test('the slipstream is taken where it is free', () => {
  expect(advised(said('stay', 'slip'), { slip: look(0, 0), stay: look(0, 0) })).toBe('slip');
  expect(advised(said('stay', 'slip'), { slip: look(0, 2), stay: look(0, 0) })).toBe('stay');
});

test('no car spins that another answer would save', () => {
  expect(advised(said('stay', 'slip'), { slip: look(0.3, 0), stay: look(0, 1) })).toBe('stay');
  expect(advised(said('stay', 'slip'), { slip: look(1, 0), stay: look(1, 0) })).toBe('slip');
});

test('where there is nothing to compare, the first option is marked', () => {
  expect(advised(said('value 1', 'value 3'), {})).toBe('value 3');
  expect(advised(said(), {})).toBe('');
});
