/** An island with its stools and lamps, where people still pass around it. */
import { island } from '../../../visuals/scene/furniture/kitchen/island.ts';
import { vaseWithStems } from '../../../visuals/scene/furniture/table-settings.ts';
import { fruitBowl } from '../../../visuals/scene/furniture/worktop.ts';
import { from, rectAt, type Spot } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { hangPendant } from '../hangings.ts';
import { freeStanding, type Piece } from '../piece.ts';
import { barStool } from '../pieces/seats.ts';
import { kitchenKit } from './kitchen-parts.ts';

const islandDepth = 0.98;
const topMetres = 0.94;
/** Room that people need to sit at it and to pass behind the stools. */
const around = { ends: 0.85, back: 0.49, front: 1.1 } as const;
const stoolMetres = 0.6;
const stoolSeen = 0.6;
const lampLowMetres = 1.65;

function islandPiece({ record: { kitchen } }: Furnisher, width: number): Piece {
  return freeStanding('Kitchen island', [width + 0.1, islandDepth, 1.3], (own) => {
    const { b, kit, random } = own;
    const body = kit.tiled('paint', kitchen.island, 0.45);
    const m = kitchenKit(own);
    const isFlat = kitchen.front === 'flat';
    island(b, { width, depth: 0.92, m, body, style: kitchen.front, waterfall: isFlat });
    const pot = kit.plain('#d8d2c6');
    vaseWithStems(b, [-width * 0.3, topMetres, -0.08], 0.24, pot, kit.leaf, random);
    fruitBowl(b, [width * 0.22, topMetres, -0.05], kit.wood, [kit.accent(0), kit.accent(1)]);
  });
}

const stool = barStool();

/** Before it, in a row. */
function stoolSpots(island: Spot, width: number): Spot[] {
  const before = islandDepth / 2 + stool.depthMetres / 2;
  const seats = Math.max(2, Math.floor(width / stoolMetres));
  return Array.from({ length: seats }, (_, seat) =>
    from(island, (seat - (seats - 1) / 2) * stoolMetres, before, Math.PI),
  );
}

export function addIsland(hand: Furnisher): void {
  const { plan, view } = hand;
  const { shell } = plan;
  let best: { score: number; piece: Piece; x: number; z: number; width: number } | undefined;
  for (const width of [2.2, 1.8, 1.4]) {
    const piece = islandPiece(hand, width);
    const free = {
      x0: -width / 2 - around.ends,
      x1: width / 2 + around.ends,
      z0: -around.back,
      z1: around.front,
    };
    for (let x = -shell.width / 2 + 1.4; x <= shell.width / 2 - 1.4; x += 0.15) {
      for (let z = -shell.depth / 2 + 1.9; z <= shell.camera.position[2] - 1.9; z += 0.15) {
        const spot = { x, z, turnRad: 0 };
        if (!plan.fits(piece, spot) || !plan.isFree(rectAt(spot, free))) continue;
        const sight = view.see(plan.bodyOf(piece, spot));
        if (sight.visible < 0.85 || sight.share > 0.2) continue;
        const seated = stoolSpots(spot, width).filter(
          (at) => plan.fits(stool, at) && view.see(plan.bodyOf(stool, at)).visible > stoolSeen,
        ).length;
        const score = width * 0.2 + 0.2 * seated + sight.overBefore - Math.abs(x / shell.width);
        if (!best || score > best.score) best = { score, piece, x, z, width };
      }
    }
  }
  if (!best) return;
  const { piece, x, z, width } = best;
  const spot = { x, z, turnRad: 0 };
  hand.addShown(piece, spot);
  for (const at of stoolSpots(spot, width)) hand.tryAt(stool, at, stoolSeen);
  const lamps = width > 2 ? [-0.7, 0, 0.7] : [-0.45, 0.45];
  for (const dx of lamps) hangPendant(hand, { x: x + dx, z }, lampLowMetres);
}
