import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contractRoutes } from './vite/contract-routes.ts';
import { noInjectedStyles } from './vite/no-injected-styles.ts';

const serverUrl = process.env.SERVER_URL ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [contractRoutes(), noInjectedStyles(), tailwindcss(), reactRouter()],
  build: {
    // The CSP forbids data URLs, so assets are never inlined.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  server: {
    proxy: { '/api': serverUrl, '/files': serverUrl, '/healthz': serverUrl, '/readyz': serverUrl },
  },
});
