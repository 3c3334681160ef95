/** One project for Stryker, which resolves packages from its mutated copy. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const tests: string[] = JSON.parse(process.env.MUTANTS_TESTS ?? '[]');
const isServer = tests.some((pattern) => pattern.startsWith('apps/server'));

export default defineConfig({
  root: fromRoot('.'),
  resolve: {
    alias: [
      {
        find: /^@maquette\/(contract|handbook|models)$/,
        replacement: fromRoot('packages/$1/src/index.ts'),
      },
    ],
  },
  test: {
    include: tests,
    setupFiles: [
      './tools/testing/strict.ts',
      ...(isServer ? ['./apps/server/src/testing/clear-up.ts'] : []),
    ],
    globalSetup: isServer ? ['./apps/server/src/testing/databases/embedded-setup.ts'] : [],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Mutants in module-level code only act when the module is loaded anew.
    isolate: true,
  },
});
