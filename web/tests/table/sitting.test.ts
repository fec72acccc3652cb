import { expect, test } from 'vitest';
import '../browser';
import { Refusal } from '../../src/shared/api';
import { again } from '../../src/shared/tokens';

test('an answer that was lost is asked for again', async () => {
  let asked = 0;
  const lossy = () => (++asked < 3 ? Promise.reject(new TypeError('lost')) : Promise.resolve('seat'));
  expect(await again(lossy, 3, 0)).toBe('seat');
  await expect(again(() => Promise.reject(new TypeError('lost')), 2, 0)).rejects.toThrow('lost');
});

test('a refusal is final', async () => {
  let asked = 0;
  const refuse = () => (asked++, Promise.reject(new Refusal({ reason: 'taken' })));
  await expect(again(refuse, 3, 0)).rejects.toThrow('taken');
  expect(asked).toBe(1);
});
