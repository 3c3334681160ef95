/** Reassigns openings after the room's corners were refitted: joins a window that a wrong corner had split. */
import type { Camera, Opening, Quad } from '../../sense/analysis.ts';
import type { Box } from '../../sense/box/box-geometry.ts';
import { roomPlanes } from '../../sense/surfaces/scene-planes.ts';
import { clipped } from './dressing/window-parts.ts';

/**
 * Parts of one window are at most this far apart, as a share of the photo's width, and overlap vertically by
 * this share.
 */
const mostGap = 0.02;
const leastBeside = 0.6;

type PlaneId = 'wall-left' | 'wall-right' | 'wall-back';

/** The wall visible at a pixel. */
function wallAt({ rotation: m, principal, focalPx }: Camera, box: Box, x: number, y: number) {
  const [across, down] = [(x - principal.x) / focalPx, (y - principal.y) / focalPx];
  const dx = m[0]! * across + m[3]! * down + m[6]!;
  const dz = m[2]! * across + m[5]! * down + m[8]!;
  const isBack = dz > 1e-6 && box.depth * Math.abs(dx) <= (dx > 0 ? box.right : box.left) * dz;
  const id: PlaneId = isBack ? 'wall-back' : dx > 0 ? 'wall-right' : 'wall-left';
  return roomPlanes(box, 1).findIndex((plane) => plane.id === id);
}

const middleOf = (corners: Quad) => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
  y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
});

function isPartOf(left: Opening, right: Opening, widthPx: number): boolean {
  const [, b, c] = left.corners;
  const [a, , , d] = right.corners;
  const gap = Math.min(a.x, d.x) - Math.max(b.x, c.x);
  const beside = Math.min(c.y, d.y) - Math.max(b.y, a.y);
  const least = leastBeside * Math.min(c.y - b.y, d.y - a.y);
  return Math.abs(gap) < mostGap * widthPx && beside > least;
}

const joined = ([a, , , d]: Quad, [, b, c]: Quad): Quad => [a, b, c, d];

function join(left: Opening, right: Opening, plane: number): Opening {
  const known = left.dressing ?? right.dressing;
  const confidence = Math.max(left.confidence, right.confidence);
  const corners = joined(left.corners, right.corners);
  const isUnclear = left.isUnclear || right.isUnclear;
  const own = { kind: left.kind, corners, plane, confidence, ...(isUnclear ? { isUnclear } : {}) };
  if (!known) return own;
  const around = joined(
    left.dressing?.corners ?? left.corners,
    right.dressing?.corners ?? right.corners,
  );
  const whole = { ...own, dressing: { ...known, corners: around } };
  return known.glass ? clipped(whole, ...known.glass) : whole;
}

export function openingsOfRoom(
  openings: readonly Opening[],
  camera: Camera,
  box: Box,
  widthPx: number,
): Opening[] {
  const onWalls = openings
    .map((one) => ({ ...one, before: one.plane }))
    .map((one) => {
      const { x, y } = middleOf(one.corners);
      return { ...one, plane: wallAt(camera, box, x, y) };
    })
    .sort((one, other) => middleOf(one.corners).x - middleOf(other.corners).x);
  const whole: (Opening & { readonly before: number })[] = [];
  for (const one of onWalls) {
    const at = whole.findIndex(
      (other) =>
        other.kind === 'window' &&
        one.kind === 'window' &&
        other.before !== one.before &&
        other.plane === one.plane &&
        isPartOf(other, one, widthPx),
    );
    if (at < 0) whole.push(one);
    else whole[at] = { ...join(whole[at]!, one, one.plane), before: one.before };
  }
  return whole.map(({ before: _, ...one }) => one);
}
