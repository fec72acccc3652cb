import { expect, test } from 'vitest';
import { Following, type Scrolled } from '../../src/table/following.svelte';

const list = (): Scrolled => ({ scrollTop: 0, clientHeight: 200, scrollHeight: 1000 });

test('the radio follows until its reader scrolls up, then says how many lines are new', () => {
  const [radio, shown] = [new Following(), list()];
  radio.keepUp(shown);
  expect(shown.scrollTop).toBe(1000);
  shown.scrollTop = 800;
  radio.scrolled(shown, 30);
  shown.scrollTop = 300;
  radio.scrolled(shown, 30);
  radio.keepUp(shown);
  expect([radio.on, shown.scrollTop, radio.fresh(33)]).toEqual([false, 300, 3]);
  shown.scrollTop = 800;
  radio.scrolled(shown, 33);
  expect([radio.on, radio.fresh(40)]).toEqual([true, 0]);
});

test('a ruling that unfolds, or a list that opens, does not stop it', () => {
  const [radio, shown] = [new Following(), list()];
  shown.scrollTop = 800;
  radio.scrolled(shown, 30);
  shown.scrollHeight = 1300;
  radio.scrolled(shown, 30);
  expect(radio.on).toBe(true);
  radio.keepUp(shown);
  expect(shown.scrollTop).toBe(1300);
});
