/** What stands beside Heat's road, in words. */

import { t } from '../../shared/words.svelte';
import type { Hint } from '../Hints.svelte';
import { actsOnCorner, roadAbout, roadTokens } from './modules';
import type { Modules } from './position';
import type { CornerPlace } from './Roadside.svelte';

export function roadHints(places: CornerPlace[], modules: Modules): Hint[] {
  const hints: Hint[] = [];
  const add = (kind: string, corner: number, at: [number, number], name: string, about: string) =>
    hints.push({ key: `${kind}-${corner}`, x: at[0], y: at[1], name, about });
  const tokens = new Map(roadTokens(modules.roads).map((token) => [token.corner, token.id]));
  for (const [i, place] of places.entries()) {
    const corner = `T${i + 1}`;
    const token = tokens.get(i);
    if (token) {
      const where = t(actsOnCorner(token) ? 'heat-acts-on-corner' : 'heat-acts-on-sector', { corner });
      const sky = token === 'weather' && modules.weather ? ` (${t(`heat-weather-${modules.weather}`)})` : '';
      add('token', i, place.token, `${t(`heat-road-${token}`)}${sky} · ${where}`, roadAbout(token, modules.weather));
    }
    if (modules.press.includes(i)) add('press', i, place.press, `${t('heat-press')} ${corner}`, t('heat-press.about'));
    if (modules.legends)
      add('legend', i, place.legend, `${t('heat-legend-line')} ${corner}`, t('heat-legend-line.about'));
  }
  return hints;
}
