import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './apps/server/src/testing/databases/postgres.ts';
import { testsOnBoth } from './apps/server/src/testing/databases/tests-on-both.ts';

// The compile cache of Node is shared by all test files.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('./node_modules/.cache/maquette/compiled-tests', import.meta.url),
);

const serverSource = 'apps/server/src';
/**
 * Pictures are computed, servers started and databases made for real: a second here is many on a busy
 * machine. Who waits for something looks again until it is there.
 */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};
const ofEveryProject = {
  ...patience,
  // The files of one process share what they import: half of the server's time was loading it again.
  isolate: false,
};
/**
 * Node itself imports what is no page: code as it runs in the product, without a look-up in an object at
 * each use of an import, which took a quarter of the time in which scenes are built.
 */
const asNodeRunsIt = {
  ...ofEveryProject,
  experimental: { viteModuleRunner: !process.features.typescript, nodeLoader: false },
};
const hasPostgres = findPostgres(process.env) !== undefined;

export default defineConfig({
  test: {
    // One more than there are cores: who waits for a server or for work leaves a core to another. On two
    // cores the usual number is one, which leaves the other idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'training/**/*.test.ts'],
          setupFiles: ['./tools/testing/strict.ts'],
          ...asNodeRunsIt,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.ts', 'apps/web/**/*.test.tsx'],
          setupFiles: ['./tools/testing/strict.ts'],
          ...ofEveryProject,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          setupFiles: ['./tools/testing/strict.ts', './apps/server/src/testing/clear-up.ts'],
          globalSetup: ['./apps/server/src/testing/databases/embedded-setup.ts'],
          ...asNodeRunsIt,
        },
      },
      ...(hasPostgres
        ? [
            {
              test: {
                name: 'server-postgres',
                include: testsOnBoth(serverSource).map((file) => `${serverSource}/${file}`),
                setupFiles: ['./tools/testing/strict.ts', './apps/server/src/testing/clear-up.ts'],
                globalSetup: ['./apps/server/src/testing/databases/postgres-setup.ts'],
                ...asNodeRunsIt,
              },
            },
          ]
        : []),
    ],
  },
});
