import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // The browser's half of Svelte: state and effects are alive in it.
  resolve: { conditions: ['browser'] },
  test: { include: ['tests/**/*.test.ts'], isolate: false },
});
