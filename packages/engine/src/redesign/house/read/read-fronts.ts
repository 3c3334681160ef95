/** The fronts of a row, a block or a street as upright planes of the photo, with their storeys. */
import { type Analysis, noPlane } from '../../../sense/analysis.ts';
import type { ExactCamera, Vector3 } from '../../../visuals/scene-model.ts';
import { classNumber, type HouseOutline } from './house-outline.ts';

export interface ReadFront {
  /** Left end on the ground, in the scene. */
  readonly corner: Vector3;
  /** Turn about the upright axis that lays u along the front. */
  readonly turnRad: number;
  readonly widthMetres: number;
  readonly topAt: (u: number) => number;
}

export interface ReadFronts {
  readonly camera: ExactCamera;
  readonly fronts: readonly ReadFront[];
  readonly storeyMetres: number;
  readonly groundMetres: number;
  readonly storeys: number;
}

/** Less of the photo is no front. */
const leastShare = 0.03;
const usualStorey = 3.3;
/** Storeys in windows: what a storey may be against the windows' own height. */
const pitchRange = { least: 1.25, most: 3 } as const;
/** Fronts far off look narrow and are not trusted. */
const farthest = 9;
const topBins = 48;

type Place = readonly [u: number, height: number];
type PlaceOf = (x: number, y: number) => Place | undefined;

/** Where a ray meets an upright plane: along it, and height over the ground, in the photo's own metres. */
function placesOn(analysis: Analysis, plane: Analysis['planes'][number], eye: number): PlaceOf {
  const { rotation: r, principal, focalPx } = analysis.camera;
  const isFront = plane.id === 'facade-front';
  return (x, y) => {
    const cx = (x + 0.5 - principal.x) / focalPx;
    const cy = (y + 0.5 - principal.y) / focalPx;
    const ray = [0, 1, 2].map((k) => r[k]! * cx + r[3 + k]! * cy + r[6 + k]!) as [
      number,
      number,
      number,
    ];
    const t = plane.distance / (isFront ? ray[2] : ray[0]);
    if (!(t > 0) || t > Math.abs(plane.distance) * farthest) return undefined;
    return [t * (isFront ? ray[0] : ray[2]), eye - t * ray[1]];
  };
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * Math.max(0, sorted.length - 1))] ?? 0;
}

const ascending = (a: number, c: number) => a - c;

/** Distance from storey to storey, from the rows in which windows stand. */
function storeyPitch(windows: readonly { middle: number; tall: number }[], most: number): number {
  const fallback = most / Math.max(1, Math.round(most / usualStorey));
  if (windows.length < 4) return fallback;
  const tall = quantile(windows.map((window) => window.tall).sort(ascending), 0.5);
  const rows: number[][] = [];
  for (const middle of windows.map((window) => window.middle).sort(ascending)) {
    const row = rows.at(-1);
    if (row && middle - row.at(-1)! < tall * 0.45) row.push(middle);
    else rows.push([middle]);
  }
  const middles = rows.map((row) => row.reduce((sum, value) => sum + value, 0) / row.length);
  const steps = middles
    .slice(1)
    .map((middle, index) => middle - middles[index]!)
    .filter((step) => step > tall * pitchRange.least && step < tall * pitchRange.most)
    .sort(ascending);
  return steps.length > 0 ? quantile(steps, 0.5) : fallback;
}

export function readFronts(analysis: Analysis, outline: HouseOutline): ReadFronts | undefined {
  const { planes, planeOf, photo, classOf, camera, openings } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const eye = planes.find(({ id }) => id === 'ground')?.distance ?? 1.6;
  const found: { plane: number; isFront: boolean; us: number[]; places: Place[] }[] = [];
  const windows: { middle: number; tall: number }[] = [];
  planes.forEach((plane, index) => {
    if (plane.id !== 'facade-front' && plane.id !== 'facade-side') return;
    const placeOf = placesOn(analysis, plane, eye);
    const places: Place[] = [];
    let count = 0;
    for (let y = 0; y < h; y += 2)
      for (let x = 0; x < w; x += 2) {
        const i = y * w + x;
        if (planeOf[i] !== index || planeOf[i] === noPlane || outline.mask[i] === 0) continue;
        if (classOf[i] === classNumber.roof) continue;
        count += 4;
        const place = placeOf(x, y);
        if (place) places.push(place);
      }
    if (count < leastShare * w * h || places.length === 0) return;
    const us = places.map(([u]) => u).sort(ascending);
    found.push({ plane: index, isFront: plane.id === 'facade-front', us, places });
    for (const opening of openings) {
      if (opening.plane !== index || opening.kind !== 'window') continue;
      const [a, , c] = opening.corners;
      const [p, q] = [placeOf(a.x, a.y), placeOf(c.x, c.y)];
      if (p && q) windows.push({ middle: (p[1] + q[1]) / 2, tall: Math.abs(p[1] - q[1]) });
    }
  });
  if (found.length === 0) return undefined;
  const heights = found.flatMap(({ places }) => places.map(([, height]) => height));
  const most = quantile(heights.sort(ascending), 0.995);
  const pitch = storeyPitch(windows, most);
  if (!(most > 0.5) || !(pitch > 0.3)) return undefined;
  const scale = usualStorey / pitch;
  const storeys = Math.max(1, Math.ceil((most * scale) / usualStorey - 0.15));
  const fronts = found.map(({ plane, isFront, us, places }): ReadFront => {
    const { distance } = planes[plane]!;
    const [from, to] = [quantile(us, 0.002) * scale, quantile(us, 0.998) * scale];
    const width = Math.max(0.5, to - from);
    // a side on the right is walked from far to near, one on the left from near to far
    const isReversed = !isFront && distance > 0;
    const bins: number[][] = Array.from({ length: topBins }, () => []);
    for (const [u, height] of places) {
      const share = (u * scale - from) / width;
      const along = isReversed ? 1 - share : share;
      bins[Math.max(0, Math.min(topBins - 1, Math.floor(along * topBins)))]!.push(height * scale);
    }
    const tops = bins.map((bin) => quantile(bin.sort(ascending), 0.985));
    return {
      corner: isFront
        ? [from, 0, -distance * scale]
        : [distance * scale, 0, isReversed ? -to : -from],
      turnRad: isFront ? 0 : isReversed ? -Math.PI / 2 : Math.PI / 2,
      widthMetres: width,
      topAt: (u) => tops[Math.max(0, Math.min(topBins - 1, Math.floor((u / width) * topBins)))]!,
    };
  });
  const row = (k: number): Vector3 => [
    camera.rotation[k * 3]!,
    -camera.rotation[k * 3 + 1]!,
    -camera.rotation[k * 3 + 2]!,
  ];
  const [right, down, forward] = [row(0), row(1), row(2)];
  return {
    camera: {
      widthPx: w,
      right,
      up: [-down[0], -down[1], -down[2]],
      forward,
      focalPx: camera.focalPx,
      centreX: camera.principal.x,
      centreY: camera.principal.y,
      position: [0, eye * scale, 0],
    },
    fronts,
    storeyMetres: usualStorey,
    groundMetres:
      most * scale - (storeys - 1) * usualStorey > 2.6 ? usualStorey * 1.12 : usualStorey,
    storeys,
  };
}
