/** How puzzles were solved in this browser: after how many wrong answers, or shown by the coach. It stays here. */

import { api } from '../shared/api';
import type { PuzzleInfo } from '../shared/protocol';
import { recall, remember } from '../shared/settings.svelte';

const KEY = 'school.puzzles';
export const SHOWN = -1;

class Scores {
  /** Wrong answers before the right one, by `game/puzzle`; SHOWN where the coach gave it. */
  all = $state.raw<Record<string, number>>(JSON.parse(recall(KEY) ?? '{}') as Record<string, number>);

  of(game: string, name: string): number | undefined {
    return this.all[`${game}/${name}`];
  }

  /** The first time counts. */
  add(game: string, name: string, wrong: number): void {
    if (this.of(game, name) !== undefined) return;
    this.all = { ...this.all, [`${game}/${name}`]: wrong };
    remember(KEY, JSON.stringify(this.all));
  }
}

export const scores = new Scores();
export const isPuzzle = (lesson: string): boolean => lesson.startsWith('puzzle-');

/** All puzzles, with those of today, as the calendar on this device has it. */
export function allPuzzles(): Promise<PuzzleInfo[]> {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return api.puzzles(`${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`);
}

/** Where to go on after a puzzle: the next of its game that was never tried, or simply the next. */
export async function puzzleAfter(game: string, lesson: string): Promise<string | null> {
  const own = (await allPuzzles()).filter((one) => one.game === game);
  const here = own.findIndex((one) => one.name === lesson);
  const turn = [...own.slice(here + 1), ...own.slice(0, Math.max(0, here))];
  const next = turn.find((one) => scores.of(game, one.name) === undefined) ?? turn[0];
  return next ? `/school/${game}/${next.name}` : null;
}
