/** Formula D at the table. */

import { seatName } from '../../shared/names';
import { api } from '../../shared/api';
import type { Info, View } from '../../shared/protocol';
import { t } from '../../shared/words.svelte';
import type { GameParts, Standing } from '../game';
import Board from './Board.svelte';
import Car from './Car.svelte';
import { cars, seatInk, seatNumber } from './cars.svelte';
import Chips from './Chips.svelte';
import { course, type Geometry } from './course.svelte';
import Dashboard from './Dashboard.svelte';
import Hands from './Hands.svelte';
import Poster from './Poster.svelte';
import { zonesOf, type FormulaDCar, type FormulaDView } from './position';
import Price from './Price.svelte';
import { FormulaDStage } from './stage.svelte';
import { FormulaDTurn } from './turn.svelte';
import { character, zoneName } from './words';

const SIGHTS = new Set(['rolled', 'drove', 'collision', 'out', 'over', 'grid']);

function mood(view: FormulaDView, car: FormulaDCar): Standing['mood'] {
  if (car.status === 'home') return 'home';
  if (car.status === 'out' || car.withdrawn) return 'out';
  if (view.waiting.includes(car.seat)) return 'choosing';
  if (view.turn === car.seat) return 'driving';
  const at = view.order.indexOf(car.seat);
  return view.round > 0 && at >= 0 && at < view.acted ? 'ready' : 'idle';
}

/** How far a car has come, in cells. */
function distance(car: FormulaDCar): number {
  const at = car.cell === null ? 0 : (course.cells[car.cell]?.along ?? 0);
  const lap = course.shape?.lap ?? 0;
  // Before the first line a car stands at the end of the lap that it has not driven.
  return car.lap * lap + at;
}

function detail(view: FormulaDView, car: FormulaDCar): string {
  const parts = view.qualifying
    ? [t('page-formula_d-throws', { throws: car.throws ?? 0 })]
    : [t('page-lap', { lap: Math.min(view.laps, Math.max(1, car.lap)), laps: view.laps })];
  if (car.driver && car.driver !== 'none') parts.unshift(character(car.driver).name.split(' ')[0]!);
  if (car.corner && (car.stops_needed ?? 0) > 0)
    parts.push(t('page-formula_d-stops', { stops: car.stops ?? 0, needed: car.stops_needed ?? 0 }));
  if (car.pit) parts.push(t('page-formula_d-pit-lane'));
  return parts.join(' · ');
}

/** What everybody sees of a car: its points by zone. */
function about(view: FormulaDView, car: FormulaDCar): string {
  const points = zonesOf(view).map((zone) => `${zoneName(zone)} ${car.points[zone] ?? 0}`);
  if (car.tyres) points.push(t(`page-formula_d-tyres-${car.tyres}`));
  if (car.team !== undefined)
    points.push(`${t('page-formula_d-team', { team: car.team + 1 })} ${car.team_points ?? 0}`);
  return points.join(' · ');
}

function standings(given: View, info: Info, me: number | null): Standing[] {
  const view = given as FormulaDView;
  const cars = [...view.cars].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const first = cars.find((car) => car.status === 'racing');
  return cars.map((car, i) => {
    const now = mood(view, car);
    const gap = first ? Math.round(distance(first) - distance(car)) : 0;
    return {
      seat: car.seat,
      place: car.place || i + 1,
      name: seatName(info.seats[car.seat], seatNumber(car.seat)),
      detail: detail(view, car),
      more: about(view, car),
      badge: `${Object.values(car.points).reduce((all, points) => all + points, 0)}`,
      gap: car.status !== 'racing' || car.cell === null ? '' : car === first ? t('page-lead') : `+${Math.max(0, gap)}`,
      mood: now,
      moodText: now === 'idle' ? '' : t(`page-mood-${now}`),
      cards: car.gear && car.status === 'racing' ? `${car.gear}` : '',
      mine: car.seat === me,
    };
  });
}

export const parts: GameParts = {
  name: 'formula_d',
  theme: 'formula_d',
  Board,
  Dashboard,
  Car,
  Chips,
  Curtain: Poster,
  Price,
  Hands,
  overtakes: true,
  shortRows: true,
  async openStage(options) {
    const circuit = String(options.circuit ?? 'monaco');
    const [ground, shape] = await Promise.all([
      api.board('formula_d', circuit, { laps: Number(options.laps) }),
      api.geometry<Geometry>('formula_d', circuit),
    ]);
    course.shape = shape;
    return new FormulaDStage(ground, shape);
  },
  openTurn: (cockpit) => new FormulaDTurn(cockpit),
  standings,
  heading(given, me) {
    const view = given as FormulaDView;
    const car = me === null ? view.cars.find((one) => one.place === 1) : view.cars[me];
    if (view.qualifying) return { title: t('page-formula_d-qualifying'), detail: '' };
    const lap = Math.min(view.laps, Math.max(1, car?.lap ?? 1));
    return {
      title: t('page-lap', { lap, laps: view.laps }),
      detail: view.round ? t('page-round-n', { round: view.round }) : '',
    };
  },
  isSight: (events) => events.some((event) => SIGHTS.has(event.kind)),
  paint: (colours) => cars.paint(colours),
  number: seatNumber,
  ink: seatInk,
  headline: (given) => {
    const view = given as FormulaDView;
    return t('page-formula_d-headline', { cars: view.seats, laps: view.laps });
  },
};

/** The game, once its cars are there. */
export async function open(): Promise<{ parts: GameParts }> {
  await cars.open();
  return { parts };
}
