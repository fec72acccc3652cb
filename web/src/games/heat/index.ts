/** Heat at the table. */

import { seatName } from '../../shared/names';
import { api } from '../../shared/api';
import type { Info, View } from '../../shared/protocol';
import { t } from '../../shared/words.svelte';
import type { GameParts, Standing } from '../game';
import { aboutCard } from './about';
import Answer from './Answer.svelte';
import Board from './Board.svelte';
import Car from './Car.svelte';
import Chips from './Chips.svelte';
import Curtain from './Poster.svelte';
import Hands from './Hands.svelte';
import Price from './Price.svelte';
import Dashboard from './Dashboard.svelte';
import Field from './Field.svelte';
import Garage from './Garage.svelte';
import { cars, seatInk, seatNumber } from './cars.svelte';
import { cardList, type HeatCar, type HeatView } from './position';
import type { Geometry } from './road';
import { HeatStage } from './stage.svelte';
import { HeatTurn } from './turn.svelte';

function ranked(view: HeatView): HeatCar[] {
  const order = (car: HeatCar) => (view.order.includes(car.seat) ? view.order.indexOf(car.seat) : 99);
  const away = (car: HeatCar) => (car.status === 'withdrawn' || car.status === 'retired' ? 1 : 0);
  return [...view.cars].sort(
    (a, b) => away(a) - away(b) || (a.place ?? 99) - (b.place ?? 99) || b.distance - a.distance || order(a) - order(b),
  );
}

/** Whether the cards before a car lie open to all, not only to whoever laid them. */
function isOpen(view: HeatView, car: HeatCar): boolean {
  if (car.status !== 'racing' || view.turn === null) return false;
  return view.order.indexOf(car.seat) <= view.order.indexOf(view.turn);
}

const legendName = (seat: number): string => t('page-heat-legend', { number: seatNumber(seat) });

/** Names of all cars: legends have no seat at the table. */
const carNames = (view: View | null, names: string[]): string[] =>
  (view as HeatView | null)?.cars.map((car) => (car.legend ? legendName(car.seat) : (names[car.seat] ?? ''))) ?? names;

/** What everybody sees before a player: engine and piles. */
function about(car: HeatCar): string {
  return t('page-heat-piles', {
    engine: car.engine,
    deck: car.deck_size,
    hand: car.hand_size,
    discard: car.discard_size,
  });
}

/** The cards that lie open before a player, each kind once: upgrades, and what is in play. */
const openCards = (car: HeatCar, play: string): string[] => [...new Set([...(car.upgrades ?? []), ...cardList(play)])];

function standings(given: View, info: Info, me: number | null): Standing[] {
  const view = given as HeatView;
  const field = ranked(view);
  const first = field[0];
  return field.map((car, i) => {
    const asked = view.waiting.includes(car.seat);
    const mood: Standing['mood'] =
      car.status === 'home'
        ? 'home'
        : car.status === 'withdrawn' || car.status === 'retired'
          ? 'out'
          : view.turn === car.seat && !asked
            ? 'driving'
            : asked
              ? 'choosing'
              : view.step === 'planning' && car.planned
                ? 'ready'
                : 'idle';
    const play = isOpen(view, car) ? (car.play ?? '') : '';
    const gap = first ? first.distance - car.distance : 0;
    return {
      seat: car.seat,
      place: car.place ?? i + 1,
      name: car.legend ? legendName(car.seat) : seatName(info.seats[car.seat], seatNumber(car.seat)),
      detail: t(car.legend ? 'page-heat-detail-legend' : 'page-heat-detail', {
        lap: Math.min(view.laps, Math.max(1, car.lap)),
        gear: car.gear,
      }),
      more: car.legend ? '' : about(car),
      open: car.legend ? [] : openCards(car, play).map(aboutCard),
      badge: `${car.engine}`,
      gap: car.status === 'racing' ? (i === 0 ? t('page-lead') : `+${gap}`) : '',
      mood,
      moodText: mood === 'idle' ? '' : t(`page-mood-${mood}`),
      cards: play,
      mine: car.seat === me,
    };
  });
}

export const parts: GameParts = {
  name: 'heat',
  theme: 'heat',
  Board,
  Dashboard,
  Car,
  Chips,
  Curtain,
  Price,
  Hands,
  Field,
  Answer,
  Garage,
  legendName,
  overtakes: true,
  eventName: (event) => t(`heat-race-${event}`),
  async openStage(options) {
    const circuit = String(options.circuit ?? 'usa');
    const how = { laps: Number(options.laps), legends: Number(options.legends) > 0 };
    const [ground, shape] = await Promise.all([
      api.board('heat', circuit, how),
      api.geometry<Geometry>('heat', circuit),
    ]);
    return new HeatStage(ground, shape);
  },
  openTurn: (cockpit) => new HeatTurn(cockpit),
  standings,
  heading(given, me) {
    const view = given as HeatView;
    const car = me === null ? ranked(view)[0] : view.cars[me];
    const lap = Math.min(view.laps, Math.max(1, car?.lap ?? 1));
    return {
      title: t('page-lap', { lap, laps: view.laps }),
      detail: view.round ? t('page-round-n', { round: view.round }) : '',
    };
  },
  isSight: (events) => events.some((event) => event.kind === 'moved' || event.kind === 'round'),
  carNames,
  paint: (colours) => cars.paint(colours),
  number: seatNumber,
  ink: seatInk,
  headline: (given) => t('page-heat-headline', { laps: (given as HeatView).laps, spaces: (given as HeatView).spaces }),
};

/** The game, once its cars are there. */
export async function open(): Promise<{ parts: GameParts }> {
  await cars.open();
  return { parts };
}
