/** What the server says and takes; see docs/protocol.md. */

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
}
export interface SeatInfo {
  seat: number;
  who: 'person' | 'driver';
  name: string | null;
  driver: string | null;
  taken: boolean;
  present: boolean;
  driven_by: string | null;
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
  rematch: string | null;
}
/** An event of a game: what its numbers mean is the game's own business. */
export interface GameEvent {
  kind: string;
  seat: number | null;
  ruling: string;
  [number: string]: unknown;
}
export interface Entry {
  sequence: number;
  kind: string;
  seat: number | null;
  events: GameEvent[];
  text: string | null;
  name: string | null;
}
export interface Decision {
  seat: number;
  kind: string;
  options: string[];
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
  view: View;
}
export interface Replay {
  game: string;
  settings: Record<string, unknown>;
  names: Record<string, string>;
  moments: Moment[];
  places: number[] | null;
}
export interface SeatWish {
  who: 'person' | 'driver';
  driver?: string;
}

export class Refusal extends Error {
  constructor(
    reason: string,
    readonly ruling: string | null = null,
    readonly allowed: string[] = [],
  ) {
    super(reason);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  if (!answer.ok) {
    const why = (await answer.json().catch(() => null)) as { reason?: string; ruling?: string; allowed?: string[] } | null;
    throw new Refusal(why?.reason ?? answer.statusText, why?.ruling ?? null, why?.allowed ?? []);
  }
  return (await answer.json()) as T;
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
}

export const api = {
  games: () => ask<Game[]>('/api/games'),
  tables: () => ask<Info[]>('/api/tables'),
  table: (table: string) => ask<Info>(`/api/tables/${table}`),
  make: (wish: Wish) => post<{ table: string; host: string; info: Info }>('/api/tables', wish),
  sit: (table: string, seat: number, name: string) =>
    post<{ token: string; seat: number; info: Info }>(`/api/tables/${table}/seats/${seat}`, { name }),
  race: async (table: string): Promise<string> => {
    const answer = await fetch(`/api/tables/${table}/race`);
    if (!answer.ok) throw new Refusal(answer.statusText);
    return answer.text();
  },
  replay: (text: string) =>
    ask<Replay>('/api/replay', { method: 'POST', headers: { 'content-type': 'text/plain; charset=utf-8' }, body: text }),
  board: async (game: string, circuit: string, laps: number | null): Promise<string> => {
    const answer = await fetch(`/api/boards/${game}/${circuit}.svg${laps ? `?laps=${laps}` : ''}`);
    if (!answer.ok) throw new Refusal(answer.statusText);
    return answer.text();
  },
  geometry: <T>(game: string, circuit: string) => ask<T>(`/api/boards/${game}/${circuit}/geometry`),
};
