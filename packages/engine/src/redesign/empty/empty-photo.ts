/**
 * The photo without its things: behind each, the surface goes on in its own light. What is seen of a surface
 * gives the smooth course of its colour; what differs from it nearby fades out into what is filled, and its
 * fine texture is taken from where it is seen.
 */
import { linearFromSrgb8, srgb8FromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { boxMean } from '../../ops/box-blur.ts';
import { hashLattice } from '../../random/random.ts';
import type { RoomReading } from '../shell/read-room.ts';
import { roomClass } from '../shell/room-class.ts';
import { readCoarse } from './coarse-grid.ts';
import { behind, planesBehind } from './planes-behind.ts';
import { fitSmoothLight, type SmoothLight } from './smooth-light.ts';
import { spread } from './spread.ts';
import { fineTexture, grainOfPlane } from './surface-grain.ts';
import { grown, thingMask } from './thing-mask.ts';
import { wallMarks } from './wall-marks.ts';

export interface EmptiedPhoto {
  readonly image: RgbImage;
  /** 1 where the photo was painted over. */
  readonly isFilled: Uint8Array;
  /** Plane of the room behind each pixel. */
  readonly planes: Uint8Array;
  /** The smooth course of light on each plane, as far as it is seen. */
  readonly courses: readonly (SmoothLight | undefined)[];
}

/** The class that is seen of each plane. */
const classOfPlane = (['floor', 'ceiling', 'wall', 'wall', 'wall'] as const).map(roomClass);
const darkest = 0.004;
const coarse = 4;
/** How much of what differs nearby is believed, and how much it may be, in logarithms. */
const believed = 0.75;
const mostDifferent = 0.3;
/** Of smooth surfaces, in logarithms: a plane without any would be seen. */
const noiseOfPaint = 0.022;
/** Pixels over which what is filled and what is seen run into one another. */
const featherPx = 2;

/** Visible samples of each plane of the room, as logarithms of light. */
interface SeenPlanes {
  readonly photo: RgbImage;
  readonly planes: Uint8Array;
  readonly logs: Float32Array;
  readonly isKnown: (at: number, plane: number) => boolean;
}

export function emptyPhoto({ analysis, box, lines }: RoomReading): EmptiedPhoto {
  const { photo, classOf, camera } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const planes = planesBehind(analysis, box, lines);
  const isFilled = thingMask(analysis, planes);
  let isUnsure = grown(isFilled, w, h, Math.max(2, Math.round(w * 0.006)));
  const logs = Float32Array.from(linearFromSrgb8, (value) => Math.log(value + darkest));
  const seen: SeenPlanes = {
    photo,
    planes,
    logs,
    isKnown: (at, plane) => !isUnsure[at] && classOf[at] === classOfPlane[plane],
  };
  const courses = [0, 1, 2, 3, 4].map((plane) => courseOf(seen, plane));
  const whole = courses.find((course) => course !== undefined);
  if (!whole) return { image: { ...photo, data: photo.data.slice() }, isFilled, planes, courses };
  const window = roomClass('window');
  const door = roomClass('door');
  const marks = wallMarks(
    photo.data,
    w,
    h,
    planes,
    courses.flatMap((course, plane) =>
      course && plane !== behind.floor ? [{ plane, course }] : [],
    ),
    seen.isKnown,
    (at) => classOf[at] === window || classOf[at] === door,
    logs,
  );
  for (let at = 0; at < marks.length; at++) if (marks[at]) isFilled[at] = 1;
  isUnsure = grown(isFilled, w, h, Math.max(2, Math.round(w * 0.006)));
  const wall = courses[behind.back] ?? courses[behind.left] ?? courses[behind.right] ?? whole;
  const filled = grown(isFilled, w, h, featherPx);
  const fine = fineTexture(photo);
  const floor = classOfPlane[behind.floor];
  const isOther = Uint8Array.from(classOf, (kind, at) => (kind === floor && !isFilled[at] ? 0 : 1));
  const isNearEdge = grown(isOther, w, h, Math.max(4, Math.round(w * 0.012)));
  const image = { widthPx: w, heightPx: h, data: photo.data.slice() };
  const share = boxMean(Float32Array.from(isFilled), w, h, featherPx);
  const grain = new Float32Array(w * h);
  for (let plane = 0; plane < 5; plane++) {
    const isFlat = plane === behind.floor || plane === behind.ceiling;
    const course = courses[plane] ?? (isFlat ? whole : wall);
    const wants = (at: number) => filled[at] === 1 && planes[at] === plane;
    const scenePlane = analysis.planes[plane];
    const isSeen = (at: number) =>
      !isNearEdge[at] && planes[at] === plane && seen.isKnown(at, plane);
    // walls and ceilings are smooth: edges near by would be taken for their texture
    if (scenePlane && plane === behind.floor)
      grainOfPlane(fine, camera, scenePlane, w, h, wants, isSeen, grain);
    paint(seen, plane, course, wants, share, grain, image);
  }
  return { image, isFilled, planes, courses };
}

function paint(
  seen: SeenPlanes,
  plane: number,
  course: SmoothLight,
  wants: (at: number) => boolean,
  share: Float32Array,
  grain: Float32Array,
  { widthPx: w, heightPx: h, data }: RgbImage,
): void {
  const cw = Math.ceil(w / coarse);
  const ch = Math.ceil(h / coarse);
  const differs = differences(seen, plane, course, cw, ch);
  const colour = new Float64Array(3);
  for (let y = 0; y < h; y++) {
    const cy = (y + 0.5) / coarse - 0.5;
    for (let x = 0; x < w; x++) {
      const at = y * w + x;
      if (!wants(at)) continue;
      course.at((x + 0.5) / w, (y + 0.5) / h, colour);
      const cx = (x + 0.5) / coarse - 0.5;
      const noise = (hashLattice(x, y, 7) - 0.5) * noiseOfPaint;
      for (let c = 0; c < 3; c++) {
        const rest = believed * readCoarse(differs, cw, ch, cx, cy, c);
        const filled = srgb8FromLinear(Math.exp(colour[c]! + rest + grain[at]! + noise) - darkest);
        const was = data[at * 3 + c]!;
        data[at * 3 + c] = was + (filled - was) * Math.min(1, share[at]! * 2);
      }
    }
  }
}

function courseOf(
  { photo, planes, isKnown, logs }: SeenPlanes,
  plane: number,
): SmoothLight | undefined {
  const { widthPx: w, heightPx: h, data } = photo;
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
  { photo, planes, isKnown, logs }: SeenPlanes,
  plane: number,
  course: SmoothLight,
  cw: number,
  ch: number,
): Float32Array {
  const { widthPx: w, heightPx: h, data } = photo;
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
  // the course itself holds where nothing near is known
  for (let cell = 0; cell < cw * ch; cell++) if (weight[cell] === 0) weight[cell] = 0.004;
  spread(values, weight, cw, ch, 3);
  return values;
}
