/** What is said of a race: lines of radio, banners of what is loud, and what only this page can know of. */

import { untrack } from 'svelte';
import type { GameParts, Standing } from '../games/game';
import type { Entry, Info, SeatInfo } from '../shared/protocol';
import { remark, tell, type Line } from '../shared/radio';
import { say, t } from '../shared/words.svelte';
import { overtakes, Shouts } from './shouts.svelte';
import type { TableStore } from './table.svelte';

/** Who sat down, stood up or let a driver drive. */
export function seatLine(entry: Entry, number: string): Line[] {
  const text = say(`page-seat-said-${entry.text}`, { name: entry.name ?? number, number });
  return text ? [remark(`${entry.sequence}`, entry.seat, text)] : [];
}

/** A driver answered for a person who still drives: the clock ran out. */
export function clockLine(entry: Entry, info: Info, names: string[]): Line[] {
  const seat = entry.by && entry.seat !== null ? info.seats[entry.seat] : undefined;
  if (seat?.who !== 'person' || seat.driven_by) return [];
  const driver = say(`page-driver-${entry.by}`) ?? entry.by ?? '';
  const text = t('page-clock-ran-out', { name: names[seat.seat] ?? '', driver });
  return [remark(`${entry.sequence}.clock`, entry.seat, text, true)];
}

/** Who came back and who left since; somebody new has done neither. */
export function comings(before: Map<number, boolean>, people: SeatInfo[]): SeatInfo[] {
  return people.filter((seat) => before.has(seat.seat) && before.get(seat.seat) !== seat.present);
}

/** What a banner says of lines that are news; that others follow in a leader's last lap is not. */
export function loud(lines: Line[], since: number, known: Set<string>): Line[] {
  const isFirst = (line: Line, at: number) =>
    !lines.slice(0, at).some((one) => one.shout === line.shout && one.seat !== line.seat);
  return lines.filter(
    (line, i) => line.shout && !known.has(line.key) && Number.parseInt(line.key) > since && isFirst(line, i),
  );
}

export class Commentary {
  readonly shouts = new Shouts();
  /** What the server does not tell, such as overtakes, by the entry after which it was. */
  #notes = $state.raw<Record<number, Line[]>>({});
  /** Lines are told once and kept, so that a long race stays light. */
  #told = new Map<number, Line[]>();
  #tongue = '';
  #shouted = new Set<string>();
  #last = -1;
  #standing: Standing[] = [];
  #present = new Map<number, boolean>();

  readonly lines = $derived.by((): Line[] => {
    const { parts, info, entries, names, seat } = this.store;
    if (!parts || !info) return [];
    const tongue = `${seat}/${t('page-your-move')}/${names.join()}/${say('whatif-title')}`;
    if (tongue !== this.#tongue) this.#told.clear();
    this.#tongue = tongue;
    return entries.flatMap((entry) => {
      let mine = this.#told.get(entry.sequence);
      if (!mine) this.#told.set(entry.sequence, (mine = this.#tell(entry, parts, info)));
      return [...mine, ...(this.#notes[entry.sequence] ?? [])];
    });
  });

  /** `rows` are the standings now. Made while a component is, whose effects follow the race. */
  constructor(
    private store: TableStore,
    private rows: () => Standing[],
  ) {
    $effect(() => this.#shout());
    $effect(() => this.#seeOvertakes());
    $effect(() => this.#seePeople());
  }

  #tell(entry: Entry, parts: GameParts, info: Info): Line[] {
    const { names, view, seat } = this.store;
    if (entry.kind === 'chat') return [remark(`${entry.sequence}`, entry.seat, `${entry.name ?? ''}: “${entry.text}”`)];
    if (entry.kind === 'hint')
      return [remark(`${entry.sequence}`, entry.seat, t('page-hint-said', { name: entry.name ?? '' }))];
    if (entry.kind === 'hints') return [remark(`${entry.sequence}`, null, t(`page-hints-said-${entry.text}`))];
    if (entry.kind === 'from') {
      const text = say('whatif-said', { moment: entry.text ?? '' });
      return text ? [remark(`${entry.sequence}`, null, text)] : [];
    }
    if (entry.kind === 'seat') return seatLine(entry, parts.number(entry.seat ?? 0));
    const cars = parts.carNames?.(view, names) ?? names;
    return [...clockLine(entry, info, names), ...tell(entry.sequence, entry.lines, cars, seat)];
  }

  #note(seat: number | null, text: string): void {
    const after = this.store.entries.at(-1)?.sequence ?? 0;
    const before = this.#notes[after] ?? [];
    this.#notes = { ...this.#notes, [after]: [...before, remark(`${after}.note${before.length}`, seat, text, true)] };
  }

  #shout(): void {
    const newest = this.store.entries.at(-1)?.sequence ?? -1;
    const fresh = loud(this.lines, this.#last, this.#shouted);
    for (const line of fresh) this.#shouted.add(line.key);
    // What was there before the page opened is no news.
    if (this.#last < 0) this.#last = newest;
    else if (fresh.length)
      this.shouts.add(...fresh.map((line) => ({ key: line.key, seat: line.seat, text: line.shout! })));
  }

  #seeOvertakes(): void {
    const [before, rows, me] = [this.#standing, this.rows(), this.store.seat];
    this.#standing = rows;
    if (!this.store.parts?.overtakes || me === null || this.store.info?.state === 'gathering') return;
    const { passed, by } = overtakes(before, rows, me);
    const names = (found: Standing[]) => found.map((row) => row.name).join(', ');
    untrack(() => {
      if (passed.length) this.#note(me, t('page-shout-passes', { names: names(passed) }));
      if (by.length) this.#note(by[0]!.seat, t('page-shout-passed', { names: names(by) }));
    });
  }

  #seePeople(): void {
    const info = this.store.info;
    const people = info?.seats.filter((seat) => seat.who === 'person' && seat.taken) ?? [];
    const moved = comings(this.#present, people);
    this.#present = new Map(people.map((seat) => [seat.seat, seat.present]));
    if (info?.state !== 'racing') return;
    untrack(() => {
      for (const { seat, present } of moved.filter((one) => !this.store.mine.includes(one.seat)))
        this.#note(seat, t(present ? 'page-shout-back' : 'page-shout-away', { name: this.store.names[seat] ?? '' }));
    });
  }
}
