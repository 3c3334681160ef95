import { expect, test } from 'vitest';
import { meanColour } from '../../image/mean-colour.fixture.ts';
import { createRenderer } from './render-scene.ts';
import { roomScene } from './room.fixture.ts';
import { dayOutside } from './test-solids.fixture.ts';
import { villaScene } from './villa.fixture.ts';

const size = { widthPx: 120, heightPx: 80 };
/** The first picture of a process bakes its material tiles, which is slow on a busy machine. */

function meanLuma(image: { data: Uint8ClampedArray }): number {
  let sum = 0;
  for (let at = 0; at < image.data.length; at += 3) {
    sum += 0.2126 * image.data[at]! + 0.7152 * image.data[at + 1]! + 0.0722 * image.data[at + 2]!;
  }
  return sum / (image.data.length / 3);
}

test('renders the same bytes for the same scene and seed, even between other pictures', async () => {
  const render = createRenderer();
  const first = await render(villaScene(), { ...size, seed: 3 });
  await render(roomScene(), { ...size, seed: 9 });
  const again = await render(villaScene(), { ...size, seed: 3 });
  expect(Buffer.from(first.image.data).equals(Buffer.from(again.image.data))).toBe(true);
  // Mean codes of red, green and blue; update them with any intended change.
  expect(meanColour(first.image)).toEqual([129.11, 143.61, 132.85]);
});

test('the id buffer tells what each pixel shows', async () => {
  const scene = villaScene();
  const { ids, stats } = await createRenderer()(scene, { ...size, seed: 1 });
  const labels = new Set(Array.from(ids, (id) => scene.objects[id]!.label));
  for (const label of ['sky', 'grass', 'wall', 'roof', 'window', 'water', 'leaf']) {
    expect(labels).toContain(label);
  }
  expect(ids[0]).toBe(0);
  const { composition } = stats;
  expect(composition!.areaShare).toBeGreaterThan(0.25);
  expect(composition!.areaShare).toBeLessThan(0.7);
  expect(Math.min(composition!.left, composition!.top)).toBeGreaterThan(0.04);
  expect(Math.max(composition!.right, composition!.bottom)).toBeLessThan(0.96);
});

test('no hour or weather gives a black or white picture', async () => {
  const render = createRenderer();
  const scene = villaScene();
  const weathers = ['clear', 'overcast', 'fog', 'rain', 'snow', 'storm'] as const;
  for (const time of ['dawn', 'day', 'golden', 'dusk', 'night'] as const) {
    // the brightest and the darkest hour in any weather, the others in a clear one and a grey one
    const isExtreme = time === 'day' || time === 'night';
    for (const weather of isExtreme ? weathers : (['clear', 'storm'] as const)) {
      const setting = { ...dayOutside, time, weather, snowCover: weather === 'snow' };
      const small = { widthPx: 48, heightPx: 32, seed: 2, quality: 'draft' } as const;
      const { image } = await render({ ...scene, setting }, small);
      expect(meanLuma(image), `${time} ${weather}`).toBeGreaterThan(12);
      expect(meanLuma(image), `${time} ${weather}`).toBeLessThan(215);
    }
  }
});

test('traced light changes a room', async () => {
  const render = createRenderer();
  const traced = await render(roomScene(), { ...size, seed: 1 });
  const draft = await render(roomScene(), { ...size, seed: 1, quality: 'draft' });
  expect(draft.stats.tracedRays).toBe(0);
  expect([meanColour(traced.image), meanColour(draft.image)]).toEqual([
    [137.18, 138.32, 121.05],
    [76.17, 82.62, 55.72],
  ]);
  let difference = 0;
  for (let at = 0; at < traced.image.data.length; at++) {
    difference += Math.abs(traced.image.data[at]! - draft.image.data[at]!);
  }
  expect(difference / traced.image.data.length).toBeGreaterThan(4);
});

test('shows a small preview first and stops on request', async () => {
  const controller = new AbortController();
  const seen: string[] = [];
  const picture = createRenderer()(villaScene(), {
    ...size,
    seed: 1,
    signal: controller.signal,
    onPreview: (preview) => seen.push(`preview ${preview.widthPx}`),
    onStage: (stage) => {
      seen.push(stage);
      if (stage === 'light') controller.abort(new Error('enough'));
    },
  });
  await expect(picture).rejects.toThrow('enough');
  expect(seen).toContain('preview 192');
  expect(seen).not.toContain('shade');
});

test("cut-outs have fractional coverage, and don't change the picture", async () => {
  const render = createRenderer();
  const scene = roomScene();
  const plain = await render(scene, { ...size, seed: 1 });
  const isIn = ({ label }: { label: string }) => label === 'furniture' || label === 'lamp';
  const { image, ids, light } = await render(scene, { ...size, seed: 1, cutOut: isIn });
  expect(plain.light).toBeUndefined();
  expect(Buffer.from(image.data).equals(Buffer.from(plain.image.data))).toBe(true);
  const { coverage, cutOut, radiance, depth } = light!;
  const isThing = Array.from(ids, (id) => isIn(scene.objects[id]!));
  const full = isThing.filter((_, at) => coverage[at] === 1);
  expect(full.length).toBeGreaterThan(100);
  expect(full.every(Boolean)).toBe(true);
  expect(Array.from(coverage).some((share) => share > 0 && share < 1)).toBe(true);
  const wrong: string[] = [];
  for (let at = 0; at < coverage.length; at++) {
    const [cut, whole] = [cutOut[at * 3]!, radiance[at * 3]!];
    if (coverage[at] === 0 && cut !== 0) wrong.push(`${at}: light beside the thing`);
    if (coverage[at] === 1 && !(Math.abs(cut - whole) < 5e-6)) wrong.push(`${at}: other light`);
    if (ids[at] !== 0 && !(depth[at]! < 8)) wrong.push(`${at}: behind the room`);
  }
  expect(wrong).toEqual([]);
});

test('a film is kept apart from what is behind it', async () => {
  const render = createRenderer();
  const scene = roomScene();
  const asked = { ...size, seed: 1, cutOut: ({ name }: { name: string }) => name === 'sofa' };
  const plain = await render(scene, asked);
  const filmed = await render(scene, { ...asked, film: ({ name }) => name === 'window' });
  expect(plain.light?.film).toBeUndefined();
  const { taken, added } = filmed.light!.film!;
  const behind = Array.from(plain.ids.keys()).filter((at) => taken[at * 3]! > 0.05);
  expect(behind.length).toBeGreaterThan(50);
  expect(behind.every((at) => taken[at * 3]! < 0.9 && added[at * 3]! >= 0)).toBe(true);
  const named = (ids: Uint16Array, at: number) => scene.objects[ids[at]!]!.name;
  const isGlass = behind.filter((at) => named(plain.ids, at) === 'window');
  const isSeen = isGlass.filter((at) => named(filmed.ids, at) !== 'window');
  expect(isSeen.length).toBeGreaterThan(0.7 * isGlass.length);
});

test('with exact light a floor is as bright in a small picture as in a large one', async () => {
  const render = createRenderer();
  const scene = roomScene();
  const floorLight = async (times: number, hasExactLight: boolean) => {
    const { light } = await render(scene, {
      widthPx: 96 * times,
      heightPx: 64 * times,
      seed: 3,
      hasExactLight,
      cutOut: ({ name }) => name === 'floor',
    });
    const { cutOut, coverage } = light!;
    let sum = 0;
    let all = 0;
    for (let at = 0; at < coverage.length; at++) {
      sum += cutOut[at * 3 + 1]!;
      all += coverage[at]!;
    }
    return sum / all;
  };
  const large = await floorLight(4, true);
  const exact = (await floorLight(2, true)) / large;
  expect(exact).toBeGreaterThan(0.96);
  expect(exact).toBeLessThan(1.04);
  expect((await floorLight(2, false)) / large).toBeLessThan(0.85);
});
