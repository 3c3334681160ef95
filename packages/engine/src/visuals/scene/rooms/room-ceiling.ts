/** A room's ceiling: flat, or sloped to both sides under a roof, with skylights. */
import { type MaterialHandle, triangleRoles, type Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { tube } from '../solids.ts';
import {
  barrelVault,
  ceilingRelief,
  risesAboveWalls,
  vaultPlanes,
} from './named/ceiling-shapes.ts';
import { kindAsked, noteKind } from './named/kind-asked.ts';
import type { Room } from './room.ts';

/** A rectangle in space: a corner and two edges, visible from the side of their cross product. */
interface Plane {
  readonly corner: Vector3;
  readonly along: Vector3;
  readonly up: Vector3;
}

interface Hole {
  readonly u0: number;
  readonly u1: number;
  readonly v0: number;
  readonly v1: number;
}

const lengthOf = (a: Vector3) => Math.hypot(...a);
const mostSkylights = 4;
const paneMetres = { along: 0.85, up: 1.15 } as const;
const shaftMetres = 0.28;
/** Height at which slopes start, and their horizontal depth. */
export const kneeMetres = 1.75;
const reachMetres = 1.2;

function pointsOn({ corner, along, up }: Plane) {
  const [length, height] = [lengthOf(along), lengthOf(up)];
  const normal: Vector3 = [
    along[1] * up[2] - along[2] * up[1],
    along[2] * up[0] - along[0] * up[2],
    along[0] * up[1] - along[1] * up[0],
  ];
  const size = lengthOf(normal);
  return {
    length,
    height,
    at: (u: number, v: number, out = 0): Vector3 => [
      corner[0] + (along[0] * u) / length + (up[0] * v) / height + (normal[0] * out) / size,
      corner[1] + (along[1] * u) / length + (up[1] * v) / height + (normal[1] * out) / size,
      corner[2] + (along[2] * u) / length + (up[2] * v) / height + (normal[2] * out) / size,
    ],
    normal: normal.map((part) => part / size) as unknown as Vector3,
  };
}

/** Holes in a row. */
function cutPlane(
  b: SceneBuilder,
  plane: Plane,
  holes: readonly Hole[],
  material: MaterialHandle,
): void {
  const { at, length, height } = pointsOn(plane);
  const panel = (u0: number, u1: number, v0: number, v1: number) =>
    b.quad(at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1), material);
  let from = 0;
  for (const { u0, u1, v0, v1 } of holes) {
    panel(from, u0, 0, height);
    panel(u0, u1, 0, v0);
    panel(u0, u1, v1, height);
    from = u1;
  }
  panel(from, length, 0, height);
}

function skylight(room: Room, plane: Plane, { u0, u1, v0, v1 }: Hole): void {
  const { b, m } = room;
  const { at, normal } = pointsOn(plane);
  const ring = (out: number) =>
    [at(u0, v0, out), at(u1, v0, out), at(u1, v1, out), at(u0, v1, out)] as const;
  const [inner, outer] = [ring(0), ring(-shaftMetres)];
  b.begin('trim', 'skylight shaft');
  for (let side = 0; side < 4; side++) {
    const next = (side + 1) % 4;
    b.quad(inner[side]!, inner[next]!, outer[next]!, outer[side]!, m.ceiling);
    tube(b, outer[side]!, outer[next]!, 0.03, m.frame, 6);
  }
  b.begin('window', 'skylight');
  b.as(triangleRoles.pane, () => b.quad(...outer, m.glass));
  const [corner, right, , top] = outer.map((point) => b.world(point)) as [
    Vector3,
    Vector3,
    Vector3,
    Vector3,
  ];
  const minus = (a: Vector3, c: Vector3): Vector3 => [a[0] - c[0], a[1] - c[1], a[2] - c[2]];
  b.lights.push({
    kind: 'portal',
    corner,
    edgeU: minus(right, corner),
    edgeV: minus(top, corner),
    normal: b.direction(normal),
  });
}

/** A flat ceiling is seen from far below only: its panes are large, and in its far part. */
const overhead = { along: 1.5, up: 1.5, shownShare: 0.62 } as const;

/** Evenly spaced along the visible part of the plane. */
function holesOf(plane: Plane, count: number, isFlat: boolean): Hole[] {
  const { length, height } = pointsOn(plane);
  const pane = isFlat ? overhead : paneMetres;
  const seen = (length - 2) * (isFlat ? overhead.shownShare : 1);
  const half = Math.min(pane.along / 2, (seen / count) * 0.4);
  const up = Math.min(pane.up, height * 0.7);
  const v0 = (height - up) / 2;
  return Array.from({ length: count }, (_, index) => {
    const middle = (seen * (index + 0.5)) / count;
    return { u0: middle - half, u1: middle + half, v0, v1: v0 + up };
  });
}

export function ceilingOf(room: Room): void {
  if (risesAboveWalls(room) && kindAsked(room, 'ceiling') === 'barrel') {
    barrelVault(room);
    return;
  }
  const { b, m, width, depth, height, design } = room;
  const [x, z] = [width / 2, depth / 2];
  const slopes = design.wants('attic', 0);
  const wanted = design.wants('skylights', 0)
    ? Math.min(mostSkylights, design.count('skylights') ?? 2)
    : 0;
  const flat = slopes ? x - reachMetres : x;
  const rise = height - kneeMetres;
  const long = depth + 2;
  const isVault = risesAboveWalls(room);
  const flatPlanes: readonly Plane[] = [
    { corner: [flat, height, -z], along: [0, 0, long], up: [-2 * flat, 0, 0] },
    ...(slopes
      ? ([
          { corner: [-flat, height, -z], along: [0, 0, long], up: [flat - x, -rise, 0] },
          { corner: [x, kneeMetres, -z], along: [0, 0, long], up: [flat - x, rise, 0] },
        ] as const)
      : []),
  ];
  const planes = isVault ? vaultPlanes(room) : flatPlanes;
  const isLitLeft = room.windows[0]?.side === 'left';
  const lit = isVault ? (isLitLeft ? 0 : 1) : slopes ? (isLitLeft ? 1 : 2) : 0;
  planes.forEach((plane, index) => {
    const holes = index === lit && wanted > 0 ? holesOf(plane, wanted, !slopes && !isVault) : [];
    b.begin('ceiling', isVault || (slopes && index > 0) ? 'sloping ceiling' : 'ceiling');
    cutPlane(b, plane, holes, m.ceiling);
    for (const hole of holes) skylight(room, plane, hole);
  });
  if (slopes) {
    b.facts.attic = true;
    // A roof's slopes are a vault.
    if (kindAsked(room, 'ceiling') === 'vaulted') noteKind(room, 'ceiling', 'vaulted');
  }
  if (!slopes && !isVault) ceilingRelief(room);
  if (wanted > 0) b.facts.skylights = wanted;
}
