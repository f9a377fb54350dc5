import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The client's promises against the real rules; tests/web/test_promises.py starts this with a Python to play with.
export default defineConfig({
  plugins: [svelte()],
  test: { include: ['tests/promises/*.test.ts'], environment: 'node', testTimeout: 3_600_000 },
});
