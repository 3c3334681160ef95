/** Outlines of placed pieces in the picture. */
import type { Point } from '../../sense/analysis.ts';
import { fillRows, hullOf } from '../compose/convex-outline.ts';
import type { Body } from '../furnish/floor-plan.ts';
import type { PhotoShell } from '../shell/photo-shell.ts';

/** Corners behind the camera are seen from here. */
const nearestMetres = 0.25;

interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

const cornersOf = ({ rect, low, high }: Body, shell: Pick<PhotoShell, 'camera'>): Point[] =>
  [rect.x0, rect.x1].flatMap((x) =>
    [low, high].flatMap((y) => [rect.z0, rect.z1].map((z) => pointInPhoto(shell, x, y, z))),
  );

export function pointInPhoto(
  { camera }: Pick<PhotoShell, 'camera'>,
  x: number,
  y: number,
  z: number,
): Point {
  const { position, right, up, forward, focalPx, centreX, centreY } = camera;
  const [dx, dy, dz] = [x - position[0], y - position[1], z - position[2]];
  const along = (axis: readonly number[]) => axis[0]! * dx + axis[1]! * dy + axis[2]! * dz;
  const scale = focalPx / Math.max(nearestMetres, along(forward));
  return { x: centreX + scale * along(right), y: centreY - scale * along(up) };
}

/** Visits the pixels within the outline of a piece. */
export function eachPixelOf(
  body: Body,
  shell: Pick<PhotoShell, 'camera'>,
  { widthPx, heightPx }: Size,
  visit: (at: number) => void,
): void {
  fillRows(hullOf(cornersOf(body, shell)), widthPx, heightPx, (y, from, to) => {
    for (let at = y * widthPx + from; at <= y * widthPx + to; at++) visit(at);
  });
}

/** Part of a piece's outline that covers marked pixels; 0 outside of the picture. */
export function shareOver(
  body: Body,
  shell: Pick<PhotoShell, 'camera'>,
  size: Size,
  isMarked: Uint8Array,
): number {
  let [all, marked] = [0, 0];
  eachPixelOf(body, shell, size, (at) => {
    all++;
    marked += isMarked[at]!;
  });
  return all > 0 ? marked / all : 0;
}
