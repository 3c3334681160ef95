/** Bathrooms and powder rooms. */
import { bathtub, shower, toilet, towels, vanity } from '../../visuals/scene/furniture/bath.ts';
import { from } from './floor-plan.ts';
import type { Furnisher } from './furnisher.ts';
import { atWall, type Piece } from './piece.ts';
import { mirrorPiece, rugPiece } from './pieces.ts';
import { alongWall } from './rooms-to-sit.ts';

function vanityPiece({ record }: Furnisher, width: number): Piece {
  return atWall('Vanity with basin', [width, 0.52, 1.12], ({ b, kit }) =>
    vanity(b, {
      width,
      basins: width > 1.3 ? 2 : 1,
      style: record.bath.vanity,
      body: kit.tiled('paint', record.kitchen.cabinet, 0.45),
      top: kit.tiled(...record.kitchen.top),
      porcelain: kit.porcelain,
      metal: kit.metal,
    }),
  );
}

function toiletPiece({ record }: Furnisher): Piece {
  const style = record.bath.vanity === 'floating' ? 'wall' : 'close';
  return atWall('Toilet', [0.8, 0.55, 0.82], ({ b, kit }) =>
    toilet(b, style, kit.porcelain, kit.metal),
  );
}

function bathPiece({ record }: Furnisher): Piece {
  return atWall('Bath tub', [1.75, 0.98, 1.02], ({ b, kit }) =>
    b.place({ at: [0, 0, 0.56] }, () =>
      bathtub(
        b,
        record.bath.tub,
        kit.porcelain,
        kit.metal,
        record.bath.tub === 'slab' ? kit.tiled('paint', record.kitchen.cabinet) : kit.porcelain,
      ),
    ),
  );
}

function showerPiece(ceilingMetres: number): Piece {
  const height = Math.min(2.1, ceilingMetres - 0.2);
  return atWall('Shower', [0.95, 1.05, 2.2], ({ b, kit }) => {
    const glass = b.material({
      name: 'shower glass',
      surface: 'glass',
      albedo: [0.93, 0.95, 0.94],
    });
    b.place({ at: [-0.475, 0, 0] }, () =>
      shower(b, { width: 0.95, depth: 1.05, height, glass, metal: kit.metal, tray: kit.porcelain }),
    );
  });
}

function towelPiece(): Piece {
  return atWall(
    'Towels on a rail',
    [0.7, 0.12, 0.62],
    ({ b, kit }) => towels(b, kit.metal, [kit.cloth(['#e4dfd5', 'linen']), kit.accent(0)]),
    { low: 0.61 },
  );
}

const alone = (piece: Piece, worth: number) => ({
  piece,
  companions: [],
  free: [
    {
      x0: -piece.widthMetres / 2,
      x1: piece.widthMetres / 2,
      z0: piece.depthMetres,
      z1: piece.depthMetres + 0.55,
    },
  ],
  worth,
});

/** A mirror goes with its vanity, out of the picture too. */
const mirrorSeen = 0.4;

function wash(hand: Furnisher, widths: readonly number[]): boolean {
  const groups = widths.map((width, order) => alone(vanityPiece(hand, width), -0.12 * order));
  const spot = hand.mainAtWall(groups, undefined, 0.6);
  const main = hand.plan.placed[0];
  if (!spot || !main) return false;
  const { widthMetres } = main.piece;
  const isWide = hand.record.bath.mirror === 'rect';
  const mirror = mirrorPiece(hand.record, isWide ? widthMetres * 0.9 : 0.75, 0.85, 1.6);
  hand.hang(mirror, spot.side ?? 'back', alongWall(hand, spot), mirrorSeen);
  return true;
}

/** A tub runs out of the picture in most bathrooms. */
const tubSeen = 0.42;

export function furnishBathroom(hand: Furnisher): boolean {
  const { plan, record } = hand;
  if (!wash(hand, [1.6, 1.2, 0.9, 0.6])) return false;
  const first = plan.placed[0]!.spot;
  const [tub, shower, seat] = [bathPiece(hand), showerPiece(plan.shell.height), toiletPiece(hand)];
  // what is at its pipes already has the first choice of the walls
  const isSeatFirst = hand.stoodBefore(seat) && !hand.stoodBefore(tub) && !hand.stoodBefore(shower);
  if (isSeatFirst) hand.extra([seat], first);
  const ways = hand.stoodBefore(shower) && !hand.stoodBefore(tub) ? [shower, tub] : [tub, shower];
  const bathed = hand.extra(ways, first, tubSeen);
  if (!isSeatFirst) hand.extra([seat], first);
  const rail = hand.extra([towelPiece()], first);
  if (!bathed && !rail) hand.art(first.side ?? 'back', 0.8, 0.6, 1);
  hand.tryAt(rugPiece(record, 1.1, 0.7), from(first, 0, 1), 0.6);
  hand.extras(['plant'], first, 1);
  return true;
}

export function furnishPowderRoom(hand: Furnisher): boolean {
  if (!wash(hand, [0.9, 0.6])) return false;
  const first = hand.plan.placed[0]!.spot;
  hand.extra([toiletPiece(hand)], first);
  hand.extra([towelPiece()], first);
  hand.extras(['plant'], first, 1);
  hand.pendant(undefined, 1.9);
  return true;
}
