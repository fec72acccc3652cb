/** The seat's turn in Downforce: what is asked, what is chosen so far, and the way of a car that is steered. */

import type { Action, Decision, View } from '../../shared/protocol';
import { click } from '../../shared/sound';
import { t } from '../../shared/words.svelte';
import { answers, Asked } from '../asked.svelte';
import type { Primary, Turn } from '../game';
import { course, type Bar } from './course.svelte';
import { WHITE } from './cars.svelte';
import { HOME, type DownforceCar, type DownforceView, type Player } from './position';
import { bent, stepTo, Ways, type End } from './ways';
import { barsText, carName, cardText, colourName, million, powerName } from './words';

/** Asked of everybody who might have a power; who has nothing to choose is not kept waiting, nor found out at once. */
const FORMALITY = { least: 120, more: 300 };

const DIRECT = 9;
/** Answers that move a car. */
const DRIVING = new Set(['step', 'home']);

export type Mode = 'bid' | 'keep' | 'play' | 'skip' | 'white' | 'move' | 'bonus' | 'bet';

export class DownforceTurn extends Asked<DownforceView> implements Turn {
  /** Where a car is steered to, and how; the way has the answer then. */
  end = $state.raw<End | null>(null);
  way = $state.raw<number[]>([]);
  /** Whether the car is steered one cell at a time. */
  single = $state(false);
  readonly ways = $derived(new Ways(this.view?.ways ?? []));
  readonly routes = $derived(
    this.end && !this.single ? this.ways.to(this.end, course.cells, this.player?.power === 'determined') : [],
  );
  #timer = 0;

  get mode(): Mode | null {
    return (this.decision?.kind as Mode | undefined) ?? null;
  }
  get player(): Player | null {
    return this.view && this.seat !== null ? (this.view.players[this.seat] ?? null) : null;
  }
  get options(): string[] {
    return answers(this.decision);
  }
  /** Cards to play or to bid with, the open ones last. */
  get hand(): string[] {
    return [...(this.player?.hand ?? []), ...(this.player?.front ?? [])];
  }
  get steering(): boolean {
    return this.mode === 'move' || this.mode === 'bonus';
  }
  get lot(): DownforceCar | null {
    return this.view?.cars.find((car) => car.colour === this.view?.offered) ?? null;
  }
  /** The car of the bar in play. */
  get car(): DownforceCar | null {
    return this.view?.cars.find((car) => car.colour === this.view?.playing?.car) ?? null;
  }
  get card(): string {
    return this.mode === 'bid' || this.mode === 'play' ? this.thing(this.choice) : '';
  }
  /** Whether the card is to be played from its lowest bar up. */
  get upward(): boolean {
    return this.actionOf(this.choice).arguments[1] === 'upward';
  }
  /** The bars of the chosen card in the order in which they are driven. */
  get bars(): Bar[] {
    const bars = course.bars(this.card);
    return this.upward ? [...bars].reverse() : bars;
  }
  /** Ends to steer to: all of them, or the next cells only. */
  get ends(): End[] {
    if (!this.steering) return [];
    if (!this.single) return this.ways.ends;
    return this.ways.ahead(this.ways.start, this.ways.left).map((cell) => ({ cell, lost: 0 }));
  }
  /** Answers while steering that are no steps: to stop, or to let the other steer. */
  get others(): string[] {
    return this.steering ? this.options.filter((option) => !DRIVING.has(this.actionOf(option).verb)) : [];
  }
  /** The most direct ways to the chosen end, one after the other; any other can be pointed out on the board. */
  get direct(): number[][] {
    return this.routes.slice(0, DIRECT);
  }
  get isFormality(): boolean {
    return this.options.length === 1 && (this.mode === 'skip' || this.mode === 'bonus');
  }

  /** Where a car is, and whether it is one's own. */
  aboutCar(colour: string): string {
    const car = this.view?.cars.find((one) => one.colour === colour);
    const words: string[] = [];
    if (car?.place) words.push(t('page-downforce-car-home', { place: car.place }));
    else if (car?.running) words.push(t('page-downforce-runs', { place: car.running }));
    if (this.player?.cars.includes(colour)) words.push(t('page-downforce-yours'));
    return words.join(' · ');
  }

  /** The answers that a card can give. */
  optionsOf(card: string): string[] {
    return this.options.filter((option) => this.thing(option) === card);
  }

  /** What a bid shows for the car on offer. */
  amount(option: string): number {
    const { verb, arguments: said } = this.actionOf(option);
    if (verb !== 'bid') return 0;
    const bars = course.bars(String(said[0]));
    const whites = bars.filter(([colour]) => colour === WHITE);
    switch (said[1]) {
      case 'white':
        return whites[0]?.[1] ?? 0;
      case 'second white':
        return whites[1]?.[1] ?? 0;
      case 'lowest':
        return Math.min(...bars.map(([, steps]) => steps));
      default:
        return bars.find(([colour]) => colour === this.view?.offered)?.[1] ?? 0;
    }
  }

  /** The most that a card can bid. */
  worth(card: string): number {
    return Math.max(0, ...this.optionsOf(card).map((option) => this.amount(option)));
  }

  get answer(): string {
    if (!this.steering || this.choice) return this.choice;
    if (!this.way.length) return '';
    if (this.single) return stepTo(this.way[0]!);
    return this.ways.answer(this.way, this.mode === 'bonus');
  }

  get primary(): Primary | null {
    if (!this.mode || this.isFormality) return null;
    const made = { price: '', ready: !!this.answer && !this.busy, why: '', ...this.#button() };
    return made.ready || made.why ? made : { ...made, why: this.busy ? '' : t(`page-downforce-why-${this.mode}`) };
  }

  #button(): { label: string; detail: string; price?: string } {
    const colour = this.view?.playing?.car ?? '';
    switch (this.mode) {
      case 'bid': {
        const amount = this.amount(this.choice);
        if (!amount)
          return { label: t('page-downforce-pass'), detail: this.choice ? t('page-downforce-pass-why') : '' };
        const detail = t('page-downforce-bid-why', { money: million(amount), car: carName(this.view?.offered ?? '') });
        return { label: t('page-downforce-bid', { money: million(amount) }), detail, price: String(amount) };
      }
      case 'play':
        return {
          label: this.card ? t('page-downforce-play', { card: this.card }) : t('page-downforce-play-a-card'),
          detail: barsText(this.bars),
        };
      case 'bet': {
        const bet = this.thing(this.choice);
        return {
          label: bet ? t('page-downforce-bet-on', { car: colourName(bet) }) : t('page-downforce-bet-label'),
          detail: t('page-downforce-bet-why'),
        };
      }
      case 'move':
      case 'bonus':
        if (this.choice) return { label: this.optionName(this.choice), detail: '' };
        return {
          label: t('page-downforce-drive', { car: colourName(colour) }),
          detail: this.wayText(this.end, this.way),
        };
      default:
        return { label: this.optionName(this.choice), detail: this.#aboutOption() };
    }
  }

  #aboutOption(): string {
    if (this.mode === 'skip') return this.actionOf(this.choice).verb === 'skip' ? t('page-downforce-skip-why') : '';
    if (this.mode === 'keep') return t('page-downforce-keep-why');
    return '';
  }

  /** A bid that is sealed stands in the view as it was given. */
  override actionOf(option: string): Action {
    const [verb = '', card, ...how] = option === this.player?.bid ? option.split(' ') : [];
    return card ? { text: option, verb, arguments: [card, how.join(' ')] } : super.actionOf(option);
  }

  /** An answer as a button says it. */
  optionName(option: string): string {
    const [verb, what] = [this.actionOf(option).verb, this.thing(option)];
    const playing = this.view?.playing;
    const bar = playing ? course.bars(playing.card)[playing.bar] : undefined;
    const values = { car: colourName(what), colour: colourName(bar?.[0] ?? WHITE), steps: bar?.[1] ?? 0 };
    switch (verb) {
      case 'keep':
        return t('page-downforce-keep', { power: powerName(what) });
      case 'take':
        return t('page-downforce-take', values);
      case 'skip':
        return t('page-downforce-skip', values);
      case 'go':
        return this.mode === 'white' ? t('page-downforce-give-up', values) : t('page-downforce-go', values);
      case 'stop':
        return t('page-downforce-stop');
      case 'leave':
        return t('page-downforce-leave');
      default:
        return '';
    }
  }

  protected override nameOption(option: string): string {
    return this.optionName(option);
  }

  /** The way that an answer drives, and its end; null if it drives none. */
  #driven(answer: string): { end: End; way: number[] } | null {
    if (!this.steering || !DRIVING.has(answer.split(' ')[0]!)) return null;
    for (const end of this.ways.ends)
      for (const way of this.ways.to(end, course.cells, false))
        if (`${this.ways.answer(way, this.mode === 'bonus')}, `.startsWith(`${answer}, `)) return { end, way };
    return null;
  }

  override layOut(answer: string): void {
    const driven = this.#driven(answer);
    if (!driven) return super.layOut(answer);
    if (this.busy) return;
    this.single = false;
    this.#steerTo(driven.end);
    this.way = driven.way;
  }

  override nameAnswer(answer: string): string {
    const driven = this.#driven(answer);
    if (!driven) return super.nameAnswer(answer);
    const lane = course.cells[driven.end.cell]?.lane;
    const name = lane === undefined ? [] : [t('page-downforce-end', { lane })];
    return [...name, this.wayText(driven.end, driven.way)].filter(Boolean).join(' · ');
  }

  /** What a way brings. */
  wayText(end: End | null, way: number[]): string {
    if (!end) return '';
    const parts: string[] = [];
    if (end.cell === HOME) parts.push(t('page-downforce-way-home'));
    else if (way.length) parts.push(t('page-downforce-way-cells', { count: way.length }));
    if (end.lost) parts.push(t('page-downforce-way-lost', { count: end.lost }));
    if (!this.single && this.mode === 'move' && this.player?.power === 'determined' && end.cell !== HOME)
      parts.push(bent(way, course.cells) ? t('page-downforce-way-bent') : t('page-downforce-way-straight'));
    return parts.join(' · ');
  }

  show(seat: number | null, view: View | null, decision: Decision | null): void {
    const given = view as DownforceView | null;
    const same = seat === this.seat && signature(given, decision) === signature(this.view, this.decision);
    this.seat = seat;
    this.view = given;
    this.decision = decision;
    if (same) return;
    this.begin();
    clearTimeout(this.#timer);
    this.single = false;
    this.choice = this.#usual();
    this.#steerTo(this.steering && !this.choice ? (this.ends[0] ?? null) : null);
    this.spoken = this.#words();
    if (this.isFormality) {
      const [round, time] = [this.round, FORMALITY.least + Math.random() * FORMALITY.more];
      this.#timer = window.setTimeout(() => {
        if (round === this.round) void this.send(this.options[0]!);
      }, time);
    }
  }

  /** What is chosen before anybody chooses: only where that gives nothing away. */
  #usual(): string {
    if (this.mode === 'skip') return this.said('go')[0]?.text ?? '';
    if (this.mode === 'white' && this.options.length === 1) return this.options[0]!;
    return '';
  }

  override choose(option: string): void {
    super.choose(option);
    if (this.choice !== option) return;
    this.end = null;
    this.way = [];
  }

  /** A card: to play it, or to bid with it; the bid that is worth most first. */
  pick(card: string): void {
    const can = this.optionsOf(card);
    if (!can.length || this.busy) return;
    if (this.card === card) return this.clear();
    const best = this.mode === 'bid' ? [...can].sort((a, b) => this.amount(b) - this.amount(a)) : can;
    this.choose(best[0]!);
  }

  clear(): void {
    this.choice = '';
    if (this.steering) this.#steerTo(this.ends[0] ?? null);
  }

  steer(end: End): void {
    if (this.busy) return;
    click();
    this.#steerTo(end);
  }

  #steerTo(end: End | null): void {
    this.end = end;
    if (end) this.choice = '';
    this.way = !end ? [] : this.single ? [end.cell] : (this.routes[0] ?? []);
  }

  /** Another way to the same end. */
  reroute(step = 1): void {
    const ways = this.direct;
    if (ways.length < 2 || this.busy) return;
    const at = ways.findIndex((way) => way.join() === this.way.join());
    click();
    this.way = ways[(at + step + ways.length) % ways.length]!;
  }

  /** One cell at a time, or all the way. */
  setSingle(single: boolean): void {
    this.single = single;
    this.#steerTo(this.ends[0] ?? null);
  }

  /** A cell of the board: an end, or one that the way is to lead through. True if it means something. */
  point(cell: number): boolean {
    const end = this.ends.find((one) => one.cell === cell);
    if (end && !(this.end === end && this.way.includes(cell) && this.way.at(-1) !== cell)) {
      this.steer(end);
      return true;
    }
    const through = (ways: number[][]) => ways.find((way) => way.includes(cell));
    const here = through(this.routes);
    if (here) {
      this.way = here;
      click();
      return true;
    }
    for (const other of this.single ? [] : this.ends) {
      const way = through(this.ways.to(other, course.cells, false));
      if (way) {
        this.steer(other);
        this.way = way;
        return true;
      }
    }
    return false;
  }

  /** The answer that bids nothing, if it may be given. */
  get passing(): string {
    return this.said('pass')[0]?.text ?? '';
  }

  /** What the arrow keys walk through. */
  get row(): string[] {
    if (this.mode !== 'bid' && this.mode !== 'play') return this.options;
    const cards = this.hand.filter((card) => this.optionsOf(card).length);
    return this.passing ? [this.passing, ...cards] : cards;
  }

  key(event: KeyboardEvent): boolean {
    if (!this.mode || this.isFormality) return false;
    const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
    if (digit) return this.#number(Number(digit));
    if (event.key === 'Escape') this.clear();
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') this.#walk(event.key === 'ArrowRight' ? 1 : -1);
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown')
      return this.#vary(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.code === 'KeyS' && this.steering) this.setSingle(!this.single);
    else return false;
    return true;
  }

  #number(digit: number): boolean {
    if (this.steering) {
      const end = this.ends[digit - 1];
      if (end) this.steer(end);
      else if (this.others[digit - 1 - this.ends.length]) this.choose(this.others[digit - 1 - this.ends.length]!);
    } else if (this.mode === 'bid' && digit === 0) this.choose(this.passing);
    else if (this.mode === 'bid' || this.mode === 'play') this.pick(this.hand[digit - 1] ?? '');
    else this.choose(this.options[digit - 1] ?? '');
    return true;
  }

  #walk(step: number): void {
    if (this.steering) {
      const all: (End | string)[] = [...this.ends, ...this.others];
      const at = all.findIndex((one) => (typeof one === 'string' ? one === this.choice : one === this.end));
      const next = all[(at + step + all.length) % all.length];
      if (typeof next === 'string') this.choose(next);
      else if (next) this.steer(next);
      return;
    }
    const cards = this.mode === 'bid' || this.mode === 'play';
    const at = this.row.indexOf(cards && this.card ? this.card : this.choice);
    const next = this.row[(at + (at < 0 && step < 0 ? 0 : step) + this.row.length) % this.row.length];
    if (!next) return;
    if (cards && next !== this.passing) this.pick(next);
    else this.choose(next);
  }

  /** Up and down: another way, another bar of the card, or the card the other way round. */
  #vary(step: number): boolean {
    if (this.steering) this.reroute(step);
    else {
      const same = this.optionsOf(this.card);
      if (same.length < 2) return this.mode !== 'bid' && this.mode !== 'play' ? (this.#walk(step), true) : false;
      this.choose(same[(same.indexOf(this.choice) + step + same.length) % same.length]!);
    }
    return true;
  }

  #words(): string {
    const [view, player] = [this.view, this.player];
    if (!this.mode || !view || !player || this.isFormality) return '';
    const field = view.cars
      .filter((car) => car.running !== null)
      .sort((a, b) => a.running! - b.running!)
      .map((car) => carName(car.colour))
      .join(', ');
    const values = {
      car: carName(view.offered ?? view.playing?.car ?? 'white'),
      power: powerName(this.lot?.power ?? null),
      cards: this.hand.map(cardText).join('; '),
      steps: view.playing?.steps_left ?? 0,
      ends: this.ends.length,
      line: view.bets_made + 1,
      options: this.options.map((option) => this.optionName(option)).join('; '),
    };
    const position = t('page-downforce-spoken', {
      field,
      cars: player.cars.map(carName).join(', ') || '–',
      paid: player.paid,
    });
    return `${t('page-your-move')}. ${t(`page-downforce-spoken-${this.mode}`, values)} ${position}`;
  }
}

/** What makes a question another one, although others may answer meanwhile. */
function signature(view: DownforceView | null, decision: Decision | null): string {
  if (!decision) return '';
  const cars = view?.cars.map((car) => car.cell).join() ?? '';
  return [
    decision.kind,
    view?.offered,
    view?.turns,
    view?.playing?.bar,
    view?.bets_made,
    cars,
    answers(decision).join(),
  ].join('|');
}
