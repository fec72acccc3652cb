import { describe, expect, test } from 'vitest';
import { inWords } from '../../src/shared/api';
import { driverAbout, seatName } from '../../src/shared/names';
import { percent, ruling, say, t, span } from '../../src/shared/words.svelte';
import { speak } from '../browser';

test('a message is said in the language that was learnt last', async () => {
  await speak('en');
  const english = t('page-your-move');
  await speak('ru');
  expect(t('page-your-move')).not.toBe(english);
  expect(t('page-your-move')).toMatch(/[а-я]/i);
});

test('a message that nobody wrote shows its own name', async () => {
  await speak('en');
  expect(t('no-such-message')).toBe('no-such-message');
  expect(say('no-such-message')).toBeNull();
});

test('a ruling is found by the name that events cite', async () => {
  await speak('en');
  expect(ruling('heat 44')?.title).toBeTruthy();
  expect(ruling('heat 9999')).toBeNull();
});

describe('a chance in percent', () => {
  test.each([
    [0, '0%'],
    [0.004, '<1%'],
    [0.496, '50%'],
    [0.996, '>99%'],
    [1, '100%'],
  ])('%f is %s: never certain if it is not', (share, said) => expect(percent(share)).toBe(said));
});

test('a refusal says what is wrong, by its word, by its ruling, or as the server put it', async () => {
  await speak('en');
  expect(inWords({ reason: 'plain words' })).toBe('plain words');
  expect(inWords({ reason: 'x', ruling: 'heat 11' })).toContain(ruling('heat 11')!.title);
});

test('a seat is called by its person, its driver, or the level of its driver and the number of its car', async () => {
  await speak('en');
  const seat = { seat: 0, who: 'driver', name: null, driver: 'racer', taken: true, present: true } as const;
  const bot = { ...seat, driven_by: 'racer', colour: null, called: null, temper: 'wild' as const };
  expect(seatName({ ...bot, name: 'Mara', called: 'Nils Harrow' }, '07')).toBe('Mara');
  expect(seatName({ ...bot, called: 'Nils Harrow' }, '07')).toBe('Nils Harrow');
  expect(driverAbout(bot)).toBe('Racer · wild');
  expect(driverAbout({ ...bot, driver: null })).toBe('');
  expect(seatName(bot, '07')).toContain('07');
  expect(seatName(undefined, '07')).toBe('07');
});

test('time is said in the largest unit that makes it whole', async () => {
  await speak('en');
  expect([30, 60, 90, 120, 86_400].map(span)).toEqual(['30 s', '1 min', '90 s', '2 min', '24 h']);
});
