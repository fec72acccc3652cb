/** What things are called: zones, prices, ends and answers, in the user's language. */

import type { Action } from '../../shared/protocol';
import { percent, ruling, say, t } from '../../shared/words.svelte';
import { seatNumber } from './cars.svelte';
import { course } from './course.svelte';
import type { Check, End, EndProspect, Points, Roll, Way } from './position';

export const zoneName = (zone: string): string => t(`page-formula_d-zone-${zone}`);

/** `gearbox −1, brakes −1`; nothing if it is free. */
export function priceText(price: Points | undefined): string {
  return Object.entries(price ?? {})
    .map(([zone, points]) => t('page-formula_d-pays', { zone: zoneName(zone), points }))
    .join(', ');
}

/** What an end costs, by zone. */
export function endPrice(end: Pick<End, 'brakes' | 'tyres'>, beginners: boolean): Points {
  const found: Points = {};
  if (beginners) {
    if (end.brakes + end.tyres) found.points = end.brakes + end.tyres;
    return found;
  }
  if (end.brakes) found.brakes = end.brakes;
  if (end.tyres) found.tyres = end.tyres;
  return found;
}

/** What an end is on the board: never told by colour alone. */
export type Mark = 'stop' | 'free' | 'brake' | 'over' | 'spin' | 'out' | 'home' | 'pit' | 'drop';

export function markOf(end: End | null, about: EndProspect | null): Mark {
  if (!end) return 'drop';
  if (end.fate === 'home') return 'home';
  if (end.fate === 'box' || end.fate === 'held' || course.cells[end.cell]?.lane === null) return 'pit';
  if (end.fate === 'lost') return 'out';
  if (end.fate === 'spun') return 'spin';
  if (end.fate === 'overshot') return 'over';
  if (end.brakes + end.tyres > 0) return 'brake';
  return about ? (about.stop ? 'stop' : 'free') : course.cells[end.cell]?.corner ? 'stop' : 'free';
}

/** The number on the mark. */
export function markText(mark: Mark, end: End | null): string {
  if (mark === 'brake') return `${end!.brakes + end!.tyres}`;
  if (mark === 'over') return `−${end!.tyres + end!.brakes}`;
  return { stop: '✓', free: '•', spin: '↻', out: '✕', home: '⚑', pit: 'P', drop: '▲' }[mark];
}

/** Where an end is and what becomes of the car there. */
export function endText(end: End, about: EndProspect | null): string {
  const cell = course.cells[end.cell];
  const lane = cell?.lane == null ? t('page-formula_d-pit-lane') : t(`page-formula_d-lane-${cell.lane}`);
  const fates: string[] = [];
  if (end.fate !== 'fine') fates.push(t(`page-formula_d-fate-${end.fate}`));
  if (about?.stop && end.fate === 'fine')
    fates.push(
      t('page-formula_d-stop-in', {
        corner: course.cornerName(about.stop.corner),
        stops: about.stop.stops,
        needed: about.stop.needed,
      }),
    );
  return [...fates, lane].join(' · ');
}

/** What a way costs and leads over and along: only that in which it differs from the others. */
export function wayText(way: Way, ways: Way[], beginners: boolean): string {
  const differ = (what: (one: Way) => string) => new Set(ways.map(what)).size > 1;
  const price = (one: Way) => priceText(endPrice(one, beginners)) || t('page-formula_d-free');
  const parts = [
    differ(price) ? price(way) : '',
    differ((one) => String(one.debris)) ? t('page-formula_d-way-debris', { count: way.debris }) : '',
    differ((one) => one.beside.join())
      ? way.beside.length
        ? t('page-formula_d-way-beside', { cars: carsText(way.beside), count: way.beside.length })
        : t('page-formula_d-way-alone')
      : '',
    way.pits ? t('page-formula_d-pit-lane') : '',
    way.via === undefined ? '' : t('page-formula_d-way-via', { lane: t(`page-formula_d-lane-${laneOf(way.via)}`) }),
  ];
  return parts.filter(Boolean).join(' · ');
}

const laneOf = (cell: number): number => course.cells[cell]?.lane ?? 1;

export const carsText = (seats: number[]): string => seats.map(seatNumber).join(', ');

export function checkName(kind: string): string {
  return t(`page-formula_d-check-${kind}`);
}

/** `Collision 10%`; what the own car risks there. */
export function checksText(checks: Check[]): string {
  return checks
    .filter((check) => check.own)
    .map((check) => `${checkName(check.kind)} ${percent(check.chance)}`)
    .join(', ');
}

export const outcomeName = (kind: string): string => t(`page-formula_d-outcome-${kind}`);

/** What a roll can come to, with its price. */
export function rollText(roll: Roll, beginners: boolean): string {
  const price = priceText(endPrice(roll, beginners));
  const what = t('page-formula_d-roll', { cells: roll.cells, outcome: outcomeName(roll.kind) });
  return price ? `${what}, ${price}` : what;
}

/** Why a gear is not allowed. */
export const refusedText = (number: number): string =>
  say(`page-formula_d-refused-${number}`) ?? ruling(`formula_d ${number}`)?.title ?? '';

const CHARACTERS = ['li', 'derek', 'jack', 'julien', 'jenny', 'diane', 'temana', 'montoya', 'dimitri', 'stanley'];
/** The first of the rulings about them, in this order. */
const FIRST = 131;
/** Name and ability of a street driver: as its ruling says. */
export function character(name: string): { name: string; ability: string } {
  const found = ruling(`formula_d ${FIRST + CHARACTERS.indexOf(name)}`);
  const [, ability = ''] = (found?.text ?? '').split(/:\s(.*)/s);
  return { name: found?.title ?? name, ability };
}

/** An answer on its button. */
export function answerName(action: Action, names: string[]): string {
  const [what] = action.arguments;
  switch (action.verb) {
    case 'gear':
      return t('page-formula_d-gear-n', { gear: what! });
    case 'fit':
      return t(`formula_d-tyres-${what}`);
    case 'repair':
      return zoneName(String(what));
    case 'give':
      return String(what);
    case 'way':
      return t('page-formula_d-do-way', { number: what! });
    case 'throw':
      return t('page-formula_d-do-throw', { who: names[Number(what)] ?? String(what) });
    case 'nitro':
    case 'drift':
    case 'stop':
      return t(`page-formula_d-do-${action.verb}${what === undefined ? '' : `-${what}`}`);
    default:
      return t(`page-formula_d-do-${action.verb}`);
  }
}
