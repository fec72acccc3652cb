/** The coach at the table: asked once for a decision, its best few answers laid out one after the other. */

import type { Turn } from '../games/game';
import { Refusal } from '../shared/api';
import type { Advised, Hinted } from '../shared/protocol';
import { words } from '../shared/radio';
import { percent, t } from '../shared/words.svelte';
import type { TableStore } from './table.svelte';

/** Answers that the coach explains. */
const EXPLAINED = 3;

export class Coach {
  /** The decision for which the hint is on the screen, none once it is closed. */
  #open = $state('');
  busy = $state(false);
  problem = $state('');
  /** The answer that is laid out. */
  at = $state(0);
  #hint = $state.raw<{ key: string; told: Hinted } | null>(null);
  /** What the player had laid out before. */
  #own = '';

  constructor(private store: TableStore) {}

  /** Which decision this is: a hint is worth nothing for the next one. */
  get #key(): string {
    const { seat, decision, entries } = this.store;
    const given = entries.filter((entry) => entry.seat === seat && (entry.kind === 'act' || entry.kind === 'undo'));
    return decision ? `${seat} ${decision.kind} ${given.length}` : '';
  }

  /** Whether the coach may be asked now. */
  get may(): boolean {
    const { info, seat, decision, stage } = this.store;
    return !!info?.hints && !!decision && !stage?.moving && seat !== null && !info.seats[seat]?.driven_by;
  }
  get told(): Hinted | null {
    return this.#hint && this.#hint.key === this.#key ? this.#hint.told : null;
  }
  get options(): Advised[] {
    return this.told?.options.slice(0, EXPLAINED).filter((option) => option.reason) ?? [];
  }
  get shown(): boolean {
    return !!this.#open && this.#open === this.#key && (this.may || !!this.told);
  }

  why(option: Advised): string {
    return option.reason ? String(words(option.reason, this.store.names)) : '';
  }

  /** What is laid out, for who listens. */
  spoken(turn: Turn | null): string {
    const option = this.shown ? this.options[this.at] : undefined;
    if (!option) return '';
    return t('page-hint-spoken', {
      number: this.at + 1,
      answer: turn?.nameAnswer(option.answer) ?? option.answer,
      win: percent(option.win),
      place: option.place.toFixed(1),
      why: this.why(option),
    });
  }

  async ask(turn: Turn | null): Promise<void> {
    if (!this.may || !turn || this.store.seat === null) return;
    this.problem = '';
    this.#open = this.#key;
    this.#own = turn.answer;
    if (!this.told) {
      const key = this.#key;
      this.busy = true;
      try {
        const told = await this.store.hint(this.store.seat);
        this.#hint = { key, told };
      } catch (why) {
        if (this.#key === key) this.problem = why instanceof Refusal ? why.message : t('page-error-server');
      }
      this.busy = false;
    }
    this.show(turn, 0);
  }

  /** Lay one of the answers out. */
  show(turn: Turn | null, number: number): void {
    const option = this.options[number];
    if (!option) return;
    this.at = number;
    turn?.layOut(option.answer);
  }

  close(): void {
    this.#open = '';
    this.problem = '';
  }

  /** Back to what the player had. */
  putBack(turn: Turn | null): void {
    this.close();
    turn?.layOut(this.#own);
  }

  /** A key of the keyboard; true if it was for the coach. */
  key(event: KeyboardEvent, turn: Turn | null): boolean {
    if (event.code === 'KeyH' && (this.may || this.shown)) {
      if (this.shown) this.close();
      else void this.ask(turn);
      return true;
    }
    if (!this.shown) return false;
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    if (event.key === 'Escape') this.close();
    else if (digit && !event.shiftKey && Number(digit) <= this.options.length) this.show(turn, Number(digit) - 1);
    else return false;
    return true;
  }
}
