/** Redraws windows whose view is unclear: frames with a view of ours behind them. */
import { srgb8FromLinear } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';
import type { Analysis, Opening } from '../../../sense/analysis.ts';
import { leastConfidence } from '../../shell/photo-shell.ts';
import type { KeptOpenings } from './kept-openings.ts';
import { lightFrom, type Outside, turnFor, viewNameFor } from './outside-view.ts';
import { seenView } from './seen-view.ts';

/** Margin around the quad, as a share of the width: the drawn opening may be slightly larger. */
const around = 0.03;

export const unclearOpenings = ({ openings }: Pick<Analysis, 'openings'>): Opening[] =>
  openings.filter(
    ({ kind, confidence, isUnclear }) =>
      kind === 'window' && isUnclear === true && confidence >= leastConfidence,
  );

interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly wide: number;
  readonly tall: number;
}

function boundsOf({ corners }: Opening, { widthPx: w, heightPx: h }: RgbImage): Bounds {
  const edge = Math.ceil(around * w);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x0, y0] = [
    Math.max(0, Math.floor(Math.min(...xs)) - edge),
    Math.max(0, Math.floor(Math.min(...ys)) - edge),
  ];
  return {
    x0,
    y0,
    wide: Math.max(0, Math.min(w, Math.ceil(Math.max(...xs)) + 1 + edge) - x0),
    tall: Math.max(0, Math.min(h, Math.ceil(Math.max(...ys)) + 1 + edge) - y0),
  };
}

/** The view within the bounds, as linear RGB. */
function viewWithin(
  { camera }: Analysis,
  { name, turnRad, seen }: Outside,
  { x0, y0, wide, tall }: Bounds,
): Float32Array {
  const { rotation: m, principal, focalPx } = camera;
  const view = new Float32Array(wide * tall * 3);
  for (let cell = 0; cell < wide * tall; cell++) {
    const across = (x0 + (cell % wide) - principal.x) / focalPx;
    const down = (y0 + Math.floor(cell / wide) - principal.y) / focalPx;
    const [x, y, z] = [0, 1, 2].map((k) => m[k]! * across + m[k + 3]! * down + m[k + 6]!);
    const azimuthRad = turnRad + Math.atan2(x!, z!);
    const elevationRad = Math.atan2(-y!, Math.hypot(x!, z!));
    if (seen) seen(elevationRad, view, cell * 3);
    else lightFrom(name, focalPx, azimuthRad, elevationRad, view, cell * 3);
  }
  return view;
}

/** Range of azimuths covered by the openings. */
function azimuthsOf({ camera }: Analysis, openings: readonly Opening[]): [number, number] {
  const { rotation: m, principal, focalPx } = camera;
  const azimuths = openings.flatMap(({ corners }) =>
    corners.map((corner) => {
      const [across, down] = [
        (corner.x - principal.x) / focalPx,
        (corner.y - principal.y) / focalPx,
      ];
      const [x, z] = [0, 2].map((k) => m[k]! * across + m[k + 3]! * down + m[k + 6]!);
      return Math.atan2(x!, z!);
    }),
  );
  return [Math.min(...azimuths), Math.max(...azimuths)];
}

/** Chooses the view of a room, and its rotation for the windows that show it. */
export function outsideOf(analysis: Analysis, kept: KeptOpenings, isByNeon: boolean): Outside {
  const { focalPx } = analysis.camera;
  const name = viewNameFor(focalPx, isByNeon);
  const unclear = unclearOpenings(analysis);
  const azimuths = unclear.length > 0 ? azimuthsOf(analysis, unclear) : ([0, 0] as const);
  const hidden = unclear.map((one) => boundsOf(one, analysis.photo));
  const isClear = (x: number, y: number) =>
    hidden.every(({ x0, y0, wide, tall }) => x < x0 || y < y0 || x >= x0 + wide || y >= y0 + tall);
  const seen = isByNeon ? undefined : seenView(analysis, kept, isClear);
  return { name, turnRad: turnFor(name, azimuths, focalPx), seen };
}

/** @param through 1 where light comes through drawn windows */
export function withNewWindows(
  analysis: Analysis,
  kept: KeptOpenings,
  through: Float32Array,
  outsideView: Outside,
): KeptOpenings {
  const { photo } = analysis;
  const w = photo.widthPx;
  const share = kept.share.slice();
  const casing = kept.casing.slice();
  const view = kept.view.slice();
  const unclear = unclearOpenings(analysis);
  for (const opening of unclear) {
    const bounds = boundsOf(opening, photo);
    const outside = viewWithin(analysis, outsideView, bounds);
    for (let cell = 0; cell < bounds.wide * bounds.tall; cell++) {
      const at =
        (bounds.y0 + Math.floor(cell / bounds.wide)) * w + bounds.x0 + (cell % bounds.wide);
      share[at] = through[at]!;
      casing[at] = 0;
      for (let c = 0; c < 3; c++) view[at * 3 + c] = srgb8FromLinear(outside[cell * 3 + c]!);
    }
  }
  return { share, casing, view };
}
