/** A kitchen island with stools and lamps, if people can pass around it. */

import { island } from '../../../visuals/scene/furniture/kitchen/island.ts';
import { fruitBowl } from '../../../visuals/scene/furniture/worktop.ts';
import { from, rectAt, type Spot } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { hangOver } from '../hangings/hangings.ts';
import { freeStanding, type Piece } from '../piece.ts';
import { pendantPiece } from '../pieces/lamps.ts';
import { barStool } from '../pieces/seats.ts';
import { posy } from '../pieces/table-tops.ts';
import { kitchenKit } from './kitchen-parts.ts';
import { coverOfSides, islandDepth } from './old-island.ts';

const topMetres = 0.94;
/** Space to sit at it and to pass behind the stools. */
const around = { ends: 0.85, back: 0.49, front: 1.1 } as const;
const stoolMetres = 0.6;
const mostStools = 4;
const stoolSeen = 0.6;
const lampLowMetres = 1.65;
const betweenLamps = 0.4;
const widths = [3, 2.6, 2.2, 1.8, 1.4];
/** Orientations of the stools: towards the camera, right or left. */
const turns = [0, Math.PI / 2, -Math.PI / 2];
const stepMetres = 0.15;
/** Distance to the run behind it, with a narrow passage. */
const behindMetres = 1.11;
/** An island at an old one's place may be cropped, nearer and larger. */
const rules = {
  elsewhere: { visible: 0.85, share: 0.2, away: 1.4, ends: around.ends, front: around.front },
  oldPlace: { visible: 0.45, share: 0.36, away: 0.85, ends: 0.5, front: 0.8 },
} as const;
/** Least cover that counts as an old island, and its bonus. */
const old = { cover: 0.6, worth: 1.5 } as const;

function islandPiece({ record: { kitchen } }: Furnisher, width: number): Piece {
  return freeStanding('Kitchen island', [width + 0.1, islandDepth, 1.3], (own) => {
    const { b, kit } = own;
    const body = kit.tiled(...kitchen.island, 0.45);
    const m = kitchenKit(own);
    const isFlat = kitchen.front === 'flat';
    island(b, { width, depth: 0.92, m, body, style: kitchen.front, waterfall: isFlat });
    const at = [-width * 0.3, topMetres, -0.08] as const;
    posy(own, 'table', [...at], 0.24);
    fruitBowl(b, [width * 0.22, topMetres, -0.05], kit.wood, [kit.accent(0), kit.accent(1)]);
  });
}

const stool = barStool();

/** A row in front of it. */
function stoolSpots(island: Spot, width: number): Spot[] {
  const before = islandDepth / 2 + stool.depthMetres / 2;
  const seats = Math.min(mostStools, Math.max(2, Math.floor(width / stoolMetres)));
  return Array.from({ length: seats }, (_, seat) =>
    from(island, (seat - (seats - 1) / 2) * stoolMetres, before, Math.PI),
  );
}

interface IslandAt {
  readonly score: number;
  readonly piece: Piece;
  readonly spot: Spot;
  readonly width: number;
  readonly isOld: boolean;
}

function* islandSpots({ plan: { shell } }: Furnisher, width: number): Generator<Spot> {
  for (const turnRad of turns) {
    const [half, deep] =
      turnRad === 0 ? [width / 2, islandDepth / 2] : [islandDepth / 2, width / 2];
    for (let x = half - shell.width / 2; x <= shell.width / 2 - half; x += stepMetres)
      for (
        let z = deep + behindMetres - shell.depth / 2;
        z <= shell.depth / 2 - deep;
        z += stepMetres
      )
        yield { x, z, turnRad };
  }
}

function islandAt(
  context: Furnisher,
  piece: Piece,
  spot: Spot,
  width: number,
): IslandAt | undefined {
  const { plan, view } = context;
  const body = plan.bodyOf(piece, spot);
  const cover = coverOfSides(context, spot, width);
  const rule = cover > old.cover ? rules.oldPlace : rules.elsewhere;
  if (body.rect.z1 > plan.shell.camera.position[2] - rule.away) return undefined;
  if (rule === rules.elsewhere && (width > 2.2 || spot.turnRad !== 0)) return undefined;
  const free = {
    x0: -width / 2 - rule.ends,
    x1: width / 2 + rule.ends,
    z0: -around.back,
    z1: rule.front,
  };
  if (!plan.fits(piece, spot, undefined, rule.away) || !plan.isFree(rectAt(spot, free)))
    return undefined;
  const sight = view.see(body);
  if (sight.visible < rule.visible || sight.share > rule.share) return undefined;
  const seated = stoolSpots(spot, width).filter(
    (at) => plan.fits(stool, at) && view.see(plan.bodyOf(stool, at)).visible > stoolSeen,
  ).length;
  const score =
    width * 0.2 +
    0.2 * seated +
    sight.overBefore +
    (cover > old.cover ? old.worth * cover : 0) -
    Math.abs(spot.x / plan.shell.width);
  return { score, piece, spot, width, isOld: rule === rules.oldPlace };
}

function bestIsland(context: Furnisher): IslandAt | undefined {
  let best: IslandAt | undefined;
  for (const width of widths) {
    const piece = islandPiece(context, width);
    for (const spot of islandSpots(context, width)) {
      const one = islandAt(context, piece, spot, width);
      if (one && (!best || one.score > best.score)) best = one;
    }
  }
  return best;
}

/** Evenly spaced from the island's centre; one chandelier is enough. */
function lampsOver({ record, plan: { shell } }: Furnisher, width: number): number[] {
  const { widthMetres } = pendantPiece(record, shell.height, lampLowMetres);
  const step = widthMetres + betweenLamps;
  const isOne = record.pendant.style === 'chandelier';
  const count = isOne ? 1 : Math.max(1, Math.floor((width - widthMetres) / step) + 1);
  return Array.from({ length: count }, (_, lamp) => (lamp - (count - 1) / 2) * step);
}

/** Returns whether it stands. @param onlyOld where the photo shows one */
export function addIsland(context: Furnisher, onlyOld = false): boolean {
  const best = bestIsland(context);
  if (!best || (onlyOld && !best.isOld)) return false;
  const { piece, spot, width } = best;
  context.addShown(piece, spot);
  for (const at of stoolSpots(spot, width)) context.tryAt(stool, at, stoolSeen);
  const lamps = lampsOver(context, width).map((dx) => from(spot, dx, 0));
  hangOver(context, lamps, lampLowMetres);
  return true;
}
