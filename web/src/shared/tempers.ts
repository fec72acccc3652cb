/** What drivers like, of answers that are about equally good. */

import type { SeatInfo } from './protocol';

type Temper = NonNullable<SeatInfo['temper']>;
export const TEMPERS: readonly Temper[] = ['calm', 'steady', 'wild'];
/** All three take part where nobody says otherwise, by seat. */
export const usualTemper = (seat: number): Temper => TEMPERS[2 - (seat % 3)]!;

/** A driver as the server takes it; a steady one has its level alone. */
export const tempered = (level: string, temper: string | null): string =>
  temper && temper !== 'steady' ? `${level}:${temper}` : level;
