/**
 * Trunks that turn into house above the ground, whatever they were named there: from where what stays goes on into the house without
 * an edge, they are cut out by their own colours, and followed on into their crown.
 */
import { colourMixture } from '../../../cut/colour-mixture.ts';
import { leastCut } from '../../../cut/max-flow.ts';
import type { PatchGraph } from '../../../cut/patch-graph.ts';
import type { SeenPatches } from './seen-patches.ts';
import { isTrunk, upToCrown } from './trunk-shape.ts';

/** Step, over the usual one of the photo, up to which two superpixels are one thing. */
const sameStep = 0.7;
/** Widest torn place, as a share of the width. */
const tornShare = 0.1;
/** Superpixels at one trunk lie so close, as shares of the picture's width and height. */
const apart = { across: 0.015, down: 0.05 } as const;
/** The window around a torn place: shares of the width (and widths of it) to either side, of the height up and down. */
const around = { beside: 0.05, widths: 1.6, up: 0.55, down: 0.06 } as const;
const told = { stays: 12, never: -8, colour: 3, colourCounts: 0.7, doubt: -0.4 } as const;
const mixtureParts = { own: 3, rest: 5 } as const;
/** Bark goes on below: rows as a share of the height, fewest superpixels, and largest difference (codes). */
const bark = { down: 0.07, least: 3, mostApart: 14 } as const;

/** 1 on superpixels of such trunks. */
export function grownTrunks(graph: PatchGraph, stays: Uint8Array, seen: SeenPatches): Uint8Array {
  const found = new Uint8Array(stays.length);
  for (const torn of tornPlaces(graph, stays, seen))
    for (const patch of trunkFrom(graph, stays, seen, torn) ?? []) found[patch] = 1;
  return found;
}

/** Superpixels of the house, group by group, that go on without an edge over what stays. */
function tornPlaces(
  { patches: { x, y }, edges, width, height }: PatchGraph,
  stays: Uint8Array,
  { house }: SeenPatches,
): number[][] {
  const torn = new Set<number>();
  for (const { from, to, step } of edges) {
    if (step > sameStep || stays[from] === stays[to]) continue;
    const [own, over] = stays[from] === 1 ? [from, to] : [to, from];
    if (house[over]! > 0.5 && y[over]! < y[own]! - 2) torn.add(over);
  }
  const groups: number[][] = [];
  for (const patch of [...torn].sort((a, c) => x[a]! - x[c]!)) {
    const last = groups.at(-1)?.at(-1);
    const isNext =
      last !== undefined &&
      x[patch]! - x[last]! < apart.across * width &&
      Math.abs(y[patch]! - y[last]!) < apart.down * height;
    if (isNext) groups.at(-1)!.push(patch);
    else groups.push([patch]);
  }
  return groups;
}

function trunkFrom(
  graph: PatchGraph,
  stays: Uint8Array,
  seen: SeenPatches,
  torn: readonly number[],
): readonly number[] | undefined {
  const { patches, width, height, unit, edges } = graph;
  const { x, y, colours, size } = patches;
  const { sky, house, plant, under } = seen;
  const x0 = Math.min(...torn.map((k) => x[k]!)) - unit / 2;
  const x1 = Math.max(...torn.map((k) => x[k]!)) + unit / 2;
  const foot = Math.max(...torn.map((k) => y[k]!));
  if (x1 - x0 > tornShare * width) return undefined;
  const reach = Math.max(around.beside * width, around.widths * (x1 - x0));
  const listed: number[] = [];
  for (let k = 0; k < size.length; k++) {
    const isAcross = x[k]! > x0 - reach && x[k]! < x1 + reach;
    const isDown = y[k]! > foot - around.up * height && y[k]! < foot + around.down * height;
    if (isAcross && isDown) listed.push(k);
  }
  const isBehind = (k: number) => plant[k]! > 0.5 && stays[k] === 0 && under[k]! < 0.5;
  const isOver = (k: number, by: number) => x[k]! > x0 - by && x[k]! < x1 + by;
  const isRoot = (k: number) => stays[k] === 1 && isOver(k, unit) && y[k]! > foot - unit;
  const mixture = (takes: (k: number) => boolean, parts: number) => {
    const weights = new Float32Array(size.length);
    for (const k of listed) if (takes(k)) weights[k] = size[k]!;
    return colourMixture({ colours, weights }, parts);
  };
  const own = mixture((k) => isRoot(k) || torn.includes(k), mixtureParts.own);
  const rest = mixture(
    (k) => (house[k]! > 0.5 || isBehind(k)) && !isOver(k, unit),
    mixtureParts.rest,
  );
  const lean = Float32Array.from(listed, (k) => {
    if (stays[k] === 1) return isRoot(k) ? told.stays : 0;
    if (sky[k]! > 0.5 || (house[k]! <= 0.5 && !isBehind(k))) return told.never;
    if (!isOver(k, reach - 1.5 * unit)) return told.never;
    const colour = [colours[0][k]!, colours[1][k]!, colours[2][k]!] as const;
    const likelier = told.colourCounts * (own(...colour) - rest(...colour));
    return Math.max(-told.colour, Math.min(told.colour, likelier)) + told.doubt;
  });
  const place = new Map(listed.map((k, at) => [k, at]));
  const local = edges.filter(({ from, to }) => place.has(from) && place.has(to));
  const label = leastCut(
    lean,
    local.map(({ from, to, pull }) => ({ from: place.get(from)!, to: place.get(to)!, pull })),
  );
  const cut = new Set(listed.filter((k, at) => label[at] === 1 && stays[k] !== 1));
  const part = connected(local, cut, torn);
  if (!isTrunk(graph, part, { foot, stays, house, local })) return undefined;
  const below = listed.filter(
    (k) => stays[k] === 1 && isOver(k, 0) && y[k]! > foot && y[k]! < foot + bark.down * height,
  );
  const mean = (of: readonly number[], c: 0 | 1 | 2) =>
    of.reduce((sum, k) => sum + colours[c][k]!, 0) / of.length;
  const differs = Math.hypot(...([0, 1, 2] as const).map((c) => mean(part, c) - mean(below, c)));
  if (below.length < bark.least || differs > bark.mostApart) return undefined;
  const onwards = upToCrown(graph, part, foot, {
    listed,
    isSky: (k) => sky[k]! > 0.5,
    isCrown: (k) => isBehind(k) || stays[k] === 1,
  });
  return onwards && [...part, ...onwards];
}

/** The part of a cut that holds together with its torn place. */
function connected(
  edges: PatchGraph['edges'],
  cut: ReadonlySet<number>,
  torn: readonly number[],
): number[] {
  const found = new Set(torn.filter((k) => cut.has(k)));
  const inner = edges.filter(({ from, to }) => cut.has(from) && cut.has(to));
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { from, to } of inner) if (found.has(from) || found.has(to)) found.add(from).add(to);
  }
  return [...found];
}
