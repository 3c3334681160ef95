import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { createRandom } from '../../../random/random.ts';
import { photoRegions } from './photo-regions.ts';

const [w, h] = [240, 160];
const isBox = (x: number, y: number) => x > 60 && x < 120 && y > 40 && y < 110;

/** A white wall with a soft shadow, and a grey box whose outline is missing for a sixth of one side. */
function drawn() {
  const photo = createRgbImage(w, h);
  const random = createRandom(5);
  for (let at = 0; at < w * h; at++) {
    const [x, y] = [at % w, Math.floor(at / w)];
    const shadow = 60 / (1 + Math.exp((190 - x) / 8));
    const fades = y > 70 && y < 82 ? Math.min(1, Math.max(0, (120 - x) / 40)) : 1;
    const code = isBox(x, y) ? 210 - 60 * fades : 210 - shadow;
    photo.data.fill(code + random.between(-2, 2), at * 3, at * 3 + 3);
  }
  return photo;
}

test('a shadow is of the wall, and a gap in an outline merges nothing', () => {
  const { width, patches, levels } = photoRegions(drawn(), [7]);
  const regionAt = (x: number, y: number) => levels[0]![patches.of[y * width + x]!]!;
  const wall = regionAt(20, 20);
  for (const [x, y] of [
    [30, 140],
    [160, 80],
    [200, 30],
    [230, 100],
  ] as const)
    expect(regionAt(x, y)).toBe(wall);
  expect(regionAt(75, 60)).not.toBe(wall);
  expect(regionAt(75, 100)).not.toBe(wall);
});

test('higher limits only merge', () => {
  const { levels } = photoRegions(drawn(), [2, 9]);
  const merged = new Map<number, number>();
  for (let k = 0; k < levels[0]!.length; k++) {
    const known = merged.get(levels[0]![k]!);
    if (known !== undefined) expect(levels[1]![k]).toBe(known);
    merged.set(levels[0]![k]!, levels[1]![k]!);
  }
  expect(new Set(levels[1]).size).toBeLessThan(new Set(levels[0]).size);
});
