/** Small rooms rendered from known cameras and boxes, with exact ground truth, for tests. */
import { srgb8FromLinear } from '../../colour/srgb.ts';
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import { createRandom } from '../../random/random.ts';
import { type Box, faceOfRay } from '../box/box-geometry.ts';
import { rotationOf } from '../camera/pose-fit.ts';

export interface SyntheticRoom {
  readonly photo: RgbImage;
  readonly box: Box;
  readonly yaw: number;
  readonly pitch: number;
  readonly focalPx: number;
  /** Index in the classes of rooms for each pixel (floor 0, wall 1, ceiling 2, window 3, door 4). */
  readonly truth: Uint8Array;
}

const usualWidthPx = 640;
/** Linear colour of each face: floor, ceiling, left, right, back. */
export type FaceTones = readonly (readonly [number, number, number])[];

const usualTones: FaceTones = [
  [0.3, 0.2, 0.12],
  [0.78, 0.78, 0.76],
  [0.5, 0.48, 0.43],
  [0.42, 0.4, 0.36],
  [0.58, 0.56, 0.5],
];

export function syntheticRoom(
  seed: number,
  tones: FaceTones = usualTones,
  widthPx: number = usualWidthPx,
): SyntheticRoom {
  const heightPx = Math.round(widthPx * 0.75);
  const random = createRandom(seed);
  const box: Box = {
    left: random.between(1, 2.4),
    right: random.between(1, 2.4),
    depth: random.between(2, 3.6),
    ceiling: random.between(0.7, 1.1),
  };
  const yaw = random.between(-22, 22);
  const pitch = random.between(-6, 6);
  const focal = random.between(0.7, 0.95);
  const focalPx = focal * widthPx;
  const m = rotationOf({ pitch, roll: 0, yaw, focal });
  const window = {
    from: -0.4 * box.left,
    to: 0.25 * box.right,
    top: -0.5 * box.ceiling,
    foot: 0.25,
  };
  const door = { from: 0.45 * box.depth, to: 0.7 * box.depth, top: -0.45 * box.ceiling };
  const photo = createRgbImage(widthPx, heightPx);
  const truth = new Uint8Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const a = (x + 0.5 - widthPx / 2) / focalPx;
      const b = (y + 0.5 - heightPx / 2) / focalPx;
      const dx = m[0]! * a + m[3]! * b + m[6]!;
      const dy = m[1]! * a + m[4]! * b + m[7]!;
      const dz = m[2]! * a + m[5]! * b + m[8]!;
      const face = faceOfRay(dx, dy, dz, box);
      const distance = [1 / dy, -box.ceiling / dy, -box.left / dx, box.right / dx, box.depth / dz];
      const t = distance[face]!;
      const [X, Y, Z] = [dx * t, dy * t, dz * t];
      let colour: readonly number[] = tones[face]!;
      let kind = face === 0 ? 0 : face === 1 ? 2 : 1;
      if (face === 4 && X > window.from && X < window.to && Y > window.top && Y < window.foot) {
        kind = 3;
        const bar = Math.abs(((X - window.from) / (window.to - window.from)) * 2 - 1) < 0.04;
        colour = bar ? [0.7, 0.7, 0.7] : [0.85, 0.93, 1];
      } else if (face === 3 && Z > door.from && Z < door.to && Y > door.top) {
        kind = 4;
        colour = [0.2, 0.11, 0.06];
      } else if (face > 1 && Y > 0.93) colour = [0.8, 0.8, 0.8];
      else if (face === 0) {
        const joint = (((X * 5) % 1) + 1) % 1 < 0.06;
        if (joint) colour = colour.map((value) => value * 0.55);
      }
      const light = 0.75 + 0.25 * Math.cos(0.4 * Z) + random.between(-0.02, 0.02);
      const i = y * widthPx + x;
      truth[i] = kind;
      colour.forEach((value, channel) => {
        photo.data[3 * i + channel] = srgb8FromLinear(value * light);
      });
    }
  }
  return { photo, box, yaw, pitch, focalPx, truth };
}
