import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './tools/compressed.ts';

// `npm run dev` shows the client at work with a server that runs elsewhere.
const server = process.env['CHRONOMAGE_SERVER'] ?? 'http://127.0.0.1:8600';

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: process.env['CHRONOMAGE_WEB_OUT'] ?? '../src/chronomage/server/web',
    emptyOutDir: true,
    target: 'es2022',
    // The page allows no inline script, and what is small is not worth a `data:` address of its own either.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      // The server takes requests of pages of its own host only: leave that name as the browser said it.
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true, changeOrigin: false },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000, // for a machine that is busy with other tests
  },
});
