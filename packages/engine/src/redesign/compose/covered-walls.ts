/** Share of a wall pixel taken by each covering. */
import type { PlanePoint } from '../../sense/surfaces/plane-point.ts';
import type { Side } from '../../visuals/scene/rooms/room.ts';
import { behind } from '../empty/planes-behind.ts';
import { wallLength } from '../furnish/floor-plan.ts';
import type { WallCovering } from '../furnish/wall-coverings.ts';
import { alongWallOf, type PhotoShell } from '../shell/photo-shell.ts';

const planeOf: Readonly<Record<Side, number>> = {
  back: behind.back,
  left: behind.left,
  right: behind.right,
};
/** A covering that ends this close to a corner of the room extends into it. */
const cornerMetres = 0.03;

type Share = (point: PlanePoint) => number;

/** Share of a pixel of this size above an edge. */
const beyond = (at: number, edge: number, size: number) =>
  Math.min(1, Math.max(0, 0.5 + (at - edge) / Math.max(1e-6, size)));

function shareOf({ side, u0, u1, v0, v1 }: WallCovering, shell: PhotoShell): Share {
  const { width, depth, height, camera } = shell;
  const size = { width, depth, position: camera.position };
  const length = wallLength(shell, side);
  const from = u0 < cornerMetres ? -Infinity : u0;
  const to = u1 > length - cornerMetres ? Infinity : u1;
  const top = v1 > height - cornerMetres ? Infinity : v1;
  return (point) => {
    const u = alongWallOf(side, point.u, size);
    const v = camera.position[1] - point.v;
    const across = Math.abs(point.dudx) + Math.abs(point.dudy);
    const up = Math.abs(point.dvdx) + Math.abs(point.dvdy);
    return beyond(u, from, across) * beyond(to, u, across) * beyond(v, v0, up) * beyond(top, v, up);
  };
}

export interface CoveringOnPlane {
  readonly spec: WallCovering['spec'];
  readonly share: Share;
}

/** By plane index; planes without coverings are absent. */
export function coveringsByPlane(
  coverings: readonly WallCovering[],
  shell: PhotoShell,
): ReadonlyMap<number, readonly CoveringOnPlane[]> {
  const byPlane = new Map<number, CoveringOnPlane[]>();
  for (const covering of coverings) {
    const plane = planeOf[covering.side];
    const own = byPlane.get(plane) ?? [];
    own.push({ spec: covering.spec, share: shareOf(covering, shell) });
    byPlane.set(plane, own);
  }
  return byPlane;
}
