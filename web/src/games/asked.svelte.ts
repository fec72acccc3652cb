/** What the turns of all games have in common: whose it is, what is asked, what is chosen, and answering once. */

import { Refusal } from '../shared/api';
import type { Action, Decision, View } from '../shared/protocol';
import { card as cardSound } from '../shared/sound';
import type { Cockpit, Primary } from './game';

/** A chance of a spin-out beyond this is said on the button. */
const LIKELY = 0.5;

export abstract class Asked<V extends View> {
  seat = $state<number | null>(null);
  view = $state.raw<V | null>(null);
  decision = $state.raw<Decision | null>(null);
  /** The chosen option, where there are some. */
  choice = $state('');
  refusal = $state.raw<{ text: string; ruling: string | null } | null>(null);
  busy = $state(false);
  /** Whether the player chose; until then the marked option may still change. */
  protected touched = false;
  /** The dangerous answer that was pressed once. */
  armed = $state('');
  spoken = $state('');
  /** Counts the questions: what comes late belongs to an older one. */
  protected round = 0;

  constructor(protected cockpit: Cockpit) {}

  abstract get options(): string[];
  abstract get answer(): string;
  abstract get primary(): Primary | null;
  abstract key(event: KeyboardEvent): boolean;

  /** Another question. */
  protected begin(): void {
    this.round += 1;
    this.refusal = null;
    this.busy = false;
    this.touched = false;
    this.armed = '';
  }

  /** The legal answers of a verb. */
  said(verb: string): Action[] {
    return (this.decision?.actions ?? []).filter((action) => action.verb === verb);
  }

  /** An option as verb and arguments. */
  actionOf(option: string): Action {
    const found = this.decision?.actions.find((action) => action.text === option);
    return found ?? { text: option, verb: '', arguments: [] };
  }

  /** What an option is said of: a card, a car, a number. */
  thing(option: string): string {
    return String(this.actionOf(option).arguments[0] ?? '');
  }

  choose(option: string): void {
    if (!this.options.includes(option) || this.busy) return;
    if (option !== this.choice) cardSound();
    this.choice = option;
    this.touched = true;
  }

  /** Lay an answer out; of several actions the first, as the others are asked for later. */
  layOut(answer: string): void {
    const first = answer.split(', ')[0]!;
    this.choose(this.options.includes(answer) ? answer : first);
  }

  /** An answer in words; as the game writes it where there are none. */
  nameAnswer(answer: string): string {
    return answer
      .split(', ')
      .map((part) => this.nameOption(part) || part)
      .join(', ');
  }
  protected nameOption(option: string): string {
    return option;
  }

  /** Do what the big button says; what most likely spins the car wants a second press. */
  async press(): Promise<void> {
    const primary = this.primary;
    if (!primary?.ready) return;
    const answer = this.answer;
    if ((primary.risk ?? 0) > LIKELY && this.armed !== answer) this.armed = answer;
    else await this.send(answer);
  }

  protected async send(answer: string): Promise<void> {
    if (this.seat === null || this.busy) return;
    const round = this.round;
    this.busy = true;
    this.refusal = null;
    try {
      await this.cockpit.act(this.seat, answer);
    } catch (why) {
      if (round === this.round && why instanceof Refusal) this.refusal = { text: why.message, ruling: why.ruling };
    }
    if (round === this.round) this.busy = false;
  }
}

/** The legal answers as they are given. */
export const answers = (decision: Decision | null | undefined): string[] =>
  (decision?.actions ?? []).map((action) => action.text);

/** The arrow keys walk through the options of a radio group, and the focus goes along. */
export function walk(event: KeyboardEvent, turn: Pick<Asked<View>, 'key' | 'choice'>): void {
  if (!/^Arrow/.test(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  turn.key(event);
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-option="${turn.choice}"]`)?.focus();
}
