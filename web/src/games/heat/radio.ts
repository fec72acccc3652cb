/** Heat's events as lines of pit radio: those that belong together share a line. */

import type { Entry, GameEvent, View } from '../../shared/protocol';
import { say, t, type Values } from '../../shared/words.svelte';
import type { Line } from '../game';
import { cardName, cardOfKind, plusesOf, upgradeOf } from './garage';
import { livery } from './liveries.svelte';
import { ROAD_NAMES, WEATHER_NAMES } from './modules';
import type { HeatView } from './position';

const MOVED_BY = ['cards', 'adrenaline', 'boost', 'slipstream', 'spin-out', 'direct', 'accelerate', 'legend'];
const PAID_FOR = ['gears', 'boost', 'corner', 'card', 'mulligan'];
const IN_PLAY = 2;
const FIRST_HAND = 'heat 1';
const QUIET = new Set(
  'laid ready revealed moved paid adrenaline stressed cleared drew driven cooled shuffled meant legend-card'.split(' '),
);
const IN_A_ROW = new Set('offered picked scrapped salvaged refreshed spent sponsored'.split(' '));
const LOUD = new Set(['spun-out', 'crossed', 'placed', 'over', 'lapped', 'retired', 'weather']);

export function radio(entry: Entry, view: View | null, names: string[], me: number | null): Line[] {
  return new Radio(entry, (view as HeatView | null)?.spaces ?? 0, names, me).tell();
}

class Radio {
  #at = 0;
  #events: GameEvent[];
  #lines: Line[] = [];

  constructor(
    private entry: Entry,
    private spaces: number,
    private names: string[],
    private me: number | null,
  ) {
    this.#events = entry.events;
  }

  tell(): Line[] {
    while (this.#at < this.#events.length) this.#next();
    return this.#lines;
  }

  #next(): void {
    const event = this.#events[this.#at]!;
    if (event.kind === 'paid' && PAID_FOR[num(event, 'why')] === 'boost') return this.#boost();
    if (IN_A_ROW.has(event.kind)) return this.#row();
    switch (event.kind) {
      case 'grid':
        return this.#grid();
      case 'road':
        return this.#roads();
      case 'shifted':
        return this.#shift();
      case 'revealed':
        return this.#drive();
      case 'flipped':
        return this.#flip();
      case 'speed':
        return this.#moved('went');
      case 'pushed':
      case 'played':
      case 'accelerated':
        return this.#moved(event.kind);
      case 'slipstreamed':
        return this.#moved('slipped');
      case 'corner':
        return this.#corner();
      case 'dropped':
        return this.#drop();
      case 'drew':
        return this.#draw();
    }
    this.#at += 1;
    this.#alone(event);
  }

  #isNews(event: GameEvent): boolean {
    if (event.kind === 'shifted') return event.before !== event.gear;
    if (event.kind === 'lapped') return num(event, 'lap') > 1;
    if (event.kind === 'moved') return MOVED_BY[num(event, 'why')] === 'legend';
    if (event.kind === 'paid') return PAID_FOR[num(event, 'why')] === 'card';
    return !QUIET.has(event.kind);
  }

  #alone(event: GameEvent): void {
    if (this.#isNews(event)) this.#line(event, say(`heat-event-${event.kind}`, this.#values(event)));
  }

  #line(event: GameEvent, text: string | null, rulings: string[] = [], sum: string | null = null): void {
    if (!text) return;
    const cited = [event.ruling, ...rulings].filter((name, i, all) => /\d$/.test(name) && all.indexOf(name) === i);
    const key = `${this.entry.sequence}.${this.#lines.length}`;
    this.#lines.push({ key, seat: event.seat, text, rulings: cited, sum, loud: LOUD.has(event.kind) });
  }

  #say(name: string, event: GameEvent, values: Values): string | null {
    return say(`heat-radio-${name}`, { car: this.#name(event.seat), ...values });
  }

  #values(event: GameEvent): Values {
    const values: Values = {};
    for (const [name, value] of Object.entries(event)) if (typeof value === 'number') values[name] = value;
    values.car = this.#name(event.seat);
    if ('target' in event) values.space = this.#space(event);
    if ('corner' in event) values.corner = `T${num(event, 'corner') + 1}`;
    for (const name of ['card', 'top']) if (name in event) values[name] = kindName(num(event, name));
    if (event.kind === 'round') values.first = this.#name(num(event, 'first'));
    if (event.kind === 'shifted') {
      const step = num(event, 'gear') - num(event, 'before');
      values.change = step > 0 ? 'up' : step < 0 ? 'down' : 'same';
    }
    if (event.kind === 'moved') values.why = MOVED_BY[num(event, 'why')] ?? 'cards';
    if (event.kind === 'paid') values.why = PAID_FOR[num(event, 'why')] ?? 'corner';
    if (event.kind === 'swapped') values.taken = event.taken ? kindName(num(event, 'taken')) : 'none';
    if (event.kind === 'weather') {
      const name = WEATHER_NAMES[num(event, 'weather') - 1];
      values.weather = t(`heat-weather-${name}`);
      values.setup = t(`heat-weather-${name}.setup`);
    }
    if (event.kind === 'road') values.token = t(`heat-road-${ROAD_NAMES[num(event, 'token') - 1]}`);
    if (event.kind === 'pressed') values.slipped = event.slipped ? 'yes' : 'no';
    return values;
  }

  #name(seat: number | null): string {
    return seat === null ? '' : this.names[seat] || t('page-heat-legend', { number: livery(seat).number });
  }

  #space(event: GameEvent): number {
    const along = num(event, 'target') >> 1;
    return this.spaces ? along % this.spaces : along;
  }

  #isNext(kind: string, seat: number | null): boolean {
    const event = this.#events[this.#at];
    return event?.kind === kind && event.seat === seat;
  }

  #take(kind: string, seat: number | null): GameEvent | null {
    return this.#isNext(kind, seat) ? this.#events[this.#at++]! : null;
  }

  #takeAll(kind: string, seat: number | null): GameEvent[] {
    const found: GameEvent[] = [];
    for (let event = this.#take(kind, seat); event; event = this.#take(kind, seat)) found.push(event);
    return found;
  }

  #grid(): void {
    const boxes: GameEvent[] = [];
    while (this.#events[this.#at]?.kind === 'grid') boxes.push(this.#events[this.#at++]!);
    boxes.sort((a, b) => num(a, 'box') - num(b, 'box'));
    const cars = boxes.map((event) => this.#name(event.seat)).join(', ');
    this.#line({ ...boxes[0]!, seat: null }, say('heat-radio-grid', { cars }));
  }

  #shift(): void {
    const event = this.#events[this.#at++]!;
    const paid = this.#take('paid', event.seat);
    if (!paid) return this.#alone(event);
    const values = { gear: num(event, 'gear'), heat: num(paid, 'heat') };
    this.#line(event, this.#say('jumped', event, values));
  }

  /** Cards that go the same way, in one line. */
  #row(): void {
    const first = this.#events[this.#at]!;
    const row = this.#takeAll(first.kind, first.seat);
    const known = row.filter((event) => 'card' in event).map((event) => kindName(num(event, 'card')));
    const card = known.join(', ') || 'hidden';
    this.#line(first, say(`heat-event-${first.kind}`, { car: this.#name(first.seat), card, count: row.length }));
  }

  #roads(): void {
    const found = this.#takeAll('road', null);
    const tokens = found.map((event) => say('heat-event-road', this.#values(event)) ?? '').join(', ');
    this.#line(found[0]!, say('heat-radio-road', { tokens }));
  }

  /** Cards and their flips; speed and move, unless a choice comes between. A tournament's gear is told first. */
  #drive(): void {
    const shown = this.#takeAll('revealed', this.#events[this.#at]!.seat);
    const seat = shown[0]!.seat;
    if (this.#isNext('shifted', seat)) this.#shift();
    const flips = this.#flips(seat);
    const { cards, added } = withFlips(shown, flips);
    const speed = this.#take('speed', seat);
    const moved = speed && this.#take('moved', seat);
    if (!speed || !moved) return this.#line(shown[0]!, this.#say('shown', shown[0]!, { cards }));
    const total = num(speed, 'speed');
    const plain = shown.flatMap((event) => valuesOf(num(event, 'card')));
    const sum = `${[...plain, ...flips.slice(added), ...flips.slice(0, added)].join(' + ') || '0'} = ${total}`;
    const text = this.#say('drove', speed, { cards, speed: total, space: this.#space(moved) });
    this.#line(speed, text, [moved.ruling], sum);
  }

  /** Flips that no card has asked for just now: of a boost that costs nothing, or for what was not paid. */
  #flip(): void {
    const first = this.#events[this.#at]!;
    const flips = this.#flips(first.seat);
    if (!this.#boosted('boosted-free', first.seat, flips))
      this.#line(first, this.#say('flipped', first, { cards: flips.join('+') || '0' }));
  }

  #flips(seat: number | null): string[] {
    const counted: string[] = [];
    for (;;) {
      const event = this.#events[this.#at];
      if (!event || event.seat !== seat || !['flipped', 'shuffled', 'no-flip'].includes(event.kind)) return counted;
      if (event.kind === 'flipped' && event.pile === IN_PLAY) counted.push(kindName(num(event, 'card')));
      else if (event.kind === 'no-flip') counted.push('0');
      this.#at += 1;
    }
  }

  #boost(): void {
    const paid = this.#events[this.#at++]!;
    this.#boosted('boosted', paid.seat, this.#flips(paid.seat), { heat: num(paid, 'heat') });
  }

  #boosted(name: string, seat: number | null, flips: string[], more: Values = {}): boolean {
    const boosted = this.#take('boosted', seat);
    const moved = boosted && this.#take('moved', seat);
    if (!boosted || !moved) return false;
    const speed = num(boosted, 'speed');
    const gained = num(boosted, 'gained');
    const values = { ...more, card: flips.join('+') || '0', speed, space: this.#space(moved) };
    this.#line(boosted, this.#say(name, boosted, values), [moved.ruling], `${speed - gained} + ${gained} = ${speed}`);
    return true;
  }

  #moved(name: string): void {
    const event = this.#events[this.#at++]!;
    const moved = this.#take('moved', event.seat);
    if (!moved) return this.#alone(event);
    const values: Values = { space: this.#space(moved) };
    if ('speed' in event) values.speed = num(event, 'speed');
    if ('card' in event) values.card = kindName(num(event, 'card'));
    this.#line(event, this.#say(name, event, values), [moved.ruling]);
  }

  #corner(): void {
    const event = this.#events[this.#at++]!;
    const paid = this.#take('paid', event.seat);
    const spun = this.#take('spun-out', event.seat);
    const [speed, limit, cost] = [num(event, 'speed'), num(event, 'limit'), num(event, 'cost')];
    const values = { corner: `T${num(event, 'corner') + 1}`, speed, limit };
    const sum = cost > 0 ? t('page-heat-sum', { speed, limit, cost }) : null;
    if (spun) {
      const moved = this.#take('moved', event.seat);
      const stressed = this.#take('stressed', event.seat);
      const rest = { space: moved ? this.#space(moved) : 0, stress: stressed ? num(stressed, 'stress') : 0 };
      this.#line(spun, this.#say('spun-out', spun, { ...values, ...rest }), [event.ruling], sum);
    } else if (paid)
      this.#line(event, this.#say('corner', event, { ...values, heat: num(paid, 'heat') }), [paid.ruling], sum);
    else this.#alone(event);
  }

  #drop(): void {
    const dropped = this.#takeAll('dropped', this.#events[this.#at]!.seat);
    const cards = dropped.map((event) => kindName(num(event, 'card'))).join('+');
    this.#line(dropped[0]!, this.#say('dropped', dropped[0]!, { cards }));
  }

  /** Drawn cards are news only to whoever may see them; with several seats on one device, to the one in view. */
  #draw(): void {
    const drawn = this.#takeAll('drew', this.#events[this.#at]!.seat);
    const first = drawn.find((event) => 'card' in event);
    if (!first || first.ruling === FIRST_HAND || first.seat !== this.me) return;
    const kinds = drawn.filter((event) => 'card' in event).map((event) => num(event, 'card'));
    const cards = kinds
      .sort((a, b) => a - b)
      .map(kindName)
      .join('+');
    this.#line(first, this.#say('drew', first, { cards }));
  }
}

const num = (event: GameEvent, name: string): number => event[name] as number;
const kindName = (kind: number): string => cardName(cardOfKind(kind));

/** Cards with what was flipped for each plus; a flip beyond those stands for a gear that was not paid for. */
function withFlips(shown: GameEvent[], flips: string[]): { cards: string; added: number } {
  const kinds = shown.map((event) => num(event, 'card'));
  const pluses = kinds.reduce((sum, kind) => sum + plusesOf(kind), 0);
  const added = Math.max(flips.length - pluses, 0);
  const rest = flips.slice(added);
  const parts = kinds.map((kind) => {
    const own = flips.length ? Array.from({ length: plusesOf(kind) }, () => `→${rest.shift() ?? '0'}`) : [];
    return kindName(kind) + own.join('');
  });
  return { cards: [...parts, ...flips.slice(0, added)].join('+'), added };
}

/** A card's own value in a sum; none for one that only flips. */
function valuesOf(kind: number): string[] {
  const card = cardOfKind(kind);
  const values = upgradeOf(card)?.speed;
  if (values) return values.map(String);
  return plusesOf(kind) ? [] : [card];
}
