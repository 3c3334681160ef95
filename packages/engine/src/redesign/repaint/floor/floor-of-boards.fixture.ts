/** A drawn floor with joints, a shadow and a thing, and what is true of each pixel. */
import { srgb8FromLinear } from '../../../colour/srgb.ts';
import { createRgbImage, type RgbImage } from '../../../image/image.ts';
import type { Camera } from '../../../sense/analysis.ts';
import { rotationOf } from '../../../sense/camera/pose-fit.ts';
import { createPlanePoint } from '../../../sense/surfaces/plane-point.ts';
import { type FloorView, floorView } from './floor-view.ts';

export const size = { w: 320, h: 240 } as const;
export const camera: Camera = {
  focalPx: 0.8 * size.w,
  principal: { x: size.w / 2, y: size.h / 2 },
  rotation: rotationOf({ pitch: 12, roll: 0, yaw: 14, focal: 0.8 }),
  pitchDegrees: 12,
  rollDegrees: 0,
  yawDegrees: 14,
  confidence: 0.9,
};
export const shadow = 0.45;

export type PixelKind = 'wall' | 'thing' | 'floor' | 'joint' | 'shadow';

export interface DrawnFloor {
  readonly photo: RgbImage;
  readonly view: FloorView;
  readonly kinds: readonly PixelKind[];
}

const isThing = (x: number, y: number) => x > 200 && x < 260 && y > 150 && y < 210;

export function drawnFloor(): DrawnFloor {
  const { w, h } = size;
  const photo = createRgbImage(w, h);
  const lower = Float32Array.from({ length: w * h }, (_, at) => (at > w * (h - 60) ? 1 : 0));
  const view = floorView(camera, lower, w);
  if (!view) throw new Error('The camera sees its floor.');
  const point = createPlanePoint();
  const kinds = Array.from({ length: w * h }, (_, at): PixelKind => {
    const [x, y] = [at % w, Math.floor(at / w)];
    if (isThing(x, y)) return 'thing';
    if (!view.sample(x + 0.5, y + 0.5, point) || point.v > 4) return 'wall';
    const isJoint = (((point.u / 0.3) % 1) + 1) % 1 < 0.05;
    if (point.u > -1 && point.u < -0.2 && point.v > 1.6) return isJoint ? 'joint' : 'shadow';
    return isJoint ? 'joint' : 'floor';
  });
  const lights = { wall: 0.6, thing: 0.1, floor: 0.35, joint: 0.22, shadow: 0.35 * shadow };
  for (const [at, kind] of kinds.entries())
    photo.data.fill(srgb8FromLinear(lights[kind]), at * 3, at * 3 + 3);
  return { photo, view, kinds };
}
