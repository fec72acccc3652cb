/** What a game gives to the table, the replay and the front page. Each game stands in a folder of its own. */

import type { Component } from 'svelte';
import type { CircuitInfo, Decision, Foreseen, GameEvent, Info, View } from '../shared/protocol';
import { learnGame } from '../shared/words.svelte';

/** What something is, in words, with the rulings behind it. */
export interface AboutText {
  name: string;
  text: string;
  rulings: string[];
}

/** A car's row in the standings. */
export interface Standing {
  seat: number;
  place: number;
  name: string;
  /** Lap, gear and the like. */
  detail: string;
  /** What lies open before the seat, for whoever asks. */
  more?: string;
  /** Cards that lie open there, explained. */
  open?: AboutText[];
  /** The one number of it that matters most. */
  badge?: string;
  gap: string;
  mood: 'choosing' | 'ready' | 'driving' | 'home' | 'out' | 'idle';
  moodText: string;
  /** Cards that lie open before the seat. */
  cards: string;
  mine: boolean;
}

/** The one thing that the big button does. */
export interface Primary {
  label: string;
  detail: string;
  /** What stands beside the flame, or the like; empty if it costs nothing. */
  price: string;
  ready: boolean;
  /** What is missing, if it is not ready. */
  why: string;
  /** The chance that it spins the car. */
  risk?: number;
}

/** What the table lends to a game's turn. */
export interface Cockpit {
  act(seat: number, answer: string): Promise<void>;
  forecast(seat: number, answer: string): Promise<Foreseen>;
  /** What every answer leads to, in the game's own numbers; null where it tells nothing. */
  prospects(seat: number): Promise<unknown>;
}

/** The seat's turn: what is chosen so far, and what the server says of it. */
export interface Turn {
  readonly primary: Primary | null;
  /** The answer that was pressed once, where a second press is wanted. */
  readonly armed: string;
  readonly refusal: { text: string; ruling: string | null } | null;
  /** Read aloud when the seat is asked. */
  readonly spoken: string;
  /** What is laid out now. */
  readonly answer: string;
  /** Lay an answer out as if it had been chosen by hand. */
  layOut(answer: string): void;
  /** An answer in words. */
  nameAnswer(answer: string): string;
  show(seat: number | null, view: View | null, decision: Decision | null): void;
  press(): Promise<void>;
  /** A key of the keyboard; true if it was for this turn. */
  key(event: KeyboardEvent): boolean;
}

/** Cars on the board, driving. */
export interface Stage {
  readonly moving: boolean;
  /** What is shown while it moves, if it is no car. */
  readonly caption?: string;
  /** The server's drawing. */
  readonly ground: string;
  /** How many times as fast as at the table. */
  set rate(rate: number);
  /** Put every car where the view says. */
  place(view: View): void;
  /** Drive what happened; resolves when all cars stand. */
  play(events: GameEvent[]): Promise<void>;
  skip(): void;
}

export interface BoardProps {
  game: GameParts;
  stage: Stage;
  turn: Turn | null;
  view: View | null;
  seat: number | null;
  circuit: string;
  names: string[];
}

export interface DashboardProps {
  turn: Turn;
  view: View;
  seat: number;
  names: string[];
}

/** What anybody may look at: a position, and what its seats are called. */
export interface ViewProps {
  view: View;
  names: string[];
  me: number | null;
}

export interface GameParts {
  name: string;
  /** Sets the three inks of the game. */
  theme: string;
  Board: Component<BoardProps>;
  Dashboard: Component<DashboardProps>;
  Car: Component<{ seat: number; label?: string | undefined; colour?: string | undefined }>;
  Chips: Component<{ cards: string }>;
  Curtain: Component;
  Price: Component<{ price: string }>;
  /** Hands as a replay shows them, of these seats. */
  Hands: Component<{ view: View; seats: number[]; names: string[] }>;
  /** Instead of a dashboard, for who only watches. */
  Watch?: Component<ViewProps>;
  /** Under the standings, where seats and cars are not the same. */
  Field?: Component<ViewProps>;
  /** What a seat takes from race to race. */
  Garage?: Component<{ cards: string[] }>;
  /** Cars that nobody drives. */
  legendName?(car: number): string;
  /** Whether rows of the standings are cars, one before the other, so that one can pass another. */
  overtakes?: boolean;
  /** A row of the standings is one line where there are many; its detail is behind its badge. */
  shortRows?: boolean;
  /** What is special about a race of a season. */
  eventName?(event: string): string;
  /** An answer as the coach shows it, where words are not the best. */
  Answer?: Component<{ answer: string; turn: Turn | null }>;
  /** Under the podium: how it came about. */
  Reckoning?: Component<ViewProps>;
  /** The board of a race with these options. */
  openStage(options: Record<string, unknown>): Promise<Stage>;
  openTurn(cockpit: Cockpit): Turn;
  standings(view: View, info: Info, me: number | null): Standing[];
  /** How far the race is, for the corner of the board. */
  heading(view: View, me: number | null): { title: string; detail: string };
  /** Whether a replay rests after this, so that it can be seen. */
  isSight(events: GameEvent[]): boolean;
  /** What the cars are called, where seats alone do not say it. */
  carNames?(view: View | null, names: string[]): string[];
  /** The seats' cars have these colours from now on. */
  paint(colours: (string | null)[]): void;
  number(seat: number): string;
  /** The colour of a seat's car, for CSS. */
  ink(seat: number): string;
  headline(view: View): string;
}

const LOADERS: Record<string, () => Promise<{ parts: GameParts }>> = {
  heat: async () => (await import('./heat/index')).open(),
  downforce: async () => (await import('./downforce/index')).open(),
  formula_d: async () => (await import('./formula_d/index')).open(),
};

export interface WishProps {
  /** How many seats the race will have. */
  seats: number;
  /** Whether the options are for a season. */
  season?: boolean;
  /** Where it will be raced. */
  circuit: CircuitInfo;
  /** A mark of the circuits that suit what is chosen, of their `about`; they come first. */
  prefers?: string;
  /** The game's own options; what is left out is as usual. */
  options: Record<string, unknown>;
}

/** The game's own part of the sheet that sets a race up. */
const WISHES: Record<string, () => Promise<{ default: Component<WishProps, object, 'options' | 'prefers'> }>> = {
  heat: () => import('./heat/Wishes.svelte'),
  downforce: () => import('./downforce/Wishes.svelte'),
  formula_d: () => import('./formula_d/Wishes.svelte'),
};

export async function loadWishes(name: string): Promise<Component<WishProps, object, 'options' | 'prefers'> | null> {
  if (!(name in WISHES)) return null;
  const [wishes] = await Promise.all([WISHES[name]!(), learnGame(name)]);
  return wishes.default;
}

export async function loadGame(name: string): Promise<GameParts> {
  const load = LOADERS[name];
  if (!load) return (await (await import('./plain/index')).open(name)).parts;
  const [{ parts }] = await Promise.all([load(), learnGame(name)]);
  return parts;
}
