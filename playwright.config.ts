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
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Spinners that turn while a picture is drawn are painted by the processor that draws it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // A journey runs at both widths unless its tag names the one where it has the least room, or where the
  // tools it is about are: the other width would show the same screens and ask the same of the server.
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 } }, grepInvert: /@desktop/ },
    { name: 'desktop', use: { viewport: { width: 1280, height: 860 } }, grepInvert: /@phone/ },
  ],
});
