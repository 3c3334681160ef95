/** Curtains and blinds behind panes by day: curtains at the sides, lowered blinds, or none. */
import { smoothStep } from '../../../../ops/ramps.ts';
import { hashLattice } from '../../../../random/random.ts';
import type { Scene } from '../../../../visuals/scene-model.ts';

/** Larger panes are glass walls, smaller ones lights in doors. */
const widthMetres = { least: 0.45, most: 2.7 } as const;
const leastHighMetres = 0.6;
/** Shares of windows, varied per house. */
const dressedShare = 0.78;
const blindShare = 0.4;
const foldMetres = 0.13;
const slatMetres = 0.055;
/** Lightness of cloth relative to a white wall outside, and how much of that its folds vary. */
const clothShare = 0.44;

interface Pane {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
  readonly y0: number;
  readonly y1: number;
}

type Built = Pick<Scene, 'triangles' | 'objects'>;

/** Extents of each window. */
export function panesOf({ triangles, objects }: Built): ReadonlyMap<number, Pane> {
  const found = new Map<number, Pane>();
  const { positions: p } = triangles;
  for (let t = 0; t < triangles.count; t++) {
    const id = triangles.objects[t]!;
    if (objects[id]!.label !== 'window') continue;
    const box = found.get(id) ?? {
      ...{ x0: Infinity, x1: -Infinity, z0: Infinity },
      ...{ z1: -Infinity, y0: Infinity, y1: -Infinity },
    };
    const at = t * 9;
    found.set(id, {
      x0: Math.min(box.x0, p[at]!, p[at + 3]!, p[at + 6]!),
      x1: Math.max(box.x1, p[at]!, p[at + 3]!, p[at + 6]!),
      y0: Math.min(box.y0, p[at + 1]!, p[at + 4]!, p[at + 7]!),
      y1: Math.max(box.y1, p[at + 1]!, p[at + 4]!, p[at + 7]!),
      z0: Math.min(box.z0, p[at + 2]!, p[at + 5]!, p[at + 8]!),
      z1: Math.max(box.z1, p[at + 2]!, p[at + 5]!, p[at + 8]!),
    });
  }
  return found;
}

export interface Dressing {
  /** 0..1: coverage by fabric at this position. */
  readonly cover: number;
  /** Level of the fabric relative to a white wall outside. */
  readonly cloth: number;
  /** 0..1: shade of the reveal on the pane. */
  readonly shade: number;
}

/** Bare glass. */
export const undressed: Dressing = { cover: 0, cloth: 0, shade: 0 };

/** Glass walls have open drapes where a room ends, and sheer curtains in some rooms. */
const drapes = { roomMetres: 3.9, shares: { drape: 0.6, sheer: 0.2 } } as const;
/** Sheer cloth: how much of it is seen in and between its folds, how wide those are, and its thin edge. */
const sheers = { least: 0.08, folds: 0.3, foldMetres: 0.24, edgeMetres: 0.35 } as const;

/** Cover of sheer cloth at this distance along a room and from its end: uneven folds, or it would be a grey board. */
function sheerCover(along: number, fromEnd: number): number {
  const drift = 0.9 * Math.cos((along / (sheers.foldMetres * 2.7)) * 2 * Math.PI);
  const fold = 0.5 + 0.5 * Math.cos((along / sheers.foldMetres) * 2 * Math.PI + drift);
  return (sheers.least + sheers.folds * fold ** 2) * smoothStep(0, sheers.edgeMetres, fromEnd);
}

/** Drapes at this distance along a glass wall. */
function drapeAt(u: number, wide: number, storey: number, shade: number, seed: number): Dressing {
  const rooms = Math.max(1, Math.round(wide / drapes.roomMetres));
  const metres = wide / rooms;
  const room = Math.min(rooms - 1, Math.floor(u / metres));
  const draw = hashLattice(room, storey, seed + 43);
  const within = u - room * metres;
  const aside = Math.min(within, metres - within);
  const drawn = metres * (0.05 + 0.11 * hashLattice(room, storey, seed + 47));
  const fold = 0.78 + 0.22 * Math.cos((aside / foldMetres) * 2 * Math.PI);
  if (draw < drapes.shares.drape && aside < drawn)
    return { cover: 0.85, cloth: clothShare * fold, shade };
  const sheerTo = metres * (0.3 + 0.6 * hashLattice(room, storey, seed + 53));
  if (draw > 1 - drapes.shares.sheer && within < sheerTo)
    return { cover: sheerCover(within, sheerTo - within), cloth: clothShare, shade };
  return { ...undressed, shade };
}

/** Samples the dressing at a position of a window. */
export function windowDressing(scene: Built, seed: number) {
  const panes = panesOf(scene);
  const hasBlinds = hashLattice(seed, 3, 71) < blindShare;
  return (id: number, place: Float64Array): Dressing => {
    const pane = panes.get(id);
    if (!pane) return undressed;
    const wide = Math.hypot(pane.x1 - pane.x0, pane.z1 - pane.z0);
    const high = pane.y1 - pane.y0;
    const u = Math.hypot(place[0]! - pane.x0, place[2]! - pane.z0);
    const fromTop = pane.y1 - place[1]!;
    const shade = Math.max(0, 1 - fromTop / 0.22);
    if (wide < widthMetres.least || high < leastHighMetres) return { ...undressed, shade };
    if (wide > widthMetres.most) return drapeAt(u, wide, Math.round(pane.y0), shade, seed);
    const [column, row] = [Math.round(pane.x0 * 7.3 + pane.z0 * 5.1), Math.round(pane.y0 * 3.7)];
    const draw = hashLattice(column, row, seed + 17);
    if (draw > dressedShare) return { ...undressed, shade };
    const habit = hashLattice(column, row, seed + 29);
    if (hasBlinds) {
      const down = high * (0.12 + 0.6 * habit * habit);
      if (fromTop > down) return { ...undressed, shade };
      const slat = 0.88 + 0.12 * Math.cos((fromTop / slatMetres) * 2 * Math.PI);
      return { cover: 0.92, cloth: clothShare * slat, shade };
    }
    const drawn = wide * (0.13 + 0.2 * habit);
    const aside = Math.min(u, wide - u);
    if (aside > drawn) return { ...undressed, shade };
    const fold = 0.78 + 0.22 * Math.cos((aside / foldMetres) * 2 * Math.PI);
    return { cover: 0.85, cloth: clothShare * fold, shade };
  };
}
