import { beforeAll, expect, test } from 'vitest';
import type { Entry, Info, SeatInfo } from '../../src/shared/protocol';
import { remark, tell } from '../../src/shared/radio';
import { clockLine, comings, loud, seatLine } from '../../src/table/commentary.svelte';
import { speak } from '../browser';

beforeAll(() => speak('en'));

const person = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  who: 'person',
  name: null,
  driver: null,
  taken: true,
  present: true,
  driven_by: null,
  colour: null,
  called: null,
  temper: null,
  ...more,
});
const entry = (more: Partial<Entry>): Entry => ({
  sequence: 7,
  kind: 'act',
  seat: 0,
  events: [],
  lines: [],
  text: null,
  name: null,
  by: null,
  at: 0,
  ...more,
});
const table = (...seats: SeatInfo[]) => ({ seats }) as Info;

test('a clock that ran out is said by name, and who answered', () => {
  const [line] = clockLine(entry({ by: 'racer' }), table(person(0)), ['Mara']);
  expect(line?.shout).toContain('Mara');
  expect(clockLine(entry({}), table(person(0)), ['Mara'])).toEqual([]);
  expect(clockLine(entry({ by: 'racer' }), table(person(0, { driven_by: 'racer' })), ['Mara'])).toEqual([]);
});

test('a spin-out gets a banner with its numbers', () => {
  const spin = { say: 'heat-radio-spun-out', seat: 1, rulings: [], shout: 'SPIN-OUT at T2: 11 in a 3', loud: true };
  const lines = tell(7, [spin], ['Mara', 'Otis'], 0);
  expect(loud(lines, 3, new Set()).map((line) => line.shout)).toEqual(['SPIN-OUT at T2: 11 in a 3']);
});

test('who comes back and who leaves is news, who sits down is not', () => {
  const before = new Map([
    [0, true],
    [1, false],
  ]);
  const moved = comings(before, [person(0, { present: false }), person(1), person(2)]);
  expect(moved.map((seat) => [seat.seat, seat.present])).toEqual([
    [0, false],
    [1, true],
  ]);
});

test('a banner is shown once, and only of what came since', () => {
  const lines = [remark('3.0', 0, 'old', true), remark('5.0', 1, 'last lap', true), remark('6.0', 2, 'last lap', true)];
  expect(loud(lines, 3, new Set()).map((line) => line.key)).toEqual(['5.0']);
  expect(loud(lines, 3, new Set(['5.0']))).toEqual([]);
});

test('a seat that was taken is a line of radio', () => {
  expect(seatLine(entry({ kind: 'seat', text: 'joined', name: 'Mara' }), '07')[0]?.text).toContain('Mara');
  expect(seatLine(entry({ kind: 'seat', text: 'nothing known' }), '07')).toEqual([]);
});
