import { expect, test } from 'vitest';
import { readNow } from '../../src/table/unread';

const PHONE = { open: true, inSight: false };

test('the very first message of a table is unread on a phone', () => {
  let read = readNow(null, 0, { open: false, inSight: false });
  read = readNow(read, 0, PHONE);
  expect(1 - (readNow(read, 1, PHONE) ?? 0)).toBe(1);
});

test('what was said before the page opened, and what is in sight, is read', () => {
  expect(readNow(null, 5, PHONE)).toBe(5);
  expect(readNow(5, 7, { open: true, inSight: true })).toBe(7);
  expect(readNow(5, 7, PHONE)).toBe(5);
});
