import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contractRoutes } from './vite/contract-routes.ts';
import { noInjectedStyles } from './vite/no-injected-styles.ts';
import { unshippedSchemas } from './vite/unshipped-schemas.ts';

const firstParts =
  /src\/(ui\/(button|class-names|glyphs|icon-button|later|logo|notices|spinner|toast|social-icon)|lib\/(session|paths|contact|account-dialogs|media-query|theme|head-script)|app\/shell\/(public-header|account-area|social-links|skip-link)|notices)\.tsx?$|preload-helper/;

const serverUrl = process.env.SERVER_URL ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [contractRoutes(), noInjectedStyles(), unshippedSchemas(), tailwindcss(), reactRouter()],
  build: {
    // Pictures stay files: the content security policy allows none inlined into scripts.
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            // What every public page begins with, as one part instead of twenty.
            { name: 'house', test: firstParts },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': serverUrl, '/files': serverUrl, '/healthz': serverUrl, '/readyz': serverUrl },
  },
});
