/** Leaf clusters: one triangle each, cut out by the renderer's leaf masks. */
import type { Random } from '../../../random/random.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import { triangleRoles } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';

export interface Cluster {
  readonly at: Vector3;
  readonly sizeMetres: number;
  /** Shading normal: a crown is lit as one soft body. */
  readonly normal: Vector3;
  /** 0 deep inside the crown, 1 at its edge. */
  readonly openness: number;
  /** Direction of needles and fronds. */
  readonly along?: Vector3;
}

function randomDirection(random: Random): Vector3 {
  const angle = random.next() * Math.PI * 2;
  const up = random.next() * 2 - 1;
  const flat = Math.sqrt(1 - up * up);
  return [flat * Math.cos(angle), up, flat * Math.sin(angle)];
}

type Direction = [number, number, number];

/** Axes of the current leaf, reused for a hundred thousand of them. */
const along: Direction = [0, 0, 0];
const across: Direction = [0, 0, 0];
const facing: Direction = [0, 0, 0];
const corners: readonly [Direction, Direction, Direction] = [
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
];
/** Corners as shares of its size, along and across. */
const leafShape = [
  [-0.5, -0.29],
  [0.5, -0.29],
  [0, 0.58],
] as const;

function setAnyWay(direction: Direction, random: Random): void {
  const angle = random.next() * Math.PI * 2;
  const up = random.next() * 2 - 1;
  const flat = Math.sqrt(1 - up * up);
  direction[0] = flat * Math.cos(angle);
  direction[1] = up;
  direction[2] = flat * Math.sin(angle);
}

function setUnit(direction: Direction, x: number, y: number, z: number): void {
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  direction[0] = x / length;
  direction[1] = y / length;
  direction[2] = z / length;
}

/** One side of the triangle is along `along` (or any direction), the other across. */
export function leafCluster(
  b: SceneBuilder,
  cluster: Cluster,
  material: MaterialHandle,
  random: Random,
): void {
  const { at, sizeMetres: size, normal } = cluster;
  if (cluster.along === undefined) setAnyWay(along, random);
  else setUnit(along, cluster.along[0], cluster.along[1], cluster.along[2]);
  setAnyWay(across, random);
  const dot = along[0] * across[0] + along[1] * across[1] + along[2] * across[2];
  setUnit(
    across,
    across[0] - along[0] * dot,
    across[1] - along[1] * dot,
    across[2] - along[2] * dot,
  );
  for (let place = 0; place < 3; place++) {
    const corner = corners[place]!;
    const [alongShare, acrossShare] = leafShape[place]!;
    corner[0] = at[0] + (along[0] * alongShare + across[0] * acrossShare) * size;
    corner[1] = at[1] + (along[1] * alongShare + across[1] * acrossShare) * size;
    corner[2] = at[2] + (along[2] * alongShare + across[2] * acrossShare) * size;
  }
  setUnit(facing, normal[0], normal[1], normal[2]);
  b.openness = Math.round(255 * Math.min(1, Math.max(0.1, cluster.openness)));
  b.tint = Math.floor(random.next() * 256);
  b.leaf(corners[0], corners[1], corners[2], facing, material);
  b.openness = 255;
  b.tint = 128;
}

/** One in this many clusters gets a solid proxy for traced rays. */
const proxyEvery = 6;

/** Adds the leaves of a crown one by one, with their proxies for traced rays. */
export function crownLeaves(
  b: SceneBuilder,
  materials: { readonly leaf: MaterialHandle; readonly proxy: MaterialHandle },
  clusters: number,
  growth: number,
  random: Random,
  place: () => Cluster,
): void {
  const { role } = b;
  for (let index = 0; index < clusters; index++) {
    b.role = role;
    const cluster = place();
    b.role = triangleRoles.detail;
    leafCluster(b, cluster, materials.leaf, random);
    if (index % proxyEvery > 0) continue;
    const { at, sizeMetres, normal } = cluster;
    b.role = triangleRoles.proxy;
    const standIn = { at, sizeMetres: sizeMetres * growth, normal, openness: 1 };
    leafCluster(b, standIn, materials.proxy, random);
  }
  b.role = role;
}

/** A rounded mass of leaves around points, shaded as one body with centre and radii. */
export function crown(
  b: SceneBuilder,
  points: readonly Vector3[],
  body: { readonly centre: Vector3; readonly radius: number; readonly height: number },
  options: {
    readonly clusters: number;
    readonly sizeMetres: number;
    readonly spreadMetres: number;
    readonly leaf: MaterialHandle;
    readonly proxy: MaterialHandle;
  },
  random: Random,
): void {
  const { centre, radius, height } = body;
  const jitter = () =>
    (random.next() + random.next() + random.next() - 1.5) * options.spreadMetres * 1.2;
  crownLeaves(b, options, options.clusters, 1.25, random, () => {
    const point = points[Math.floor(random.next() * points.length)]!;
    const at: Vector3 = [point[0] + jitter(), point[1] + jitter() * 0.8, point[2] + jitter()];
    const out: Vector3 = [
      (at[0] - centre[0]) / radius,
      (at[1] - centre[1]) / height,
      (at[2] - centre[2]) / radius,
    ];
    const distance = Math.hypot(...out) || 1e-6;
    const stray = randomDirection(random);
    const normal: Vector3 = [
      out[0] / distance + stray[0] * 0.6,
      out[1] / distance + stray[1] * 0.6 + 0.3,
      out[2] / distance + stray[2] * 0.6,
    ];
    const depth = 0.25 + 0.75 * Math.min(1, distance / 1.05) ** 1.6;
    const height01 = 0.68 + 0.32 * Math.min(1, Math.max(0, out[1] * 0.5 + 0.6));
    const sizeMetres = options.sizeMetres * random.between(0.7, 1.3);
    return { at, sizeMetres, normal, openness: depth * height01 };
  });
}
