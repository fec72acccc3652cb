/** Any game at the table, by what every game has: a drawing, answers, radio. Parts of its own make it beautiful. */

import { api } from '../../shared/api';
import { seatName } from '../../shared/names';
import type { Info, View } from '../../shared/protocol';
import { t } from '../../shared/words.svelte';
import type { GameParts, Standing } from '../game';
import Board from './Board.svelte';
import Car from './Car.svelte';
import { livery, openCars, paint } from './cars.svelte';
import Dashboard from './Dashboard.svelte';
import Hands from './Hands.svelte';
import Nothing from './Nothing.svelte';
import { carsOf, numberIn } from './position';
import Poster from './Poster.svelte';
import { PlainStage, type Shape } from './stage.svelte';
import { PlainTurn } from './turn.svelte';

const number = (seat: number): string => livery(seat).number;

function standings(view: View, info: Info, me: number | null): Standing[] {
  const cars = carsOf(view);
  const laps = numberIn(view, 'laps');
  const rows = info.seats.map(({ seat }): Standing => {
    const car = cars.find((one, i) => (one.seat ?? i) === seat);
    const place = info.places?.[seat] ?? car?.place ?? 0;
    const mood = car?.withdrawn
      ? 'out'
      : info.places
        ? 'home'
        : info.waiting.includes(seat)
          ? 'choosing'
          : ('idle' as const);
    return {
      seat,
      place,
      name: seatName(info.seats[seat], number(seat)),
      detail: car?.lap === undefined || laps === null ? '' : t('page-lap', { lap: Math.min(laps, car.lap + 1), laps }),
      gap: '',
      mood,
      moodText: mood === 'idle' ? '' : t(`page-mood-${mood}`),
      cards: '',
      mine: seat === me,
    };
  });
  const ordered = rows.sort((a, b) => a.place - b.place || a.seat - b.seat);
  return ordered.map((row, i) => ({ ...row, place: row.place || i + 1 }));
}

export async function open(name: string): Promise<{ parts: GameParts }> {
  await openCars(name);
  const parts: GameParts = {
    name,
    theme: name,
    Board,
    Dashboard,
    Car,
    Chips: Nothing,
    Curtain: Poster,
    Price: Nothing,
    Hands,
    async openStage(options) {
      const circuit = String(options.circuit ?? '');
      const [ground, shape] = await Promise.all([api.board(name, circuit), api.geometry<Shape>(name, circuit)]);
      return new PlainStage(ground, shape);
    },
    openTurn: (cockpit) => new PlainTurn(cockpit),
    standings,
    heading(view) {
      const round = numberIn(view, 'round');
      return { title: round === null ? '' : t('page-round-n', { round }), detail: '' };
    },
    isSight: () => true,
    paint,
    number,
    ink: (seat) => livery(seat).ink,
    headline: () => '',
  };
  return { parts };
}
