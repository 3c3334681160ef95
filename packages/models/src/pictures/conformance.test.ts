/**
 * One suite for every picture engine of somebody else, against fakes that speak its true wire format:
 * its request, its result, how it is cancelled, and the problem that each fault becomes.
 */

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { frame } from '../builtin/tasks/frame.ts';
import { receive } from '../builtin/tasks/receive.ts';
import { readModelConfiguration } from '../configuration.ts';
import type { ProviderEntry } from '../provider.ts';
import { type ProviderTable, providers } from '../providers.ts';
import { createModels, type Models } from '../registry.ts';
import { engines } from '../testing/engines-under-test.fixture.ts';
import { type FakeEngine, sendJson } from '../testing/fake-engine.fixture.ts';
import {
  type FakeService,
  type ReceivedRequest,
  startFakeService,
} from '../testing/fake-service.fixture.ts';
import { drawElsewhere, type Elsewhere, type PictureWish } from './draw-elsewhere.ts';
import { makePicture } from './make-picture.ts';
import { type RestyleWish, restyleElsewhere } from './restyle-elsewhere.ts';

const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#8a6a50' } })
  .composite([
    {
      input: { create: { width: 24, height: 20, channels: 3, background: '#dfe8ef' } },
      left: 8,
      top: 8,
    },
  ])
  .png()
  .toBuffer();
const protect = await sharp({
  create: { width: 64, height: 48, channels: 3, background: '#000000' },
})
  .composite([
    {
      input: { create: { width: 20, height: 48, channels: 3, background: '#ffffff' } },
      left: 0,
      top: 0,
    },
  ])
  .png()
  .toBuffer();

const words = { prompt: 'A calm room', negative: 'extra windows' };
const numbers = { strength: 0.45, steps: 50, cfgScale: 10.5, seed: 7, maxSidePx: 512 };
const ofPhoto: PictureWish = { ...numbers, words, from: { photo } };

const redesign: RestyleWish['recipe'] = {
  ...{ kind: 'interior', style: 'Modern', roomType: 'Bedroom', propertyType: 'Residential' },
  ...{ aesthetic: 'Bright', decor: 'light', change: 'furniture' },
  ...{ strength: 0.45, steps: 50, cfgScale: 10.5, maxSidePx: 512 },
};

const openSocket = (url: string) => new WebSocket(url);

const isPicture = (bytes: Uint8Array) =>
  sharp(bytes)
    .metadata()
    .then(
      () => bytes,
      () => undefined,
    );

describe.each(engines)('$id (R-03)', (engine) => {
  const { id, without } = engine;
  let service: FakeService;
  let fake: FakeEngine;
  /** Frames in this thread. */
  let models: Models;
  let arrived: ReceivedRequest[];

  beforeAll(async () => {
    service = await startFakeService();
  });
  afterAll(() => service.close());

  /** A fresh way to the service: no breaker of an earlier test, short waits. */
  async function open(limits: ProviderEntry['limits'] = {}) {
    const { deadlineMs = 20_000 } = limits;
    const providerId = id.split(':')[0] ?? '';
    const entry = providers[providerId];
    if (!entry) throw new Error(`${providerId} is in no table`);
    const { load = entry.load } = engine;
    const quick = {
      ...entry.limits,
      deadlineMs,
      stallMs: 20_000,
      firstWaitMs: 1,
      longestWaitMs: 50,
      answerBytes: 200_000,
      ...limits,
    };
    const table: ProviderTable = {
      ...providers,
      [providerId]: { ...entry, limits: quick, load: async (s) => load(s, 5) },
    };
    const variables = { RESTYLE_MODEL: id, ...engine.environment(service.origin) };
    const { configuration, wrong } = readModelConfiguration(
      engine.imagines ? { ...variables, IMAGE_MODEL: engine.imagines } : variables,
      table,
    );
    expect(wrong).toEqual([]);
    const made = createModels({ configuration, fetch, openSocket, engineThreads: 1 });
    models = { ...made, own: { ...made.own, frame, receive } };
  }

  beforeEach(async () => {
    fake = engine.fake();
    service.answer(fake.answer, fake.listener);
    arrived = service.requests;
    await open();
  });

  const draw = (
    wish: PictureWish = ofPhoto,
    signal: AbortSignal = new AbortController().signal,
    from = id,
    onStage?: Elsewhere['onStage'],
  ) =>
    drawElsewhere(from, wish, {
      models,
      signal,
      clean: isPicture,
      ...(onStage ? { onStage } : {}),
    });
  const faultOf = (work: Promise<unknown>) =>
    work.then(
      () => 'no fault',
      (error: unknown) => error,
    );

  test("restyles a photo with the recipe's numbers in its own words", async () => {
    const { picture, kept, seed, notes } = await draw();
    expect(notes.some((note) => note.includes('4 credits'))).toBe(engine.statesCost ?? false);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 64, height: 48, format: 'png' });
    expect(kept?.isKept).toBe(true);
    const [order] = fake.orders;
    expect(order?.fields).toMatchObject(engine.arrives);
    expect(JSON.stringify(order?.fields)).toContain('A calm room');
    expect(order?.photo && (await sharp(order.photo).metadata()).format).toBe('png');
    if (engine.carriesKey) expect(order?.headers[engine.carriesKey[0]]).toBe(engine.carriesKey[1]);
    expect(seed === undefined || seed > 0).toBe(true);
  });

  test('gets our redesign to finish, if enabled', async () => {
    const design = {
      create: { width: 64, height: 48, channels: 3, background: '#20c040' },
    } as const;
    const picture = new Uint8Array(await sharp(design).png().toBuffer());
    const asked: number[] = [];
    const facts = { design: 'room' as const, notes: ['Furniture: new layout.'] };
    const restyle = async ({ seed }: { seed: number }) => {
      asked.push(seed);
      return { picture, facts };
    };
    const drawn = await restyleElsewhere(
      id,
      { recipe: redesign, seed: 7, photo },
      {
        models: {
          ...models,
          startsFromDesign: true,
          own: { ...models.own, restyle },
        },
        signal: new AbortController().signal,
        clean: isPicture,
      },
    );
    expect(asked).toEqual([7]);
    expect(fake.orders).toHaveLength(1);
    const [order] = fake.orders;
    const [red = 255, green = 0] = await sharp(order?.photo).resize(1, 1).raw().toBuffer();
    expect(green - red).toBeGreaterThan(100);
    expect(JSON.stringify(order?.fields)).toContain('Keep every object');
    expect(drawn.notes[0]).toMatch(/^Planned and drawn by our own engine/);
    expect(drawn.notes).toContain('Furniture: new layout.');
    expect(drawn.kept).toBeUndefined();
  });

  test('makes a picture from words alone', async () => {
    if (!engine.imagines) throw new Error('Every provider so far has a model that imagines');
    const size = { widthPx: 96, heightPx: 64 };
    const { picture } = await draw({ ...ofPhoto, from: { size } }, undefined, engine.imagines);
    expect((await sharp(picture).metadata()).format).toBe('png');
    expect(fake.orders[0]?.photo).toBeUndefined();
  });

  test("is asked for a finer picture of words, and says that it isn't", async () => {
    if (!engine.imagines) throw new Error('Every provider so far has a model that imagines');
    const size = { widthPx: 96, heightPx: 64 };
    const how = { finer: true, lens: 'soft' } as const;
    const recipe = { ...size, ...how, change: {}, edits: [] };
    const { facts } = await makePicture(
      { engineId: engine.imagines, own: undefined },
      { from: 'words', prompt: 'A calm room', recipe },
      7,
      {
        models,
        signal: new AbortController().signal,
        clean: isPicture,
      },
    );
    expect(facts.notes).toContain('Finer is drawn by our own engine only.');
  });

  test('keeps protected areas, with a mask or without', async () => {
    const { picture, notes } = await draw({ ...ofPhoto, from: { photo, protect } });
    expect(fake.orders[0]?.mask !== undefined).toBe(engine.takesMask);
    expect(models.abilities(id)?.mask).toBe(engine.takesMask);
    const { channels } = await sharp(fake.orders[0]?.mask ?? protect).stats();
    expect(channels.some(({ min, max }) => min === 0 && max === 255)).toBe(true);
    expect(notes.some((note) => note.includes('takes no mask'))).toBe(!engine.takesMask);
    const [now, before] = await Promise.all(
      [picture, photo].map((bytes) =>
        sharp(bytes)
          .extract({ left: 0, top: 0, width: 20, height: 48 })
          .removeAlpha()
          .raw()
          .toBuffer(),
      ),
    );
    expect(now?.equals(before ?? Buffer.alloc(0))).toBe(true);
  });

  test('reports progress, if it can', async () => {
    fake.looksNeeded = 3;
    const stages: number[] = [];
    await draw(ofPhoto, undefined, id, (_name, percent) => void stages.push(percent));
    const { tells } = engine;
    expect(models.abilities(id)?.progress).toBe(tells !== undefined);
    if (tells !== undefined) expect(stages).toContain(tells);
    // An engine that says nothing stays at the beginning until it is done.
    else expect(stages).toEqual([0, 98]);
    await service.quiet();
  });

  test('stops at once, and leaves no connection open', async () => {
    fake.mood = 'never ends';
    const stop = new AbortController();
    const work = faultOf(draw(ofPhoto, stop.signal));
    await expect.poll(() => fake.orders.length, { interval: 5 }).toBe(1);
    stop.abort(new Error('Nobody waits any more'));
    expect(await work).toMatchObject({ message: 'Nobody waits any more' });
    await service.quiet();
    expect(fake.calledOff.length > 0).toBe(engine.callsOff);
    expect(models.abilities(id)?.cancel).toBe(engine.callsOff);
  });

  test('is aborted after its time limit', async () => {
    fake.mood = 'never ends';
    await open({ deadlineMs: 60 });
    expect(await faultOf(draw())).toMatchObject({ kind: 'SLOW' });
    await service.quiet();
  });

  test('silence during an answer, a broken answer, and an endless one', async () => {
    const begin = '{"image":"';
    await open({ stallMs: 40 });
    service.answer((_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write(begin);
    });
    expect(await faultOf(draw())).toMatchObject({ kind: 'STALLED' });
    await service.quiet();
    service.answer((_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(begin, () => response.destroy());
    });
    await open();
    expect(await faultOf(draw())).toMatchObject({ kind: 'DROPPED' });
    service.answer((_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(begin + 'A'.repeat(400_000));
    });
    await open();
    expect(await faultOf(draw())).toMatchObject({ kind: 'TOO_LARGE' });
    await service.quiet();
  });

  test.each([
    [401, { error: { message: 'Incorrect API key provided' } }, 'KEY_REFUSED', 1],
    [402, { detail: 'You have insufficient credit' }, 'NO_CREDIT', 1],
    [500, { error: 'Internal error', detail: 'CUDA out of memory' }, 'FAILED', undefined],
  ])('status %i', async (status, body, kind, tries) => {
    service.answer((_asked, response) => sendJson(response, body, status));
    expect(await faultOf(draw())).toMatchObject({ kind });
    // A server of one's own is not asked again when its memory is full.
    const own = id.startsWith('sdapi') || id.startsWith('comfyui');
    expect(arrived.filter(({ path }) => !path.includes('progress')).length).toBe(
      tries ?? (own ? 1 : 3),
    );
  });

  test('429 is retried after the requested wait, and reported if it is too long', async () => {
    const busy = (headers: Readonly<Record<string, string>>) => {
      let turnedAway = false;
      service.answer((asked, response) => {
        if (turnedAway) return fake.answer(asked, response);
        turnedAway = true;
        response.writeHead(429, { 'content-type': 'application/json', ...headers });
        response.end('{"error":{"message":"Rate limit reached"}}');
      });
      arrived = service.requests;
    };
    busy({});
    expect((await draw()).kept?.isKept).toBe(true);
    busy({ 'retry-after-ms': '30' });
    const begun = performance.now();
    expect((await draw()).kept?.isKept).toBe(true);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(30);
    busy({ 'retry-after': '3600' });
    expect(await faultOf(draw())).toMatchObject({ kind: 'BUSY' });
    expect(arrived.filter(({ path }) => !path.includes('progress')).length).toBe(1);
  });

  test('a false success', async () => {
    for (const body of ['Failed to restore image', '{"ok":true}', '[]', '']) {
      await open();
      service.answer((_asked, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(body);
      });
      expect(await faultOf(draw())).toMatchObject({ kind: 'GARBAGE' });
    }
  });

  test("bytes that aren't a picture, and an answer without one", async () => {
    fake.mood = 'wrong bytes';
    expect(await faultOf(draw())).toMatchObject({ kind: 'NOT_A_PICTURE' });
    fake.mood = 'nothing inside';
    const kind = id.startsWith('google') ? 'ONLY_WORDS' : expect.stringMatching(/GARBAGE|FAILED/);
    expect(await faultOf(draw())).toMatchObject({ kind });
  });

  test.skipIf(without['wrong letters'])(
    `letters that are no base64${because(without['wrong letters'])}`,
    async () => {
      fake.mood = 'wrong letters';
      expect(await faultOf(draw())).toMatchObject({ kind: 'GARBAGE' });
    },
  );

  test.skipIf(without.declines)(
    `a picture that was held back is a sentence${because(without.declines)}`,
    async () => {
      fake.mood = 'declines';
      const fault = await faultOf(draw());
      expect(fault).toMatchObject({ kind: 'REFUSED', facts: { words: expect.any(String) } });
      expect(String(fault)).toContain('declined');
    },
  );

  test('a failure gives a sentence', async () => {
    fake.mood = 'fails';
    const kind = expect.stringMatching(/^(WORK_FAILED|NOT_ACCEPTED|FAILED)$/);
    const fault = await faultOf(draw());
    expect(fault).toMatchObject({ kind });
    // The reason is told to operators.
    const [, reason] = Object.entries(reasons).find(([maker]) => id.startsWith(maker)) ?? [];
    if (reason) expect(fault).toMatchObject({ facts: { words: expect.stringContaining(reason) } });
  });
});

/** Reasons that the fakes of some makers give for a failure. */
const reasons: Readonly<Record<string, string>> = {
  comfyui: 'Allocation on device',
  fal: 'Could not read it',
  openai: 'The server had an error',
  replicate: 'CUDA out of memory',
  sdapi: 'CUDA out of memory',
  'stability:structure': 'An unexpected server error has occurred',
};

function because(reason: string | undefined): string {
  return reason ? ` (skipped: ${reason})` : '';
}
