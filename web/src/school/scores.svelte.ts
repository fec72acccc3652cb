/** How puzzles were solved in this browser: after how many wrong answers, or shown by the coach. It stays here. */

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
