import './shared/fonts.css';
import './shared/tokens.css';
import './shared/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './shared/settings.svelte';
import { learn } from './shared/words.svelte';

settings.begin();
await learn(settings.language);
mount(App, { target: document.getElementById('app')! });
