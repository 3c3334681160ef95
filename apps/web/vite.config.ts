import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contractRoutes } from './vite/contract-routes.ts';
import { noInjectedStyles } from './vite/no-injected-styles.ts';

const serverUrl = process.env.SERVER_URL ?? 'http://localhost:3000';

/** One file for what nearly every page shares: many small ones take more bytes, and lists of them too. */
const everyPage = { name: 'every-page', minShareCount: 30 } as const;

export default defineConfig({
  plugins: [contractRoutes(), noInjectedStyles(), tailwindcss(), reactRouter()],
  build: {
    // The CSP forbids data URLs, so assets are never inlined.
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: { output: { codeSplitting: { groups: [everyPage] } } },
    // The first page carries the lists of scripts of all others, and has this one.
    modulePreload: {
      resolveDependencies: (_, scripts) =>
        scripts.filter((script) => !script.includes(everyPage.name)),
    },
  },
  server: {
    proxy: { '/api': serverUrl, '/files': serverUrl, '/healthz': serverUrl, '/readyz': serverUrl },
  },
});
