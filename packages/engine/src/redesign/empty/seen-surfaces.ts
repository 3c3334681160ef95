/** Masks of a room's visible surfaces and of what covers them: things with their rims, marks on walls. */
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import type { RoomReading } from '../shell/read-room.ts';
import { roomClass } from '../shell/room-class.ts';
import { behind, planesBehind } from './planes-behind.ts';
import { fitSmoothLight, type SmoothLight } from './smooth-light.ts';
import { grown, thingMask } from './thing-mask.ts';
import { wallMarks } from './wall-marks.ts';

export interface SeenSurfaces {
  /** 1 where a thing, its rim or a mark on a wall hides the room. */
  readonly isHidden: Uint8Array;
  /** Plane of the room behind each pixel. */
  readonly planes: Uint8Array;
  /** Smooth fit of the light on each plane, from its visible part. */
  readonly courses: readonly (SmoothLight | undefined)[];
  /** Typical logarithms of colour of each plane. */
  readonly middles: readonly (readonly [number, number, number] | undefined)[];
  /** 0..1: visible share of each plane. */
  readonly seen: readonly number[];
}

/** Expected class of each plane. */
export const classOfPlane = (['floor', 'ceiling', 'wall', 'wall', 'wall'] as const).map(roomClass);
const darkest = 0.004;

/** Logarithm of light for each code. */
export const logOfCode = Float32Array.from(linearFromSrgb8, (value) => Math.log(value + darkest));
export const lightOfLog = (log: number): number => Math.exp(log) - darkest;

/** Rim of uncertain pixels around things, as a share of the width. */
const unsureShare = 0.006;

/** A wall with a smaller share of the best visible wall's area gets that wall's colour. */
const leastWall = 0.22;

/** Quantile for the typical light: more of a surface lies in shade than in sun. */
const usual = 0.6;

type IsKnown = (at: number, plane: number) => boolean;

export function seenSurfaces({ analysis, box, lines }: RoomReading): SeenSurfaces {
  const { photo, classOf } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const planes = planesBehind(analysis, box, lines);
  const isHidden = thingMask(analysis, planes);
  const unsurePx = Math.max(2, Math.round(w * unsureShare));
  const knownBeside = (hidden: Uint8Array): IsKnown => {
    const isUnsure = grown(hidden, w, h, unsurePx);
    return (at, plane) => !isUnsure[at] && classOf[at] === classOfPlane[plane];
  };
  const isKnown = knownBeside(isHidden);
  const samples = [0, 1, 2, 3, 4].map((plane) => samplesOf(photo, planes, plane, isKnown));
  const courses = samples.map((values) => fitSmoothLight({ values, count: values.length / 5 }));
  const [window, door] = [roomClass('window'), roomClass('door')];
  const marks = wallMarks({
    data: photo.data,
    widthPx: w,
    heightPx: h,
    planes,
    surfaces: courses.flatMap((course, plane) =>
      course && plane !== behind.floor ? [{ plane, course }] : [],
    ),
    isKnown,
    isFrame: (at) => classOf[at] === window || classOf[at] === door,
    logs: logOfCode,
  });
  for (let at = 0; at < marks.length; at++) if (marks[at]) isHidden[at] = 1;
  const counts = samples.map((values) => values.length / 5);
  const mostOfWall = Math.max(...counts.slice(behind.left));
  const trusted = counts.map(
    (count, plane) => plane < behind.left || count > leastWall * mostOfWall,
  );
  const middles = samples.map((values, plane) =>
    courses[plane] && trusted[plane] ? middleOf(values) : undefined,
  );
  const step = stepOf(w);
  const all = new Float64Array(5);
  for (let y = step >> 1; y < h; y += step)
    for (let x = step >> 1; x < w; x += step) all[planes[y * w + x]!]! += 1;
  const seen = counts.map((count, plane) => count / Math.max(1, all[plane]!));
  return { isHidden, planes, courses, middles, seen };
}

/** Sampling step in pixels. */
const stepOf = (widthPx: number) => Math.max(2, Math.round(widthPx / 180));

/** Five numbers per sample of known pixels: position, and logarithms of colour. */
function samplesOf(
  { widthPx: w, heightPx: h, data }: RgbImage,
  planes: Uint8Array,
  plane: number,
  isKnown: IsKnown,
): Float64Array {
  const step = stepOf(w);
  const values: number[] = [];
  for (let y = step >> 1; y < h; y += step) {
    for (let x = step >> 1; x < w; x += step) {
      const at = y * w + x;
      if (planes[at] !== plane || !isKnown(at, plane)) continue;
      values.push((x + 0.5) / w, (y + 0.5) / h);
      for (let c = 0; c < 3; c++) values.push(logOfCode[data[at * 3 + c]!]!);
    }
  }
  return Float64Array.from(values);
}

function middleOf(values: Float64Array): readonly [number, number, number] {
  const count = values.length / 5;
  const of = (channel: number) => {
    const sorted = Float64Array.from({ length: count }, (_, k) => values[k * 5 + 2 + channel]!);
    return sorted.sort()[Math.floor(count * usual)]!;
  };
  return [of(0), of(1), of(2)];
}
