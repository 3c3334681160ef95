/**
 * The photo without its things: behind each, the surface goes on in its own light. What is seen of a surface
 * gives the smooth course of its colour; what differs from it nearby fades out into what is filled.
 */
import { linearFromSrgb8, srgb8FromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { hashLattice } from '../../random/random.ts';
import { type RoomReading, roomClass } from '../shell/read-room.ts';
import { behind, planesBehind } from './planes-behind.ts';
import { fitSmoothLight, type SmoothLight } from './smooth-light.ts';
import { spread } from './spread.ts';
import { grown, thingMask } from './thing-mask.ts';

export interface EmptiedPhoto {
  readonly image: RgbImage;
  /** 1 where the photo was painted over. */
  readonly isFilled: Uint8Array;
  /** Plane of the room behind each pixel. */
  readonly planes: Uint8Array;
}

/** The class that is seen of each plane. */
const classOfPlane = (['floor', 'ceiling', 'wall', 'wall', 'wall'] as const).map(roomClass);

const darkest = 0.004;
const coarse = 4;
/** How much of what differs nearby is believed, and how far it reaches, in logarithms. */
const believed = 0.8;
const mostDifferent = 0.35;

export function emptyPhoto({ analysis, box }: RoomReading): EmptiedPhoto {
  const { photo, classOf } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const planes = planesBehind(analysis, box);
  const isFilled = thingMask(analysis, planes);
  const isUnsure = grown(isFilled, w, h, Math.max(2, Math.round(w * 0.006)));
  const isKnown = (at: number, plane: number) =>
    !isUnsure[at] && classOf[at] === classOfPlane[plane];
  const data = new Uint8ClampedArray(photo.data);
  const logs = Float32Array.from(linearFromSrgb8, (value) => Math.log(value + darkest));
  const courses = [0, 1, 2, 3, 4].map((plane) => courseOf(photo, planes, plane, isKnown, logs));
  const whole = courses.find((course) => course !== undefined);
  if (!whole) return { image: { ...photo, data }, isFilled, planes };
  const wallCourse = courses[behind.back] ?? courses[behind.left] ?? courses[behind.right] ?? whole;
  const courseFor = (plane: number) =>
    courses[plane] ?? (plane === behind.floor || plane === behind.ceiling ? whole : wallCourse);
  const colour = new Float64Array(3);
  const [cw, ch] = [Math.ceil(w / coarse), Math.ceil(h / coarse)];
  for (let plane = 0; plane < 5; plane++) {
    const course = courseFor(plane);
    const differs = differences(photo, planes, plane, isKnown, logs, course, cw, ch);
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const at = y * w + x;
        if (!isFilled[at] || planes[at] !== plane) continue;
        course.at((x + 0.5) / w, (y + 0.5) / h, colour);
        const grain = (hashLattice(x, y, 7) - 0.5) * 0.035;
        for (let c = 0; c < 3; c++) {
          const rest =
            believed *
            readCoarse(differs, cw, ch, (x + 0.5) / coarse - 0.5, (y + 0.5) / coarse - 0.5, c);
          data[at * 3 + c] = srgb8FromLinear(Math.exp(colour[c]! + rest + grain) - darkest);
        }
      }
    }
  }
  return { image: { widthPx: w, heightPx: h, data }, isFilled, planes };
}

function courseOf(
  { widthPx: w, heightPx: h, data }: RgbImage,
  planes: Uint8Array,
  plane: number,
  isKnown: (at: number, plane: number) => boolean,
  logs: Float32Array,
): SmoothLight | undefined {
  const step = Math.max(2, Math.round(w / 180));
  const values: number[] = [];
  for (let y = step >> 1; y < h; y += step) {
    for (let x = step >> 1; x < w; x += step) {
      const at = y * w + x;
      if (planes[at] !== plane || !isKnown(at, plane)) continue;
      values.push((x + 0.5) / w, (y + 0.5) / h);
      for (let c = 0; c < 3; c++) values.push(logs[data[at * 3 + c]!]!);
    }
  }
  return fitSmoothLight({ values: Float64Array.from(values), count: values.length / 5 });
}

/** How what is known of a plane differs from its course, spread over what is not. */
function differences(
  { widthPx: w, heightPx: h, data }: RgbImage,
  planes: Uint8Array,
  plane: number,
  isKnown: (at: number, plane: number) => boolean,
  logs: Float32Array,
  course: SmoothLight,
  cw: number,
  ch: number,
): Float32Array {
  const values = new Float32Array(cw * ch * 3);
  const weight = new Float32Array(cw * ch);
  const colour = new Float64Array(3);
  for (let y = 0; y < h; y += 2) {
    for (let x = 0; x < w; x += 2) {
      const at = y * w + x;
      if (planes[at] !== plane || !isKnown(at, plane)) continue;
      course.at((x + 0.5) / w, (y + 0.5) / h, colour);
      const cell = Math.floor(y / coarse) * cw + Math.floor(x / coarse);
      weight[cell]! += 1;
      for (let c = 0; c < 3; c++) {
        const away = logs[data[at * 3 + c]!]! - colour[c]!;
        values[cell * 3 + c]! += Math.min(mostDifferent, Math.max(-mostDifferent, away));
      }
    }
  }
  for (let cell = 0; cell < cw * ch; cell++) {
    const sum = weight[cell]!;
    if (sum === 0) continue;
    for (let c = 0; c < 3; c++) values[cell * 3 + c]! /= sum;
    weight[cell] = 1;
  }
  spread(values, weight, cw, ch, 3);
  return values;
}

export function readCoarse(
  values: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  channel: number,
  channels = 3,
): number {
  const px = Math.min(width - 1, Math.max(0, x));
  const py = Math.min(height - 1, Math.max(0, y));
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const right = Math.min(width - 1, left + 1);
  const low = Math.min(height - 1, top + 1);
  const [fx, fy] = [px - left, py - top];
  const value = (column: number, row: number) =>
    values[(row * width + column) * channels + channel]!;
  return (
    (value(left, top) * (1 - fx) + value(right, top) * fx) * (1 - fy) +
    (value(left, low) * (1 - fx) + value(right, low) * fx) * fy
  );
}
