import { defineConfig } from '@playwright/test';
import { ensureBuilt } from './tools/build.mjs';

// The web app as it will be served; built only if something it is made of has changed.
ensureBuilt();

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/fixtures/servers.fixture.ts',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // The longest take half a minute on a machine of their own; on one that is busy, many times that.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  use: { actionTimeout: 60_000, navigationTimeout: 60_000 },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 } },
      // Their screens are seen at both widths by other journeys; these are about what stands behind.
      testIgnore: [
        '**/gates.spec.ts',
        '**/models*.spec.ts',
        '**/premium*.spec.ts',
        '**/results.spec.ts',
        '**/sign-in-ended.spec.ts',
      ],
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 860 } },
      testIgnore: [
        // Seen on the phone, where the sidebar has to be opened first.
        '**/history.spec.ts',
        // The studio at a desk is the one of the interiors; cropping has the least room on a phone.
        '**/exterior-studio.spec.ts',
        // The chat at a desk is that of the answers, the pages of the analysis are looked at by axe; a
        // picture, its card and its report have the least room on a phone.
        '**/assistant-pictures.spec.ts',
      ],
    },
  ],
});
