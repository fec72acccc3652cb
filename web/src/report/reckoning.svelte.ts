/** A report on its way: asked for, looked at again and again, and left alone when the page goes. */

import { loadGame, type GameParts } from '../games/game';
import { fileInHand } from '../replay/file';
import { api, Refusal } from '../shared/api';
import { seatName } from '../shared/names';
import type { ReportCar, ReportCase, RaceReport } from '../shared/protocol';
import { mySeats } from '../shared/tokens';
import { t } from '../shared/words.svelte';

const LOOK = 700;
export const MOST_CASES = 3;

export class Reckoning {
  data = $state.raw<RaceReport | null>(null);
  parts = $state.raw<GameParts | null>(null);
  state = $state('waiting');
  problem = $state('');
  /** Whose race we look at; null looks at all. */
  seat = $state<number | null>(null);
  table = '';
  /** The race file. */
  text = '';

  readonly names = $derived.by(() => {
    const { data, parts } = this;
    if (!data || !parts) return [];
    return data.cars.map(({ car }) =>
      car < data.names.length
        ? seatName(
            {
              seat: car,
              who: data.drivers[car] ? 'driver' : 'person',
              name: data.names[car] ?? null,
              driver: data.drivers[car] ?? null,
              taken: true,
              present: true,
              driven_by: data.drivers[car] ?? null,
              colour: data.colours[car] ?? null,
              called: null,
              temper: null,
            },
            parts.number(car),
          )
        : (parts.legendName?.(car) ?? parts.number(car)),
    );
  });
  readonly cars = $derived<ReportCar[]>([...(this.data?.cars ?? [])].sort((a, b) => a.place - b.place));
  readonly cases = $derived.by<ReportCase[]>(() => {
    const { data, seat } = this;
    if (!data) return [];
    if (seat === null) return data.costliest.map((i) => data.cases[i]!);
    return data.cases.filter((one) => one.seat === seat).slice(0, MOST_CASES);
  });
  readonly done = $derived(this.state === 'done');

  #gone = false;

  async open(): Promise<void> {
    const words = new URLSearchParams(location.hash.slice(1));
    this.table = words.get('table') ?? '';
    try {
      const text = this.table ? await api.race(this.table) : fileInHand();
      if (!text) {
        this.problem = t('page-no-race');
        return;
      }
      this.text = text;
      await this.#follow((await api.askReport(text)).report, words.get('seat'));
    } catch (why) {
      this.problem = why instanceof Refusal ? why.message : t('page-error-server');
    }
  }

  close(): void {
    this.#gone = true;
  }

  look(seat: number | null): void {
    this.seat = seat;
    const words = new URLSearchParams(location.hash.slice(1));
    if (seat === null) words.delete('seat');
    else words.set('seat', String(seat));
    history.replaceState(null, '', `/report#${words}`);
  }

  async #follow(key: string, wished: string | null): Promise<void> {
    while (!this.#gone) {
      const found = await api.report(key);
      this.state = found.state;
      if (found.report) await this.#show(found.report, wished);
      if (found.state === 'done') {
        await this.#keep();
        return;
      }
      if (found.state === 'failed') {
        this.problem = t('report-failed');
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  }

  /** Let *Your races* know what luck and decisions gave. */
  async #keep(): Promise<void> {
    if (!this.table || !this.data) return;
    const { keepJudged, keepRace } = await import('../races/kept');
    await keepRace(this.table);
    for (const { car, luck, decisions } of this.data.cars)
      keepJudged(this.table, car, { luck: luck.places, decisions: decisions.places, error: luck.error });
  }

  async #show(data: RaceReport, wished: string | null): Promise<void> {
    if (!this.parts) {
      const parts = await loadGame(data.game);
      parts.paint(data.colours);
      const mine = this.table ? mySeats(this.table) : [];
      const own = mine.length === 1 ? mine[0]! : data.people.length === 1 ? data.people[0]! : null;
      this.seat = wished !== null && Number(wished) < data.names.length ? Number(wished) : own;
      this.parts = parts;
    }
    this.data = data;
  }
}
