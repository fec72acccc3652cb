import { beforeAll, expect, test } from 'vitest';
import type { Turn } from '../../src/games/game';
import { planOf } from '../../src/games/heat/position';
import type { Hinted } from '../../src/shared/protocol';
import { Coach } from '../../src/table/coach.svelte';
import type { TableStore } from '../../src/table/table.svelte';
import { speak } from '../browser';

beforeAll(() => speak('en'));

const option = (answer: string, win: number) => ({
  answer,
  win,
  margin: 0.02,
  place: 2,
  playouts: 400,
  reason: { say: 'coach-heat-heat.good', with: { heat: 2, corner: 'T3' } },
});
const told: Hinted = { id: 1, playouts: 900, options: [option('g3, 4+2+1', 0.3), option('g2, 4+2', 0.2)] };

function table(): { store: TableStore; asked: number[] } {
  const asked: number[] = [];
  const store = {
    seat: 0,
    decision: { seat: 0, kind: 'shift', actions: [] },
    entries: [],
    names: ['Mara'],
    stage: null,
    info: { hints: true, seats: [{ driven_by: null }] },
    hint: (seat: number) => {
      asked.push(seat);
      return Promise.resolve(told);
    },
  };
  return { store: store as unknown as TableStore, asked };
}

function turn(): { turn: Turn; laid: string[] } {
  const laid: string[] = [];
  const made = { answer: 'g1', layOut: (answer: string) => laid.push(answer), nameAnswer: (answer: string) => answer };
  return { turn: made as unknown as Turn, laid };
}

const key = (code: string) => ({ code, key: code, shiftKey: false }) as KeyboardEvent;

test('the coach is asked once for a decision, and its choices are laid out', async () => {
  const [{ store, asked }, { turn: mine, laid }] = [table(), turn()];
  const coach = new Coach(store);
  await coach.ask(mine);
  expect(coach.shown).toBe(true);
  expect(laid).toEqual(['g3, 4+2+1']);
  expect(coach.key(key('Digit2'), mine)).toBe(true);
  expect(coach.key(key('Digit3'), mine)).toBe(false);
  expect(laid.at(-1)).toBe('g2, 4+2');
  expect(coach.spoken(mine)).toBe('The coach, 2: g2, 4+2. 20% to win, mean place 2.0. Keeps 2 heat for T3.');
  coach.putBack(mine);
  expect(laid.at(-1)).toBe('g1');
  expect(coach.shown).toBe(false);
  await coach.ask(mine);
  expect(asked).toEqual([0]);
});

test('where no hints are allowed there is nothing to press', async () => {
  const { store, asked } = table();
  store.info!.hints = false;
  const coach = new Coach(store);
  await coach.ask(turn().turn);
  expect([coach.may, coach.shown, asked.length, coach.key(key('KeyH'), null)]).toEqual([false, false, 0, false]);
});

test('a plan is read from its answer', () => {
  expect(planOf('g3, 4+2+stress')).toEqual({ gear: 3, cards: ['4', '2', 'S'] });
  expect(planOf('4+b07')).toEqual({ gear: 0, cards: ['4', 'b07'] });
  expect(planOf('g1')).toEqual({ gear: 1, cards: [] });
  for (const other of ['boost', 'cool 2', 'drop 1+3, keep', 'mulligan', '']) expect(planOf(other)).toBe(null);
});
