import type { PartWish } from '../../brief/brief.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { Trait } from '../../brief/vocabulary/traits.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { coat } from '../finishes.ts';
import { type Bounds, boundsOf } from '../placed/object-bounds.ts';
import { thingsBuilt } from '../things/small-things.ts';
import { bendTriangles, cutLonger } from './bend-triangles.ts';
import { addDecals } from './decals.ts';
import { backPanel, cords, hole, lunette, overhangSlab, rim } from './extras.ts';
import { wearPieces } from './pieces.ts';
import { refinish } from './refinish.ts';
import { buildSeveral } from './several-traits.ts';
import { type Extent, type ShapeRow, shapeTraits } from './shape-traits.ts';
import { resize } from './sizes.ts';
import { surfaceTraits } from './surface-traits.ts';
import {
  type Group,
  groupsOf,
  idsOf,
  isOutside,
  type Key,
  labelsOf,
  objectsOnTop,
  onWalls,
  subjectKey,
  type TraitKit,
  trianglesOf,
  union,
} from './trait-groups.ts';

/** To the thing's own axes and back: its length along x or z, its front toward the middle of the room or the street. */
function mapOf({ low, high }: Bounds, row: ShapeRow, extent: Extent, turnsLeft: boolean) {
  const middle = [(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2] as const;
  const isAcross = high[0] - low[0] >= high[2] - low[2];
  // The front faces +z, or the middle of the scene from a side.
  const front = isAcross || extent.isBuilding ? 1 : middle[0] > 0 ? -1 : 1;
  const side = turnsLeft ? -1 : 1;
  return ([x, y, z]: Vector3): Vector3 => {
    const [dx, dz] = [x - middle[0], z - middle[2]];
    const local: Vector3 = isAcross
      ? [dx * side, y - middle[1], dz]
      : [dz * -front, y - middle[1], dx * front];
    const [u, up, v] = row.move(local, extent);
    return isAcross
      ? [middle[0] + u * side, middle[1] + up, middle[2] + v]
      : [middle[0] + v * front, middle[1] + up, middle[2] - u * front];
  };
}

function extentOf(key: Key, { low, high }: Bounds): Extent {
  const [x, z] = [high[0] - low[0], high[2] - low[2]];
  return {
    length: Math.max(x, z),
    depth: Math.min(x, z),
    high: Math.max(0.02, high[1] - low[1]),
    isBuilding: key === subjectKey,
    isOnWall: onWalls.includes(key as PartKey),
    isRoof: key === 'roof',
  };
}

/** A tower turns about itself, not about the middle of its podium. */
function aboutUpperHalf(
  { triangles }: SceneBuilder,
  of: readonly number[],
  { low, high }: Bounds,
): Bounds {
  const half = (low[1] + high[1]) / 2;
  const min = [Infinity, low[1], Infinity];
  const max = [-Infinity, high[1], -Infinity];
  for (const triangle of of)
    for (let at = triangle * 9; at < triangle * 9 + 9; at += 3) {
      if (triangles.positions[at + 1]! < half) continue;
      for (const axis of [0, 2]) {
        min[axis] = Math.min(min[axis]!, triangles.positions[at + axis]!);
        max[axis] = Math.max(max[axis]!, triangles.positions[at + axis]!);
      }
    }
  return min[0] === Infinity
    ? { low, high }
    : { low: min as unknown as Vector3, high: max as unknown as Vector3 };
}

const widestMetres = 14;

function shape(kit: TraitKit, key: Key, trait: Trait, row: ShapeRow): boolean {
  const { b } = kit;
  const ids = idsOf(kit, key);
  const groups = groupsOf(kit, ids, key === subjectKey);
  // A fence around the plot has no shape of its own.
  const isWide = groups.some(({ bounds }) => extentOf(key, bounds).length > widestMetres);
  if (isWide && key !== subjectKey && key !== 'roof') return false;
  for (const group of groups) {
    const extent = extentOf(key, group.bounds);
    const all = [...group.ids, ...(key === subjectKey ? [] : objectsOnTop(kit, group))];
    if (trait === 'open') hole(b, group.bounds);
    const triangles = trianglesOf(kit, all);
    const cut =
      row.finest === undefined
        ? triangles
        : cutLonger(b.triangles, triangles, Math.max(extent.length, extent.high) * row.finest);
    const about = trait === 'twisted' ? aboutUpperHalf(b, cut, group.bounds) : group.bounds;
    bendTriangles(b.triangles, cut, mapOf(about, row, extent, false));
    if (trait === 'cantilevered' && extent.isBuilding) overhangSlab(b, group.bounds);
  }
  return groups.length > 0;
}

/** Without anything more: a map that stretches a thing from its foot. */
const scaled = (by: number): ShapeRow => ({ move: ([u, y, v]) => [u * by, y * by, v * by] });
const sizes = { small: scaled(0.62), large: scaled(1.55) } as const;

function rewear(kit: TraitKit, triangles: readonly number[], trait: Trait): boolean {
  const { wears } = surfaceTraits[trait]!;
  if (wears === undefined) return false;
  return refinish(kit, triangles, (material) => ({
    ...material,
    ...wears(material),
    name: `${trait} ${material.name}`,
  }));
}

function cover(kit: TraitKit, key: Key, trait: Trait): boolean {
  const { b } = kit;
  const { decals } = surfaceTraits[trait]!;
  const triangles = trianglesOf(kit, idsOf(kit, key));
  if (triangles.length === 0) return false;
  const isWorn = rewear(kit, triangles, trait);
  if (decals === undefined) return isWorn;
  const finishes = decals.hexes.map((hex) =>
    b.material(coat(hex, { name: `${trait} ${hex}`, roughness: 0.95 })),
  );
  const random = kit.random(`${trait} ${key}`);
  const isBuilding =
    key === subjectKey || (isOutside(kit.brief) && key in labelsOf) || key === 'walls';
  addDecals(b.triangles, triangles, decals, finishes, { isBuilding, random });
  return true;
}

/** Traits that are more than a map of space. */
const others: Partial<Record<Trait, (kit: TraitKit, key: Key, group: Group) => boolean>> = {
  hanging: ({ b, ceilingMetres }, _, { bounds, ids }) => {
    const { low, high } = bounds;
    if (ceilingMetres === undefined) return false;
    // Things that start this high hang already.
    if (low[1] > 0.9) return true;
    const lift = ceilingMetres - 0.6 - (high[1] - low[1]) - low[1];
    if (lift < 0.25) return false;
    const row: ShapeRow = { move: ([u, y, v]) => [u, y + lift, v] };
    const kit = { b } as TraitKit;
    bendTriangles(b.triangles, trianglesOf(kit, ids), row.move as (at: Vector3) => Vector3);
    cords(b, bounds, high[1] + lift, ceilingMetres);
    return true;
  },
  stacked: (kit, key, { bounds, ids }) => {
    const { b } = kit;
    const high = bounds.high[1] - bounds.low[1];
    if (key === subjectKey || high > 1.3) return false;
    const copies = high > 0.6 ? 2 : 4;
    const from = trianglesOf(kit, ids);
    for (let copy = 1; copy <= copies; copy++) {
      const made = from.map((triangle) => copyOf(b, triangle));
      const turn = (copy % 2 === 0 ? 1 : -1) * 0.16;
      const extent = extentOf(key, bounds);
      const row: ShapeRow = {
        move: ([u, y, v]) => [
          u * Math.cos(turn) + v * Math.sin(turn),
          y + high * copy,
          v * Math.cos(turn) - u * Math.sin(turn),
        ],
      };
      bendTriangles(b.triangles, made, mapOf(bounds, row, extent, false));
    }
    return true;
  },
  sunken: (kit, key, { bounds, ids }) => {
    const { b } = kit;
    const isIndoors = kit.ceilingMetres !== undefined;
    const high = bounds.high[1] - bounds.low[1];
    if (isIndoors) {
      rim(b, bounds);
      return true;
    }
    const down = high * (key === subjectKey ? 0.42 : 0.72);
    bendTriangles(b.triangles, trianglesOf(kit, ids), ([x, y, z]) => [x, y - down, z]);
    return true;
  },
  backlit: ({ b }, _, { bounds }) => {
    backPanel(b, bounds);
    return true;
  },
};

function copyOf({ triangles: list }: SceneBuilder, triangle: number): number {
  const copy = list.add([0, 0, 0], [1, 0, 0], [0, 1, 0], 0 as MaterialHandle, 0);
  list.positions.copyWithin(copy * 9, triangle * 9, triangle * 9 + 9);
  list.normals.copyWithin(copy * 9, triangle * 9, triangle * 9 + 9);
  list.uvs.copyWithin(copy * 6, triangle * 6, triangle * 6 + 6);
  for (const table of [
    list.flags,
    list.materials,
    list.objects,
    list.roles,
    list.openness,
    list.tints,
  ])
    table[copy] = table[triangle]!;
  return copy;
}

function build(kit: TraitKit, key: Key, trait: Trait): boolean {
  const several = buildSeveral(kit, key, trait);
  if (several !== undefined) return several;
  const row = shapeTraits[trait];
  // The walls of a room hold everything else.
  const holdsRoom = !isOutside(kit.brief) && ['walls', 'floor', 'ceiling', 'windows'].includes(key);
  if (row !== undefined) return !holdsRoom && shape(kit, key, trait, row);
  if (surfaceTraits[trait] !== undefined) return cover(kit, key, trait);
  const other = others[trait];
  if (other === undefined) return false;
  const groups = groupsOf(kit, idsOf(kit, key), key === subjectKey);
  return groups.length > 0 && groups.map((group) => other(kit, key, group)).includes(true);
}

/** Where a grammar has square windows, arches of glass are set on them. */
function archedHeads(kit: TraitKit, key: 'windows' | 'door'): boolean {
  const { b } = kit;
  const scene = { objects: b.triangles.objectTable, triangles: b.triangles };
  const windows = [...boundsOf(idsOf(kit, key), scene).values()].filter(({ low, high }) => {
    const wide = Math.max(high[0] - low[0], high[2] - low[2]);
    return (
      high[1] - low[1] > 0.5 &&
      wide > 0.35 &&
      wide < 2.4 &&
      Math.min(high[0] - low[0], high[2] - low[2]) < 0.3
    );
  });
  const whole = union(windows);
  for (const one of windows) lunette(b, one, whole);
  return windows.length > 0;
}

/** Facts of the scene: which traits were built. */
export const traitFact = (key: string, trait: Trait) => `${key} is ${trait}`;

export function applyTraits(kit: TraitKit): void {
  const { b, brief } = kit;
  for (const [key, wish] of Object.entries(brief.parts) as [PartKey, PartWish][]) {
    if (wish.wanted === false) continue;
    if (wish.size !== undefined && Object.hasOwn(thingsBuilt, key))
      shape(kit, key, 'floating', sizes[wish.size]);
    if (wish.form === 'arched' && (key === 'windows' || key === 'door') && isOutside(brief))
      b.facts[`arched-${key}`] ??= archedHeads(kit, key);
    resize(kit, key, wish);
    wearPieces(kit, key, wish);
    for (const trait of wish.traits ?? [])
      if (build(kit, key, trait)) b.facts[traitFact(key, trait)] = true;
  }
  for (const trait of brief.traits ?? [])
    if (build(kit, subjectKey, trait)) b.facts[traitFact(subjectKey, trait)] = true;
}
