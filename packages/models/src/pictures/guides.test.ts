/** The settings each guide prints, tried as they stand against a server of that kind. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { frame } from '../builtin/tasks/frame.ts';
import { receive } from '../builtin/tasks/receive.ts';
import { readModelConfiguration } from '../configuration.ts';
import { createModels } from '../registry.ts';
import { fakeComfyUi } from '../testing/fake-comfyui.fixture.ts';
import { fakeSdapi } from '../testing/fake-sdapi.fixture.ts';
import { startFakeService } from '../testing/fake-service.fixture.ts';
import { fakeStability } from '../testing/fake-stability.fixture.ts';
import type { Fetch } from '../transport/transport.ts';
import { drawElsewhere } from './draw-elsewhere.ts';

const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#8a6a50' } })
  .png()
  .toBuffer();

/** The variables of the first block. */
function settingsIn(guide: string): Record<string, string> {
  const text = readFileSync(
    new URL(`../../../../docs/guides/${guide}.md`, import.meta.url),
    'utf8',
  );
  const block = /```env\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  return Object.fromEntries(
    block
      .split('\n')
      .map((line) => line.trim().split(/=(.*)/))
      .filter(([name]) => name)
      .map(([name = '', value = '']) => [name, value]),
  );
}

test.each([
  ['automatic1111', fakeSdapi, 'Stable Diffusion server'],
  ['comfyui', fakeComfyUi, 'ComfyUI'],
  ['stability', fakeStability, 'Stability structure'],
])('%s', async (guide, createFake, label) => {
  const fake = createFake();
  fake.looksNeeded = 0;
  const service = await startFakeService(fake.answer);
  const { configuration, wrong } = readModelConfiguration(settingsIn(guide));
  expect(wrong).toEqual([]);
  // Whatever address the guide names leads to the imitation.
  const asked: string[] = [];
  const toFake: Fetch = (input, init) => {
    const url = new URL(String(input));
    asked.push(url.origin);
    return fetch(`${service.origin}${url.pathname}${url.search}`, init);
  };
  const models = createModels({ configuration, fetch: toFake, engineThreads: 1 });
  const elsewhere = {
    // frames in this thread
    models: { ...models, own: { ...models.own, frame, receive } },
    signal: new AbortController().signal,
    clean: async (bytes: Uint8Array) => bytes,
  };
  const wish = {
    words: { prompt: 'A calm room', negative: '' },
    strength: 0.45,
    seed: 0,
    maxSidePx: 512,
  };
  for (const role of ['restyle', 'sketch'] as const) {
    const drawn = await drawElsewhere(models.idFor(role), { ...wish, from: { photo } }, elsewhere);
    expect(drawn.kept?.isKept).toBe(true);
  }
  const size = { widthPx: 96, heightPx: 64 };
  await drawElsewhere(models.idFor('visuals'), { ...wish, from: { size } }, elsewhere);
  expect(models.label(models.idFor('restyle'))).toBe(label);
  expect(fake.orders.length).toBe(3);
  expect(new Set(asked).size).toBe(1);
  await service.close();
});
