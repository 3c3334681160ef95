/**
 * The wall of the box that a ray hits, by geometry alone. Masks give a pixel's class; where they waver
 * between floor, wall and ceiling the box is more reliable.
 */
import { eachRun } from '../../ops/runs.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { noPlane } from '../../sense/analysis.ts';

const known = new WeakMap<Analysis, Uint8Array>();

/** Index of the plane behind each pixel; `noPlane` outdoors or without planes. */
export function boxPlanesOf(analysis: Analysis): Uint8Array {
  let planes = known.get(analysis);
  if (!planes) {
    planes = analysis.kind === 'interior' ? meet(analysis) : analysis.planeOf;
    known.set(analysis, planes);
  }
  return planes;
}

/** Inside a convex box, the wall hit first is the one with the largest normal . ray / distance. */
function meet({ camera, planes, photo }: Analysis): Uint8Array {
  const { widthPx, heightPx } = photo;
  const out = new Uint8Array(widthPx * heightPx);
  const m = camera.rotation;
  const lines: readonly WallLine[] = planes.map(({ normal: [x, y, z], distance }) => {
    const k = 1 / distance;
    const perX = ((m[0]! * x + m[1]! * y + m[2]! * z) / camera.focalPx) * k;
    const perY = ((m[3]! * x + m[4]! * y + m[5]! * z) / camera.focalPx) * k;
    const ahead = (m[6]! * x + m[7]! * y + m[8]! * z) * k;
    return { perX, perY, base: ahead - perX * camera.principal.x - perY * camera.principal.y };
  });
  for (let y = 0; y < heightPx; y++) {
    work = { lines, out, y, start: y * widthPx };
    eachRun(widthPx, planeAt, fillStretch);
  }
  work = noWork;
  return out;
}

/** Inverse distance of a wall along the rays of the photo's pixels: the nearest has the largest value. */
interface WallLine {
  readonly perX: number;
  readonly perY: number;
  readonly base: number;
}

interface RowWork {
  readonly lines: readonly WallLine[];
  readonly out: Uint8Array;
  readonly y: number;
  /** Index of its first pixel. */
  readonly start: number;
}
const noWork: RowWork = { lines: [], out: new Uint8Array(0), y: 0, start: 0 };

/** The current row. A module variable, since V8 would discard the machine code of closures made per row. */
let work = noWork;

function planeAt(x: number): number {
  const { lines, y } = work;
  let nearest = 1e-6;
  let plane = noPlane;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const value = line.base + line.perX * (x + 0.5) + line.perY * (y + 0.5);
    if (value <= nearest) continue;
    nearest = value;
    plane = index;
  }
  return plane;
}

function fillStretch(plane: number, from: number, to: number): void {
  work.out.fill(plane, work.start + from, work.start + to);
}
