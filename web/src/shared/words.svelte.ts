/** Words in the user's language, from the same Fluent files as the terminal's. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

export type Values = Record<string, FluentVariable>;

let bundle = $state.raw<FluentBundle | null>(null);

/** Parts of the page whose words are wanted besides; one that is not there leaves the others in words. */
const wanted = new Set<string>();
/** What was fetched, by language and part. */
const kept = new Map<string, Promise<FluentResource>>();

async function read(path: string): Promise<FluentResource> {
  const answer = await fetch(`/api/messages/${path}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return new FluentResource(await answer.text());
}

function fetched(path: string): Promise<FluentResource> {
  const found = kept.get(path) ?? read(path);
  kept.set(path, found);
  found.catch(() => kept.delete(path));
  return found;
}

/** Fetch a language and speak it from now on. */
export async function learn(language: Language): Promise<void> {
  try {
    const made = new FluentBundle(language, { useIsolating: false });
    const whole = await fetched(`${language}/page`);
    const parts = await Promise.all([...wanted].map((part) => fetched(`${language}/${part}`).catch(() => null)));
    for (const found of [whole, ...parts]) if (found) made.addResource(found, { allowOverrides: true });
    bundle = made;
    settings.setLanguage(language);
  } catch {
    bundle ??= new FluentBundle('en');
  }
}

/** Fetch the words of a part of the page, too, now and with every language from now on. */
export async function learnPart(part: string): Promise<void> {
  if (wanted.has(part)) return;
  wanted.add(part);
  await learn(settings.language);
}

/** The message in the user's language; `id.attribute` says an attribute. Its own name if nobody wrote it. */
export function t(id: string, values?: Values): string {
  return say(id, values) ?? id;
}

/** The message, or null if there is none. */
export function say(id: string, values?: Values): string | null {
  const [name = '', attribute] = id.split('.');
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle!.formatPattern(pattern, values ?? null, []) : null;
}

/** The words of a game, its rulings with them. */
export const learnGame = (game: string): Promise<void> => learnPart(game);

/** `heat 44` in the user's language. */
export function ruling(name: string): { name: string; title: string; text: string } | null {
  const id = name.replace(' ', '-');
  const text = say(id);
  return text ? { name, title: say(`${id}.title`) ?? '', text } : null;
}

/** So much time, in the largest unit that makes it whole. */
export function span(seconds: number): string {
  const [unit, size] = (
    [
      ['hours', 3600],
      ['minutes', 60],
    ] as const
  ).find(([, one]) => seconds % one === 0) ?? ['seconds', 1];
  return t(`page-span-${unit}`, { n: seconds / size });
}

export function percent(share: number): string {
  if (share > 0 && share < 0.01) return '<1%';
  if (share < 1 && share > 0.99) return '>99%';
  return `${Math.round(share * 100)}%`;
}
