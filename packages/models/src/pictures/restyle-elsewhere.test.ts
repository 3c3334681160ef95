/** Three tries at an engine that moves things: the seeds, the strengths, and which one is given. */
import { expect, test } from 'vitest';
import type { Elsewhere } from './draw-elsewhere.ts';
import { type RestyleWish, restyleElsewhere } from './restyle-elsewhere.ts';

const seedStep = 2_654_435_761;
const poor = 'This engine moved parts of your photo; the overlay shows what changed.';
const another = 'The first try moved too much, so another variation was drawn.';
const gentler = 'The change was made gentler, so that everything stays in its place.';

const wish: RestyleWish = {
  recipe: {
    kind: 'interior',
    style: 'Modern',
    roomType: 'Kitchen',
    propertyType: 'Residential',
    aesthetic: 'Warm',
    strength: 0.5,
    cfgScale: 7,
    steps: 30,
    seed: 7,
    maxSidePx: 512,
    decor: 'light',
  } as RestyleWish['recipe'],
  seed: 7,
  photo: new Uint8Array([1]),
};

/** An engine whose pictures are measured as told, one score a try. */
function engineWith(measured: readonly { score: number; isKept: boolean }[]) {
  const asked: { seed: number | undefined; strength: unknown }[] = [];
  const model = {
    specificationVersion: 'v4',
    provider: 'elsewhere',
    modelId: 'painter',
    maxImagesPerCall: 1,
    doGenerate: async ({
      seed,
      providerOptions,
    }: {
      seed?: number;
      providerOptions: Record<string, Record<string, unknown>>;
    }) => {
      asked.push({ seed, strength: providerOptions.elsewhere?.strength });
      return {
        images: [new Uint8Array([0x89, 0x50, 0x4e, 0x47, asked.length])],
        warnings: [],
        response: { timestamp: new Date(0), modelId: 'painter', headers: {} },
      };
    },
  };
  const own = {
    frame: async () => ({ photo: wish.photo, frame: { widthPx: 64, heightPx: 64 } }),
    receive: async ({ made }: { made: Uint8Array }) => ({
      picture: made,
      overlay: new Uint8Array(),
      ...measured[asked.length - 1],
    }),
  };
  const elsewhere = {
    models: {
      abilities: () => ({
        edit: true,
        words: true,
        frames: [],
        seed: { highest: 4_294_967_295, isZeroRandom: false },
        strength: { field: 'strength', lowest: 0, highest: 1 },
      }),
      label: () => 'Painter',
      imageModel: async () => model,
      own,
    },
    signal: new AbortController().signal,
    clean: async (bytes: Uint8Array) => bytes,
  } as unknown as Elsewhere;
  const draw = () => restyleElsewhere('elsewhere:painter', wish, elsewhere);
  return { asked, draw };
}

const kept = (score: number) => ({ score, isKept: true });
const moved = (score: number) => ({ score, isKept: false });
const tryOf = (picture: Uint8Array) => picture.at(-1);

test('a first attempt that keeps everything is returned', async () => {
  const { asked, draw } = engineWith([kept(90)]);
  const drawn = await draw();
  expect(drawn.kept).toMatchObject({ score: 90, isKept: true });
  expect(drawn.notes).not.toContain(another);
  expect(asked.map(({ seed }) => seed)).toEqual([7]);
});

test('each further attempt has another seed, the last one less strength', async () => {
  const { asked, draw } = engineWith([moved(20), moved(30), kept(70)]);
  const drawn = await draw();
  expect(asked.map(({ seed }) => seed)).toEqual([
    7,
    (7 + seedStep) % 2 ** 32,
    (7 + 2 * seedStep) % 2 ** 32,
  ]);
  expect(asked.map(({ strength }) => strength)).toEqual([0.5, 0.5, 0.3]);
  expect([tryOf(drawn.picture), drawn.notes[0]]).toEqual([3, gentler]);
});

test.each([
  [[50, 20, 40], 1],
  [[20, 50, 40], 2],
  [[20, 40, 50], 3],
  [[40, 40, 40], 1],
])('of three rejected pictures with scores %j number %i is returned', async (scores, best) => {
  const { asked, draw } = engineWith(scores.map(moved));
  const drawn = await draw();
  expect(asked).toHaveLength(3);
  expect(tryOf(drawn.picture)).toBe(best);
  expect(drawn.kept?.score).toBe(Math.max(...scores));
  expect(drawn.notes[0]).toBe(poor);
  expect(drawn.notes).not.toContain(another);
  expect(drawn.notes).not.toContain(gentler);
});
