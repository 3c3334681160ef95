/**
 * Light of the furnished room as rendered, on each surface of its shell. Furniture, lamps and sun are all in it, so
 * room and furniture share one light.
 */
import { boxMean } from '../../../ops/box-blur.ts';
import { luminance, smoothStep } from '../../../ops/ramps.ts';
import { readCoarse } from '../../empty/coarse-grid.ts';
import { behind } from '../../empty/planes-behind.ts';
import { spread } from '../../empty/spread.ts';
import type { ThingLight } from '../composite-furniture.ts';
import type { BareSurface } from './shell-light.ts';
import { type ThingGain, thingGain } from './thing-gain.ts';

const cellPx = 6;
/** Pixels with a smaller share of the shell are not measured. */
const leastShell = 0.5;
const leastAlbedo = 0.02;
const mostWindow = 0.02;
const darkest = 1e-4;
/** Tone mapping: power of the light relative to its usual level. */
const felt = { byDay: 0.8, onCeiling: 0.5, onFloor: 1.1, byNeon: 0.75 } as const;
/** Share of the difference between surfaces that is removed: a real room has more bounces than are traced. */
const evened = { byPlane: 0.4, ceiling: 0.8 } as const;
/** White balance: share of the mean colour removed, and share of local deviations kept; a floor's look like stains above. */
const colours = {
  white: 0.88,
  local: 0.2,
  onCeiling: 0.1,
  byNeon: 0.8,
  whiteByNeon: 0.5,
} as const;
/** Bounds of light relative to its smooth course: contact shade and shadow edges. */
const fine = { darkest: 0.3, brightest: 2.2 } as const;
/** Deviations below this are noise of few rays, above it they are certain. */
const noise = { from: 0.03, to: 0.09 } as const;
/**
 * Radius over which light is averaged, as a share of the width, and the distance from things within which it keeps
 * its fine shape. Uneven walls and ceilings look stained, whether they are so or not.
 */
const smooth = {
  floor: { share: 0.008, near: Infinity },
  wall: { share: 0.022, near: 0.02 },
  ceiling: { share: 0.06, near: 0 },
} as const;
const smoothPasses = 2;
/** Power that deepens shade on floors: by day lamps cast none of their own. */
const floorShade = 1.5;

const smoothingOf = (plane: number) => {
  if (plane === behind.floor) return smooth.floor;
  return plane === behind.ceiling ? smooth.ceiling : smooth.wall;
};

interface LitRoom {
  readonly furnished: ThingLight;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Plane of the room behind each pixel of the photo. */
  readonly planes: Uint8Array;
  /** Surface of the furnished render at a pixel; undefined outside of the shell. */
  readonly surfaceAt: (at: number) => BareSurface | undefined;
  /** 0..1: share of each pixel that is a window. */
  readonly windowAt: (at: number) => number;
  readonly isByNeon: boolean;
}

export interface RoomLight {
  /** Light on the shell relative to its usual level, 3 floats a pixel. */
  readonly factors: Float32Array;
  /** Exposure of the rendered things at the same level. */
  readonly things: ThingGain;
}

export function roomLight(room: LitRoom): RoomLight {
  const { widthPx: w, heightPx: h, planes, windowAt, isByNeon } = room;
  const { irradiance, isKnown, wide, usual, white, lift } = measure(room);
  const [cw, ch] = [Math.ceil(w / cellPx), Math.ceil(h / cellPx)];
  const size = { width: cw, height: ch };
  const around = new Float64Array(3);
  const wideAt = (at: number): number => {
    const u = ((at % w) + 0.5) / cellPx - 0.5;
    const v = (Math.floor(at / w) + 0.5) / cellPx - 0.5;
    const cells = wide[planes[at]!]!;
    for (let c = 0; c < 3; c++) around[c] = readCoarse(cells, size, u, v, c, 3);
    return Math.max(darkest, luminance(around));
  };
  const detail = new Float32Array(w * h);
  for (let at = 0; at < w * h; at++) {
    if (!isKnown[at]) continue;
    const own = luminance(irradiance.subarray(at * 3, at * 3 + 3));
    detail[at] = Math.min(fine.brightest, Math.max(fine.darkest, own / wideAt(at)));
  }
  const nearThings = closeness(room);
  const factors = new Float32Array(w * h * 3);
  /** Factor of the tone mapping at each pixel. */
  const mapped = new Float32Array(w * h);
  const powerOf = (plane: number) => {
    if (isByNeon) return felt.byNeon;
    if (plane === behind.floor) return felt.onFloor;
    return plane === behind.ceiling ? felt.onCeiling : felt.byDay;
  };
  const localOf = (plane: number) => {
    if (isByNeon) return colours.byNeon;
    return plane === behind.ceiling ? colours.onCeiling : colours.local;
  };
  const hue = [0, 0, 0];
  for (let at = 0; at < w * h; at++) {
    const wideLevel = wideAt(at);
    const shape = calmed(meanOfKnown(detail, isKnown, at, w, h));
    const deep = planes[at] === behind.floor && shape < 1 ? shape ** floorShade : shape;
    const near = 1 + (deep - 1) * nearThings[at]!;
    const level = Math.max(darkest, (wideLevel * near * lift[planes[at]!]!) / usual);
    const shown = level ** powerOf(planes[at]!);
    mapped[at] = (shown / level) * lift[planes[at]!]!;
    const local = localOf(planes[at]!);
    for (let c = 0; c < 3; c++)
      hue[c] = Math.max(1e-3, around[c]! / wideLevel / white[c]!) ** local;
    const scale = shown / luminance(hue);
    const share = 1 - windowAt(at);
    for (let c = 0; c < 3; c++) factors[at * 3 + c] = 1 + (hue[c]! * scale - 1) * share;
  }
  return {
    factors: meanAtEdges(factors, room),
    things: thingGain(mapped, w, h, usual, white),
  };
}

/** Weight of a pixel of which no surface is known. */
const unknownAlbedo = 0.3;

/**
 * A pixel where two surfaces meet shows both: it has the light of both, by how much they send back. With that of one,
 * edges are toothed or dotted.
 */
function meanAtEdges(
  factors: Float32Array,
  { planes, surfaceAt, widthPx: w, heightPx: h }: LitRoom,
) {
  const out = factors.slice();
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const at = y * w + x;
      if (planes[at - 1] === planes[at + 1] && planes[at - w] === planes[at + w]) continue;
      for (let c = 0; c < 3; c++) {
        let [sum, weights] = [0, 0];
        for (const row of [at - w, at, at + w])
          for (let u = -1; u <= 1; u++) {
            const weight = surfaceAt(row + u)?.colour[c] ?? unknownAlbedo;
            sum += factors[(row + u) * 3 + c]! * weight;
            weights += weight;
          }
        out[at * 3 + c] = sum / Math.max(leastAlbedo, weights);
      }
    }
  }
  return out;
}

interface Measured {
  /** Light on a white surface, 3 floats a pixel; valid where known. */
  readonly irradiance: Float32Array;
  readonly isKnown: Uint8Array;
  /** By plane: the same by cells, extended over the whole picture. */
  readonly wide: readonly Float32Array[];
  /** Mean level over the shell, and its colour. */
  readonly usual: number;
  readonly white: readonly number[];
  /** By plane: factor that evens its mean with the others. */
  readonly lift: readonly number[];
}

/** A pixel beside a skirting or another surface may show a part of it: divided by one colour it would be a bright dot. */
function besideOthers(
  { furnished, widthPx: w, heightPx: h, planes, surfaceAt }: LitRoom,
  at: number,
) {
  const [x, y] = [at % w, Math.floor(at / w)];
  const isOther = (u: number, v: number) => {
    if (u < 0 || v < 0 || u >= w || v >= h) return false;
    const other = v * w + u;
    if (furnished.coverage[other]! > 0) return false;
    return surfaceAt(other)?.plane !== planes[at];
  };
  return isOther(x - 1, y) || isOther(x + 1, y) || isOther(x, y - 1) || isOther(x, y + 1);
}

function measure(room: LitRoom): Measured {
  const { furnished, widthPx: w, heightPx: h, planes, surfaceAt, windowAt } = room;
  const { radiance, cutOut, coverage } = furnished;
  const irradiance = new Float32Array(w * h * 3);
  const isKnown = new Uint8Array(w * h);
  const [cw, ch] = [Math.ceil(w / cellPx), Math.ceil(h / cellPx)];
  const wide = [0, 1, 2, 3, 4].map(() => new Float32Array(cw * ch * 3));
  const counts = wide.map(() => new Float32Array(cw * ch));
  const means = wide.map(() => ({ log: 0, count: 0 }));
  const logs = [0, 0, 0];
  for (let at = 0; at < w * h; at++) {
    const share = 1 - coverage[at]!;
    const surface = share < leastShell ? undefined : surfaceAt(at);
    const plane = planes[at]!;
    if (!surface || surface.plane !== plane || windowAt(at) > mostWindow) continue;
    if (besideOthers(room, at)) continue;
    isKnown[at] = 1;
    const cell = Math.floor(Math.floor(at / w) / cellPx) * cw + Math.floor((at % w) / cellPx);
    counts[plane]![cell]! += 1;
    for (let c = 0; c < 3; c++) {
      const own = Math.max(0, radiance[at * 3 + c]! - cutOut[at * 3 + c]!);
      const lit = own / share / Math.max(leastAlbedo, surface.colour[c]!);
      irradiance[at * 3 + c] = lit;
      wide[plane]![cell * 3 + c]! += lit;
      logs[c]! += Math.log(Math.max(darkest, lit));
    }
    const level = luminance(irradiance.subarray(at * 3, at * 3 + 3));
    means[plane]!.log += Math.log(Math.max(darkest, level));
    means[plane]!.count++;
  }
  const count = means.reduce((sum, mean) => sum + mean.count, 0);
  const usual = count > 0 ? Math.exp(means.reduce((sum, { log }) => sum + log, 0) / count) : 1;
  const white = logs.map((sum) =>
    count > 0
      ? (Math.exp(sum / count) / usual) ** (room.isByNeon ? colours.whiteByNeon : colours.white)
      : 1,
  );
  const lift = means.map(({ log, count: seen }, plane) => {
    const share = plane === behind.ceiling ? evened.ceiling : evened.byPlane;
    return seen > 0 ? Math.exp(share * (Math.log(usual) - log / seen)) : 1;
  });
  for (const [plane, cells] of wide.entries()) {
    const weight = counts[plane]!;
    if (means[plane]!.count === 0) {
      for (let at = 0; at < cells.length; at++) cells[at] = usual * white[at % 3]!;
      continue;
    }
    for (let cell = 0; cell < weight.length; cell++) {
      if (weight[cell] === 0) continue;
      for (let c = 0; c < 3; c++) cells[cell * 3 + c]! /= weight[cell]!;
      weight[cell] = 1;
    }
    spread(cells, weight, cw, ch, 3);
    blur(cells, cw, ch, Math.max(1, Math.round(smoothingOf(plane).share * cw)));
  }
  return { irradiance, isKnown, wide, usual, white, lift };
}

function blur(values: Float32Array, width: number, height: number, radius: number): void {
  const one = new Float32Array(width * height);
  for (let c = 0; c < 3; c++) {
    for (let cell = 0; cell < one.length; cell++) one[cell] = values[cell * 3 + c]!;
    for (let pass = 0; pass < smoothPasses; pass++) boxMean(one, width, height, radius, one);
    for (let cell = 0; cell < one.length; cell++) values[cell * 3 + c] = one[cell]!;
  }
}

const calmed = (ratio: number): number =>
  1 + (ratio - 1) * smoothStep(noise.from, noise.to, Math.abs(ratio - 1));

/** 0..1 by pixel: how near a thing is, as far as its surface keeps the fine shape of light. */
function closeness({ furnished: { coverage }, widthPx: w, heightPx: h, planes }: LitRoom) {
  const near = coverage.slice();
  const radius = Math.max(2, Math.round(smooth.wall.near * w));
  for (let pass = 0; pass < smoothPasses; pass++) boxMean(near, w, h, radius, near);
  for (let at = 0; at < near.length; at++) {
    const { near: reach } = smoothingOf(planes[at]!);
    if (reach === Infinity) near[at] = 1;
    else near[at] = reach > 0 ? Math.min(1, 4 * near[at]!) : 0;
  }
  return near;
}

/** Mean of the known pixels of a 3 x 3 neighbourhood; 1 inside things, where nothing of the shell is seen. */
function meanOfKnown(
  values: Float32Array,
  isKnown: Uint8Array,
  at: number,
  w: number,
  h: number,
): number {
  const [x, y] = [at % w, Math.floor(at / w)];
  let sum = 0;
  let all = 0;
  for (let v = Math.max(0, y - 1); v <= Math.min(h - 1, y + 1); v++) {
    for (let u = Math.max(0, x - 1); u <= Math.min(w - 1, x + 1); u++) {
      const other = v * w + u;
      if (!isKnown[other]) continue;
      const share = other === at ? 3 : 1;
      sum += values[other]! * share;
      all += share;
    }
  }
  return all > 0 ? sum / all : 1;
}
