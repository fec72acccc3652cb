/** The seat's turn in Heat: what is chosen so far, and what the server says would come of it. */

import type { Action, Decision, Foreseen, Outlook, View } from '../../shared/protocol';
import { Refusal } from '../../shared/api';
import { card as cardSound, click } from '../../shared/sound';
import { percent, t } from '../../shared/words.svelte';
import { answers, Asked } from '../asked.svelte';
import type { Primary, Turn } from '../game';
import { advised } from './advice';
import { cardName } from './garage';
import { byRank, cardCalled, cardList, cardWord, planOf, type HeatCar, type HeatView } from './position';

export { cardName };

const PAUSE = 90;

export type Mode = 'plan' | 'choose' | 'discard' | 'cards';

/** Symbols that change nothing about where the car ends: no forecast. */
const QUIET = new Set(['relieve', 'scrap', 'salvage', 'pay']);
/** Of these only the greatest amount is offered. */
const WHOLE = new Set(['relieve', 'scrap']);

export interface Ghost {
  start: number;
  lane: number;
  ends: [number, number][];
  speed: string;
  paid: string;
  corners: Outlook['corners'];
  spin: number;
}

export const range = (spread: [number, number, number] | undefined): string =>
  !spread ? '–' : spread[0] === spread[2] ? `${spread[0]}` : `${spread[0]}–${spread[2]}`;

export class HeatTurn extends Asked<HeatView> implements Turn {
  gear = $state(0);
  picked = $state<number[]>([]);
  /** Cards in play that go back on top of the deck. */
  refreshed = $state<string[]>([]);
  outlooks = $state.raw<Record<string, Outlook>>({});
  /** What would be asked after an option, where that is known. */
  #then = $state.raw<Record<string, Decision | null>>({});
  /** Whether all options were looked ahead at. */
  #compared = $state(false);
  /** The forecast of what is chosen; only of a whole answer. */
  #forecast = $state.raw<{ answer: string; outlook: Outlook; whole: boolean; next: Decision | null } | null>(null);
  #timer = 0;

  get car(): HeatCar | null {
    return this.view && this.seat !== null ? (this.view.cars[this.seat] ?? null) : null;
  }
  get hand(): string[] {
    return cardList(this.car?.hand);
  }
  get mode(): Mode | null {
    switch (this.decision?.kind) {
      case 'shift':
      case 'play':
        return 'plan';
      case 'react':
      case 'slipstream':
      case 'values':
        return 'choose';
      case 'draft':
      case 'swap':
      case 'prune':
      case 'mend':
        return 'cards';
      case 'discard':
        return 'discard';
      default:
        return null;
    }
  }
  /** The gear that is in, or the one that was planned and that nobody else sees yet. */
  get inGear(): number {
    return this.car?.meant ?? this.car?.gear ?? 1;
  }
  get gears(): number[] {
    return this.said('gear').map((action) => Number(action.arguments[0]));
  }
  /** What there is to choose from: of an amount only as much as can be; what must be paid is paid at the end anyway. */
  get options(): string[] {
    return this.#offered.map((action) => action.text);
  }
  get #offered(): Action[] {
    if (this.mode !== 'choose' && this.mode !== 'cards') return [];
    const amount = (action: Action) => Number(action.arguments[0] ?? 0);
    const most = (verb: string) => Math.max(...this.said(verb).map(amount));
    return this.decision!.actions.filter(
      (action) => action.verb !== 'pay' && (!WHOLE.has(action.verb) || amount(action) === most(action.verb)),
    );
  }
  /** Cards in play that may go back on top of the deck. */
  get refreshable(): string[] {
    return this.said('refresh').map((action) => String(action.arguments[0]));
  }
  get canRedraw(): boolean {
    return this.said('mulligan').length > 0;
  }
  get cluttered(): boolean {
    const next = this.decision?.kind === 'play' ? this.decision : this.#forecast?.next;
    return this.mode === 'plan' && answers(next).includes('clutter');
  }
  get cards(): string[] {
    return this.picked
      .map((index) => this.hand[index]!)
      .sort(byRank)
      .map(cardWord);
  }

  canPick(index: number): boolean {
    const letter = this.hand[index];
    if (letter === undefined || this.busy) return false;
    if (this.mode === 'discard') return this.said('drop').some((action) => action.arguments[0] === cardWord(letter));
    return this.mode === 'plan' && letter !== 'H' && !this.cluttered;
  }

  get answer(): string {
    if (this.mode === 'choose') return this.#thenOn(this.choice) ? `${this.choice}, done` : this.choice;
    if (this.mode === 'cards') return this.choice;
    if (this.mode === 'discard') {
      const parts = this.refreshed.map((card) => `refresh ${card}`);
      if (this.picked.length) parts.push(`drop ${this.cards.join('+')}`);
      const left = this.hand.length - this.picked.length + this.refreshable.length - this.refreshed.length;
      return left > 0 || !parts.length ? [...parts, 'keep'].join(', ') : parts.join(', ');
    }
    const parts = this.decision?.kind === 'shift' ? [`g${this.gear}`] : [];
    if (this.cluttered) parts.push('clutter');
    else if (this.cards.length) parts.push(this.cards.join('+'));
    return parts.join(', ');
  }

  get outlook(): Outlook | null {
    if (this.mode === 'choose') return this.outlooks[this.choice] ?? this.outlooks.done ?? null;
    if (this.mode !== 'plan') return null;
    const known = this.#forecast;
    return known?.whole && known.answer === this.answer ? known.outlook : null;
  }

  get ghost(): Ghost | null {
    const [outlook, car] = [this.outlook, this.car];
    if (!outlook?.ends.length || !car || car.space === null) return null;
    return {
      start: car.distance + this.view!.spaces,
      lane: car.lane ?? 1,
      ends: outlook.ends,
      speed: range(outlook.spreads.speed),
      paid: range(outlook.spreads.paid),
      corners: outlook.corners,
      spin: outlook.chances['spun-out'] ?? 0,
    };
  }

  get primary(): Primary | null {
    switch (this.mode) {
      case 'plan':
        return this.#planButton();
      case 'choose':
        return {
          label: this.nameOf(this.choice),
          detail: this.cost,
          price: this.price,
          ready: !this.busy && !!this.choice && this.#compared,
          why: '',
          risk: this.risk,
        };
      case 'cards':
        return {
          label: this.choice ? this.nameOf(this.choice) : t('page-heat-pick-first'),
          detail: '',
          price: '',
          ready: !this.busy && !!this.choice,
          why: '',
        };
      case 'discard': {
        const count = this.picked.length;
        const label = count ? t('page-heat-discard', { count }) : t('page-heat-keep');
        return { label, detail: count ? '' : t('page-heat-keep-why'), price: '', ready: !this.busy, why: '' };
      }
      default:
        return null;
    }
  }

  #planButton(): Primary {
    if (this.cluttered)
      return {
        label: t('page-heat-clutter'),
        detail: t('page-heat-clutter-why'),
        price: '',
        ready: !this.busy,
        why: '',
      };
    const label = t('page-heat-play', { count: this.gear });
    const more = this.gear - this.picked.length;
    const whole = this.#forecast?.answer === this.answer && this.#forecast.whole;
    const why = whole ? '' : more > 0 ? t('page-heat-needs', { gear: this.gear, more }) : (this.refusal?.text ?? '');
    return { label, detail: this.cost, price: this.price, ready: whole && !this.busy, why, risk: this.risk };
  }

  get risk(): number {
    const outlook = this.mode === 'choose' ? this.outlooks[this.choice] : this.outlook;
    return outlook?.chances['spun-out'] ?? 0;
  }

  /** Whether nothing is left but to drive on after this: then it is part of the answer. */
  #thenOn(option: string): boolean {
    const next = this.#then[option];
    return (
      this.actionOf(option).verb === 'cool' &&
      next?.kind === 'react' &&
      next.actions.every(({ verb }) => verb === 'done')
    );
  }

  /** An option as its card and the button say it. */
  nameOf(option: string): string {
    const name = optionName(this.actionOf(option));
    return this.#thenOn(option) ? t('page-heat-then-on', { what: name }) : name;
  }

  get price(): string {
    const paid = this.outlook?.spreads.paid;
    return paid && paid[2] > 0 ? range(paid) : '';
  }

  /** What the choice costs, in a sentence. */
  get cost(): string {
    const outlook = this.outlook;
    if (!outlook) return '';
    const paid = outlook.spreads.paid ?? [0, 0, 0];
    const spin = outlook.chances['spun-out'] ?? 0;
    const corner = outlook.corners.find((one) => one.cost[2] > 0);
    const words = [];
    if (paid[2] > 0)
      words.push(
        t(corner ? 'page-heat-cost-corner' : 'page-heat-cost', {
          heat: range(paid),
          corner: corner ? `T${corner.corner}` : '',
        }),
      );
    if (spin > 0) words.push(t('page-heat-cost-spin', { chance: percent(spin) }));
    return words.join(' ') || t('page-heat-cost-nothing');
  }

  show(seat: number | null, view: View | null, decision: Decision | null): void {
    const same =
      seat === this.seat &&
      decision?.kind === this.decision?.kind &&
      answers(decision).join() === answers(this.decision).join() &&
      (view as HeatView | null)?.round === this.view?.round &&
      (view as HeatView | null)?.cars[seat ?? 0]?.hand === this.car?.hand &&
      (view as HeatView | null)?.moving?.speed === this.view?.moving?.speed;
    this.seat = seat;
    this.view = view as HeatView | null;
    this.decision = decision;
    if (same) return;
    this.begin();
    this.picked = [];
    this.refreshed = [];
    this.outlooks = {};
    this.#then = {};
    this.#compared = false;
    this.#forecast = null;
    this.gear = this.gears.length && !this.gears.includes(this.inGear) ? this.gears[0]! : this.inGear;
    this.choice = this.mode === 'choose' ? advised(this.#offered, {}) : '';
    if (this.mode === 'choose') void this.#compare();
    else if (this.mode === 'plan') this.#ask();
    this.spoken = this.#words();
  }

  setGear(gear: number): void {
    if (!this.gears.includes(gear) || this.busy) return;
    if (gear !== this.gear) click();
    this.gear = gear;
    this.picked = this.picked.slice(-gear);
    this.#ask();
  }

  shift(step: number): void {
    const at = this.gears.indexOf(this.gear);
    const gear = this.gears[at + step];
    if (gear !== undefined) this.setGear(gear);
  }

  pick(index: number): void {
    if (!this.canPick(index)) return;
    cardSound();
    if (this.picked.includes(index)) this.picked = this.picked.filter((one) => one !== index);
    else {
      const most = this.mode === 'plan' ? this.gear : this.hand.length;
      this.picked = [...this.picked, index].slice(-most);
    }
    if (this.mode === 'plan') this.#ask();
  }

  refresh(card: string): void {
    if (!this.refreshable.includes(card) || this.busy) return;
    cardSound();
    this.refreshed = this.refreshed.includes(card)
      ? this.refreshed.filter((one) => one !== card)
      : [...this.refreshed, card];
  }

  override layOut(answer: string): void {
    if (this.busy) return;
    if (this.mode === 'plan') {
      const plan = planOf(answer);
      if (!plan) return;
      if (this.gears.includes(plan.gear)) this.gear = plan.gear;
      this.picked = this.#indexes(plan.cards);
      this.#ask();
    } else if (this.mode === 'discard') {
      const named = (verb: string) =>
        answer
          .split(', ')
          .flatMap((part) => (part.startsWith(`${verb} `) ? part.slice(verb.length + 1).split('+') : []));
      this.picked = this.#indexes(named('drop').map(cardCalled));
      this.refreshed = named('refresh').filter((card) => this.refreshable.includes(card));
    } else super.layOut(answer);
  }

  /** Where cards are in the hand. */
  #indexes(cards: string[]): number[] {
    const found: number[] = [];
    for (const card of cards) {
      const index = this.hand.findIndex((one, i) => one === card && !found.includes(i));
      if (index >= 0) found.push(index);
    }
    return found;
  }

  protected override nameOption(option: string): string {
    const plan = planOf(option);
    if (plan)
      return [...(plan.gear ? [t('page-heat-gear-n', { gear: plan.gear })] : []), ...plan.cards.map(cardName)].join(
        ' ',
      );
    const [verb = '', ...cards] = option.split(/[ +]/);
    if (verb === 'drop')
      return t('page-heat-drops', { cards: cards.map((card) => cardName(cardCalled(card))).join(', ') });
    if (verb === 'keep') return t('page-heat-keep');
    const action = this.actionOf(option);
    return action.verb ? optionName(action) : option;
  }

  /** The first hand is dealt anew for one heat. */
  redraw(): Promise<void> {
    return this.send('mulligan');
  }

  clear(): void {
    this.picked = [];
    if (this.mode === 'plan') this.#ask();
  }

  key(event: KeyboardEvent): boolean {
    if (!this.mode) return false;
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    if (digit) {
      const index = Number(digit) - 1;
      if (this.mode === 'plan' && event.shiftKey) this.setGear(index + 1);
      else if (this.options.length) this.choose(this.options[index] ?? '');
      else this.pick(index);
      return true;
    }
    if (this.mode === 'plan' && (event.key === 'ArrowUp' || event.key === ']')) this.shift(1);
    else if (this.mode === 'plan' && (event.key === 'ArrowDown' || event.key === '[')) this.shift(-1);
    else if (this.options.length && /^Arrow/.test(event.key)) {
      const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
      const count = this.options.length;
      const at = this.choice ? this.options.indexOf(this.choice) + step : 0;
      this.choose(this.options[(at + count) % count]!);
    } else if (event.key === 'Escape') this.clear();
    else return false;
    return true;
  }

  #ask(): void {
    clearTimeout(this.#timer);
    this.refusal = null;
    const answer = this.answer;
    if (!answer || this.seat === null) return;
    this.#timer = window.setTimeout(() => void this.#fetch(answer), PAUSE);
  }

  async #fetch(answer: string): Promise<void> {
    const [round, seat] = [this.round, this.seat!];
    const current = () => round === this.round && answer === this.answer;
    try {
      const { outlook, next } = await this.cockpit.forecast(seat, answer);
      if (!current()) return;
      this.#forecast = { answer, outlook, whole: !stillAsked(next), next: next ?? null };
    } catch (why) {
      if (current() && why instanceof Refusal && why.message !== 'lost')
        this.refusal = { text: why.message, ruling: why.ruling };
    }
  }

  /** Every option beside the others. */
  async #compare(): Promise<void> {
    const [round, seat] = [this.round, this.seat!];
    await Promise.all(
      this.options
        .filter((option) => !QUIET.has(this.actionOf(option).verb))
        .map(async (option) => {
          const found: Foreseen | null = await this.cockpit.forecast(seat, option).catch(() => null);
          if (!found || round !== this.round) return;
          this.outlooks = { ...this.outlooks, [option]: found.outlook };
          this.#then = { ...this.#then, [option]: found.next ?? null };
        }),
    );
    if (round !== this.round) return;
    if (!this.touched) this.choice = advised(this.#offered, this.outlooks);
    this.#compared = true;
  }

  #words(): string {
    const car = this.car;
    if (!this.mode || !car || !this.view) return '';
    const cards = this.hand.map(cardName).join(', ');
    const position = t('page-heat-spoken', {
      lap: Math.max(1, car.lap),
      laps: this.view.laps,
      gear: this.inGear,
      engine: car.engine,
      cards,
    });
    const asked =
      this.mode === 'plan'
        ? t('page-heat-spoken-plan', { gears: this.gears.join(', ') })
        : this.mode === 'discard'
          ? t('page-heat-spoken-discard')
          : t('page-heat-spoken-choose', {
              options: this.options.map((option) => optionName(this.actionOf(option))).join('; '),
            });
    return `${t('page-your-move')}. ${position} ${asked}`;
  }
}

const stillAsked = (next: Decision | null): boolean => next?.kind === 'play' || next?.kind === 'shift';

/** An option as the button says it. */
export function optionName({ verb, arguments: [what] }: Action): string {
  if (verb === 'cool') return t('page-heat-cool', { heat: what ?? 0 });
  if (verb === 'slip') return t('page-heat-slip', { spaces: what ?? 2 });
  if (what === undefined) return t(`page-heat-option-${verb}`);
  const card = typeof what === 'string' ? cardName(cardCalled(what)) : '';
  return t(`page-heat-do-${verb}`, { n: Number(what) || 0, card });
}
