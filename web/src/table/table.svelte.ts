/** A table as this browser sees it: what the server said, shown one thing after the other as cars drive. */

import { loadGame, type GameParts, type Stage } from '../games/game';
import { Live, type Channel, type Listener } from '../shared/live.svelte';
import { driverAbout, seatName } from '../shared/names';
import { keepSeal } from '../shared/luck';
import { notices } from '../shared/notices.svelte';
import type {
  Decision,
  Entry,
  Foreseen,
  Hinted,
  Info,
  News,
  SeatInfo,
  Snapshot,
  View,
  Welcome,
} from '../shared/protocol';
import { crowd, horn } from '../shared/sound';
import { keepSeats, takeStart, tokensOf } from '../shared/tokens';
import { t } from '../shared/words.svelte';
import { Invite } from './invite.svelte';

/** With more news than this waiting, cars jump. */
const PATIENCE = 14;

export class TableStore implements Listener {
  info = $state.raw<Info | null>(null);
  mine = $state.raw<number[]>([]);
  host = $state(false);
  views = $state.raw<Record<string, View>>({});
  decisions = $state.raw<Record<string, Decision | null>>({});
  undo = $state.raw<number[]>([]);
  entries = $state.raw<Entry[]>([]);
  parts = $state.raw<GameParts | null>(null);
  stage = $state.raw<Stage | null>(null);
  /** The seat whose dashboard is shown; null for a spectator. */
  seat = $state<number | null>(null);
  /** With several seats on one device: the seat that must be handed the device first. */
  curtain = $state<number | null>(null);
  timer = $state.raw<{ waiting: number[]; until: number } | null>(null);
  /** Somebody else may have my seat by now: my link is worth nothing any more. */
  lost = $state(false);
  /** Whether this page starts the race by itself, as far as it depends on the page. */
  #selfStart = $state<'wished' | 'possible' | 'no'>('possible');
  /** Whether this is no table of the server's: no chat, no people, no race file. */
  readonly alone: boolean;
  readonly invite = new Invite();
  readonly live: Channel;
  #sequence = 0;
  #queue: { entries: Entry[]; sequence: number; snapshot: Snapshot }[] = [];
  #running = false;
  #loading: Promise<void> | null = null;

  /** `connect` opens a table of another kind, such as a lesson, at which nobody else can sit. */
  constructor(
    readonly table: string,
    connect: ((listener: TableStore) => Channel) | null = null,
  ) {
    this.alone = connect !== null;
    if (takeStart(table)) this.#selfStart = 'wished';
    if (!connect) void this.invite.look();
    this.live = connect?.(this) ?? new Live(table, () => tokensOf(table), this);
  }

  get view(): View | null {
    if (this.curtain !== null) return this.views.all ?? null;
    return (
      (this.seat === null ? null : this.views[this.seat]) ?? this.views.all ?? Object.values(this.views)[0] ?? null
    );
  }
  get decision(): Decision | null {
    return this.seat === null || this.curtain !== null ? null : (this.decisions[this.seat] ?? null);
  }
  get names(): string[] {
    return (this.info?.seats ?? []).map((seat) => seatName(seat, this.parts?.number(seat.seat) ?? ''));
  }

  get link(): string {
    return `${this.invite.origin}/table/${this.table}`;
  }

  /** The season goes on here as soon as these people are back; null where the host decides when. By post nobody waits. */
  get awaited(): SeatInfo[] | null {
    const info = this.info;
    const people = info?.seats.filter((seat) => seat.who === 'person') ?? [];
    if (!info?.season || info.season.race === 1 || people.some((seat) => !seat.taken)) return null;
    return info.pace === 'post' ? [] : people.filter((seat) => !seat.present);
  }

  /** Whether the race starts now without a press of the button. */
  get starting(): boolean {
    if (!this.host || this.info?.state !== 'gathering' || this.#selfStart === 'no') return false;
    return this.#selfStart === 'wished' || this.awaited?.length === 0;
  }

  async start(): Promise<void> {
    try {
      await this.live.command({ do: 'start' });
    } catch {
      // Another page of the host's was faster, or the button is there to say what is wrong.
      this.#selfStart = 'no';
    }
  }

  /** Who sits there, and whether they are here. */
  about(seat: SeatInfo): string {
    if (seat.who === 'driver') return driverAbout(seat);
    if (!seat.taken) return t('page-free-seat');
    if (this.mine.includes(seat.seat)) return t('page-you');
    const where = seat.present ? t('page-here') : t('page-away');
    return seat.driven_by ? `${where} · ${t('page-driven')}` : where;
  }

  /** Names of seats that are waited for; who is away is marked. */
  waitedFor(rows: { seat: number; name: string }[]): string {
    const away = (seat: number) => {
      const sits = this.info?.seats[seat];
      return sits?.who === 'person' && sits.taken && !sits.present && !sits.driven_by && !this.mine.includes(seat);
    };
    return rows.map((row) => (away(row.seat) ? `${row.name} (${t('page-is-away')})` : row.name)).join(', ');
  }

  last(): number {
    return this.#sequence;
  }

  welcome(message: Welcome): void {
    this.#queue = [];
    this.mine = message.seats;
    this.host = message.host;
    this.lost = !message.seats.length && !message.host && tokensOf(this.table).length > 0;
    keepSeats(this.table, message.seats);
    const known = new Set(this.entries.map((entry) => entry.sequence));
    this.entries = [...this.entries, ...message.log.filter((entry) => !known.has(entry.sequence))];
    this.#apply(message, message.sequence);
    void this.#load();
  }

  news(message: News, snapshot: Snapshot): void {
    if (message.sequence <= this.#sequence) return;
    if (message.entries[0]!.sequence > this.#sequence + 1 && this.#sequence > 0) {
      this.live.greet();
      return;
    }
    this.#sequence = message.sequence;
    this.#queue.push({ entries: message.entries, sequence: message.sequence, snapshot });
    void this.#run();
  }

  clock(waiting: number[], seconds: number): void {
    this.timer = { waiting, until: Date.now() + seconds * 1000 };
  }

  /** Somebody came or went; what is still to be shown goes first. */
  whereabouts(info: Info): void {
    if (!this.#running) this.#know(info);
  }

  /** The board says its words in another language. */
  async redraw(): Promise<void> {
    if (!this.stage || !this.parts || !this.info) return;
    const stage = await this.parts.openStage(this.info.options);
    if (this.view) stage.place(this.view);
    this.stage = stage;
  }

  act(seat: number, answer: string): Promise<void> {
    return this.live.command({ do: 'act', seat, answer });
  }

  forecast(seat: number, answer: string): Promise<Foreseen> {
    return this.live.forecast(seat, answer);
  }

  prospects(seat: number): Promise<unknown> {
    return this.live.prospects(seat);
  }

  hint(seat: number): Promise<Hinted> {
    return this.live.hint(seat);
  }

  /** The device has changed hands. */
  lift(): void {
    this.seat = this.curtain;
    this.curtain = null;
  }

  close(): void {
    this.live.close();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        const { entries, snapshot, sequence } = next;
        if (snapshot.info.state !== 'gathering') await this.#load(snapshot.info);
        const view = Object.values(snapshot.views)[0];
        if (this.stage && view && this.info?.state === 'gathering') this.stage.place(view);
        for (const entry of entries) {
          if (this.stage && this.#queue.length < PATIENCE) await this.stage.play(entry.events);
          if (!this.entries.some((known) => known.sequence === entry.sequence)) this.entries = [...this.entries, entry];
        }
        this.#apply(snapshot, sequence);
      }
    } finally {
      this.#running = false;
    }
  }

  #apply(snapshot: Snapshot, sequence: number): void {
    const before = this.info?.state;
    this.#sequence = Math.max(this.#sequence, sequence);
    this.#know(snapshot.info);
    this.views = snapshot.views;
    this.decisions = snapshot.decisions;
    this.undo = snapshot.undo;
    this.#choose();
    const view = this.view;
    if (view) this.stage?.place(view);
    if (before === 'racing' && snapshot.info.state === 'over') crowd();
  }

  #know(info: Info): void {
    this.info = info;
    this.parts?.paint(info.seats.map((seat) => seat.colour));
    if (info.state === 'gathering') keepSeal(this.table, info.seal);
  }

  /** For ears and for eyes that look elsewhere. */
  #call(seat: number): void {
    horn();
    void notices.tell(t('page-your-move'), t('page-notice', { name: this.names[seat] ?? '' }));
  }

  /** Which of my seats is shown: the one that is asked. */
  #choose(): void {
    const driven = (seat: number) => !!this.info?.seats[seat]?.driven_by;
    const mine = this.mine.filter((seat) => !driven(seat));
    const asked = mine.filter((seat) => this.decisions[seat]);
    const before = this.seat;
    if (this.info?.state === 'over' || this.mine.length <= 1) {
      this.curtain = null;
      this.seat = this.seat !== null && this.mine.includes(this.seat) ? this.seat : (this.mine[0] ?? null);
      if (asked.length && !this.#wasAsked) this.#call(asked[0]!);
    } else if (asked.length && (before === null || !asked.includes(before))) {
      const next = asked[0]!;
      if (mine.length > 1 && next !== before) this.curtain = next;
      else this.seat = next;
      this.#call(next);
    } else if (this.curtain !== null && !asked.includes(this.curtain)) {
      this.curtain = asked[0] ?? null;
    }
    this.#wasAsked = asked.length > 0;
  }
  #wasAsked = false;

  async #load(info: Info | null = this.info): Promise<void> {
    if (!info) return;
    this.#loading ??= (async () => {
      const parts = await loadGame(info.game);
      parts.paint(info.seats.map((seat) => seat.colour));
      this.parts = parts;
      const stage = await parts.openStage(info.options);
      const view = this.view;
      if (view) stage.place(view);
      this.stage = stage;
    })();
    await this.#loading;
  }
}
