/** Tree shapes: branching crowns, conifers in whorls, columns and palms. */
import type { Random } from '../../../random/random.ts';
import type { TreeKind } from '../../brief/vocabulary/parts.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { tube } from '../solids.ts';
import { conifer, cypress, palm } from './evergreens.ts';
import { crown } from './foliage.ts';
import type { PlantMaterials } from './plant-materials.ts';

/** Level of detail: near the camera, in the garden, in the tree line. */
export type TreeDetail = 'hero' | 'garden' | 'distant';

interface DetailRow {
  readonly clusters: number;
  readonly branchDepth: number;
  readonly sizeShare: number;
}

const detailRows: Record<TreeDetail, DetailRow> = {
  hero: { clusters: 3600, branchDepth: 4, sizeShare: 0.07 },
  garden: { clusters: 1700, branchDepth: 3, sizeShare: 0.092 },
  distant: { clusters: 260, branchDepth: 2, sizeShare: 0.2 },
};

interface Habit {
  /** Crown radius, crown height and trunk length as shares of the tree's height. */
  readonly radius: number;
  readonly crownHeight: number;
  readonly trunk: number;
  readonly opening: readonly [number, number];
}

const habits: Record<'broadleaf' | 'olive' | 'birch' | 'cherry' | 'maple' | 'willow', Habit> = {
  broadleaf: { radius: 0.34, crownHeight: 0.36, trunk: 0.28, opening: [0.45, 0.85] },
  maple: { radius: 0.38, crownHeight: 0.34, trunk: 0.26, opening: [0.5, 0.9] },
  olive: { radius: 0.42, crownHeight: 0.32, trunk: 0.26, opening: [0.6, 1] },
  cherry: { radius: 0.44, crownHeight: 0.3, trunk: 0.24, opening: [0.6, 1.05] },
  willow: { radius: 0.46, crownHeight: 0.5, trunk: 0.3, opening: [0.55, 0.95] },
  birch: { radius: 0.2, crownHeight: 0.42, trunk: 0.34, opening: [0.3, 0.55] },
};

type Vec = [number, number, number];

interface Branches {
  readonly start: Vector3;
  readonly height: number;
  readonly habit: Habit;
  readonly depth: number;
  readonly bark: MaterialHandle;
  readonly random: Random;
}

function branches(
  b: SceneBuilder,
  { start, height, habit, depth, bark, random }: Branches,
): Vector3[] {
  const tips: Vector3[] = [];
  const grow = (from: Vector3, way: Vec, length: number, radius: number, level: number) => {
    const to: Vector3 = [
      from[0] + way[0] * length,
      from[1] + way[1] * length,
      from[2] + way[2] * length,
    ];
    tube(b, from, to, [radius, radius * 0.66], bark, level < 2 ? 7 : 4);
    if (level >= Math.min(2, depth)) {
      tips.push(to, [
        from[0] * 0.4 + to[0] * 0.6,
        from[1] * 0.4 + to[1] * 0.6,
        from[2] * 0.4 + to[2] * 0.6,
      ]);
    }
    if (level >= depth) return;
    const count = level === 0 ? random.integer(3, 5) : random.integer(2, 3);
    for (let index = 0; index < count; index++) {
      const angle = ((index + random.next() * 0.8) / count) * Math.PI * 2;
      const open = random.between(...habit.opening);
      const helper: Vec = Math.abs(way[1]) < 0.95 ? [0, 1, 0] : [1, 0, 0];
      const u = unit([
        way[1] * helper[2] - way[2] * helper[1],
        way[2] * helper[0] - way[0] * helper[2],
        way[0] * helper[1] - way[1] * helper[0],
      ]);
      const v: Vec = [
        way[1] * u[2] - way[2] * u[1],
        way[2] * u[0] - way[0] * u[2],
        way[0] * u[1] - way[1] * u[0],
      ];
      const side = (axis: 0 | 1 | 2) =>
        (u[axis] * Math.cos(angle) + v[axis] * Math.sin(angle)) * Math.sin(open);
      const next = unit([
        way[0] * Math.cos(open) + side(0),
        way[1] * Math.cos(open) + side(1) + 0.12,
        way[2] * Math.cos(open) + side(2),
      ]);
      grow(to, next, length * random.between(0.62, 0.82), radius * 0.62, level + 1);
    }
  };
  const lean = (random.next() - 0.5) * 0.12;
  grow(
    start,
    unit([lean, 1, (random.next() - 0.5) * 0.12]),
    height * habit.trunk,
    height * 0.022,
    0,
  );
  return tips;
}

function unit([x, y, z]: Vector3): Vec {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** Shares of its height by which twigs of a willow hang from each tip. */
const hangShares = [0, 0.1, 0.2, 0.3, 0.42, 0.54] as const;

const weeping = (tips: readonly Vector3[], foot: number, height: number): Vector3[] =>
  tips.flatMap(([x, y, z]) =>
    hangShares.map((share): Vector3 => [x, Math.max(foot + 0.06 * height, y - share * height), z]),
  );

interface BranchingTree {
  readonly at: Vector3;
  readonly height: number;
  readonly kind: keyof typeof habits;
  readonly detail: TreeDetail;
  readonly plants: PlantMaterials;
  readonly random: Random;
}

function branching(
  b: SceneBuilder,
  { at, height, kind, detail, plants, random }: BranchingTree,
): void {
  const habit = habits[kind];
  const row = detailRows[detail];
  b.begin('trunk', `${kind} trunk`);
  const bare = plants.leafless && kind !== 'olive';
  const depth = bare && detail !== 'distant' ? row.branchDepth + 1 : row.branchDepth;
  const start: Vector3 = [at[0], at[1] - 0.1, at[2]];
  const grown = branches(b, { start, height, habit, depth, bark: plants.bark(kind), random });
  const tips = kind === 'willow' ? weeping(grown, at[1], height) : grown;
  const leaf = plants.tree(kind, random);
  const centreY = tips.reduce((sum, tip) => sum + tip[1], 0) / tips.length;
  b.begin('leaf', `${kind} crown`);
  // Bare crowns still have twigs: sparse, small, grey-brown.
  const share = bare ? 0.22 : 1;
  crown(
    b,
    tips,
    {
      centre: [at[0], centreY, at[2]],
      radius: height * habit.radius,
      height: height * habit.crownHeight,
    },
    {
      clusters: Math.round(row.clusters * share),
      sizeMetres: height * row.sizeShare * (bare ? 0.8 : 1),
      spreadMetres: height * (detail === 'distant' ? 0.075 : 0.055),
      ...leaf,
    },
    random,
  );
}

interface Tree {
  readonly at: Vector3;
  readonly heightMetres: number;
  readonly kind: TreeKind | 'broadleaf';
  readonly detail: TreeDetail;
  readonly plants: PlantMaterials;
  readonly random: Random;
}

/** A tree of this kind with its foot at `at`. */
export function tree(
  b: SceneBuilder,
  { at, heightMetres, kind, detail, plants, random }: Tree,
): void {
  if (kind === 'conifer') conifer(b, at, heightMetres, detail, plants, random);
  else if (kind === 'cypress') cypress(b, at, heightMetres, detail, plants, random);
  else if (kind === 'palm') palm(b, at, heightMetres, detail, plants, random);
  else branching(b, { at, height: heightMetres, kind, detail, plants, random });
}
