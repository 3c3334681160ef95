import { expect, test } from 'vitest';
import type { RgbImage } from '../../image/image.ts';
import { meanColour } from '../../image/mean-colour.fixture.ts';
import { createRenderer } from '../render/render-scene.ts';
import { roomScene } from '../render/room.fixture.ts';
import { villaScene } from '../render/villa.fixture.ts';
import type { Medium } from '../scene-setting.ts';
import { mediums } from '../scene-setting.ts';

const size = { widthPx: 120, heightPx: 80 };
const render = createRenderer();

const drawn = new Map<Medium, Promise<RgbImage>>();

/** The villa in a medium; rendered once for all tests. */
function sheet(medium: Medium): Promise<RgbImage> {
  const known = drawn.get(medium);
  if (known) return known;
  const image = render(villaScene(), { ...size, seed: 1, medium }).then((result) => result.image);
  drawn.set(medium, image);
  return image;
}

const pixels = size.widthPx * size.heightPx;

/** Mean codes of red, green and blue; update them with any intended change of a medium. */
const means = [
  ['photograph', [130.22, 144.22, 133.18]],
  ['watercolour', [161.11, 172.06, 155.58]],
  ['pencil', [207.65, 205.56, 199.62]],
  ['ink', [212.17, 209.96, 204.69]],
  ['blueprint', [29.99, 61.07, 119.01]],
  ['clay', [188.76, 186.96, 183.7]],
  ['cutPaper', [160.76, 177.26, 159.95]],
];

test('every medium is unchanged, and differs from the others', async () => {
  const sheets: RgbImage['data'][] = [];
  for (const medium of mediums) sheets.push((await sheet(medium)).data);
  expect(mediums.map((medium, at) => [medium, meanColour({ data: sheets[at]! })])).toEqual(means);
  for (let a = 0; a < sheets.length; a++) {
    for (let b = a + 1; b < sheets.length; b++) {
      let difference = 0;
      for (let at = 0; at < sheets[a]!.length; at++) {
        difference += Math.abs(sheets[a]![at]! - sheets[b]![at]!);
      }
      expect(difference / sheets[a]!.length, `${mediums[a]} and ${mediums[b]}`).toBeGreaterThan(8);
    }
  }
});

test('a blueprint is white on blue', async () => {
  const image = await sheet('blueprint');
  let [red, blue, chalk] = [0, 0, 0];
  for (let at = 0; at < image.data.length; at += 3) {
    red += image.data[at]!;
    blue += image.data[at + 2]!;
    if (image.data[at]! > 100) chalk++;
  }
  expect(blue).toBeGreaterThan(red * 3);
  expect(chalk / pixels).toBeGreaterThan(0.01);
});

test('watercolour has a border of bare paper', async () => {
  const image = await sheet('watercolour');
  for (const corner of [0, size.widthPx - 1, size.widthPx * size.heightPx - 1]) {
    expect(Math.min(...image.data.subarray(corner * 3, corner * 3 + 3))).toBeGreaterThan(215);
  }
});

test('pencil and clay are colourless', async () => {
  for (const medium of ['pencil', 'clay'] as const) {
    const image = await sheet(medium);
    let chroma = 0;
    for (let at = 0; at < image.data.length; at += 3) {
      chroma += Math.abs(image.data[at]! - image.data[at + 2]!);
    }
    expect(chroma / pixels, medium).toBeLessThan(22);
  }
});

test('a small ink drawing is as fine as a large one', async () => {
  const image = await sheet('ink');
  let black = 0;
  for (let at = 0; at < image.data.length; at += 3) if (image.data[at]! < 60) black++;
  expect([image.widthPx, image.heightPx]).toEqual([size.widthPx, size.heightPx]);
  expect(black / pixels).toBeGreaterThan(0.005);
  expect(black / pixels).toBeLessThan(0.12);
});

test('a clay room is pale, whatever the view', async () => {
  const small = { widthPx: 60, heightPx: 40, seed: 1 };
  const { data } = (await render(roomScene(), { ...small, medium: 'clay' })).image;
  expect(data.reduce((sum, code) => sum + code, 0) / data.length).toBeGreaterThan(165);
});
