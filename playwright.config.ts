import { defineConfig } from '@playwright/test';

/** `npm run e2e:widths` also runs each journey at the width that its tag leaves out. */
const leavesOut = process.env.E2E_WIDTHS !== 'both';
const without = (tag: RegExp) => (leavesOut ? { grepInvert: tag } : {});

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/fixtures/server.fixture.ts',
  // In the order of their names: what draws stands together, since an engine ends a minute after its last work.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // The longest journeys take half a minute on an idle machine, and many times that on a busy one.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Animated spinners would take CPU time from the rendering.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // A journey runs at both widths, unless its tag names the one where it is most constrained or where its
  // tools are: the other would repeat the same screens and requests.
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 } }, ...without(/@desktop/) },
    { name: 'desktop', use: { viewport: { width: 1280, height: 860 } }, ...without(/@phone/) },
  ],
});
