/** Every card and token of Heat on one page, to look at and to test; not part of the app. */

import '../src/shared/fonts.css';
import '../src/shared/tokens.css';
import '../src/shared/base.css';
import { mount } from 'svelte';
import { cars } from '../src/games/heat/cars.svelte';
import { settings, type Language } from '../src/shared/settings.svelte';
import { learn } from '../src/shared/words.svelte';
import Gallery from './Gallery.svelte';

settings.begin();
const asked = new URLSearchParams(location.search).get('language');
await cars.open();
await learn((asked ?? settings.language) as Language);
mount(Gallery, { target: document.getElementById('gallery')! });
