/**
 * Finds the periods of a floor: translations that map boards, tiles or weave onto themselves. Autocorrelation
 * of the visible floor, rectified to a top view.
 */
import type { Camera, ScenePlane } from '../../sense/analysis.ts';
import { createPlanePoint, planeSampler } from '../../sense/surfaces/plane-point.ts';

/** Cell size of the top view. */
const cellMetres = 0.03;
/** Extent of the top view: to both sides of the camera, and ahead. */
const extent = { across: 4, ahead: 7 } as const;
/** Longest and shortest useful translation. */
const reach = { least: 0.3, most: 3 } as const;
const every = 2;
const samplesWanted = 900;
/** Share of the samples that must overlap after the translation. */
const leastFound = 0.12;
const stepsWanted = 40;

export type Step = readonly [acrossMetres: number, aheadMetres: number];
export interface FloorStep {
  readonly step: Step;
  /** 0 identical .. about 1 unrelated. */
  readonly unlike: number;
}

interface FromAbove {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
  readonly isSeen: Uint8Array;
}

function fromAbove(
  fine: Float32Array,
  camera: Camera,
  plane: ScenePlane,
  w: number,
  h: number,
  isSeen: (at: number) => boolean,
): FromAbove {
  const width = Math.round((2 * extent.across) / cellMetres);
  const height = Math.round(extent.ahead / cellMetres);
  const values = new Float32Array(width * height);
  const counts = new Uint16Array(width * height);
  const sample = planeSampler(camera, plane);
  const point = createPlanePoint();
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = y * w + x;
      if (!isSeen(at) || !sample(x + 0.5, y + 0.5, point)) continue;
      const column = Math.floor((point.u + extent.across) / cellMetres);
      const row = Math.floor(point.v / cellMetres);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      values[row * width + column]! += fine[at]!;
      counts[row * width + column]! += 1;
    }
  }
  const known = new Uint8Array(width * height);
  for (let cell = 0; cell < values.length; cell++) {
    if (counts[cell] === 0) continue;
    values[cell]! /= counts[cell]!;
    known[cell] = 1;
  }
  return { width, height, values, isSeen: known };
}

/** Best first. Empty if too little floor is visible. */
export function floorSteps(
  fine: Float32Array,
  camera: Camera,
  plane: ScenePlane,
  w: number,
  h: number,
  isSeen: (at: number) => boolean,
): FloorStep[] {
  const map = fromAbove(fine, camera, plane, w, h, isSeen);
  const all: number[] = [];
  let square = 0;
  map.isSeen.forEach((known, cell) => {
    if (!known) return;
    all.push(cell);
    square += map.values[cell]! ** 2;
  });
  if (all.length < 200) return [];
  const variance = Math.max(1e-6, square / all.length);
  const stride = Math.max(1, all.length / samplesWanted);
  const samples = Array.from({ length: Math.floor(all.length / stride) }, (_, k) =>
    Math.floor(k * stride),
  ).map((k) => all[k]!);
  const most = Math.round(reach.most / cellMetres);
  const least = Math.round(reach.least / cellMetres);
  const found: { du: number; dv: number; unlike: number }[] = [];
  for (let dv = 0; dv <= most; dv += every) {
    for (let du = -most; du <= most; du += every) {
      if (Math.hypot(du, dv) < least || (dv === 0 && du < 0)) continue;
      const unlike = unlikeness(map, samples, du, dv, variance);
      if (unlike !== undefined) found.push({ du, dv, unlike });
    }
  }
  found.sort((one, other) => one.unlike - other.unlike);
  const kept: typeof found = [];
  for (const one of found) {
    if (kept.length >= stepsWanted) break;
    if (kept.some(({ du, dv }) => Math.abs(du - one.du) < 5 && Math.abs(dv - one.dv) < 5)) continue;
    kept.push(one);
  }
  return kept
    .map((one) => finer(map, samples, one, variance))
    .flatMap(({ du, dv, unlike }) => [
      { step: [du * cellMetres, dv * cellMetres] as const, unlike },
      { step: [-du * cellMetres, -dv * cellMetres] as const, unlike },
    ]);
}

function unlikeness(
  { width, height, values, isSeen }: FromAbove,
  samples: readonly number[],
  du: number,
  dv: number,
  variance: number,
): number | undefined {
  let sum = 0;
  let count = 0;
  for (const cell of samples) {
    const column = (cell % width) + du;
    const row = Math.floor(cell / width) + dv;
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const other = row * width + column;
    if (!isSeen[other]) continue;
    sum += (values[cell]! - values[other]!) ** 2;
    count++;
  }
  return count < leastFound * samples.length ? undefined : sum / count / (2 * variance);
}

function finer(
  map: FromAbove,
  samples: readonly number[],
  start: { du: number; dv: number; unlike: number },
  variance: number,
) {
  let best = start;
  for (let dv = -1; dv <= 1; dv++)
    for (let du = -1; du <= 1; du++) {
      const unlike = unlikeness(map, samples, start.du + du, start.dv + dv, variance);
      if (unlike !== undefined && unlike < best.unlike)
        best = { du: start.du + du, dv: start.dv + dv, unlike };
    }
  return best;
}
