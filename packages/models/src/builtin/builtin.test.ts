import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createModels } from '../registry.ts';

const models = createModels({ engineThreads: 1 });
afterAll(() => models.close());

const photo = await sharp({
  create: { width: 320, height: 240, channels: 3, background: '#8a6a50' },
})
  .composite([
    {
      input: { create: { width: 160, height: 90, channels: 3, background: '#dfe8ef' } },
      left: 20,
      top: 20,
    },
  ])
  .jpeg()
  .toBuffer();

const recipe = {
  kind: 'interior',
  style: 'Modern',
  roomType: 'Foyer',
  propertyType: 'Residential',
  aesthetic: 'Dark',
  strength: 0.45,
  cfgScale: 9.5,
  steps: 50,
  decor: 'off',
  maxSidePx: 1024,
} as const;

test("strokes become a mask of the photo's shape; erasing removes", async () => {
  const own = models.own;
  const across = [
    { x: 0, y: 0.5 },
    { x: 1, y: 0.5 },
  ];
  const stroke = { points: across, width: 0.1, erase: false };
  const size = { widthPx: 2000, heightPx: 1000 };
  expect(await own.protectMask({ strokes: [], ...size })).toBeUndefined();
  const rubbed = [{ ...stroke, erase: true }];
  expect(await own.protectMask({ strokes: rubbed, ...size })).toBeUndefined();
  const dot = { points: [{ x: 0.5, y: 0.5 }], width: 0.2, erase: true };
  const mask = await own.protectMask({ strokes: [stroke, dot], ...size });
  const { data, info } = await sharp(mask).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1024, 512]);
  const valueAt = (x: number, y: number) => data[(y * info.width + x) * info.channels];
  expect([valueAt(100, 256), valueAt(512, 256), valueAt(100, 100)]).toEqual([255, 0, 0]);
});

test('segments of a long stroke connect', async () => {
  const own = models.own;
  const points = Array.from({ length: 600 }, (_, at) => ({ x: at / 599, y: 0.5 }));
  const strokes = [{ points, width: 0.02, erase: false }];
  const mask = await own.protectMask({ strokes, widthPx: 1024, heightPx: 512 });
  const { data, info } = await sharp(mask).raw().toBuffer({ resolveWithObject: true });
  const row = Array.from({ length: 1024 }, (_, x) => data[(256 * info.width + x) * info.channels]);
  expect(row.filter((value) => value === 255)).toHaveLength(1024);
});

describe('restyle', () => {
  test('returns a PNG as large as the photo, with stages and facts', async () => {
    const stages: string[] = [];
    const own = models.own;
    const { picture, facts } = await own.restyle(
      { photo, recipe, seed: 0 },
      { onStage: (name) => stages.push(name) },
    );
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 320, height: 240, format: 'png' });
    expect(stages.length).toBeGreaterThan(1);
    expect(facts.seed).toBe(0);
    expect(facts.notes?.[0]).toMatch(/^Finishes: walls painted along the edges in the photo/);
  });

  test('strength 0 leaves the photo unchanged', async () => {
    const own = models.own;
    const { picture } = await own.restyle({ photo, recipe: { ...recipe, strength: 0 }, seed: 0 });
    const [made, given] = await Promise.all(
      [picture, photo].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()),
    );
    const difference = made!.reduce((sum, value, at) => sum + Math.abs(value - given![at]!), 0);
    expect(difference / made!.length).toBeLessThan(1);
  });
});

const scene = { prompt: 'a modern villa at dusk', change: {}, edits: [] } as const;

test('visuals: the same words and seed give the same bytes, another seed different ones; a picture starts in turn', async () => {
  const previews: Uint8Array[] = [];
  const order: string[] = [];
  const own = models.own;
  const make = async (seed: number) => {
    const { picture } = await own.imagine(
      { ...scene, widthPx: 96, heightPx: 64, seed },
      {
        onPreview: (preview) => previews.push(preview),
        onStage: () => order.push('drawn'),
        inTurn: async (work) => {
          order.push('waited');
          return work();
        },
      },
    );
    return Buffer.from(picture);
  };
  const drawing = make(1);
  expect(order).toEqual(['waited']);
  const first = await drawing;
  expect(order).toContain('drawn');
  const [again, other] = [await make(1), await make(2)];
  expect(first.equals(again)).toBe(true);
  expect(first.equals(other)).toBe(false);
  expect((await sharp(previews[0]).metadata()).format).toBe('jpeg');
});

test("a finer picture shows its passes and says how it was rendered; a drawing says it wasn't", async () => {
  const previews: Uint8Array[] = [];
  const wish = { ...scene, widthPx: 96, heightPx: 64, seed: 1, finer: true, lens: 'soft' } as const;
  const { picture, facts } = await models.own.imagine(wish, {
    onPreview: (preview) => previews.push(preview),
  });
  const { width, height } = await sharp(picture).metadata();
  expect([width, height]).toEqual([96, 64]);
  expect(previews).toHaveLength(3);
  expect(facts.notes).toContain('Drawn finer, with a soft lens.');
  const drawing = await models.own.imagine({ ...wish, change: { medium: 'ink' } });
  expect(drawing.facts.notes).toContain(
    'Only photographs and clay models are drawn finer; this medium was drawn as always.',
  );
});

test("a cancelled picture doesn't wait for its turn", async () => {
  const signal = AbortSignal.abort(new Error('cancelled'));
  const wish = { ...scene, widthPx: 96, heightPx: 64, seed: 1 };
  await expect(models.own.imagine(wish, { signal })).rejects.toThrow('cancelled');
});

test("the analyzer names a picture's colours, in words and codes", async () => {
  const seen = await models.own.look({ picture: photo });
  expect(seen.description).toContain('main colours');
  expect(seen.palette[0]?.hex).toMatch(/^#8a6a5/);
  expect(seen.palette[0]?.share).toBeGreaterThan(0.7);
  expect(seen.widthPx).toBe(320);
});

test('the voice speaks a sentence as MP3, preloaded on request', async () => {
  await expect(models.own.warmVoice()).resolves.toBeUndefined();
  const mp3 = await models.own.speak('A room of 20 m² at 2.4 m height costs £5 — naïvely.');
  expect([mp3[0], (mp3[1] ?? 0) & 0xe0]).toEqual([0xff, 0xe0]);
  expect(mp3.length).toBeGreaterThan(10_000);
});

// A question needs the index, which takes two seconds; `real-models.test.ts` of the server asks some.
test('a calculator answers a form', async () => {
  const calculation = { calculator: 'stairs', values: { floorHeight: 2.8 } };
  const calculated = await models.own.answer({ question: '', history: [], calculation });
  expect(calculated.markdown).toMatch(/^\*\*16 risers of 175 mm/);
});

test("a cancelled question isn't answered, and doesn't wait for its turn", async () => {
  const signal = AbortSignal.abort(new Error('stopped'));
  const inTurn = () => Promise.reject(new Error('waited'));
  const asked = { question: 'How wide is a hallway?', history: [] };
  await expect(models.own.answer(asked, { signal, inTurn })).rejects.toThrow('stopped');
});

describe("another engine's result for a photo", () => {
  const frames = { kind: 'listed', sizes: [[512, 512]] } as const;

  test("is cropped from its frame to the photo's shape, and scored", async () => {
    const own = models.own;
    const framed = await own.frame({ photo, frames, maxSidePx: 512 });
    expect(framed.frame.inner).toEqual({ leftPx: 0, topPx: 64, widthPx: 512, heightPx: 384 });
    const { frame, photo: made } = framed;
    const { picture, score, isKept } = await own.receive({ photo, frame, made, maxSidePx: 512 });
    const { width, height } = await sharp(picture).metadata();
    expect({ width, height, isKept }).toEqual({ width: 320, height: 240, isKept: true });
    expect(score).toBeGreaterThan(95);
  });

  test('an engine that only inpaints gets a full mask', async () => {
    const own = models.own;
    const { mask } = await own.frame({ photo, frames, maxSidePx: 512, needsMask: true });
    const { channels } = await sharp(mask).stats();
    expect(channels.map(({ min }) => min)).toEqual([255]);
  });

  test('a photo with many colours is sent as JPEG, to stay below size limits', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const many = await sharp({
      create: { width: 1300, height: 1000, channels: 3, background: '#808080', noise },
    })
      .png()
      .toBuffer();
    const grid = { kind: 'grid', multipleOf: 8, maxSidePx: 2048 } as const;
    const own = models.own;
    const framed = await own.frame({ photo: many, frames: grid, maxSidePx: 2048 });
    expect((await sharp(framed.photo).metadata()).format).toBe('jpeg');
    expect(framed.photo.length).toBeLessThan(3_500_000);
  });

  test('keeps every protected pixel of the photo', async () => {
    const own = models.own;
    const left = {
      create: { width: 160, height: 240, channels: 3, background: '#ffffff' },
    } as const;
    const protect = await sharp({
      create: { width: 320, height: 240, channels: 3, background: '#000000' },
    })
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { frame, mask } = await own.frame({ photo, frames, maxSidePx: 512, protect });
    // White may change: the right half, and the border around the photo.
    const { data } = await sharp(mask).raw().toBuffer({ resolveWithObject: true });
    const maskAt = (x: number, y: number) => data[(y * 512 + x) * (data.length / 512 ** 2)];
    expect([maskAt(100, 200), maskAt(400, 200), maskAt(100, 10)]).toEqual([0, 255, 255]);
    const made = await sharp({
      create: { width: 512, height: 512, channels: 3, background: '#2040c0' },
    })
      .png()
      .toBuffer();
    const { picture } = await own.receive({ photo, frame, made, protect, maxSidePx: 512 });
    const [now, before] = await Promise.all(
      [picture, photo].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()),
    );
    const differs = (x: number, y: number) => {
      const at = (y * 320 + x) * 3;
      return !now!.subarray(at, at + 3).equals(before!.subarray(at, at + 3));
    };
    let leaked = 0;
    for (let y = 0; y < 240; y++) for (let x = 0; x < 160; x++) if (differs(x, y)) leaked++;
    expect(leaked).toBe(0);
    expect(differs(300, 120)).toBe(true);
  });
});

test('our own engines describe a photo', async () => {
  const own = models.own;
  const { scene, surfaces, mask } = await own.analyse({ photo, kind: 'interior' });
  expect(scene).toEqual({ kind: 'interior', likelihood: expect.closeTo(1, 0), room: null });
  expect(surfaces.map(({ name }) => name)).toContain('floor');
  expect((await sharp(mask).metadata()).width).toBeGreaterThan(0);
});

// Last: the next picture would reload its engine.
test('an aborted picture ends its thread and rejects', async () => {
  const controller = new AbortController();
  const own = models.own;
  const running = own.imagine(
    { ...scene, widthPx: 4096, heightPx: 4096, seed: 1 },
    { signal: controller.signal },
  );
  controller.abort(new Error('stop'));
  await expect(running).rejects.toThrow('stop');
});
