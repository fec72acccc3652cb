/** A lesson as a table: every move is sent with all moves before it, so that any of them can be taken back. */

import { api, Refusal } from '../shared/api';
import type { Channel, Command } from '../shared/live.svelte';
import type { Entry, Foreseen, Info, LessonMoment, Snapshot } from '../shared/protocol';
import { settings } from '../shared/settings.svelte';
import { t } from '../shared/words.svelte';
import type { TableStore } from '../table/table.svelte';

export class Classroom implements Channel {
  state = $state<'opening' | 'live' | 'lost'>('opening');
  tries = $state(0);
  lostAt = $state(0);
  moment = $state.raw<LessonMoment | null>(null);
  problem = $state('');
  busy = $state(false);
  /** Answers that were not right, and whether the coach had to show one. */
  wrongs = 0;
  helped = false;
  /** The number of the last thing that is to be shown before the coach speaks again. */
  #last = $state(0);
  #table = $state.raw<TableStore | null>(null);
  #sequence = 0;
  #again: (() => Promise<void>) | null = null;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {}

  /** Whether everything that happened has been seen. */
  get settled(): boolean {
    const seen = this.#table?.entries.at(-1)?.sequence ?? 0;
    const stage = this.#table?.stage;
    return this.moment !== null && !!stage && !stage.moving && seen >= this.#last;
  }

  /** The table that shows this lesson. */
  open = (table: TableStore): Channel => {
    this.#table = table;
    void this.#drive(this.#kept(), true).catch(() => this.#drive([], true));
    return this;
  };

  next(): Promise<void> {
    return this.#drive([...this.#moves, '']);
  }

  /** The last move is left out. */
  back(): Promise<void> {
    return this.#drive(this.#moves.slice(0, -1), true);
  }

  /** The coach makes the move himself; a wrong one is taken back first. */
  async show(): Promise<void> {
    this.helped = true;
    if (this.moment?.wrong) await this.back();
    if (this.moment) await this.#drive([...this.#moves, this.moment.shown]);
  }

  restart(): Promise<void> {
    return this.#drive([], true);
  }

  async command(what: Command): Promise<void> {
    if (what.do === 'act') {
      await this.#drive([...this.#moves, what.answer]);
      if (this.moment?.wrong) this.wrongs += 1;
    } else if (what.do === 'undo') await this.back();
  }

  /** What would come of an answer; of one that is no longer asked for nothing is asked, either. */
  forecast(_seat: number, answer: string): Promise<Foreseen> {
    const first = answer.split(/[,+]/)[0]!.trim();
    if (this.busy || !this.moment?.decision?.actions.some(({ text }) => text === first))
      return Promise.reject(new Error('the lesson has moved on')); // no refusal: nobody is to read it
    return api.lessonForecast(this.#path, this.#moves, answer);
  }

  async prospects(): Promise<unknown> {
    return (await api.lessonProspects(this.#path, this.#moves)).prospects;
  }

  /** The coach of a lesson speaks by itself. */
  hint(): Promise<never> {
    return Promise.reject(new Refusal({ reason: 'no hints', word: 'hints-off' }));
  }

  retry = (): void => {
    void this.#again?.();
  };

  greet(): void {}

  close(): void {
    this.#table = null;
  }

  get #path(): string {
    return `${this.game}/${this.lesson}`;
  }

  get #moves(): string[] {
    return this.moment?.moves ?? [];
  }

  /** Ask for the lesson after these moves; `placed`: cars are put where they are then, and do not drive there. */
  async #drive(moves: string[], placed = false): Promise<void> {
    this.busy = true;
    this.#again = () => this.#drive(moves, placed).catch(() => undefined);
    try {
      const moment = await api.lesson(this.#path, moves);
      this.state = 'live';
      this.tries = 0;
      this.#keep(moment);
      this.#tell(moment, placed);
    } catch (why) {
      if (why instanceof Refusal) {
        if (!this.moment) this.problem = why.message;
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

  #tell(moment: LessonMoment, placed: boolean): void {
    const table = this.#table;
    if (!table) return;
    const snapshot = snapshotOf(moment);
    if (placed || !moment.entries.length) {
      if (placed || moment.fresh) table.entries = [];
      this.#sequence += 1;
      table.welcome({ ...snapshot, sequence: this.#sequence, seats: [moment.seat], host: false, log: [] });
      this.#last = 0;
    } else {
      const entries: Entry[] = moment.entries.map((entry, i) => ({ ...entry, sequence: this.#sequence + i + 1 }));
      this.#sequence += entries.length;
      this.#last = this.#sequence;
      table.news({ sequence: this.#sequence, entries, changes: [] }, snapshot);
    }
    this.moment = moment;
  }

  /** A page that is loaded again goes on where it was. */
  #keep(moment: LessonMoment): void {
    const moves = moment.wrong ? moment.moves.slice(0, -1) : moment.moves;
    const last = moment.number >= moment.scenes - 1;
    sessionStorage.setItem(`paddock.school.${this.#path}`, JSON.stringify(last ? [] : moves));
  }

  #kept(): string[] {
    return JSON.parse(sessionStorage.getItem(`paddock.school.${this.#path}`) ?? '[]') as string[];
  }
}

function snapshotOf({ info, view, decision, seat, moves }: LessonMoment): Snapshot {
  const named: Info = {
    ...info,
    seats: info.seats.map((one) => (one.seat === seat ? { ...one, name: settings.name || t('page-you') } : one)),
  };
  return {
    info: named,
    views: { [seat]: view },
    decisions: { [seat]: decision },
    undo: moves.at(-1) ? [seat] : [],
  };
}
