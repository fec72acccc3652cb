/** The cards and tokens of Heat's modules, as the data files tell them. */

import { t } from '../../shared/words.svelte';
import type { SymbolName } from './symbols';

export type SymbolCount = [name: string, n: number];

export interface Upgrade {
  id: string;
  category: string;
  /** Printed values: one is fixed, of several you choose, none counts 0. */
  speed: number[];
  symbols: SymbolCount[];
  sponsor: boolean;
}

/** A road condition: where it stands, what it is. */
export interface RoadToken {
  /** The corner, from 0; of a chicane, its second line. */
  corner: number;
  id: string;
}

export interface LegendNumbers {
  diamond: number;
  helmet: number;
}
export type LegendCardData = { id: string } & Record<string, LegendNumbers | string>;

export interface SeasonEvent {
  id: string;
  season: number;
  race: number;
  circuit: string;
  press: string[];
  sponsors: number;
}

/** Weather tokens and what they do in their sector. */
export const WEATHER: Record<string, string> = {
  cloud: 'no_cooldown',
  fog: 'no_slipstream',
  storm: 'slipstream_plus_2',
  snow: 'cooldown_plus_1',
  rain: 'cooldown_plus_1',
  sun: 'slipstream_plus_2',
};

/** Tokens in the order in which events count them, from 1. */
export const WEATHER_NAMES = Object.keys(WEATHER);
export const ROAD_NAMES = 'limit_plus_1 limit_minus_1 overheat free_boost slipstream_plus_1 weather'.split(' ');

/** The drawing of a card's symbol. */
export function glyph(name: string, n: number): SymbolName {
  if (name === 'speed_limit_shift') return n < 0 ? 'limitDown' : 'limitUp';
  return GLYPHS[name] ?? 'stay';
}

const GLYPHS: Record<string, SymbolName> = {
  plus: 'plus',
  cooldown: 'cooldown',
  heat_cost: 'heat',
  scrap: 'scrap',
  stress_relief: 'relief',
  slipstream_bonus: 'slipstream',
  salvage: 'salvage',
  refresh: 'refresh',
  direct_play: 'direct',
  accelerate: 'accelerate',
  single_use: 'single',
};

/** `+2` or `−1`. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What stands in a symbol's badge; nothing for a plain 1. */
export function badge(name: string, n: number): string {
  if (name === 'speed_limit_shift') return signed(n);
  return n === 1 ? '' : `${n}`;
}

const values = (n: number) => ({ n, signed: signed(n) });
export const symbolName = (name: string): string => t(`heat-symbol-${name}`);
export const symbolBrief = ([name, n]: SymbolCount): string => t(`heat-symbol-${name}.brief`, values(n));
export const symbolAbout = ([name, n]: SymbolCount): string => t(`heat-symbol-${name}.about`, values(n));
export const categoryName = (category: string): string => t(`heat-category-${category}`);

/** `Brakes 1/3`. */
export function upgradeName(card: Upgrade): string {
  return t('heat-upgrade-name', { category: categoryName(card.category), speed: card.speed.join('/') || 'none' });
}

/** `Body 3 (relief 2)`: all that a card is. */
export function upgradeFull(card: Upgrade): string {
  const symbols = card.symbols.map(symbolBrief).join(', ') || 'none';
  return t('heat-upgrade-full', { name: upgradeName(card), symbols });
}

export const actsOnCorner = (id: string): boolean => ['limit_plus_1', 'limit_minus_1', 'overheat'].includes(id);

/** What a road token does, in words; the weather token does what the weather does. */
export function roadAbout(id: string, weather: string | null): string {
  const sector = id === 'weather' && weather ? WEATHER[weather] : null;
  return sector ? `${t(`heat-sector-${sector}`)}. ${t(`heat-sector-${sector}.about`)}` : t(`heat-road-${id}.about`);
}

/** The tokens of a race: the lines of a chicane share one, which stands at the second. */
export function roadTokens(roads: (string | null)[]): RoadToken[] {
  return roads.flatMap((id, corner) => (id ? [{ corner, id }] : []));
}
