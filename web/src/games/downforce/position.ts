/** Downforce's view of a position, as the server sends it. */

import type { View } from '../../shared/protocol';

export interface DownforceCar {
  colour: string;
  status: 'racing' | 'home' | 'stalled' | 'absent';
  /** Where it finished. */
  place: number | null;
  /** The place that it would take if all came home as they are now. */
  running: number | null;
  cell: number | null;
  lane: number | null;
  lap: number;
  to_finish: number | null;
  owner: number | null;
  price: number;
  lot: 'coming' | 'offered' | 'aside' | 'sold' | 'unsold' | 'absent';
  power: string | null;
}

export interface Sheet {
  cars: { colour: string; place: number | null; prize: number; price: number }[];
  bets: { line: number; colour: string; pays: number }[];
  prizes: number;
  payouts: number;
  prices: number;
  total: number;
}

export interface Player {
  seat: number;
  withdrawn: boolean;
  place: number;
  money: number | null;
  cars: string[];
  paid: number;
  hand_size: number;
  known: string[];
  front: string[];
  powers: string[];
  power: string | null;
  has_bid: boolean;
  has_kept: boolean;
  bets: number;
  hand?: string[];
  bid?: string | null;
  bet_on?: string[];
  sheet?: Sheet;
}

export interface Playing {
  card: string;
  upward: boolean;
  bar: number;
  taken: string[];
  left_out: boolean;
  car: string | null;
  steps_left?: number;
  bonus?: boolean;
  source?: number;
  steering?: number;
}

/** A cell on the way, the steps left there, and the cells that the next step can reach; HOME is over the line. */
export type WayRow = [cell: number, left: number, ahead: number[]];
export const HOME = -1;

export interface DownforceView extends View {
  seat: number | null;
  seats: number;
  spaces: number;
  variant: string;
  deck: string;
  step: string;
  over: boolean;
  round: number;
  turns: number;
  turn: number | null;
  waiting: number[];
  offered: string | null;
  second_round: boolean;
  aside: string[];
  lines_crossed: number;
  bets_made: number;
  pile_size: number;
  discard: string[];
  playing: Playing | null;
  ways: WayRow[];
  cars: DownforceCar[];
  players: Player[];
}

export const hasMoney = (view: DownforceView): boolean => view.variant === 'normal';
export const STANDARD = 'standard';
