import { expect, test } from 'vitest';
import '../browser';
import { isHere, origins } from '../../src/table/invite.svelte';

const NEAR = { addresses: ['http://192.168.1.5:8000', 'http://10.0.0.2:8000'], here_only: false };

test('a link that was opened on the host’s own device carries an address that others can open', () => {
  const own = { hostname: '127.0.0.1', origin: 'http://127.0.0.1:8000' };
  expect(origins(own, NEAR)).toEqual(NEAR.addresses);
  expect(origins(own, { addresses: [], here_only: true })).toEqual([own.origin]);
  expect(origins(own, null)).toEqual([own.origin]);
});

test('a page that came from elsewhere is invited to as it was opened', () => {
  const own = { hostname: 'races.example.org', origin: 'https://races.example.org' };
  expect(origins(own, NEAR)).toEqual([own.origin]);
});

test('what leads to this very device', () => {
  expect(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'x.localhost'].every(isHere)).toBe(true);
  expect(['192.168.1.5', 'localhost.example.org', '12.7.0.1'].some(isHere)).toBe(false);
});
