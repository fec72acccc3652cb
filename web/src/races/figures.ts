/** Figures from the races that were kept: places, circuits, what the game counts, luck, strength over time. */

import { Ratings, type Strength } from './rating';
import type { Kept } from './kept';

const ME = 'me';
const DRIVER = 'driver:';
const PERSON = 'person:';
/** What is thought of drivers before the first race, from races among them; the anchor of the scale is sure. */
const LEVELS: Record<string, Strength> = {
  random: { mean: 200, spread: 150 },
  rookie: { mean: 680, spread: 120 },
  club: { mean: 950, spread: 100 },
  racer: { mean: 1000, spread: 0 },
  pro: { mean: 1230, spread: 120 },
  champion: { mean: 1280, spread: 150 },
};

export interface Circuit {
  title: string;
  races: number;
  best: number;
  mean: number;
}
export interface Member {
  name: string;
  me: boolean;
  races: number;
  wins: number;
  mean: number;
  strength: Strength;
}
export interface Figures {
  races: number;
  wins: number;
  mean: number;
  /** Cars in a race, on average. */
  field: number;
  /** How often each place, first places first. */
  places: number[];
  circuits: Circuit[];
  /** What the game counts, a race. */
  counts: { name: string; each: number }[];
  /** Luck and decisions, in places a race, of the races that have a report. */
  judged: { races: number; luck: number; decisions: number; error: number } | null;
  /** After each race. */
  strength: Strength[];
}

/** The same person, however the name is written. */
export const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** The best of the user's seats. */
export const myPlace = (race: Kept): number => Math.min(...race.mine.map((seat) => race.seats[seat]!.place));
const average = (numbers: number[]): number =>
  numbers.length ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : 0;

function nameOf(race: Kept, seat: number): string {
  if (race.mine.includes(seat)) return ME;
  const { name, driver } = race.seats[seat]!;
  return name ? PERSON + folded(name) : DRIVER + (driver ?? '');
}

const isPerson = (name: string): boolean => !name.startsWith(DRIVER);
/** What people learn or forget from one race to the next. */
const DRIFT = 20;

/** What is known of everybody, race after race; `look` is called after each. */
function rate(races: Kept[], look?: (known: Ratings) => void): Ratings {
  const known = new Ratings(Object.fromEntries(Object.entries(LEVELS).map(([level, one]) => [DRIVER + level, one])));
  for (const race of races) {
    const seats = race.seats.map((_, seat) => seat).sort((a, b) => race.seats[a]!.place - race.seats[b]!.place);
    known.drift(isPerson, DRIFT);
    known.take(seats.map((seat) => nameOf(race, seat)));
    look?.(known);
  }
  return known;
}

export function figuresOf(races: Kept[]): Figures {
  const places = races.map(myPlace);
  const most = Math.max(0, ...races.map((race) => race.seats.length));
  const circuits = new Map<string, number[]>();
  races.forEach((race, i) => circuits.set(race.circuit, [...(circuits.get(race.circuit) ?? []), places[i]!]));
  const names = [...new Set(races.flatMap((race) => Object.keys(race.seats[race.mine[0]!]!.counts)))];
  const judged = races.flatMap((race) => race.judged ?? []);
  const strength: Strength[] = [];
  rate(races, (known) => strength.push(known.of(ME)));
  return {
    races: races.length,
    wins: places.filter((place) => place === 1).length,
    mean: average(places),
    field: average(races.map((race) => race.seats.length)),
    places: Array.from({ length: most }, (_, i) => places.filter((place) => place === i + 1).length),
    circuits: [...circuits]
      .map(([title, at]) => ({ title, races: at.length, best: Math.min(...at), mean: average(at) }))
      .sort((a, b) => b.races - a.races || a.mean - b.mean),
    counts: names.map((name) => ({
      name,
      each: average(races.map((race) => average(race.mine.map((seat) => race.seats[seat]!.counts[name] ?? 0)))),
    })),
    judged: judged.length
      ? {
          races: judged.length,
          luck: average(judged.map(({ luck }) => luck)),
          decisions: average(judged.map(({ decisions }) => decisions)),
          error: Math.hypot(...judged.map(({ error }) => error)) / judged.length,
        }
      : null,
    strength,
  };
}

/** The other people of a race, in the order of their names. */
export const others = (race: Kept): string[] =>
  [
    ...new Map(
      race.seats
        .filter(({ name }, seat) => name && !race.mine.includes(seat))
        .map(({ name }) => [folded(name!), name!]),
    ).values(),
  ].sort((a, b) => a.localeCompare(b));

export const groupKey = (names: string[]): string => names.map(folded).sort().join('\n');

/** The companies that the user races in, each with its races, most raced first. */
export function groupsOf(races: Kept[]): { key: string; names: string[]; races: Kept[] }[] {
  const found = new Map<string, { key: string; names: string[]; races: Kept[] }>();
  for (const race of races) {
    const names = others(race);
    if (!names.length) continue;
    const key = groupKey(names);
    const group = found.get(key) ?? { key, names, races: [] };
    group.races.push(race);
    found.set(key, group);
  }
  return [...found.values()].sort((a, b) => b.races.length - a.races.length);
}

/** The list of a group: everybody who raced there, the strongest first. */
export function membersOf(races: Kept[], me: string): Member[] {
  const known = rate(races);
  const rows = new Map<string, { name: string; places: number[] }>();
  for (const race of races) {
    race.seats.forEach(({ name, place }, seat) => {
      const key = nameOf(race, seat);
      if (!isPerson(key)) return;
      const row = rows.get(key) ?? { name: key === ME ? me : name!, places: [] };
      row.places.push(place);
      rows.set(key, row);
    });
  }
  return [...rows]
    .map(([key, { name, places }]) => ({
      name,
      me: key === ME,
      races: places.length,
      wins: places.filter((place) => place === 1).length,
      mean: average(places),
      strength: known.of(key),
    }))
    .sort((a, b) => b.strength.mean - a.strength.mean);
}
