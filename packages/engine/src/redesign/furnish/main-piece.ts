import { type Body, from, overlap, rectAt, type Spot, wallSpots } from './floor-plan.ts';
import { draw, type Furnisher, type Group, leastVisible } from './furnisher.ts';
import { companionCost, cutCost } from './in-frame.ts';
import type { Piece } from './piece.ts';
import type { Sight } from './room-view.ts';

/** A piece that fills a larger share of the picture is in the way. */
const largestShare = 0.3;
const windowHidden = { allowed: 0.4, cost: 1.1 } as const;

function scoreOfMain(context: Furnisher, body: Body, sight: Sight): number {
  const { share, visible, likeBefore, nearestMetres } = sight;
  const large = share > largestShare ? 2 * (share - largestShare) : 0;
  const near = nearestMetres < 1.2 ? 0.3 : 0;
  return (
    1.1 * visible +
    Math.min(0.5, Math.sqrt(share)) +
    1.3 * likeBefore -
    large -
    near -
    sight.overGlass -
    windowHidden.cost * context.plan.hidesWindow(body) +
    draw * context.random.next()
  );
}

/** The best of several groups at the best place of any wall; undefined if none fits. */
export function mainAtWall(
  context: Furnisher,
  groups: readonly Group[],
  preference: (spot: Spot, piece: Piece) => number = () => 0,
  least: number = leastVisible.main,
): Spot | undefined {
  const kept = groups[0] && context.plan.keptInsteadOf(groups[0].piece);
  if (kept) {
    context.plan.placed.push(kept);
    return kept.spot;
  }
  let best: { score: number; group: Group; spot: Spot; sight: Sight } | undefined;
  for (const group of groups) {
    for (const spot of wallSpots(context.plan.shell, group.piece)) {
      if (!groupFits(context, group, spot)) continue;
      const body = context.plan.bodyOf(group.piece, spot);
      const sight = context.view.see(body);
      if (sight.visible < context.leastSeenOf(group.piece, least)) continue;
      if (sight.nearestMetres < (group.awayMetres ?? 0)) continue;
      const score =
        scoreOfMain(context, body, sight) +
        context.worthOfPlace(group.piece, sight) +
        worthOfGroup(context, group, spot) +
        preference(spot, group.piece) -
        (context.stoodBefore(group.piece) ? 0 : cutCost(sight.visible));
      if (!best || score > best.score) best = { score, group, spot, sight };
    }
  }
  if (!best && least > leastVisible.lastResort)
    return mainAtWall(context, groups, preference, leastVisible.lastResort);
  if (!best) return undefined;
  context.addGroup(best.group, best.spot);
  context.shown.push(best.sight);
  return best.spot;
}

/** Companions count less where the frame crops them. */
function worthOfGroup({ view, plan }: Furnisher, { companions, worth }: Group, spot: Spot): number {
  return companions.reduce((sum, { piece, x, z, turnRad }) => {
    const sight = view.see(plan.bodyOf(piece, from(spot, x, z, turnRad)));
    return sum - companionCost(sight);
  }, worth);
}

function groupFits(context: Furnisher, { piece, companions, free }: Group, spot: Spot): boolean {
  return (
    context.plan.fits(piece, spot, windowHidden.allowed, context.awayOf(piece)) &&
    companionsFit(context, piece, companions, spot) &&
    free.every((rect) => isRoomy(context, rectAt(spot, rect)))
  );
}

/** Companions must not intersect the main piece either, which is not placed yet. */
function companionsFit(
  { plan }: Furnisher,
  piece: Piece,
  companions: Group['companions'],
  spot: Spot,
): boolean {
  const own = plan.bodyOf(piece, spot);
  const bodies: Body[] = [own];
  for (const one of companions) {
    const at = from(spot, one.x, one.z, one.turnRad);
    const body = plan.bodyOf(one.piece, at);
    const isApart = bodies.every(
      (other) =>
        other.low >= body.high - 0.02 ||
        body.low >= other.high - 0.02 ||
        !overlap(other.rect, body.rect),
    );
    if (!isApart || !plan.fits(one.piece, at)) return false;
    bodies.push(body);
  }
  return true;
}

function isRoomy(
  { plan }: Furnisher,
  rect: { x0: number; x1: number; z0: number; z1: number },
): boolean {
  const { width, depth } = plan.shell;
  return (
    rect.x0 >= -width / 2 - 0.02 &&
    rect.x1 <= width / 2 + 0.02 &&
    rect.z1 <= depth / 2 &&
    rect.z0 >= -depth / 2 - 0.02 &&
    plan.isFree(rect)
  );
}
