/** Shrubs, hedges, beds, grass and climbers. */
import type { Random } from '../../../random/random.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import { triangleRoles } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { box } from '../solids.ts';
import { crown, leafCluster } from './foliage.ts';
import type { LeafChoice, PlantMaterials } from './plant-materials.ts';

export function shrub(
  b: SceneBuilder,
  at: Vector3,
  radius: number,
  leaf: LeafChoice,
  random: Random,
  clusters = 240,
): void {
  b.begin('leaf', 'shrub');
  const points: Vector3[] = [];
  for (let index = 0; index < 14; index++) {
    const angle = random.next() * Math.PI * 2;
    const up = random.next();
    const flat = Math.sqrt(1 - up * up);
    points.push([
      at[0] + Math.sin(angle) * radius * 0.75 * flat,
      at[1] + radius * (0.2 + up * 0.75),
      at[2] + Math.cos(angle) * radius * 0.75 * flat,
    ]);
  }
  crown(
    b,
    points,
    { centre: [at[0], at[1] + radius * 0.4, at[2]], radius, height: radius * 0.8 },
    { clusters, sizeMetres: Math.max(0.12, radius * 0.36), spreadMetres: radius * 0.2, ...leaf },
    random,
  );
}

const leavesPerSquareMetre = 60;

interface Hedge {
  readonly from: Vector3;
  readonly to: Vector3;
  readonly height: number;
  readonly width: number;
  readonly leaf: LeafChoice;
  readonly random: Random;
}

/** A clipped hedge between two points: a dark core covered by small leaves. */
export function hedge(b: SceneBuilder, { from, to, height, width, leaf, random }: Hedge): void {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const turnRad = Math.atan2(-(to[2] - from[2]), to[0] - from[0]);
  b.place({ at: from, turnRad }, () => {
    b.begin('leaf', 'hedge');
    const core = b.material({
      name: 'hedge core',
      surface: 'opaque',
      // Dark gaps between leaves.
      albedo: [0.012, 0.02, 0.008],
    });
    box(b, [0, 0, -width / 2 + 0.08], [length, height - 0.09, width / 2 - 0.08], core);
    const leafAt = (at: Vector3, normal: Vector3, openness: number) =>
      b.as(triangleRoles.detail, () =>
        leafCluster(
          b,
          { at, sizeMetres: random.between(0.16, 0.26), normal, openness },
          leaf.leaf,
          random,
        ),
      );
    const upTo = (v: number) => 0.45 + 0.5 * (v / height);
    const uneven = () => (random.next() - 0.5) * 0.06;
    const count = Math.round(Math.min(5200, length * (height * 2 + width) * leavesPerSquareMetre));
    for (let index = 0; index < count; index++) {
      const onTop = random.next() < width / (width + 2 * height);
      const side = random.chance(0.5) ? 1 : -1;
      const u = random.next() * length;
      if (onTop) leafAt([u, height + uneven(), (random.next() - 0.5) * width], [0, 1, 0], 1);
      else {
        const v = random.next() * height;
        leafAt([u, v, side * (width / 2 + uneven())], [0, 0.3, side], upTo(v));
      }
    }
    for (const end of [-1, 1]) {
      const ends = Math.round(height * width * leavesPerSquareMetre);
      for (let index = 0; index < ends; index++) {
        const v = random.next() * height;
        const u = end < 0 ? uneven() : length + uneven();
        leafAt([u, v, (random.next() - 0.5) * width], [end, 0.3, 0], upTo(v));
      }
    }
  });
}

interface GrassPatch {
  readonly patch: {
    readonly x0: number;
    readonly x1: number;
    readonly z0: number;
    readonly z1: number;
  };
  readonly blades: number;
  readonly heightMetres: number;
  readonly material: MaterialHandle;
  readonly allowed: (x: number, z: number) => boolean;
  readonly random: Random;
}

/** Blades over an area; `allowed` excludes paths and houses. */
export function grass(
  b: SceneBuilder,
  { patch, blades, heightMetres, material, allowed, random }: GrassPatch,
): void {
  b.begin('grass', 'grass');
  b.as(triangleRoles.detail, () => {
    for (let index = 0; index < blades; index++) {
      const x = random.between(patch.x0, patch.x1);
      const z = random.between(patch.z0, patch.z1);
      if (!allowed(x, z)) continue;
      const height = heightMetres * random.between(0.5, 1.5);
      const angle = random.next() * Math.PI * 2;
      const lean = random.next() * Math.PI * 2;
      // Long stalks are no wider than short blades.
      const half = 0.005 + Math.min(0.16, height) * 0.026;
      const [dx, dz] = [Math.cos(angle) * half, Math.sin(angle) * half];
      b.openness = 180 + Math.floor(random.next() * 75);
      b.tint = Math.floor(random.next() * 256);
      const sway = height * (height > 0.25 ? 0.3 : 0.45);
      const tip: Vector3 = [x + Math.cos(lean) * sway, height, z + Math.sin(lean) * sway];
      const normal: Vector3 = [(random.next() - 0.5) * 0.4, 0.95, (random.next() - 0.5) * 0.4];
      b.leaf([x - dx, 0, z - dz], [x + dx, 0, z + dz], tip, normal, material);
    }
    b.openness = 255;
    b.tint = 128;
  });
}

interface PlantingBed {
  readonly from: Vector3;
  readonly to: Vector3;
  readonly widthMetres: number;
  readonly plants: PlantMaterials;
  readonly random: Random;
  readonly flowering: boolean;
}

/** A bed along a line: low shrubs, flowers and tufts, irregularly placed. */
export function plantingBed(
  b: SceneBuilder,
  { from, to, widthMetres, plants, random, flowering }: PlantingBed,
): void {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const along = (share: number, side: number): Vector3 => {
    const [dx, dz] = [(to[0] - from[0]) / length, (to[2] - from[2]) / length];
    return [
      from[0] + dx * share * length - dz * side,
      from[1],
      from[2] + dz * share * length + dx * side,
    ];
  };
  const count = Math.max(3, Math.round(length / 0.75));
  const kinds = [plants.shrub(random), plants.shrub(random)];
  const bloom = plants.flowers(random);
  for (let index = 0; index < count; index++) {
    const at = along(
      (index + random.between(0.2, 0.8)) / count,
      random.between(-0.5, 0.5) * widthMetres,
    );
    const radius = random.between(0.26, 0.6) * Math.min(1.2, widthMetres + 0.2);
    const flower = flowering && random.chance(0.45);
    shrub(b, at, radius, random.pick(kinds), random, 110);
    if (flower) shrub(b, [at[0], at[1] + radius * 0.5, at[2]], radius * 0.75, bloom, random, 60);
  }
}

/** Climbers on a wall, in its local coordinates (u, v, outwards z). */
export function climber(
  b: SceneBuilder,
  u0: number,
  u1: number,
  height: number,
  leaf: LeafChoice,
  random: Random,
): void {
  b.begin('leaf', 'climbing plant');
  const count = Math.round((u1 - u0) * height * 60);
  for (let index = 0; index < count; index++) {
    const u = random.next();
    const reach = height * (0.45 + 0.55 * Math.sin(Math.PI * (u * 1.7 + 0.4)) ** 2);
    const v = random.next() ** 0.8 * reach;
    const at: Vector3 = [u0 + (u1 - u0) * u, v, random.between(0.03, 0.16)];
    b.as(triangleRoles.detail, () =>
      leafCluster(
        b,
        {
          at,
          sizeMetres: random.between(0.2, 0.34),
          normal: [0, 0.25, 1],
          openness: random.between(0.6, 1),
        },
        leaf.leaf,
        random,
      ),
    );
  }
}

/** Fallen leaves over an area of ground. */
export function fallenLeaves(
  b: SceneBuilder,
  patch: { readonly x0: number; readonly x1: number; readonly z0: number; readonly z1: number },
  count: number,
  leaf: LeafChoice,
  allowed: (x: number, z: number) => boolean,
  random: Random,
): void {
  b.begin('leaf', 'fallen leaves');
  b.as(triangleRoles.detail, () => {
    for (let index = 0; index < count; index++) {
      const x = random.between(patch.x0, patch.x1);
      const z = random.between(patch.z0, patch.z1);
      if (!allowed(x, z)) continue;
      const size = random.between(0.14, 0.26);
      const angle = random.next() * Math.PI * 2;
      const [dx, dz] = [Math.cos(angle) * size, Math.sin(angle) * size];
      b.tint = Math.floor(random.next() * 256);
      const up: Vector3 = [0, 1, 0];
      b.smoothTri(
        [
          [x, 0.025, z],
          [x + dx, 0.03, z + dz],
          [x - dz, 0.035, z + dx],
        ],
        [up, up, up],
        leaf.leaf,
      );
    }
    b.tint = 128;
  });
}
