/** The little of a browser that the page's logic asks for, and the real messages. Used by every test file. */

import { vi } from 'vitest';
import { learn } from '../src/shared/words.svelte';
import type { Language } from '../src/shared/settings.svelte';

const MESSAGES = import.meta.glob<string>('../../src/paddock/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
vi.stubGlobal('document', { documentElement: { lang: '', dataset: {} }, querySelector: () => null });
vi.stubGlobal('location', { hostname: 'localhost', origin: 'http://localhost:8000' });
vi.stubGlobal('matchMedia', () => ({ matches: true }));
vi.stubGlobal('cancelAnimationFrame', () => undefined);

vi.stubGlobal('fetch', (path: string) => {
  const language = `/${path.split('/').at(-2)}/`; // api/messages/LANGUAGE/PART
  const texts = Object.entries(MESSAGES).filter(([file]) => file.includes(language));
  return Promise.resolve(new Response(texts.map(([, text]) => text).join('\n')));
});

/** Speak a language, with the messages that the server would send. */
export const speak = (language: Language): Promise<void> => learn(language);
