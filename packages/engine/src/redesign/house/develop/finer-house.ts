/**
 * Small photos get a house that is developed larger and then reduced: bars of windows, joints and the edges of panes
 * are thinner than their pixels, and would be dashed or stepped.
 */
import { linearFromSrgb8, srgb8FromLinear } from '../../../colour/srgb.ts';
import type { Scene } from '../../../visuals/scene-model.ts';
import type { DevelopedHouse } from './develop-house.ts';

/** Photos with more pixels are sharp enough, and would take too long. */
const mostPixels = 600_000;
const timesOfSmall = 2;

export const timesFiner = (widthPx: number, heightPx: number): number =>
  widthPx * heightPx <= mostPixels ? timesOfSmall : 1;

/** The scene for a camera with this many times as many pixels a side. */
export function seenFiner(scene: Scene, times: number): Scene {
  const { exact } = scene.camera;
  if (!exact || times === 1) return scene;
  const { widthPx, focalPx, centreX, centreY } = exact;
  const finer = {
    ...exact,
    widthPx: widthPx * times,
    focalPx: focalPx * times,
    centreX: centreX * times,
    centreY: centreY * times,
  };
  return { ...scene, camera: { ...scene.camera, exact: finer } };
}

/** Each pixel is the mean light of its block. */
export function reduceHouse(house: DevelopedHouse, widthPx: number, times: number): DevelopedHouse {
  if (times === 1) return house;
  const wide = widthPx * times;
  const count = house.coverage.length / times ** 2;
  const colours = new Float32Array(count * 3);
  const coverage = new Float32Array(count);
  const shade = new Float32Array(count);
  const doors = new Uint8Array(widthPx);
  for (let x = 0; x < wide; x++) if (house.doors[x] === 1) doors[Math.floor(x / times)] = 1;
  for (let i = 0; i < count; i++) {
    const from = Math.floor(i / widthPx) * times * wide + (i % widthPx) * times;
    let [red, green, blue, cover, open] = [0, 0, 0, 0, 0];
    for (let k = 0; k < times ** 2; k++) {
      const at = from + Math.floor(k / times) * wide + (k % times);
      const own = house.coverage[at]!;
      red += linearFromSrgb8[Math.round(house.colours[at * 3]!)]! * own;
      green += linearFromSrgb8[Math.round(house.colours[at * 3 + 1]!)]! * own;
      blue += linearFromSrgb8[Math.round(house.colours[at * 3 + 2]!)]! * own;
      cover += own;
      open += house.shade[at]!;
    }
    coverage[i] = cover / times ** 2;
    shade[i] = open / times ** 2;
    if (cover === 0) continue;
    colours[i * 3] = srgb8FromLinear(red / cover);
    colours[i * 3 + 1] = srgb8FromLinear(green / cover);
    colours[i * 3 + 2] = srgb8FromLinear(blue / cover);
  }
  return { colours, coverage, shade, doors };
}
