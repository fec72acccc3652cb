/** Which lessons to offer with a set-up: those of modules that are switched on. */

import type { LessonInfo } from '../shared/protocol';

/** What was chosen in the set-up sheet. */
export interface Chosen {
  options: Record<string, unknown>;
  seats: number;
  /** The kind of season, empty for a single race. */
  season: string;
}

const OFF = new Set(['', 'none', 'no', 'false', '0', 'undefined', 'null']);

/** Whether a module is switched on: an option, one value of it, the number of seats, or a season. */
export function isOn(module: string, { options, seats, season }: Chosen): boolean {
  const [name = '', value] = module.split('=');
  const given = String(name === 'season' ? season : name === 'seats' ? seats : options[name]);
  return value === undefined ? !OFF.has(given) : given === value;
}

/** The lessons to offer, without those that are known already. */
export function offersOf(lessons: LessonInfo[], chosen: Chosen, known: (lesson: LessonInfo) => boolean): LessonInfo[] {
  return lessons.filter((lesson) => lesson.module && isOn(lesson.module, chosen) && !known(lesson));
}
