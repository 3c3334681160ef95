import { expect, test } from 'vitest';
import { meanColour } from '../../../image/mean-colour.fixture.ts';
import { createRenderer } from '../render-scene.ts';
import { roomScene } from '../room.fixture.ts';
import { villaScene } from '../villa.fixture.ts';

const size = { widthPx: 120, heightPx: 80, seed: 3 };
const finer = { ...size, quality: 'finer' } as const;

const sameBytes = (a: { data: Uint8ClampedArray }, b: { data: Uint8ClampedArray }) =>
  Buffer.from(a.data).equals(Buffer.from(b.data));

test("renders the same bytes again, with or without previews, and doesn't change ordinary pictures", async () => {
  const render = createRenderer();
  const ordinary = await render(roomScene(), size);
  const first = await render(roomScene(), finer);
  const villa = await render(villaScene(), finer);
  const widths: number[] = [];
  const watched = await render(roomScene(), {
    ...finer,
    onPreview: ({ widthPx }) => widths.push(widthPx),
  });
  expect(sameBytes(first.image, watched.image)).toBe(true);
  expect(widths).toEqual([192, 120, 120]);
  expect([first.isFiner, ordinary.isFiner]).toEqual([true, false]);
  expect(sameBytes((await render(roomScene(), size)).image, ordinary.image)).toBe(true);
  expect(Buffer.from(first.ids.buffer).equals(Buffer.from(ordinary.ids.buffer))).toBe(true);
  // Mean codes of red, green and blue; update them with any intended change.
  expect([meanColour(first.image), meanColour(villa.image)]).toEqual([
    [140.77, 141.5, 124.94],
    [121.17, 135.61, 125.82],
  ]);
});

test('a drawing is as fine as its pen', async () => {
  const render = createRenderer();
  const drawn = await render(roomScene(), { ...finer, medium: 'watercolour' });
  const ordinary = await render(roomScene(), { ...size, medium: 'watercolour' });
  expect(drawn.isFiner).toBe(false);
  expect(sameBytes(drawn.image, ordinary.image)).toBe(true);
});

test('reports progress and stops on request', async () => {
  const controller = new AbortController();
  const shares: number[] = [];
  const picture = createRenderer()(roomScene(), {
    ...finer,
    signal: controller.signal,
    onStage: (stage, done) => {
      shares.push(done);
      if (stage === 'shade') controller.abort(new Error('enough'));
    },
  });
  await expect(picture).rejects.toThrow('enough');
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(new Set(shares).size).toBeGreaterThan(9);
});

test('a shallow lens blurs more of a picture', async () => {
  const render = createRenderer();
  const detail = async (lens: 'none' | 'shallow') => {
    const { image } = await render(villaScene(), { ...finer, widthPx: 240, heightPx: 160, lens });
    let sum = 0;
    for (let at = 3; at < image.data.length; at++) {
      sum += Math.abs(image.data[at]! - image.data[at - 3]!);
    }
    return sum;
  };
  expect(await detail('shallow')).toBeLessThan(0.97 * (await detail('none')));
});
