/** A race once more: every moment of it, which one is shown, and how it runs. */

import { loadGame, type GameParts, type Stage } from '../games/game';
import { seatName } from '../shared/names';
import { api } from '../shared/api';
import type { Info, Moment, Replay, View } from '../shared/protocol';
import { tell, words, type Line } from '../shared/radio';
import { settings } from '../shared/settings.svelte';

export const SPEEDS = [0.5, 1, 2, 4];
const BETWEEN = 650;

export interface Mark {
  at: number;
  kind: 'round' | 'loud';
  text: string;
}

export class Film {
  race = $state.raw<Replay | null>(null);
  parts = $state.raw<GameParts | null>(null);
  stage = $state.raw<Stage | null>(null);
  at = $state(0);
  /** Whose eyes we see with; null sees all. */
  seat = $state<number | null>(null);
  playing = $state(false);
  speed = $state(1);
  /** The race file itself. */
  text = '';
  /** The table it came from, if it did. */
  table = $state('');

  readonly moments = $derived<Moment[]>(this.race?.moments ?? []);
  readonly view = $derived<View | null>(this.moments[this.at]?.view ?? null);
  readonly info = $derived<Info | null>(this.race && asTable(this.race));
  readonly names = $derived(this.info?.seats.map((seat, i) => seatName(seat, this.parts?.number(i) ?? '')) ?? []);
  /** The seat of the only person who raced; null if several did, or none. */
  readonly person = $derived.by(() => {
    const people = this.info?.seats.filter(({ who }) => who === 'person') ?? [];
    return people.length === 1 ? people[0]!.seat : null;
  });
  readonly rows = $derived(
    this.view && this.parts && this.info ? this.parts.standings(this.view, this.info, this.seat) : [],
  );
  /** Where rounds begin, and what was loud: for the slider. */
  readonly marks = $derived<Mark[]>(
    this.moments.flatMap((one, at): Mark[] => {
      const loud = one.lines.find((line) => line.shout !== undefined && !line.near);
      if (loud) return [{ at, kind: 'loud', text: String(words(loud.shout!, this.names)) }];
      return one.events.some((event) => event.kind === 'round') ? [{ at, kind: 'round', text: '' }] : [];
    }),
  );
  readonly lines = $derived.by(() => this.#tell());

  #told: Line[][] = [];
  #tongue = '';

  async open(text: string): Promise<void> {
    const found = await api.replay(text);
    const game = await loadGame(found.game);
    this.stage = await game.openStage(found.settings);
    game.paint(Array.from({ length: Number(found.settings.seats) }, (_, i) => found.colours[i] ?? null));
    this.parts = game;
    this.text = text;
    this.race = found;
    this.readHash();
    this.show(this.at);
  }

  /** The board says its words in another language. */
  async redraw(): Promise<void> {
    if (!this.race || !this.parts) return;
    this.stage = await this.parts.openStage(this.race.settings);
    this.show(this.at);
  }

  readHash(): void {
    const words = new URLSearchParams(location.hash.slice(1));
    this.table = words.get('table') ?? this.table;
    this.at = this.#within(Number(words.get('moment') ?? 0) || 0);
    const wished = words.get('seat');
    this.seat = wished !== null && this.names[Number(wished)] !== undefined ? Number(wished) : null;
  }

  writeHash(): void {
    const words = new URLSearchParams();
    if (this.table) words.set('table', this.table);
    words.set('moment', String(this.at));
    if (this.seat !== null) words.set('seat', String(this.seat));
    history.replaceState(null, '', `/replay#${words}`);
  }

  show(index: number): void {
    this.at = this.#within(index);
    if (this.view) this.stage?.place(this.view);
    this.writeHash();
  }

  jump(index: number): void {
    this.playing = false;
    this.stage?.skip();
    this.show(index);
  }

  /** To the beginning of the next round, or of this or the last one. */
  jumpRound(step: 1 | -1): void {
    const rounds = this.moments.flatMap((one, at) => (one.events.some((event) => event.kind === 'round') ? [at] : []));
    const next = step > 0 ? rounds.find((at) => at > this.at) : rounds.findLast((at) => at < this.at);
    this.jump(next ?? (step > 0 ? this.moments.length - 1 : 0));
  }

  look(seat: number | null): void {
    this.seat = seat;
    this.writeHash();
  }

  async play(): Promise<void> {
    if (this.playing) {
      this.playing = false;
      return;
    }
    if (this.at >= this.moments.length - 1) this.show(0);
    this.playing = true;
    while (this.playing && this.at < this.moments.length - 1) {
      const before = this.at;
      await this.#stepOn();
      if (this.at === before) break;
      const dull = !this.parts?.isSight(this.moments[this.at]!.events);
      await new Promise((resolve) => setTimeout(resolve, (dull ? BETWEEN / 4 : BETWEEN) / this.speed));
    }
    this.playing = false;
  }

  async #stepOn(): Promise<void> {
    const next = this.moments[this.at + 1];
    if (!next || !this.stage) return;
    this.stage.rate = this.speed;
    await this.stage.play(next.events);
    this.show(this.at + 1);
  }

  #within(index: number): number {
    return Math.min(Math.max(0, this.moments.length - 1), Math.max(0, index));
  }

  /** Lines are told once and kept, so that a long race stays light. */
  #tell(): Line[] {
    if (!this.parts) return [];
    const key = `${settings.language}/${this.seat}/${this.names.join()}`;
    if (key !== this.#tongue) {
      this.#tongue = key;
      this.#told = [];
    }
    for (let i = this.#told.length; i <= this.at; i++) {
      const one = this.moments[i];
      if (!one) break;
      const names = this.parts.carNames?.(one.view, this.names) ?? this.names;
      this.#told.push(tell(i, one.lines, names, this.seat ?? one.seat));
    }
    return this.#told.slice(0, this.at + 1).flat();
  }
}

/** What the standings want to know of a table, from a race file. */
function asTable(race: Replay): Info {
  return {
    table: '',
    game: race.game,
    options: race.settings,
    state: 'over',
    pace: 'relaxed',
    seconds: null,
    open: false,
    seats: Array.from({ length: Number(race.settings.seats) }, (_, i) => ({
      seat: i,
      who: race.drivers[i] ? 'driver' : 'person',
      name: race.names[i] ?? null,
      driver: race.drivers[i] ?? null,
      taken: true,
      present: true,
      driven_by: race.drivers[i] ?? null,
      colour: race.colours[i] ?? null,
      called: null,
      temper: null,
    })),
    waiting: [],
    round: 0,
    places: race.places,
    spectators: 0,
    seal: '',
    rematch: null,
    hints: false,
    season: null,
    origin: null,
  };
}
