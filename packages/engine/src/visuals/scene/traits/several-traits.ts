/** Traits of several things of a kind, each of which differs from the next: colours, and heights. */

import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { Trait } from '../../brief/vocabulary/traits.ts';
import type { Vector3 } from '../../scene-model.ts';
import { boundsOf } from '../placed/object-bounds.ts';
import { bendTriangles } from './bend-triangles.ts';
import { refinish } from './refinish.ts';
import {
  type Group,
  groupsOf,
  idsOf,
  type Key,
  type TraitKit,
  trianglesOf,
} from './trait-groups.ts';

const mixHexes = [
  '#b5482f',
  '#2f5f73',
  '#d9a441',
  '#55713f',
  '#7a4a63',
  '#d6c7a8',
  '#34383c',
] as const;

/** Metals, panes and what shines keep their own; the rest is tinted by its thing. */
function tint(kit: TraitKit, triangles: readonly number[], hex: string): void {
  refinish(kit, triangles, (material) => {
    const [r, g, b] = material.albedo;
    const isDark = (r + g + b) / 3 < 0.03;
    return isDark
      ? undefined
      : { ...material, albedo: linearFromHex(hex), name: `${hex} ${material.name}` };
  });
}

const usualBodies = 3;
const hangsMetres = 1.2;
const mostSteps = 3;
const mostLiftMetres = 1.1;

/** The next one hangs higher, or stands less high. */
function step(kit: TraitKit, { ids, bounds: { low, high } }: Group, index: number): void {
  const { b, ceilingMetres } = kit;
  const share = (index % mostSteps) / mostSteps;
  const triangles = trianglesOf(kit, ids);
  if (ceilingMetres !== undefined && low[1] > hangsMetres) {
    const top = high[1];
    const lift = share * Math.min(mostLiftMetres, (top - low[1]) * 0.6);
    const long = Math.max(0.05, (top - low[1]) * 0.5);
    bendTriangles(b.triangles, triangles, ([x, y, z]: Vector3) => [
      x,
      y + lift * Math.min(1, (top - y) / long),
      z,
    ]);
    return;
  }
  const by = 1 - share * 0.45;
  const [x0, z0] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2];
  bendTriangles(b.triangles, triangles, ([x, y, z]: Vector3) => [
    x0 + (x - x0) * by,
    low[1] + (y - low[1]) * by,
    z0 + (z - z0) * by,
  ]);
}

/** Shades that touch are still one lamp each, if there are as many as were asked for. */
function eachOf(kit: TraitKit, key: PartKey): Group[] {
  const { b, brief } = kit;
  const scene = { objects: b.triangles.objectTable, triangles: b.triangles };
  const all = [...boundsOf(idsOf(kit, key), scene)];
  return all.length === brief.parts[key]?.count
    ? all.map(([id, bounds]) => ({ ids: [id], bounds }))
    : groupsOf(kit, idsOf(kit, key), false);
}

/** Along the picture, so that neighbours differ. */
const inOrder = (groups: readonly Group[]) =>
  groups.toSorted((a, c) => a.bounds.low[0] - c.bounds.low[0]);

/** Each house of a row, or each body of one house. */
function tintHouses(kit: TraitKit): boolean {
  const walls = trianglesOf(kit, idsOf(kit, 'walls'));
  const { positions } = kit.b.triangles;
  const middle = (triangle: number) =>
    (positions[triangle * 9]! + positions[triangle * 9 + 3]! + positions[triangle * 9 + 6]!) / 3;
  const [low, high] = [
    Math.min(...groupsOf(kit, idsOf(kit, 'walls'), true).map(({ bounds }) => bounds.low[0])),
    Math.max(...groupsOf(kit, idsOf(kit, 'walls'), true).map(({ bounds }) => bounds.high[0])),
  ];
  const count = kit.brief.parts.houses?.count ?? usualBodies;
  for (let index = 0; index < count; index++) {
    const [from, to] = [0, 1].map((end) => low + ((high - low) * (index + end)) / count);
    const own = walls.filter((triangle) => middle(triangle) >= from! && middle(triangle) <= to!);
    tint(kit, own, mixHexes[index % mixHexes.length]!);
  }
  return walls.length > 0;
}

/** Undefined for traits of single things. */
export function buildSeveral(kit: TraitKit, key: Key, trait: Trait): boolean | undefined {
  if (trait !== 'mismatched' && trait !== 'staggered') return undefined;
  if (trait === 'staggered' && key === 'subject') return false;
  if (key === 'subject') return tintHouses(kit);
  const groups = inOrder(eachOf(kit, key));
  groups.forEach((group, index) => {
    if (trait === 'staggered') step(kit, group, index);
    else tint(kit, trianglesOf(kit, group.ids), mixHexes[index % mixHexes.length]!);
  });
  return groups.length > 0;
}
