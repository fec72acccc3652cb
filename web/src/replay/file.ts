/** A race file on its way from the front page to the replay. */

import { api, Refusal } from '../shared/api';
import { router } from '../shared/route.svelte';
import { t } from '../shared/words.svelte';

const KEY = 'paddock.file';
const MOST = 8_000_000;

/** Check a file and show it; what is wrong with it, if something is. */
export async function openRaceFile(file: File): Promise<string | null> {
  if (file.size > MOST) return t('page-file-too-long');
  const text = await file.text();
  try {
    await api.replay(text);
  } catch (why) {
    return why instanceof Refusal ? why.message : t('page-error-server');
  }
  sessionStorage.setItem(KEY, text);
  router.go('/replay');
  return null;
}

export const fileInHand = (): string | null => sessionStorage.getItem(KEY);
