/** What the server says and takes; see docs/protocol.md. */

import { settings } from './settings.svelte';
import { ruling, say, t, type Values } from './words.svelte';

export interface Driver {
  name: string;
  level: string | number;
}
export interface Circuit {
  name: string;
  title: string;
  laps: number;
  corners: number | number[];
  spaces: number;
}
export interface Game {
  name: string;
  title: string;
  seats: [number, number];
  circuits: Circuit[];
  drivers: Driver[];
  /** What a seat's car can be painted in. */
  colours: string[];
  options: Record<string, string>;
  /** The kinds of season, each with the options that it takes. */
  seasons: Record<string, string[]>;
}
/** A deck as one word and card by card, the top bar first; or what is wrong with it. */
export interface Deck {
  deck: string | null;
  cards: Record<string, [string, number][]>;
  faults: { reason: string; word: string | null; values: Values }[];
}
export interface SeatInfo {
  seat: number;
  who: 'person' | 'driver';
  name: string | null;
  driver: string | null;
  taken: boolean;
  present: boolean;
  driven_by: string | null;
  /** Of its car, in games in which a seat has one. */
  colour: string | null;
}
export interface Info {
  table: string;
  game: string;
  options: Record<string, unknown>;
  state: 'gathering' | 'racing' | 'over';
  pace: string;
  seats: SeatInfo[];
  waiting: number[];
  round: number;
  places: number[] | null;
  spectators: number;
  /** The hash of the seed, published before the start. */
  seal: string;
  rematch: string | null;
  /** Which race of which season this is. */
  season: { kind: string; race: number; races: number } | null;
}
/** A car's line of a season's score sheet. */
export interface SeasonLine {
  car: number;
  /** By race. */
  points: number[];
  total: number;
  place: number;
}
/** A season as it stands at one of its tables. Cars beyond the seats are legends. */
export interface Season {
  table: string;
  /** The table of the next race, once there is one. */
  next: string | null;
  game: string;
  kind: string;
  cars: number;
  calendar: { circuit: string; part: string; event: string | null; table: string | null }[];
  raced: number;
  over: boolean;
  /** Whether the race of this table is still to come or on. */
  racing: boolean;
  standings: SeasonLine[];
  parts: { name: string; standings: SeasonLine[]; champions: number[] }[];
  champions: number[];
  garages: Record<string, string[]>[];
  /** What seats must choose before the next race. */
  asks: Record<string, string[]>;
  seats: SeatInfo[];
}
/** An event of a game: what its numbers mean is the game's own business. */
export interface GameEvent {
  kind: string;
  seat: number | null;
  ruling: string;
  [number: string]: unknown;
}
/** Part of a radio line: as it is, or a name that depends on the reader's language and table. */
export type RadioValue =
  | number
  | string
  | { say: string; with?: Record<string, RadioValue> | undefined }
  | { car: number }
  | { row: RadioValue[]; glue: string };
/** A line of radio: a message, what fills it, and the rulings behind it. */
export interface RadioLine {
  say: string;
  with?: Record<string, RadioValue>;
  seat: number | null;
  rulings: string[];
  sum?: RadioValue;
  loud?: boolean;
  /** What a banner says of it; `near` is for its own seat only. */
  shout?: RadioValue;
  near?: boolean;
  /** For the ears of its own seat alone. */
  own?: boolean;
}
export interface Entry {
  sequence: number;
  kind: string;
  seat: number | null;
  events: GameEvent[];
  lines: RadioLine[];
  /** The driver that answered for the seat; null where a person did. */
  by?: string | null;
  text: string | null;
  name: string | null;
}
/** An answer as verb and arguments; `text` is what is answered. */
export interface Action {
  text: string;
  verb: string;
  arguments: (number | string)[];
}
export interface Decision {
  seat: number;
  kind: string;
  options: string[];
  /** The same answers, in the same order, as verb and arguments; `text` is what is answered. */
  actions: Action[];
}
/** A game's view of a position; every game has its own. */
export type View = Record<string, unknown>;
/** All that this client is shown. */
export interface Scene {
  info: Info;
  views: Record<string, View>;
  /** What each of my seats is asked; null where it is not. */
  decisions: Record<string, Decision | null>;
  /** My seats that may take their last answer back. */
  undo: number[];
}
export interface News {
  sequence: number;
  entries: Entry[];
  /** What is shown once the entries have been. */
  scene: Scene;
}
export interface Welcome {
  sequence: number;
  seats: number[];
  host: boolean;
  scene: Scene;
  log: Entry[];
}
export interface Outlook {
  samples: number;
  chances: Record<string, number>;
  spreads: Record<string, [number, number, number]>;
  ends: [number, number][];
  corners: { corner: number; limit: number; chance: number; cost: [number, number, number] }[];
}
export interface Forecast {
  outlook: Outlook;
  /** What the seat would be asked next, if its answer is not whole yet. */
  next: Decision | null;
}
export interface Moment {
  line: number;
  words: string;
  seat: number | null;
  events: GameEvent[];
  lines: RadioLine[];
  view: View;
}
export interface Replay {
  game: string;
  settings: Record<string, unknown>;
  names: Record<string, string>;
  colours: Record<string, string>;
  drivers: Record<string, string>;
  moments: Moment[];
  places: number[] | null;
}
export interface SeatWish {
  who: 'person' | 'driver';
  driver?: string;
}

/** What the server says when it refuses: for programs in English, for people by the word of a message. */
export interface Refused {
  reason: string;
  word?: string | null;
  values?: Values;
  ruling?: string | null;
}

export class Refusal extends Error {
  readonly ruling: string | null;
  readonly word: string | null;

  constructor(why: Refused) {
    super(inWords(why));
    this.ruling = why.ruling ?? null;
    this.word = why.word ?? null;
  }
}

/** What was refused, in the user's language; a fault of a file names its line. */
export function inWords({ reason, word, values, ruling: cited }: Refused): string {
  const line = values?.line;
  const said = word ? ((line ? say(`refused-${word}.file`, values) : null) ?? say(`refused-${word}`, values)) : null;
  const title = cited ? ruling(cited)?.title : null;
  const what = said ?? (title ? t('refused-by-ruling', { title }) : null);
  if (!what) return reason;
  return line ? t('refused-at-line', { line, what }) : what;
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  if (!answer.ok) {
    throw await refusalIn(answer);
  }
  return (await answer.json()) as T;
}

async function refusalIn(answer: Response): Promise<Refusal> {
  const why = (await answer.json().catch(() => null)) as Refused | null;
  return new Refusal(why?.reason ? why : { reason: answer.statusText });
}

async function askText(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw await refusalIn(answer);
  return answer.text();
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

export interface Wish {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  pace: string;
  open: boolean;
  season?: string;
}

export interface Sitting {
  name: string;
  colour?: string | undefined;
  /** Mixed into the luck of the race. */
  nonce: string;
  /** Called when it is this seat's turn and nobody is there. */
  webhook?: string | undefined;
}

/** What checking a race file found. */
export interface Verdict {
  right: boolean;
  sentence: string;
  luck_checked: boolean;
  fault: 'file' | 'seal' | 'rules' | 'luck' | 'result' | null;
  line: number | null;
  word: string | null;
  values: Values;
  ruling: string | null;
  decisions: number;
  draws: number;
  seal: string | null;
  nonces: string[];
}

const asText = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
});

export const api = {
  games: () => ask<Game[]>('/api/games'),
  tables: () => ask<Info[]>('/api/tables'),
  table: (table: string) => ask<Info>(`/api/tables/${table}`),
  make: (wish: Wish) => post<{ table: string; host: string; info: Info }>('/api/tables', wish),
  sit: (table: string, seat: number, who: Sitting) =>
    post<{ token: string; seat: number; info: Info }>(`/api/tables/${table}/seats/${seat}`, who),
  webhookHosts: () => ask<string[]>('/api/webhooks'),
  checkWebhook: (webhook: string) => post<{ webhook: string }>('/api/webhooks', { webhook }),
  season: (table: string) => ask<Season>(`/api/tables/${table}/season`),
  nextRace: (table: string, tokens: string[]) =>
    post<{ table: string }>(`/api/tables/${table}/season/next`, { tokens }),
  keep: (table: string, tokens: string[], seat: number, card: string) =>
    post<Season>(`/api/tables/${table}/season/keep`, { tokens, seat, card }),
  race: (table: string) => askText(`/api/tables/${table}/race`),
  replay: (text: string) => ask<Replay>('/api/replay', asText(text)),
  verify: (text: string) => ask<Verdict>('/api/verify', asText(text)),
  board: (game: string, circuit: string, how: { laps?: number; legends?: boolean } = {}) => {
    const asked = new URLSearchParams({ language: settings.language });
    for (const [name, value] of Object.entries(how)) if (value) asked.set(name, String(value));
    return askText(`/api/boards/${game}/${circuit}.svg?${asked}`);
  },
  deck: (game: string, deck: string | null) => ask<Deck>(`/api/decks/${game}${deck ? `?deck=${deck}` : ''}`),
  checkDeck: (game: string, file: string) =>
    ask<Deck>(`/api/decks/${game}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: file }),
  roadside: <T>(game: string, circuit: string) => ask<T>(`/api/boards/${game}/${circuit}/roadside`),
  geometry: <T>(game: string, circuit: string) => ask<T>(`/api/boards/${game}/${circuit}/geometry`),
};
