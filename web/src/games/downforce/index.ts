/** Downforce at the table. */

import { seatName } from '../../shared/names';
import type { Info, View } from '../../shared/protocol';
import { t } from '../../shared/words.svelte';
import type { GameParts, Standing } from '../game';
import Board from './Board.svelte';
import { cars } from './cars.svelte';
import Chips from './Chips.svelte';
import { course } from './course.svelte';
import Dashboard from './Dashboard.svelte';
import Field from './Field.svelte';
import Hands from './Hands.svelte';
import Helmet from './Helmet.svelte';
import { hasMoney, type DownforceView, type Player } from './position';
import Poster from './Poster.svelte';
import Price from './Price.svelte';
import Reckoning from './Reckoning.svelte';
import { DownforceStage } from './stage.svelte';
import { DownforceTurn } from './turn.svelte';
import Watch from './Watch.svelte';
import { powerName, seatLetter, signed } from './words';

const LOTS = 6;
const SIGHTS = new Set(['bid', 'played', 'stepped', 'betting', 'over']);

function mood(view: DownforceView, player: Player): Standing['mood'] {
  if (player.withdrawn) return 'out';
  if (view.waiting.includes(player.seat)) return 'choosing';
  if (view.step === 'bid' && player.has_bid) return 'ready';
  if (view.step === 'bet' && player.bets > view.bets_made) return 'ready';
  if (view.turn === player.seat) return 'driving';
  const homes = player.cars.map((colour) => view.cars.find((car) => car.colour === colour)?.status);
  return homes.length && homes.every((status) => status === 'home') ? 'home' : 'idle';
}

function moodText(view: DownforceView, mood: Standing['mood']): string {
  if (mood === 'ready') return t(view.step === 'bet' ? 'page-downforce-mood-bet' : 'page-downforce-mood-bid');
  return mood === 'idle' ? '' : t(`page-mood-${mood}`);
}

function standings(given: View, info: Info, me: number | null): Standing[] {
  const view = given as DownforceView;
  const players = [...view.players].sort((a, b) => a.place - b.place || a.seat - b.seat);
  return players.map((player) => {
    const now = mood(view, player);
    const known = player.power ?? (player.powers.length === 1 ? player.powers[0]! : null);
    return {
      seat: player.seat,
      place: player.place,
      name: seatName(info.seats[player.seat], seatLetter(player.seat)),
      detail: known ? powerName(known) : player.cars.length ? '' : t('page-downforce-no-car'),
      gap: hasMoney(view) ? signed(player.money ?? 0) : '',
      mood: now,
      moodText: moodText(view, now),
      cards: player.cars.join(' '),
      mine: player.seat === me,
    };
  });
}

/** What stands in the corner of the board: the lot, the bets, or the round. */
function heading(given: View): { title: string; detail: string } {
  const view = given as DownforceView;
  if (view.offered) {
    const lot = view.cars.filter((car) => car.lot === 'sold' || car.lot === 'aside').length + 1;
    const detail = view.second_round
      ? t('page-downforce-second-round')
      : t('page-downforce-lot', { lot: Math.min(LOTS, lot), lots: LOTS });
    return { title: t('page-downforce-auction'), detail };
  }
  if (view.step === 'keep') return { title: t('page-downforce-auction'), detail: t('page-downforce-powers-kept') };
  if (view.step === 'bet')
    return { title: t('page-downforce-line-n', { line: view.bets_made + 1 }), detail: t('page-downforce-bets-open') };
  return {
    title: t('page-round-n', { round: view.round }),
    detail: hasMoney(view) ? t('page-downforce-bets-made', { bets: view.bets_made }) : '',
  };
}

function headline(given: View): string {
  const view = given as DownforceView;
  if (view.over && hasMoney(view)) return t('page-downforce-pit-total');
  return hasMoney(view) ? t('page-downforce-millions') : t(`page-downforce-variant-${view.variant}`);
}

const parts: GameParts = {
  name: 'downforce',
  theme: 'downforce',
  Board,
  Dashboard,
  Car: Helmet,
  Chips,
  Curtain: Poster,
  Price,
  Hands,
  Watch,
  Field,
  Reckoning,
  async openStage(options) {
    const { ground, shape } = await course.open(options);
    return new DownforceStage(ground, shape);
  },
  openTurn: (cockpit) => new DownforceTurn(cockpit),
  standings,
  heading,
  isSight: (events) => events.some((event) => SIGHTS.has(event.kind)),
  paint: () => undefined,
  number: seatLetter,
  ink: (seat) => `var(--seat-${seat % 6})`,
  headline,
};

/** The game, once its cars are there. */
export async function open(): Promise<{ parts: GameParts }> {
  await cars.open();
  return { parts };
}
