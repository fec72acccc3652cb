import { beforeAll, expect, test } from 'vitest';
import type { RadioLine } from '../../src/shared/protocol';
import { tell, words } from '../../src/shared/radio';
import { speak } from '../browser';

const NAMES = ['Mara', 'Otis'];
const corner: RadioLine = {
  say: 'heat-radio-corner',
  with: { car: { car: 0 }, corner: 'T2', speed: 9, limit: 7, heat: 2 },
  seat: 0,
  rulings: ['heat 57', 'heat 55'],
  sum: { say: 'page-heat-sum', with: { speed: 9, limit: 7, cost: 2 } },
};
const drew: RadioLine = {
  say: 'heat-radio-drew',
  with: { car: { car: 1 }, cards: { row: ['4', { say: 'heat-card-heat' }], glue: '+' } },
  seat: 1,
  rulings: [],
  own: true,
};

beforeAll(() => speak('en'));

test('a line is its message with names of cars and cards, and its sum', () => {
  const [line] = tell(7, [corner], NAMES, null);
  expect(line).toMatchObject({ key: '7.0', text: 'Mara takes T2 at 9, limit 7, pays 2', loud: false });
  expect(line!.rulings).toEqual(['heat 57', 'heat 55']);
  expect(line!.sum).toContain('9');
});

test('who shares a screen hears only what is for the seat in view', () => {
  expect(tell(7, [corner, drew], NAMES, 0)).toHaveLength(1);
  expect(tell(7, [corner, drew], NAMES, 1)[1]!.text).toBe('Otis draws 4+heat');
});

test('rows lie in rows, and names change with the language', async () => {
  const value = { row: [{ row: [{ say: 'heat-card-stress' }, '2'], glue: '→' }, '4'], glue: '+' };
  expect(words(value, NAMES)).toBe('stress→2+4');
  await speak('ru');
  expect(words(value, NAMES)).toMatch(/^[а-я]+→2\+4$/);
  await speak('en');
});

test('beside a board, cells that nobody printed are not named', () => {
  const drove = { say: 'formula_d-event-drove', seat: 0, rulings: [] };
  const said = (cells: number) =>
    tell(7, [{ ...drove, with: { who: { car: 0 }, cells, target: 76 } }], NAMES, null)[0]!.text;
  expect(said(7)).toBe('Mara drives 7');
  expect(said(0)).toBe('Mara stays where it is');
});
