import { expect, test } from 'vitest';
import { isOn, offersOf } from '../../src/school/offers';
import type { LessonInfo } from '../../src/shared/protocol';

const race = { options: { variant: 'normal', weather: 'none', legends: 0 }, seats: 4, season: '' };
const lesson = (name: string, module: string | null): LessonInfo => ({
  game: 'a',
  name,
  words: `school-a-${name}`,
  minutes: 1,
  scenes: 2,
  module,
});

test('a module is on when its option is', () => {
  expect(isOn('weather', race)).toBe(false);
  expect(isOn('tyres', race)).toBe(false);
  expect(isOn('legends', race)).toBe(false);
  expect(isOn('weather', { ...race, options: { weather: 'random' } })).toBe(true);
  expect(isOn('tyres', { ...race, options: { tyres: 'yes' } })).toBe(true);
});

test('one value of an option, a number of seats and a season are modules, too', () => {
  expect(isOn('variant=street', race)).toBe(false);
  expect(isOn('variant=street', { ...race, options: { variant: 'street' } })).toBe(true);
  expect(isOn('seats=2', { ...race, seats: 2 })).toBe(true);
  expect(isOn('season', race)).toBe(false);
  expect(isOn('season', { ...race, season: '1961' })).toBe(true);
  expect(isOn('season=tour', { ...race, season: '1961' })).toBe(false);
});

test('what is known is not offered, and what is about no module never', () => {
  const lessons = [lesson('first-lap', null), lesson('wet', 'weather'), lesson('two', 'seats=2')];
  const chosen = { ...race, options: { weather: 'random' }, seats: 2 };
  expect(offersOf(lessons, chosen, (one) => one.name === 'two').map((one) => one.name)).toEqual(['wet']);
});
