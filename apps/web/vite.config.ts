import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contractRoutes } from './vite/contract-routes.ts';
import { noInjectedStyles } from './vite/no-injected-styles.ts';

const serverUrl = process.env.SERVER_URL ?? 'http://localhost:3000';

/** Chunks that the root loads for every page. */
const ofEveryPage =
  /\/(?:jsx-runtime|errorBoundaries|lib|react-dom|class-names|button|error-words|glyphs|icon-button|logo|theme|account-dialogs|notices|toast)-[^/]+$/;

export default defineConfig({
  plugins: [contractRoutes(), noInjectedStyles(), tailwindcss(), reactRouter()],
  build: {
    // The CSP forbids data URLs, so assets are never inlined.
    assetsInlineLimit: 0,
    target: 'es2023',
    // The first page carries the lists of scripts of all others.
    modulePreload: {
      resolveDependencies: (_, scripts) => scripts.filter((script) => !ofEveryPage.test(script)),
    },
  },
  server: {
    proxy: { '/api': serverUrl, '/files': serverUrl, '/healthz': serverUrl, '/readyz': serverUrl },
  },
});
