/** Secondary groups for rooms that would stay bare, placed where they furnish most of the bare floor. */
import {
  type Body,
  from,
  overlap,
  pieceBody,
  rectAt,
  type Spot,
  wallSpots,
} from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { hangOnePicture, wallPlace } from '../hangings/hang-art.ts';
import { hangOver } from '../hangings/hangings.ts';
import { facing, leastOfExtra, loomingCost, shareBehind } from '../in-frame.ts';
import type { Piece } from '../piece.ts';
import type { Sight } from '../room-view.ts';
import {
  bareCells,
  cellSquareMetres,
  type FloorCell,
  isNear,
  seenFloor,
  weightOf,
} from './seen-floor.ts';
import { type Zone, type ZoneName, zoneKinds } from './zone-kinds.ts';

/** Least gain of a group: share of the visible floor, and square metres. */
const leastGain = { share: 0.07, squareMetres: 1.6 } as const;
const gridMetres = 0.3;
const eighth = Math.PI / 4;
/** Floor lamps closer together would look like one group. */
export const lampsApartMetres = 3;
/** Least distance of lamps in the picture, as a share of its width. */
export const lampsApartShare = 0.12;
/** Most of a shown piece that a group may hide. */
const mostHidden = 0.25;
/** Most of a piece that others may hide. */
const mostBehind = 0.6;
const leastFacing = -0.05;
/** Seats face a point this far in front of the main piece. */
const beforeMainMetres = 1.5;
/** Gap between the rugs of two groups. */
const rugsApartMetres = 0.8;
const worth = {
  share: 0.5,
  facing: 0.08,
  towards: 0.2,
  wall: 0.2,
  hides: 1.5,
  behind: 0.4,
} as const;
const lamp = 'Floor lamp';

function* spotsOf({ plan: { shell } }: Furnisher, zone: Zone): Generator<Spot> {
  if (zone.isAtWall) {
    yield* wallSpots(shell, zone.pieces[0]!.piece);
    return;
  }
  const turns = zone.wantsWall ? [-3, -2, -1, 0, 1, 2, 3] : [0, 2];
  const [x1, z1] = [shell.width / 2 - gridMetres, shell.depth / 2 - 1];
  for (let x = -x1; x <= x1; x += gridMetres)
    for (let z = gridMetres - shell.depth / 2; z <= z1; z += gridMetres)
      for (const turn of turns) yield { x, z, turnRad: turn * eighth };
}

interface Standing {
  readonly piece: Piece;
  readonly spot: Spot;
  readonly body: Body;
  readonly sight: Sight;
}

/** Pieces of a group at a spot; undefined if one doesn't fit or is cropped. */
function standingAt(context: Furnisher, { pieces }: Zone, spot: Spot): Standing[] | undefined {
  const standing: Standing[] = [];
  for (const { piece, x, z, turnRad } of pieces) {
    const at = from(spot, x, z, turnRad);
    if (!context.plan.fits(piece, at)) return undefined;
    const body = context.plan.bodyOf(piece, at);
    const sight = context.view.see(body);
    if (sight.visible < leastOfExtra(piece)) return undefined;
    standing.push({ piece, spot: at, body, sight });
  }
  return standing;
}

function hasLampNear({ plan, view }: Furnisher, { piece, spot, sight }: Standing): boolean {
  if (piece.name !== lamp) return false;
  const middle = (sight.left + sight.right) / 2;
  return plan.placed.some((one) => {
    if (one.piece.name !== lamp) return false;
    const { left, right } = view.see(one);
    return (
      Math.hypot(one.spot.x - spot.x, one.spot.z - spot.z) < lampsApartMetres ||
      Math.abs((left + right) / 2 - middle) < lampsApartShare
    );
  });
}

interface Place {
  readonly zone: Zone;
  readonly spot: Spot;
  readonly standing: readonly Standing[];
  readonly score: number;
}

/** How much a group faces the main one, -1..1. */
function towards({ placed }: Furnisher['plan'], { x, z, turnRad }: Spot): number {
  const main = placed[0] && from(placed[0].spot, 0, beforeMainMetres);
  if (!main) return 0;
  const [dx, dz] = [main.x - x, main.z - z];
  return (Math.sin(turnRad) * dx + Math.cos(turnRad) * dz) / Math.max(0.01, Math.hypot(dx, dz));
}

function scoreOf(
  context: Furnisher,
  zone: Zone,
  spot: Spot,
  standing: readonly Standing[],
  gain: number,
  behind: number,
): number {
  const { camera, width, depth } = context.plan.shell;
  const [x, , z] = camera.position;
  const share = standing.reduce((sum, { sight }) => sum + sight.share, 0);
  const looming = Math.max(...standing.map(({ sight }) => loomingCost(sight)));
  const hidden = Math.max(...standing.map(({ sight }) => context.hides(sight)));
  const fromWall = Math.min(width / 2 - Math.abs(spot.x), spot.z + depth / 2);
  const turned = zone.isAtWall || zone.wantsWall ? 1 : 0;
  return (
    gain +
    worth.share * Math.min(0.4, Math.sqrt(share)) +
    turned * (worth.facing * facing(spot, { x, z }) + worth.towards * towards(context.plan, spot)) -
    (zone.wantsWall ? worth.wall * Math.max(0, fromWall - 0.6) : 0) -
    worth.hides * hidden -
    worth.behind * behind -
    looming -
    (zone.less ?? 0)
  );
}

function bestPlace(
  context: Furnisher,
  zone: Zone,
  cells: readonly FloorCell[],
  seen: number,
): Place | undefined {
  const [x, , z] = context.plan.shell.camera.position;
  const others = context.plan.placed
    .filter(({ piece, low }) => !piece.isFlat && low < 1)
    .map((one) => context.view.see(one));
  let best: Place | undefined;
  for (const spot of spotsOf(context, zone)) {
    if (zone.wantsWall && facing(spot, { x, z }) < leastFacing) continue;
    if (!context.plan.isFree(rectAt(spot, zone.around))) continue;
    const standing = standingAt(context, zone, spot);
    if (!standing || standing.some((one) => hasLampNear(context, one))) continue;
    if (standing.some(({ sight }) => context.hides(sight) > mostHidden)) continue;
    // a lamp must not hide its own chair either
    const all = [...others, ...standing.map(({ sight }) => sight)];
    const behind = Math.max(...standing.map(({ sight }) => shareBehind(sight, all)));
    if (behind > mostBehind) continue;
    const near = cells.filter((cell) => standing.some(({ body }) => isNear(body.rect, cell)));
    const gain = weightOf(near) / seen;
    if (gain < leastGain.share || near.length * cellSquareMetres < leastGain.squareMetres) continue;
    const score = scoreOf(context, zone, spot, standing, gain, behind);
    if (!best || score > best.score) best = { zone, spot, standing, score };
  }
  return best;
}

function stand(context: Furnisher, { zone, spot, standing }: Place): void {
  const { plan } = context;
  for (const one of standing) {
    plan.add(one.piece, one.spot);
    context.shown.push(one.sight);
  }
  plan.keepFree(rectAt(spot, zone.around));
  const { rug, art } = zone;
  if (rug) {
    const at = from(spot, rug.x, rug.z, rug.turnRad);
    const { rect } = pieceBody(rug.piece, at);
    const isNearOther = plan.placed.some(
      (one) => one.piece.name === rug.piece.name && overlap(one.rect, rect, -rugsApartMetres),
    );
    if (!isNearOther) context.tryAt(rug.piece, at, 0.6);
  }
  if (zone.hasPendant) hangOver(context, [spot], 1.55);
  if (art) hangOnePicture(context, wallPlace(plan, spot, art.widthMetres, art.above));
}

/** Adds up to `most` groups, the most wanted first, each once. */
export function addZones(context: Furnisher, names: readonly ZoneName[], most: number): void {
  const cells = seenFloor(context.plan, context.view);
  const seen = weightOf(cells);
  let count = 0;
  for (const name of names) {
    if (count >= most) return;
    const bare = bareCells(context.plan, cells);
    if (weightOf(bare) < leastGain.share * seen) return;
    let best: Place | undefined;
    for (const zone of zoneKinds[name](context)) {
      const place = bestPlace(context, zone, bare, seen);
      if (place && !(best && best.score >= place.score)) best = place;
    }
    if (!best) continue;
    stand(context, best);
    count++;
  }
}
