/** What this browser remembers of its user: language, light, sound, notices, name, colour, webhook. */

export const LANGUAGES = ['en', 'ru', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_SIGNS: Record<Language, string> = { en: 'EN', ru: 'РУ', nl: 'NL' };
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', nl: 'Nederlands' };

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`paddock.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`paddock.${key}`, value);
  } catch {
    // A private window may refuse; then nothing is remembered.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`paddock.${key}`);
  } catch {
    // Then there was nothing.
  }
}

class Settings {
  language = $state<Language>('en');
  night = $state(false);
  sound = $state(true);
  name = $state('');
  /** The colour that this user likes to drive. */
  colour = $state('');
  /** An address of theirs that the server calls when it is their turn. */
  webhook = $state('');

  begin(): void {
    const wished = recall('language') ?? navigator.language.slice(0, 2);
    this.language = LANGUAGES.find((known) => known === wished) ?? 'en';
    const light = recall('light');
    this.night = light ? light === 'night' : matchMedia('(prefers-color-scheme: dark)').matches;
    this.sound = recall('sound') !== 'off';
    this.name = recall('name') ?? '';
    this.colour = recall('colour') ?? '';
    this.webhook = recall('webhook') ?? '';
    this.#show();
  }

  setLanguage(language: Language): void {
    this.language = language;
    remember('language', language);
    this.#show();
  }

  setNight(night: boolean): void {
    this.night = night;
    remember('light', night ? 'night' : 'day');
    this.#show();
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    remember('sound', sound ? 'on' : 'off');
  }

  setName(name: string): void {
    this.name = name;
    remember('name', name);
  }

  setColour(colour: string): void {
    this.colour = colour;
    remember('colour', colour);
  }

  setWebhook(webhook: string): void {
    this.webhook = webhook;
    remember('webhook', webhook);
  }

  #show(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.night ? 'night' : 'day';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', this.night ? '#14161A' : '#F4EBDC');
  }
}

export const settings = new Settings();
export const stillMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Put the page in the inks of a game; a clean-up takes them off again. */
export function dress(game: string | null): () => void {
  if (game) document.documentElement.dataset.game = game;
  return () => delete document.documentElement.dataset.game;
}
