/** Heat's events as lines of pit radio: those that belong together share a line. */

import type { Entry, GameEvent, View } from '../../shared/protocol';
import { say, t, type Values } from '../../shared/words.svelte';
import type { Line } from '../game';
import { CARD_LETTERS, type HeatView } from './position';
import { cardName } from './turn.svelte';

const MOVED_BY = ['cards', 'adrenaline', 'boost', 'slipstream', 'spin-out'];
const PAID_FOR = ['gears', 'boost', 'corner'];
const IN_PLAY = 2;
const FIRST_HAND = 'heat 1';
const QUIET = new Set(
  'laid ready revealed flipped moved paid adrenaline stressed cleared drew driven cooled speed shuffled'.split(' '),
);
const LOUD = new Set(['spun-out', 'crossed', 'placed', 'over', 'lapped']);

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
    switch (event.kind) {
      case 'grid':
        return this.#grid();
      case 'shifted':
        return this.#shift();
      case 'revealed':
        return this.#drive();
      case 'pushed':
        return this.#moved('pushed');
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

  #alone(event: GameEvent): void {
    const dull =
      QUIET.has(event.kind) ||
      (event.kind === 'shifted' && event.before === event.gear) ||
      (event.kind === 'lapped' && num(event, 'lap') < 2);
    if (!dull) this.#line(event, say(`heat-event-${event.kind}`, this.#values(event)));
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
    return values;
  }

  #name(seat: number | null): string {
    return seat === null ? '' : (this.names[seat] ?? '');
  }

  #space(event: GameEvent): number {
    const along = num(event, 'target') >> 1;
    return this.spaces ? along % this.spaces : along;
  }

  #take(kind: string, seat: number | null): GameEvent | null {
    const event = this.#events[this.#at];
    if (event?.kind !== kind || event.seat !== seat) return null;
    this.#at += 1;
    return event;
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

  #drive(): void {
    const shown = this.#takeAll('revealed', this.#events[this.#at]!.seat);
    const seat = shown[0]!.seat;
    const flips = this.#flips(seat);
    const speed = this.#take('speed', seat);
    const moved = this.#take('moved', seat);
    if (!speed || !moved) return;
    const parts = shown.map((event) => {
      const letter = CARD_LETTERS[num(event, 'card')]!;
      const flip = letter === 'S' ? (flips.shift() ?? '0') : null;
      return { name: kindName(num(event, 'card')), flip, value: flip ?? letter };
    });
    const cards = parts.map((part) => (part.flip === null ? part.name : `${part.name}→${part.flip}`)).join('+');
    const total = num(speed, 'speed');
    const sum = `${parts.map((part) => part.value).join(' + ')} = ${total}`;
    const text = this.#say('drove', speed, { cards, speed: total, space: this.#space(moved) });
    this.#line(speed, text, [moved.ruling], sum);
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
    const flips = this.#flips(paid.seat);
    const boosted = this.#take('boosted', paid.seat);
    const moved = this.#take('moved', paid.seat);
    if (!boosted || !moved) return;
    const speed = num(boosted, 'speed');
    const gained = num(boosted, 'gained');
    const values = { heat: num(paid, 'heat'), card: flips.join('+') || '0', speed, space: this.#space(moved) };
    this.#line(boosted, this.#say('boosted', boosted, values), [moved.ruling], `${speed - gained} + ${gained} = ${speed}`);
  }

  #moved(name: string): void {
    const event = this.#events[this.#at++]!;
    const moved = this.#take('moved', event.seat);
    if (!moved) return this.#alone(event);
    const values: Values = { space: this.#space(moved) };
    if ('speed' in event) values.speed = num(event, 'speed');
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
    } else if (paid) this.#line(event, this.#say('corner', event, { ...values, heat: num(paid, 'heat') }), [paid.ruling], sum);
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
    const cards = kinds.sort((a, b) => a - b).map(kindName).join('+');
    this.#line(first, this.#say('drew', first, { cards }));
  }
}

const num = (event: GameEvent, name: string): number => event[name] as number;
const kindName = (kind: number): string => cardName(CARD_LETTERS[kind] ?? '?');
