/** What a seat is called: its person, its driver, or the level of its driver and the number of its car. */

import type { SeatInfo } from './protocol';
import { say, t } from './words.svelte';

const level = (driver: string): string => say(`page-driver-${driver}`) ?? driver;

export function seatName(seat: SeatInfo | undefined, number: string): string {
  if (!seat) return number;
  const name = seat.name ?? seat.called;
  if (name) return name;
  const driver = seat.driver ?? seat.driven_by;
  return driver ? t('page-bot-name', { level: level(driver), number }) : number;
}

/** The level of a seat's driver, and its temper if it has one; nothing where a person sits. */
export function driverAbout(seat: SeatInfo | undefined): string {
  if (!seat?.driver) return '';
  return seat.temper ? `${level(seat.driver)} · ${t(`page-temper-${seat.temper}`)}` : level(seat.driver);
}

/** The names of seats, each with the number of its car. */
export const numbered = (names: string[], number: (seat: number) => string): string[] =>
  names.map((name, seat) => (name.includes(number(seat)) ? name : `${number(seat)} ${name}`));
