/** Which address an invitation carries: one that other devices can open. */

import { api } from '../shared/api';
import type { Addresses } from '../shared/protocol';

/** Whether an address leads to the very device that opens it. */
export const isHere = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || /^127\./.test(host) || host === '[::1]';

/** The addresses to choose from, the best first. Where a page was opened from elsewhere, its own is good. */
export function origins(own: { hostname: string; origin: string }, found: Addresses | null): string[] {
  return isHere(own.hostname) && found?.addresses.length ? found.addresses : [own.origin];
}

export class Invite {
  choices = $state.raw<string[]>([location.origin]);
  origin = $state(location.origin);
  /** Nobody but this device can open the link. */
  hereOnly = $state(false);

  async look(): Promise<void> {
    if (!isHere(location.hostname)) return;
    const found = await api.addresses().catch(() => null);
    this.choices = origins(location, found);
    this.origin = this.choices[0]!;
    this.hereOnly = found?.here_only ?? false;
  }
}
