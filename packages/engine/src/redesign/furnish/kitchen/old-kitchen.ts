/** Locates cabinets, refrigerator, hob and sink of the old kitchen along the walls. */
import type { Side } from '../../../visuals/scene/rooms/room.ts';
import { alongWall, from, rectAt, sides, wallLength, wallSpot, wallSpots } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { isInAny } from '../old-places.ts';
import { lengthOf, type Stretch } from './kitchen-parts.ts';

/** Front planes of base and wall cabinets: distance from the wall, and sample heights. */
const zones = {
  low: { out: 0.58, heights: [0.2, 0.4, 0.6, 0.8] },
  high: { out: 0.34, heights: [1.5, 1.7, 1.9] },
} as const;
export type Zone = keyof typeof zones;

const stepMetres = 0.1;
/** Share of a front that must be covered by things. */
const leastCover = 0.6;
/** Narrower gaps are closed, and shorter runs dropped. */
const leastMetres = { gap: 0.9, run: 0.6 } as const;
/** Probability of cabinets at a position of a wall; undefined out of view. */
function coverAt(context: Furnisher, side: Side, u: number, zone: Zone): number | undefined {
  const { view, plan, cabinets } = context;
  const { out, heights } = zones[zone];
  const foot = from(wallSpot(plan.shell, side, u), 0, out);
  const seen = heights.flatMap((y) => {
    const at = view.project(foot.x, y, foot.z);
    const isInPicture = at && at.x >= 0 && at.x < 1 && at.y >= 0 && at.y < 1;
    return isInPicture ? (isInAny(cabinets, at.x, at.y) ? view.thingsAt(at.x, at.y) : 0) : [];
  });
  return seen.length > 0 ? seen.reduce((sum, share) => sum + share, 0) / seen.length : undefined;
}

/** Stretches of a wall that had cabinets. */
export function oldStretches(context: Furnisher, side: Side, zone: Zone): Stretch[] {
  const count = Math.floor(wallLength(context.plan.shell, side) / stepMetres);
  const covered: Stretch[] = [];
  for (let k = 0; k < count; k++) {
    const cover = coverAt(context, side, (k + 0.5) * stepMetres, zone) ?? 0;
    if (cover < leastCover) continue;
    const [start, to] = [k * stepMetres, (k + 1) * stepMetres];
    const last = covered.at(-1);
    if (last && start - last.to < leastMetres.gap)
      covered[covered.length - 1] = { from: last.from, to };
    else covered.push({ from: start, to });
  }
  return covered.filter((one) => lengthOf(one) >= leastMetres.run);
}

const uppers = new WeakMap<Furnisher, readonly (Stretch & { readonly side: Side })[]>();

/** Positions of wall cabinets on all walls. */
export function oldUppers(context: Furnisher): readonly (Stretch & { readonly side: Side })[] {
  const known =
    uppers.get(context) ??
    sides.flatMap((side) => oldStretches(context, side, 'high').map((one) => ({ ...one, side })));
  uppers.set(context, known);
  return known;
}

/** Dimensions of free-standing kitchen units, as wide as old ones may be (metres). */
const fixtures = {
  Refrigerator: { width: 0.9, depth: 0.7, low: 0, high: 1.8 },
  Hob: { width: 0.7, depth: 0.64, low: 0.1, high: 0.95 },
  Sink: { width: 0.7, depth: 0.6, low: 0.86, high: 1.1 },
} as const;
export type KitchenFixture = keyof typeof fixtures;

/** Least likeness that counts as an old place. */
const leastLike: Readonly<Record<KitchenFixture, number>> = {
  Refrigerator: 0.3,
  Hob: 0.2,
  Sink: 0.12,
};

export interface WallPlace {
  readonly side: Side;
  readonly u: number;
}

/** Wall position whose projection best matches the old unit. */
export function oldPlaceOf(context: Furnisher, name: KitchenFixture): WallPlace | undefined {
  const { width, depth, low, high } = fixtures[name];
  const { plan, view } = context;
  let best: { like: number; place: WallPlace } | undefined;
  for (const spot of wallSpots(plan.shell, { widthMetres: width })) {
    const rect = rectAt(spot, { x0: -width / 2, x1: width / 2, z0: 0, z1: depth });
    const like = context.likenessTo(name, view.see({ rect, low, high }));
    if (like < (best?.like ?? leastLike[name])) continue;
    best = { like, place: { side: spot.side ?? 'back', u: alongWall(plan.shell, spot) } };
  }
  return best?.place;
}
