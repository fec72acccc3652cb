/** The seat's turn in any game: one of the answers, as the game writes them. */

import type { Decision, View } from '../../shared/protocol';
import { t } from '../../shared/words.svelte';
import { answers, Asked } from '../asked.svelte';
import type { Primary, Turn } from '../game';

export class PlainTurn extends Asked<View> implements Turn {
  get options(): string[] {
    return answers(this.decision);
  }

  get answer(): string {
    return this.choice;
  }

  readonly primary = $derived.by((): Primary | null =>
    this.decision
      ? { label: this.choice, detail: this.decision.kind, price: '', ready: !!this.choice && !this.busy, why: '' }
      : null,
  );

  show(seat: number | null, view: View | null, decision: Decision | null): void {
    const same = seat === this.seat && JSON.stringify(decision) === JSON.stringify(this.decision) && view === this.view;
    this.seat = seat;
    this.view = view;
    this.decision = decision;
    if (same) return;
    this.begin();
    this.choice = this.options[0] ?? '';
    this.spoken = decision ? `${t('page-your-move')}. ${this.options.join('; ')}` : '';
  }

  key(event: KeyboardEvent): boolean {
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!this.decision || (!digit && !step)) return false;
    const all = this.options;
    if (digit) this.choose(all[Number(digit) - 1] ?? '');
    else this.choose(all[(all.indexOf(this.choice) + step! + all.length) % all.length] ?? '');
    return true;
  }
}
