import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './apps/server/src/testing/databases/postgres.ts';
import { testsOnBoth } from './apps/server/src/testing/databases/tests-on-both.ts';
import { contractRoutes } from './apps/web/vite/contract-routes.ts';

// Node's compile cache is shared by all test files.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('./node_modules/.cache/maquette/compiled-tests', import.meta.url),
);

const serverSource = 'apps/server/src';
/**
 * Tests render pictures, start servers and create databases for real, which on a busy machine takes long.
 * Waiting tests poll.
 */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};
const ofEveryProject = {
  ...patience,
  // Test files of a process share modules: reloading them took half of the server tests' time.
  isolate: false,
};
/**
 * Runs everything but pages through Node's own loader, as in production; Vite's module wrapper looks up each
 * import in an object, which took a quarter of the time of building scenes.
 */
const asNodeRunsIt = {
  ...ofEveryProject,
  experimental: { viteModuleRunner: !process.features.typescript, nodeLoader: false },
};
const hasPostgres = findPostgres(process.env) !== undefined;

export default defineConfig({
  test: {
    // One more than the cores, since waiting tests leave theirs idle. On two cores the default is one.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts', 'training/**/*.test.ts'],
          setupFiles: ['./tools/testing/strict.ts'],
          ...asNodeRunsIt,
        },
      },
      {
        test: {
          // Projects run in the order of their names; attacks and kills take longest.
          name: 'commands',
          include: ['tools/**/*.test.ts'],
          setupFiles: ['./tools/testing/strict.ts'],
          ...asNodeRunsIt,
        },
      },
      {
        plugins: [contractRoutes()],
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
