/** Fits the fronts of a row, a block or a street as upright planes with storeys. */
import type { Analysis } from '../../../sense/analysis.ts';
import type { ExactCamera, Vector3 } from '../../../visuals/scene-model.ts';
import { type FrontColumns, frontColumns } from './front-columns.ts';
import { classNumber, type HouseOutline } from './house-outline.ts';
import { storeyRows } from './storey-rows.ts';

export interface ReadFront {
  /** Left end on the ground, in the scene. */
  readonly corner: Vector3;
  /** Rotation about the vertical axis that aligns u with the front. */
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

/** Smaller shares of the photo are not fronts. */
const leastShare = 0.03;
const usualStorey = 3.3;
/** Least ratio of storey height to window height. */
const leastPitch = 1.25;
/** With less confidence in the frame of lines, fronts would lean. */
const leastConfidence = 0.3;
/** Distant fronts appear narrow and are ignored. */
const farthest = 9;
const topBins = 48;

type Place = readonly [u: number, height: number];
type PlaceOf = (x: number, y: number) => Place | undefined;

/** Intersects a ray with an upright plane: distance along it, and height above ground, in the photo's metres. */
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

/** Evidence of one face: positions of its pixels, and strength of vertical edges there. */
interface Face {
  readonly plane: Analysis['planes'][number];
  readonly placeOf: PlaceOf;
  readonly places: readonly Place[];
  readonly edges: readonly number[];
  /** Height of the lowest pixel of each column. */
  readonly feet: readonly number[];
}

function faceOf(
  analysis: Analysis,
  { mask }: HouseOutline,
  { from, to }: FrontColumns,
  plane: Analysis['planes'][number],
  eye: number,
): Face {
  const { photo, classOf } = analysis;
  const { widthPx: w, heightPx: h, data } = photo;
  const placeOf = placesOn(analysis, plane, eye);
  const places: Place[] = [];
  const edges: number[] = [];
  const feet: number[] = [];
  for (let x = Math.max(1, from); x < Math.min(w - 1, to); x += 2) {
    let foot: number | undefined;
    for (let y = 0; y < h; y += 2) {
      const i = y * w + x;
      if (mask[i] === 0 || classOf[i] === classNumber.roof) continue;
      const place = placeOf(x, y);
      if (!place) continue;
      places.push(place);
      edges.push(Math.abs(data[i * 3 + 4]! - data[i * 3 - 2]!));
      foot = place[1];
    }
    if (foot !== undefined) feet.push(foot);
  }
  return { plane, placeOf, places, edges, feet };
}

/** The side's plane, which meets the front in the corner's column. */
function meetingPlane(
  { camera }: Analysis,
  columns: readonly FrontColumns[],
  front: Analysis['planes'][number],
  side: Analysis['planes'][number],
): Analysis['planes'][number] {
  if (columns.length < 2) return side;
  const { rotation: r, principal, focalPx } = camera;
  const cx = (columns[1]!.from - principal.x) / focalPx;
  const cy = -(r[1]! * cx + r[7]!) / r[4]!;
  const [across, ahead] = [0, 2].map((k) => r[k]! * cx + r[3 + k]! * cy + r[6 + k]!);
  const distance = (front.distance * across!) / Math.max(0.05, ahead!);
  return distance * side.distance > 0 ? { ...side, distance } : side;
}

/** Quantile of the feet: foreground only ever hides them. */
const footShare = 0.25;

export function readFronts(analysis: Analysis, outline: HouseOutline): ReadFronts | undefined {
  const { planes, photo, camera, openings } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  if (camera.confidence < leastConfidence) return undefined;
  const eye = planes.find(({ id }) => id === 'ground')?.distance ?? 1.6;
  const [front, side] = (['facade-front', 'facade-side'] as const).map((id) =>
    planes.find((plane) => plane.id === id),
  );
  const columns = frontColumns(analysis, outline);
  const planeFor = {
    'facade-front': front,
    'facade-side': front && side && meetingPlane(analysis, columns, front, side),
  };
  const faces = columns
    .flatMap((span) => {
      const plane = planeFor[span.id];
      return plane ? [faceOf(analysis, outline, span, plane, eye)] : [];
    })
    .filter(({ places }) => places.length * 4 >= leastShare * w * h);
  if (faces.length === 0) return undefined;
  const ground = quantile(faces.flatMap(({ feet }) => feet).sort(ascending), footShare);
  const heights = faces.flatMap(({ places }) => places.map(([, height]) => height - ground));
  const most = quantile(heights.slice().sort(ascending), 0.995);
  if (!(most > 0.5)) return undefined;
  const windows = openings.flatMap(({ kind, plane, corners: [a, , c] }) => {
    const face = faces.find((one) => planes[plane]?.id === one.plane.id);
    if (kind !== 'window' || !face) return [];
    const [p, q] = [face.placeOf(a.x, a.y), face.placeOf(c.x, c.y)];
    return p && q ? [Math.abs(p[1] - q[1])] : [];
  });
  const tall = quantile(windows.sort(ascending), 0.5);
  const rows = storeyRows(
    Float64Array.from(heights),
    Float64Array.from(faces.flatMap(({ edges }) => edges)),
    most,
    windows.length < 4 ? 0 : Math.min(most / 2, tall * leastPitch),
  );
  const guessed = most / Math.max(1, Math.round(most / usualStorey));
  const { pitch, firstFloor } = rows ?? { pitch: guessed, firstFloor: guessed };
  const scale = usualStorey / pitch;
  const storeys = 1 + Math.max(0, Math.round((most - firstFloor) / pitch - 0.05));
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
    fronts: faces.map((face) => frontOf(face, ground, scale)),
    storeyMetres: usualStorey,
    groundMetres: firstFloor * scale,
    storeys,
  };
}

function frontOf({ plane, places }: Face, ground: number, scale: number): ReadFront {
  const isFront = plane.id === 'facade-front';
  const us = places.map(([u]) => u).sort(ascending);
  const [from, to] = [quantile(us, 0.002) * scale, quantile(us, 0.998) * scale];
  const width = Math.max(0.5, to - from);
  // a side on the right runs from far to near, one on the left from near to far
  const isReversed = !isFront && plane.distance > 0;
  const bins: number[][] = Array.from({ length: topBins }, () => []);
  for (const [u, height] of places) {
    const share = (u * scale - from) / width;
    const along = isReversed ? 1 - share : share;
    const bin = Math.max(0, Math.min(topBins - 1, Math.floor(along * topBins)));
    bins[bin]!.push((height - ground) * scale);
  }
  const tops = bins.map((bin) => quantile(bin.sort(ascending), 0.985));
  const away = plane.distance * scale;
  return {
    corner: isFront
      ? [from, ground * scale, -away]
      : [away, ground * scale, isReversed ? -to : -from],
    turnRad: isFront ? 0 : isReversed ? -Math.PI / 2 : Math.PI / 2,
    widthMetres: width,
    topAt: (u) => tops[Math.max(0, Math.min(topBins - 1, Math.floor((u / width) * topBins)))]!,
  };
}
