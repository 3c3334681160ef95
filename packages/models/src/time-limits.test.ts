import { expect, test } from 'vitest';
import { ownConfiguration, readModelConfiguration } from './configuration.ts';
import { providers } from './providers.ts';
import { deadlineMsOf, jobLimitMs } from './time-limits.ts';

test("a job's time limit is the sum of its engines'", async () => {
  expect(jobLimitMs(ownConfiguration, 'restyle')).toBe(300_000);
  const { configuration } = readModelConfiguration({
    RESTYLE_MODEL: 'sdapi:default, builtin:restyle',
    SKETCH_MODEL: 'comfyui:default',
    IMAGE_MODEL: 'openai:gpt-image-1.5',
    OPENAI_API_KEY: 'k',
  });
  // A restyle that moved something is drawn again, at most twice.
  expect(jobLimitMs(configuration, 'restyle')).toBe(3 * 600_000 + 300_000);
  expect(jobLimitMs(configuration, 'sketch')).toBe(600_000);
  expect(jobLimitMs(configuration, 'visuals')).toBe(180_000);
});

test('a self-hosted machine may take ten minutes, a service at most four', async () => {
  for (const [id, entry] of Object.entries(providers)) {
    const isOwnServer = entry.variables.some(({ fallback }) => fallback?.startsWith('http:'));
    if (isOwnServer) expect(deadlineMsOf(entry), id).toBe(600_000);
    else if (id !== 'compatible') expect(deadlineMsOf(entry), id).toBeLessThanOrEqual(240_000);
  }
});
