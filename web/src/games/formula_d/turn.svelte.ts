/** The seat's turn in Formula D: the gear, the end of the move, or another question, with what each answer leads to. */

import type { Action, Decision, View } from '../../shared/protocol';
import { click } from '../../shared/sound';
import { percent, t } from '../../shared/words.svelte';
import { answers, Asked } from '../asked.svelte';
import type { Primary, Turn } from '../game';
import { course } from './course.svelte';
import { builtCar, keepCar, total } from './custom.svelte';
import {
  isBeginners,
  type End,
  type EndProspect,
  type FormulaDCar,
  type FormulaDView,
  type GearProspect,
  type Points,
  type Prospects,
  type Roll,
  type Way,
  type Zone,
} from './position';
import {
  answerName,
  checksText,
  endPrice,
  endText,
  markOf,
  priceText,
  rollText,
  wayText,
  zoneName,
  type Mark,
} from './words';

export type Mode = '' | 'gear' | 'end' | 'tune' | 'choose';

/** A cell that an answer names: where the move ends, or where something is dropped. */
export interface Spot {
  option: string;
  cell: number;
  end: End | null;
  about: EndProspect | null;
  mark: Mark;
  /** Points that it costs. */
  cost: number;
}

/** What is asked only to be declined most of the time. */
const QUIET = ['plain', 'stay', 'keep', 'done', 'stop'];
const CUSTOM_TOTAL = 20;
const NOWHERE = 99;

export class FormulaDTurn extends Asked<FormulaDView> implements Turn {
  prospects = $state.raw<Prospects | null>(null);
  /** The points of a car that is being built. */
  car20 = $state<Record<Zone, number>>(builtCar());
  names: string[] = [];
  #building = false;

  readonly mode = $derived.by((): Mode => {
    const kind = this.decision?.kind;
    if (!kind) return '';
    if (kind === 'gear' || kind === 'tune') return kind;
    return this.decision!.actions.some((action) => this.#cellOf(action) !== null) ? 'end' : 'choose';
  });
  readonly car = $derived<FormulaDCar | null>(this.seat === null ? null : (this.view?.cars[this.seat] ?? null));
  readonly beginners = $derived(!!this.view && isBeginners(this.view));

  get options(): string[] {
    return answers(this.decision);
  }

  get answer(): string {
    return this.chosen?.about?.ways ? `${this.choice}, way ${this.wayAt + 1}` : this.choice;
  }

  readonly gears = $derived.by((): GearProspect[] => this.prospects?.gears ?? []);
  /** The gear that is chosen. */
  readonly gear = $derived.by((): number | null => {
    const action = this.choice ? this.actionOf(this.choice) : null;
    return action?.verb === 'gear' ? Number(action.arguments[0]) : null;
  });
  readonly geared = $derived(this.gears.find((one) => one.gear === this.gear) ?? null);

  #cellOf(action: Action): number | null {
    return action.verb === 'to' || action.verb === 'drop' ? Number(action.arguments[0]) : null;
  }

  /** Where the move can end, the cheap ones first. */
  readonly spots = $derived.by((): Spot[] => {
    if (this.mode !== 'end') return [];
    const found: Spot[] = [];
    for (const [i, action] of this.decision!.actions.entries()) {
      const cell = this.#cellOf(action);
      if (cell === null) continue;
      const end = action.verb === 'to' ? (this.view?.ends.find((one) => one.cell === cell) ?? null) : null;
      const about = this.prospects?.ends?.[i] ?? null;
      const cost = end ? (end.fate === 'lost' ? NOWHERE : end.brakes + end.tyres) : 0;
      found.push({ option: action.text, cell, end, about, mark: markOf(end, about), cost });
    }
    return found;
  });
  /** Answers of a move that name no cell: staying out of the slipstream. */
  readonly others = $derived(
    this.mode === 'end' ? this.options.filter((option) => !this.spots.some((spot) => spot.option === option)) : [],
  );
  /** The end that is looked at for a moment, without being chosen. */
  peeked = $state('');
  /** The way to the chosen end, by its place among those that differ; and the one that is looked at for a moment. */
  wayAt = $state(0);
  wayPeeked = $state(-1);
  readonly chosen = $derived(this.spots.find((one) => one.option === this.choice) ?? null);
  /** The end whose way and numbers are shown. */
  readonly spot = $derived(this.spots.find((one) => one.option === this.peeked) ?? this.chosen);
  /** What comes of each answer after the roll: nitro, drift, a cell more. */
  rollOf(option: string): Roll | null {
    return this.prospects?.rolls?.[this.options.indexOf(option)] ?? null;
  }

  /** Points that the chosen answer costs, by zone. */
  readonly paying = $derived.by((): Points => {
    if (this.spot?.end) return endPrice(this.one ?? this.spot.end, this.beginners);
    return this.geared?.price ?? {};
  });

  /** The way that an answer takes, where only the way is asked. */
  wayOf(option: string): Way | null {
    const action = this.actionOf(option);
    return action.verb === 'way' ? (this.prospects?.ways?.[Number(action.arguments[0]) - 1] ?? null) : null;
  }
  /** The ways that differ, to the end that is shown or asked for. */
  readonly ways = $derived(this.prospects?.ways ?? this.spot?.about?.ways ?? []);
  /** The one of them that is shown. */
  readonly one = $derived.by((): Way | null => {
    const asked = this.wayOf(this.choice);
    if (asked || !this.ways.length) return asked;
    const at = this.wayPeeked >= 0 ? this.wayPeeked : this.spot === this.chosen ? this.wayAt : 0;
    return this.ways[at] ?? this.ways[0]!;
  });
  /** What is known of the end that is shown, by the way that is shown. */
  readonly about = $derived<EndProspect | null>(this.one ?? this.spot?.about ?? null);
  /** The cells of the way that is chosen, or that leads to the chosen end. */
  readonly way = $derived(this.about?.way ?? []);

  override choose(option: string): void {
    if (option !== this.choice) this.wayAt = 0;
    super.choose(option);
  }

  chooseWay(at: number): void {
    if (this.busy || at < 0 || at >= this.ways.length) return;
    if (at !== this.wayAt) click();
    this.wayAt = at;
    this.touched = true;
  }

  nameOf(option: string): string {
    return answerName(this.actionOf(option), this.names);
  }
  protected override nameOption(option: string): string {
    const end = this.spots.find((spot) => spot.option === option)?.end;
    if (end) return `${endText(end, null)}, ${priceText(endPrice(end, this.beginners)) || t('page-formula_d-free')}`;
    return this.actionOf(option).verb ? this.nameOf(option) : option;
  }

  readonly primary = $derived.by((): Primary | null => {
    if (!this.decision) return null;
    const common = { price: '', ready: !!this.choice && !this.busy, why: '' };
    if (this.mode === 'gear') return this.#gearPrimary(common);
    if (this.mode === 'tune') return this.#tunePrimary(common);
    if (this.mode === 'end' && this.chosen) return this.#spotPrimary(this.chosen, common);
    const roll = this.choice ? this.rollOf(this.choice) : null;
    const way = this.wayOf(this.choice);
    return {
      ...common,
      label: this.choice ? this.nameOf(this.choice) : t(`page-formula_d-ask-${this.decision.kind}`),
      detail: way
        ? wayText(way, this.ways, this.beginners)
        : roll
          ? rollText(roll, this.beginners)
          : t(`page-formula_d-ask-${this.decision.kind}`),
    };
  });

  #gearPrimary(common: Pick<Primary, 'price' | 'ready' | 'why'>): Primary {
    const about = this.geared;
    const price = priceText(about?.price);
    const facts = about?.mean
      ? t('page-formula_d-gear-facts', { mean: about.mean.toFixed(1), least: about.least, most: about.most })
      : '';
    return {
      ...common,
      label: t('page-formula_d-throw', { gear: this.gear ?? 0 }),
      detail: [facts, price || (about ? t('page-formula_d-free') : '')].filter(Boolean).join(' · '),
      price: price ? `−${sum(about?.price)}` : '',
      risk: about?.chances?.out ?? 0,
    };
  }

  #tunePrimary(common: Pick<Primary, 'price' | 'ready' | 'why'>): Primary {
    const left = CUSTOM_TOTAL - total(this.car20);
    return {
      ...common,
      label: t('page-formula_d-build'),
      detail: t('page-formula_d-tune-hint'),
      ready: left === 0 && !this.busy,
      why: left ? t('page-formula_d-points-left', { left }) : '',
    };
  }

  #spotPrimary(spot: Spot, common: Pick<Primary, 'price' | 'ready' | 'why'>): Primary {
    if (!spot.end) return { ...common, label: t('page-formula_d-do-drop'), detail: t('page-formula_d-ask-scrap') };
    const way = spot.about?.ways?.[this.wayAt];
    const points = endPrice(way ?? spot.end, this.beginners);
    const price = priceText(points);
    const cells = (way ?? spot.about)?.way.length;
    return {
      ...common,
      label:
        spot.mark === 'pit' && spot.end.fate === 'box'
          ? t('page-formula_d-to-box')
          : cells === undefined
            ? t('page-formula_d-drive')
            : t('page-formula_d-drive-n', { cells }),
      detail: [
        way ? t('page-formula_d-do-way', { number: this.wayAt + 1 }) : '',
        endText(spot.end, spot.about),
        price || t('page-formula_d-free'),
      ]
        .filter(Boolean)
        .join(' · '),
      price: price ? `−${sum(points)}` : '',
      risk: spot.end.fate === 'lost' ? 1 : 0,
    };
  }

  show(seat: number | null, view: View | null, decision: Decision | null): void {
    const given = view as FormulaDView | null;
    const same = seat === this.seat && signature(given, decision) === signature(this.view, this.decision);
    this.seat = seat;
    this.view = given;
    this.decision = decision;
    if (same) return;
    this.begin();
    this.peeked = '';
    this.wayAt = 0;
    this.wayPeeked = -1;
    this.prospects = null;
    this.choice = this.#usual();
    this.spoken = this.#words();
    if (!decision || seat === null) this.#building = false;
    else if (decision.kind === 'tune' && this.#building) void this.#giveNext();
    else void this.#ask(seat);
  }

  async #ask(seat: number): Promise<void> {
    const round = this.round;
    try {
      const found = (await this.cockpit.prospects(seat)) as Prospects | null;
      if (round !== this.round) return;
      this.prospects = found;
      if (found) course.faces = found.faces;
      if (!this.touched) this.choice = this.#usual();
      this.spoken = this.#words();
    } catch {
      // Without prospects the answers are still there; only their numbers are missing.
    }
  }

  /** What is chosen before anybody chooses: the gear that is in, if it puts nobody out, the cheapest end, or what changes nothing. */
  #usual(): string {
    const actions = this.decision?.actions ?? [];
    if (this.mode === 'gear') {
      const now = this.car?.gear ?? 1;
      const near = (action: Action) => Math.abs(Number(action.arguments[0]) - now);
      return [...actions].sort((a, b) => this.#danger(a) - this.#danger(b) || near(a) - near(b))[0]?.text ?? '';
    }
    if (this.mode === 'end') {
      const risk = (spot: Spot) => spot.about?.checks.reduce((all, one) => all + (one.own ? one.chance : 0), 0) ?? 0;
      const rank = (spot: Spot) =>
        (spot.mark === 'home' ? -1 : spot.cost) * 10 + (spot.mark === 'stop' ? 0 : 1) + risk(spot);
      if (this.others.length) return this.others[0]!;
      return [...this.spots].sort((a, b) => rank(a) - rank(b))[0]?.option ?? '';
    }
    return (actions.find((action) => QUIET.includes(action.verb)) ?? actions[0])?.text ?? '';
  }

  /** The chance that a gear spins the car or puts it out. */
  #danger(action: Action): number {
    const chances = this.gears.find((one) => one.gear === action.arguments[0])?.chances;
    return (chances?.out ?? 0) + (chances?.spin ?? 0);
  }

  override async press(): Promise<void> {
    if (this.mode !== 'tune') return super.press();
    if (!this.primary?.ready) return;
    keepCar(this.car20);
    this.#building = true;
    await this.#giveNext();
  }

  /** A car is built zone by zone; the page asks for it once. */
  async #giveNext(): Promise<void> {
    const zone = this.view?.tuning?.zone;
    if (zone) await this.send(`give ${this.car20[zone]}`);
    if (this.refusal) this.#building = false;
  }

  /** A cell of the board; true if it means something. */
  point(cell: number): boolean {
    const found = this.spots.find((spot) => spot.cell === cell);
    if (found) this.choose(found.option);
    return !!found;
  }

  setGear(gear: number): void {
    const action = this.decision?.actions.find((one) => one.verb === 'gear' && one.arguments[0] === gear);
    if (action) this.choose(action.text);
  }

  key(event: KeyboardEvent): boolean {
    if (!this.mode || this.mode === 'tune') return false;
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    if (digit && this.mode === 'gear') this.setGear(Number(digit));
    else if (digit) this.choose(this.options[Number(digit) - 1] ?? '');
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft')
      this.#walk(event.key === 'ArrowRight' ? 1 : -1, this.#across());
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown')
      this.#walk(event.key === 'ArrowDown' ? 1 : -1, this.#byPrice());
    else if (event.code === 'KeyW' && this.ways.length && this.mode === 'end')
      this.chooseWay((this.wayAt + 1) % this.ways.length);
    else if (event.code === 'KeyN') {
      const nitro = this.decision?.actions.find((action) => action.verb === 'nitro');
      if (!nitro) return false;
      this.choose(nitro.text);
    } else return false;
    return true;
  }

  /** The ends from near to far, lane by lane. */
  #across(): string[] {
    const here = this.car?.cell ?? 0;
    const along = (spot: Spot) => course.ahead(here, spot.cell);
    const lane = (spot: Spot) => course.cells[spot.cell]?.lane ?? NOWHERE;
    const ordered = [...this.spots].sort((a, b) => along(a) - along(b) || lane(a) - lane(b));
    return this.mode === 'end' ? [...this.others, ...ordered.map((spot) => spot.option)] : this.options;
  }

  #byPrice(): string[] {
    if (this.mode !== 'end') return this.options;
    return [...this.others, ...[...this.spots].sort((a, b) => a.cost - b.cost).map((spot) => spot.option)];
  }

  #walk(step: number, row: string[]): void {
    const at = row.indexOf(this.choice);
    const next = row[(at + (at < 0 && step < 0 ? 0 : step) + row.length) % row.length];
    if (!next) return;
    click();
    this.choose(next);
  }

  /** An end as it is read aloud. */
  spotWords(spot: Spot): string {
    const number = this.spots.indexOf(spot) + 1;
    const where = spot.end ? endText(spot.end, spot.about) : t('page-formula_d-ask-scrap');
    const price = spot.end ? priceText(endPrice(spot.end, this.beginners)) || t('page-formula_d-free') : '';
    const risks = checksText(spot.about?.checks ?? []);
    const slip = spot.about?.slip ? t('page-formula_d-slip-there') : '';
    const ways = spot.about?.ways ? t('page-formula_d-ways-n', { ways: spot.about.ways.length }) : '';
    return [t('page-formula_d-end-n', { number, ends: this.spots.length }), where, price, risks, slip, ways]
      .filter(Boolean)
      .join(', ');
  }

  #words(): string {
    if (!this.decision || !this.view) return '';
    const corner = this.prospects?.corner;
    const ahead = corner
      ? t('page-formula_d-spoken-corner', {
          corner: course.cornerName(corner.corner),
          stops: corner.stops,
          needed: corner.needed,
          from: corner.from,
          to: corner.to,
        })
      : '';
    const ask = t(`page-formula_d-ask-${this.decision.kind}`);
    const more =
      this.mode === 'gear'
        ? this.gears
            .filter((one) => one.chances)
            .map((one) => `${t('page-formula_d-gear-n', { gear: one.gear })}: ${chancesText(one)}`)
            .join('; ')
        : this.mode === 'end'
          ? t('page-formula_d-spoken-ends', { cells: this.view.reach, ends: this.spots.length })
          : this.mode === 'tune'
            ? zoneName(this.view.tuning?.zone ?? 'tyres')
            : this.options.map((option) => this.nameOf(option)).join('; ');
    return [`${t('page-your-move')}. ${ask}`, more, ahead].filter(Boolean).join('. ');
  }
}

/** `80% makes the stop, 20% brakes`. */
export function chancesText(gear: GearProspect): string {
  return Object.entries(gear.chances ?? {})
    .map(([kind, chance]) => `${percent(chance)} ${t(`page-formula_d-outcome-${kind}`)}`)
    .join(', ');
}

export const sum = (price: Points | undefined): number =>
  Object.values(price ?? {}).reduce((all, points) => all + points, 0);

/** What makes a question another one. */
function signature(view: FormulaDView | null, decision: Decision | null): string {
  if (!decision) return '';
  const cars = view?.cars.map((car) => car.cell).join() ?? '';
  return [
    decision.kind,
    view?.round,
    view?.acted,
    view?.reach,
    view?.tuning?.zone,
    cars,
    answers(decision).join(),
  ].join('|');
}
