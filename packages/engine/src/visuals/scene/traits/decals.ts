/** Small flat things on the surfaces of other things: cracks, moss, flakes of paint, rust. */
import type { Random } from '../../../random/random.ts';
import { type MaterialHandle, triangleRoles, type Vector3 } from '../../scene-model.ts';
import type { TriangleList } from '../../triangle-list.ts';

export interface DecalKind {
  readonly form: 'crack' | 'patch' | 'cushion';
  readonly hexes: readonly string[];
  /** Number per square metre. */
  readonly perSquareMetre: number;
  /** Radius or length, on a thing of a metre and on a building. */
  readonly metres: readonly [thing: number, building: number];
  /** Moss grows where rain stays. */
  readonly prefersUp?: true;
}

interface Spot {
  readonly at: Vector3;
  readonly n: Vector3;
  readonly object: number;
}

const fewest = 14;
const most = 420;
const offMetres = 0.012;

const areaOf = (p: Float32Array, at: number): number => {
  const [ux, uy, uz] = [p[at + 3]! - p[at]!, p[at + 4]! - p[at + 1]!, p[at + 5]! - p[at + 2]!];
  const [vx, vy, vz] = [p[at + 6]! - p[at]!, p[at + 7]! - p[at + 1]!, p[at + 8]! - p[at + 2]!];
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
};

/** Points all over these triangles, more where there is more surface. */
function spotsOn(
  list: TriangleList,
  triangles: readonly number[],
  kind: DecalKind,
  random: Random,
): Spot[] {
  const { positions: p, normals: n } = list;
  const facing = triangles.filter((triangle) => n[triangle * 9 + 1]! > -0.5);
  const areas = facing.map((triangle) => {
    const up = Math.max(0, n[triangle * 9 + 1]!);
    return areaOf(p, triangle * 9) * (kind.prefersUp === true ? 0.15 + up : 1);
  });
  const total = areas.reduce((sum, area) => sum + area, 0);
  const count = Math.min(most, Math.max(fewest, Math.round(total * kind.perSquareMetre)));
  const spots: Spot[] = [];
  let index = 0;
  let passed = areas[0] ?? 0;
  for (let spot = 0; spot < count && facing.length > 0; spot++) {
    const wanted = ((spot + random.next()) / count) * total;
    while (passed < wanted && index < facing.length - 1) passed += areas[++index]!;
    const at = facing[index]! * 9;
    const [r, s] = [Math.sqrt(random.next()), random.next()];
    const shares = [1 - r, r * (1 - s), r * s] as const;
    const point = [0, 1, 2].map((axis) =>
      shares.reduce((sum, share, corner) => sum + share * p[at + corner * 3 + axis]!, 0),
    ) as unknown as Vector3;
    spots.push({
      at: point,
      n: [n[at]!, n[at + 1]!, n[at + 2]!],
      object: list.objects[facing[index]!]!,
    });
  }
  return spots;
}

type Flat = (u: number, v: number, off?: number) => Vector3;

/** Coordinates within the surface at a spot. */
function flatAt({ at, n }: Spot): Flat {
  const helper: Vector3 = Math.abs(n[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const u: Vector3 = [
    helper[1] * n[2] - helper[2] * n[1],
    helper[2] * n[0] - helper[0] * n[2],
    helper[0] * n[1] - helper[1] * n[0],
  ];
  const long = Math.hypot(...u) || 1;
  const right = u.map((value) => value / long) as unknown as Vector3;
  const up: Vector3 = [
    n[1] * right[2] - n[2] * right[1],
    n[2] * right[0] - n[0] * right[2],
    n[0] * right[1] - n[1] * right[0],
  ];
  return (a, b, off = offMetres) =>
    [0, 1, 2].map(
      (axis) => at[axis]! + right[axis]! * a + up[axis]! * b + n[axis]! * off,
    ) as unknown as Vector3;
}

function blob(
  list: TriangleList,
  spot: Spot,
  radius: number,
  high: number,
  of: MaterialHandle,
  random: Random,
): void {
  const flat = flatAt(spot);
  const sides = 8;
  const rim = Array.from({ length: sides }, (_, side) => {
    const angle = (side / sides) * Math.PI * 2;
    const reach = radius * random.between(0.55, 1.1);
    return flat(Math.cos(angle) * reach, Math.sin(angle) * reach);
  });
  const top = flat(0, 0, offMetres + high);
  rim.forEach((corner, side) => {
    list.add(top, corner, rim[(side + 1) % sides]!, of, spot.object, triangleRoles.detail);
  });
}

function crack(
  list: TriangleList,
  spot: Spot,
  long: number,
  of: MaterialHandle,
  random: Random,
): void {
  const flat = flatAt(spot);
  let [u, v] = [0, 0];
  let angle = random.between(0, Math.PI * 2);
  const steps = 5;
  for (let step = 0; step < steps; step++) {
    angle += random.between(-0.9, 0.9);
    const [du, dv] = [(Math.cos(angle) * long) / steps, (Math.sin(angle) * long) / steps];
    const wide = (long * 0.022 * (steps - step)) / steps;
    const [su, sv] = [(-dv / long) * steps * wide, (du / long) * steps * wide];
    const [a, b] = [flat(u + su, v + sv), flat(u - su, v - sv)];
    const [c, d] = [flat(u + du - su, v + dv - sv), flat(u + du + su, v + dv + sv)];
    list.add(a, b, c, of, spot.object, triangleRoles.detail);
    list.add(a, c, d, of, spot.object, triangleRoles.detail);
    u += du;
    v += dv;
  }
}

export function addDecals(
  list: TriangleList,
  triangles: readonly number[],
  kind: DecalKind,
  finishes: readonly MaterialHandle[],
  { isBuilding, random }: { isBuilding: boolean; random: Random },
): void {
  const size = kind.metres[isBuilding ? 1 : 0];
  for (const spot of spotsOn(list, triangles, kind, random)) {
    const of = random.pick(finishes);
    const own = size * random.between(0.5, 1.3);
    if (kind.form === 'crack') crack(list, spot, own, of, random);
    else blob(list, spot, own, kind.form === 'cushion' ? own * 0.35 : 0, of, random);
  }
}
