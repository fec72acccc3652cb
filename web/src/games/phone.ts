/** How much room the page has. */

import { MediaQuery } from 'svelte/reactivity';

/** As narrow as a phone. */
export const phone = new MediaQuery('max-width: 720px');
/** A tablet, or a phone that lies. */
export const narrow = new MediaQuery('max-width: 1180px');
