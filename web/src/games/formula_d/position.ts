/** Formula D's view of a position and the prospects of a decision, as the server sends them. */

import type { View } from '../../shared/protocol';

export const ZONES = ['tyres', 'brakes', 'gearbox', 'body', 'engine', 'suspension'] as const;
export type Zone = (typeof ZONES)[number];
/** Points by zone; a beginner has one pool. */
export type Points = Partial<Record<Zone | 'points', number>>;

export interface FormulaDCar {
  seat: number;
  status: 'waiting' | 'racing' | 'home' | 'out';
  withdrawn: boolean;
  place: number;
  grid: number | null;
  cell: number | null;
  lane: number | null;
  pit: boolean;
  lap: number;
  gear: number;
  corner: number | null;
  stops: number | null;
  stops_needed: number | null;
  spun: boolean;
  in_box: boolean;
  points: Points;
  full: Points;
  tyres?: string;
  tyres_lap?: number;
  driver?: string;
  nitro?: boolean;
  team?: number;
  team_points?: number;
  throws?: number;
  aborted?: boolean;
}

/** What becomes of a car that ends its move there. */
export type Fate = 'fine' | 'overshot' | 'spun' | 'lost' | 'home' | 'box' | 'held';

export interface End {
  cell: number;
  brakes: number;
  tyres: number;
  fate: Fate;
}

export interface FormulaDView extends View {
  seats: number;
  spaces: number;
  rules: string[];
  laps: number;
  step: string;
  over: boolean;
  round: number;
  qualifying: boolean;
  waiting: number[];
  turn: number | null;
  order: number[];
  acted: number;
  debris: number[];
  die: number | null;
  reach: number;
  slide: number;
  slipping: boolean;
  ends: End[];
  /** The end that was chosen, while its way is asked. */
  aim?: number;
  weather?: string;
  award?: { seat: number; points: number };
  tuning?: { seat: number; zone: Zone };
  cars: FormulaDCar[];
}

/** What a roll can come to, the best first. */
export type Outcome = 'home' | 'stop' | 'short' | 'pit' | 'brake' | 'over' | 'spin' | 'out';

/** The best that can be made of so many cells. */
export interface Roll {
  cells: number;
  kind: Outcome;
  brakes: number;
  tyres: number;
  ends: number[];
  times?: number;
}

export interface GearProspect {
  gear: number;
  least: number;
  most: number;
  /** The number of the ruling that forbids it. */
  refused: number | null;
  price?: Points;
  rolls?: Roll[];
  mean?: number;
  chances?: Partial<Record<Outcome, number>>;
  engine?: number;
}

export interface Check {
  kind: 'collision' | 'debris-roll' | 'engine' | 'noise';
  /** Whether the own car rolls; else those near it. */
  own: boolean;
  zone: Zone;
  /** Whether a hit puts the car out. */
  fatal: boolean;
  chance: number;
  cars: number[];
}

export interface EndProspect {
  way: number[];
  debris: number;
  slip: boolean;
  checks: Check[];
  stop?: { corner: number; stops: number; needed: number };
  /** Where ways differ: all of them, the usual one first. */
  ways?: Way[];
}

/** One of several ways to an end, with what it costs and meets. */
export interface Way extends EndProspect {
  brakes: number;
  tyres: number;
  fate: Fate;
  /** Cars that it goes along. */
  beside: number[];
  /** Whether it leads through the pit lane. */
  pits: boolean;
  /** A cell that only this one leads over, where that matters. */
  via?: number;
}

export interface CornerAhead {
  corner: number;
  stops: number;
  needed: number;
  /** Cells away: where it begins and where it ends. */
  from: number;
  to: number;
}

/** What every answer leads to: by gear, or in the order of the decision's actions. */
export interface Prospects {
  corner: CornerAhead | null;
  /** The faces of each gear's die, and how often it has each. */
  faces: [number, number][][];
  gears?: GearProspect[];
  rolls?: Roll[];
  ends?: EndProspect[];
  ways?: Way[];
}

export const isBeginners = (view: FormulaDView): boolean => view.rules.includes('beginners');
export const isStreet = (view: FormulaDView): boolean => view.rules.includes('street');
/** Zones that a race has: all six, or the one pool. */
export const zonesOf = (view: FormulaDView): (Zone | 'points')[] => (isBeginners(view) ? ['points'] : [...ZONES]);
