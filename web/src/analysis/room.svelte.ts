/** A position as a table for one: every move is sent with all moves before it, so that any of them can be taken back. */

import { api, Refusal } from '../shared/api';
import type { Channel, Command } from '../shared/live.svelte';
import type {
  Advised,
  AnalysisAdvice,
  AnalysisBoard,
  AnalysisMove,
  Decision,
  Foreseen,
  Snapshot,
} from '../shared/protocol';
import { t } from '../shared/words.svelte';
import type { TableStore } from '../table/table.svelte';

/** Time to look before the coach is asked: who steps on quickly wants no values. */
const REST = 350;

export class Room implements Channel {
  state = $state<'opening' | 'live' | 'lost'>('opening');
  tries = $state(0);
  lostAt = $state(0);
  board = $state.raw<AnalysisBoard | null>(null);
  advice = $state.raw<AnalysisAdvice | null>(null);
  problem = $state('');
  /** Why there are no values. */
  silent = $state('');
  busy = $state(false);
  #table: TableStore | null = null;
  #sequence = 0;
  #timer = 0;
  #again: (() => Promise<void>) | null = null;

  constructor(
    readonly position: string,
    private seed: number,
    private start: AnalysisMove[] = [],
    private kept: (moves: AnalysisMove[], seed: number) => void = () => undefined,
  ) {}

  get moves(): AnalysisMove[] {
    return this.board?.moves ?? this.start;
  }
  get options(): Advised[] {
    return (this.advice?.options ?? []) as unknown as Advised[];
  }

  open = (table: TableStore): Channel => {
    this.#table = table;
    void this.#look(this.start, null, true).catch(() => undefined);
    return this;
  };

  /** Take the last move back, and those before it that left no choice. */
  back(): Promise<void> {
    return this.#look(this.moves.slice(0, -1), this.moves.at(-1)?.seat ?? null, true, true).catch(() => undefined);
  }

  /** A driver answers for the seat. */
  step(): Promise<void> {
    const seat = this.board?.seat ?? 0;
    return this.#look([...this.moves, { seat, answer: '' }], seat).catch(() => undefined);
  }

  /** Look at another seat's decision. */
  look(seat: number): Promise<void> {
    return this.#look(this.moves, seat, true).catch(() => undefined);
  }

  /** The same moves with other luck; those that are not possible any more are left out. */
  async reroll(): Promise<void> {
    this.seed = 1 + Math.floor(Math.random() * 2 ** 31);
    const moves = this.moves;
    for (let count = moves.length; count >= 0; count--) {
      try {
        await this.#look(moves.slice(0, count), this.board?.seat ?? null, true);
        return;
      } catch (why) {
        if (!(why instanceof Refusal)) return;
      }
    }
  }

  async command(what: Command): Promise<void> {
    if (what.do === 'act') await this.#look([...this.moves, { seat: what.seat, answer: what.answer }], what.seat);
    else if (what.do === 'undo') await this.back();
  }

  forecast(seat: number, answer: string): Promise<Foreseen> {
    if (this.busy || this.board?.seat !== seat)
      return Promise.reject(new Refusal({ reason: 'the position has moved on' }));
    return api.analysisForecast({ ...this.#asked, answer });
  }

  async prospects(): Promise<unknown> {
    return (await api.analysisProspects(this.#asked)).prospects;
  }

  /** Values stand beside the board all the time. */
  hint(): Promise<never> {
    return Promise.reject(new Refusal({ reason: 'no hints', word: 'hints-off' }));
  }

  retry = (): void => {
    void this.#again?.();
  };

  greet(): void {}

  close(): void {
    this.#table = null;
    clearTimeout(this.#timer);
  }

  get #asked() {
    return { position: this.position, moves: this.moves, seed: this.seed, seat: this.board?.seat ?? 0 };
  }

  async #look(moves: AnalysisMove[], seat: number | null, placed = false, back = false): Promise<void> {
    this.busy = true;
    this.#again = () => this.#look(moves, seat, placed, back).catch(() => undefined);
    try {
      let board = await api.analysis({ position: this.position, moves, seed: this.seed, seat });
      while (back && board.moves.length && (board.decision as Decision | null)?.actions.length === 1) {
        const { seat } = board.moves.at(-1)!;
        board = await api.analysis({ position: this.position, moves: board.moves.slice(0, -1), seed: this.seed, seat });
      }
      this.state = 'live';
      this.tries = 0;
      this.#show(board, placed);
    } catch (why) {
      if (why instanceof Refusal) {
        if (!this.board) this.problem = why.message;
      } else {
        if (this.state !== 'lost') this.lostAt = Date.now();
        this.state = 'lost';
        this.tries += 1;
      }
      throw why;
    } finally {
      this.busy = false;
    }
  }

  #show(board: AnalysisBoard, placed: boolean): void {
    const table = this.#table;
    if (!table) return;
    const snapshot = snapshotOf(board);
    this.#sequence += 1;
    this.board = board;
    this.advice = null;
    this.silent = '';
    if (placed) {
      table.entries = [];
      table.welcome({ ...snapshot, sequence: this.#sequence, seats: [board.seat], host: false, log: [] });
    } else {
      const entries = board.entries.map((entry) => ({ ...entry, sequence: this.#sequence }));
      table.mine = [board.seat];
      table.news({ sequence: this.#sequence, entries, changes: [] } as never, snapshot);
    }
    this.kept(board.moves, this.seed);
    clearTimeout(this.#timer);
    if (board.decision) this.#timer = window.setTimeout(() => void this.#value(board), REST);
  }

  async #value(board: AnalysisBoard): Promise<void> {
    try {
      const advice = await api.analysisAdvice(this.#asked);
      if (this.board === board) this.advice = advice;
    } catch (why) {
      if (this.board === board) this.silent = why instanceof Refusal ? why.message : t('page-error-server');
    }
  }
}

function snapshotOf({ info, view, decision, seat, moves }: AnalysisBoard): Snapshot {
  return {
    info,
    views: { [seat]: view },
    decisions: { [seat]: decision as Snapshot['decisions'][string] },
    undo: moves.length ? [seat] : [],
  };
}
