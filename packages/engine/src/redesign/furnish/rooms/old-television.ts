/** A television on a low board where the photo shows one. */
import type { Side } from '../../../visuals/scene/rooms/room.ts';
import { rectAt, type Spot, wallSpots } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { likeness, type PlaceInPicture } from '../old-places.ts';
import type { Piece } from '../piece.ts';
import { screenOf, televisionPiece } from '../pieces/extras.ts';
import type { Sight } from '../room-view.ts';

/** Widths of the board. */
const boardMetres = [1.8, 1.3];
/** Least share of their common width that both screens take, and most between their middles, in the picture. */
const least = { across: 0.3, apart: 0.2 } as const;
/** Least share in view. */
const leastSeen = 0.6;
/** Distance of the screen from the wall, and half its height as a share of its width. */
const [outMetres, halfHigh] = [0.05, 0.28];

interface TelevisionAt {
  readonly piece: Piece;
  readonly spot: Spot;
  readonly like: number;
}

function screenAt({ view }: Furnisher, { widthMetres }: Piece, spot: Spot): Sight {
  const wide = screenOf.share * widthMetres;
  const rect = rectAt(spot, { x0: -wide / 2, x1: wide / 2, z0: 0, z1: outMetres });
  const { middle } = screenOf;
  return view.see({ rect, low: middle - halfHigh * wide, high: middle + halfHigh * wide });
}

/** Old ones may be smaller, and stand lower or hang higher; 0 where it isn't the same place. */
function likenessOf(screen: Sight, place: PlaceInPicture): number {
  const right = place.x + place.width;
  const both = Math.min(screen.right, right) - Math.max(screen.left, place.x);
  const across = both / (Math.max(screen.right, right) - Math.min(screen.left, place.x));
  const apart = (screen.top + screen.bottom) / 2 - place.y - place.height / 2;
  if (screen.share === 0 || across < least.across || Math.abs(apart) > least.apart) return 0;
  return across + likeness(screen, place);
}

function bestPlace(context: Furnisher): TelevisionAt | undefined {
  const [place] = context.furniture.get('television') ?? [];
  if (!place) return undefined;
  const { plan, view } = context;
  let best: TelevisionAt | undefined;
  for (const piece of boardMetres.map(televisionPiece))
    for (const spot of wallSpots(plan.shell, piece)) {
      if (!plan.fits(piece, spot)) continue;
      const like = likenessOf(screenAt(context, piece, spot), place);
      if (like <= (best?.like ?? 0)) continue;
      if (view.see(plan.bodyOf(piece, spot)).visible < leastSeen) continue;
      best = { piece, spot, like };
    }
  return best;
}

/** Its wall, before anything else stands there. */
export const wallOfTelevision = (context: Furnisher): Side | undefined =>
  bestPlace(context)?.spot.side;

export function addOldTelevision(context: Furnisher): void {
  const best = bestPlace(context);
  if (best) context.addShown(best.piece, best.spot);
}
