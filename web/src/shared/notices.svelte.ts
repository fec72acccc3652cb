/** Telling somebody who looks elsewhere that it is their turn: a notice of the browser, the tab's title and its icon. */

import { recall, remember } from './settings.svelte';
import { t } from './words.svelte';

const WORKER = '/notices.js';

class Notices {
  on = $state(false);
  /** The browser was told never to show any. */
  blocked = $state(false);

  constructor() {
    this.blocked = this.possible && Notification.permission === 'denied';
    this.on = recall('notices') === 'on' && this.possible && Notification.permission === 'granted';
  }

  /** Browsers show notices only for pages that came safely. */
  get possible(): boolean {
    return 'Notification' in window && 'serviceWorker' in navigator && isSecureContext;
  }

  /** The switch; the first time, the browser asks its user. */
  async set(on: boolean): Promise<void> {
    const allowed = on && (await Notification.requestPermission()) === 'granted';
    this.blocked = Notification.permission === 'denied';
    this.on = allowed;
    remember('notices', allowed ? 'on' : 'off');
    if (allowed) await navigator.serviceWorker.register(WORKER);
  }

  /** Tell it, if this is wished and nobody looks at the page. */
  async tell(title: string, body: string): Promise<void> {
    if (!this.on || document.visibilityState === 'visible') return;
    const worker = await navigator.serviceWorker.register(WORKER);
    await navigator.serviceWorker.ready;
    await worker.showNotification(title, { body, tag: location.pathname, data: location.pathname });
  }
}

export const notices = new Notices();

/** The tab says whose turn it is: title, icon and, where the page is installed, the badge of its app. */
export function markTab(asked: boolean): void {
  document.title = asked ? `● ${t('page-your-move')} · Paddock` : 'Paddock';
  document.querySelector('link[rel=icon]')?.setAttribute('href', asked ? '/icon-turn.svg' : '/icon.svg');
  if (asked) void navigator.setAppBadge?.().catch(() => undefined);
  else void navigator.clearAppBadge?.().catch(() => undefined);
}
