import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memorySettings } from '../allocation.mjs';

test.each([
  'Dockerfile',
  'deploy/systemd/maquette.service',
  'deploy/systemd/maquette-worker@.service',
])('%s, which starts no `npm start`, keeps memory low as that does', (name) => {
  const words = new Set(
    readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8').split(/\s|Environment=/),
  );
  const missing = Object.entries(memorySettings)
    .map(([setting, value]) => `${setting}=${value}`)
    .filter((setting) => !words.has(setting));
  expect(missing).toEqual([]);
});
