import { beforeAll, expect, test } from 'vitest';
import { speak } from '../browser';
import { ruling } from '../../src/shared/words.svelte';
import { aboutCard, whyNot } from '../../src/games/heat/about';
import * as downforce from '../../src/games/downforce/about';
import facts from '../../../src/paddock/games/heat/upgrades.json';

beforeAll(() => speak('en'));

const asked = (mode: 'plan' | 'discard', hand: string[], can: boolean) => ({
  mode,
  hand,
  cluttered: false,
  canPick: () => can,
});

test('every card of every kind has words, and its rulings are there', () => {
  const all = [
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
    'H',
    'S',
    ...Object.values(facts).flatMap((cards) => cards.map((card) => card.id)),
  ];
  for (const card of all) {
    const about = aboutCard(card);
    expect(about.name, card).not.toContain('heat-');
    expect(about.rulings.length, card).toBeGreaterThan(0);
    for (const name of about.rulings) expect(ruling(name)?.title, name).toBeTruthy();
  }
});

test('why a card cannot be chosen stands in words', () => {
  expect(whyNot(asked('plan', ['H'], false), 0)?.text).toContain('cannot be played');
  expect(whyNot(asked('discard', ['S'], false), 0)?.text).toContain('discarded');
  expect(whyNot(asked('plan', ['3'], true), 0)).toBeNull();
});

test('a card of Downforce says why it is no bid, and every power has its ruling', () => {
  const bidding = { mode: 'bid', worth: () => 0, player: { front: ['8r'] }, view: { offered: 'red' } } as unknown;
  const why = (card: string) => downforce.whyNot(bidding as Parameters<typeof downforce.whyNot>[0], card);
  expect(why('8r')?.rulings).toEqual(['downforce 9']);
  expect(why('12')?.text).toContain('pass');
  expect(why('12')?.rulings).toEqual(['downforce 8']);
  const playing = { ...(bidding as object), mode: 'play' } as Parameters<typeof downforce.whyNot>[0];
  expect(downforce.whyNot(playing, '12')).toBeNull();
  for (const name of Object.values(downforce.POWER_RULINGS).flat()) expect(ruling(name)?.title, name).toBeTruthy();
});
