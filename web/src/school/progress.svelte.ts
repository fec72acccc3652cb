/** Which lessons this browser's user has driven to their end. It stays on the device. */

import { recall, remember } from '../shared/settings.svelte';

const KEY = 'school.done';

class Progress {
  done = $state.raw<string[]>(JSON.parse(recall(KEY) ?? '[]') as string[]);

  has(game: string, lesson: string): boolean {
    return this.done.includes(`${game}/${lesson}`);
  }

  add(game: string, lesson: string): void {
    const name = `${game}/${lesson}`;
    if (this.done.includes(name)) return;
    this.done = [...this.done, name];
    remember(KEY, JSON.stringify(this.done));
  }
}

export const progress = new Progress();
