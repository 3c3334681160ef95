/** Tells where the head of the old bed is: at that end things reach higher in the photo, or no floor is seen. */
import { rectAt, type Spot } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import type { PlaceInPicture } from '../old-places.ts';
import type { Piece } from '../piece.ts';
import type { RoomView } from '../room-view.ts';

const headMetres = 0.35;
/** Part of the old bed's outline, from its top, that shows headboard and pillows but hardly its foot. */
const upperPart = 0.25;
const samples = 16;
const grid = Array.from(
  { length: samples ** 2 },
  (_, k) => [((k % samples) + 0.5) / samples, (Math.floor(k / samples) + 0.5) / samples] as const,
);
/** Ends of nearly the same height tell nothing; then the floor beside tells, less surely. */
const leastTold = 0.2;
const floorTells = 0.7;
/** Width of what is beside the outline, as a share of the picture. */
const besideShare = 0.1;
/** Shares of the outline's width by which the head is aside: as much counts in full. */
const wholly = { seen: 0.17, drawn: 0.3 } as const;
const worth = 1;

const within = (value: number) => Math.min(1, Math.max(-1, value));

/** Whether things in the upper part are to the left (-1) or right (1) of its middle. */
function highEnd(view: RoomView, { x, y, width, height }: PlaceInPicture): number {
  let [sum, count] = [0, 0];
  for (const [along, down] of grid) {
    const share = view.thingsAt(x + along * width, y + upperPart * down * height);
    sum += share * (along - 0.5);
    count += share;
  }
  return count > 0 ? within(sum / count / wholly.seen) : 0;
}

/** Share of floor beside the lower half; undefined where the frame ends before. */
function floorBeside(view: RoomView, { y, height }: PlaceInPicture, from: number) {
  const seen = grid.flatMap(([along, down]) => {
    const share = view.floorAt(from + along * besideShare, y + (0.5 + down / 2) * height);
    return share === undefined ? [] : [share];
  });
  if (seen.length < grid.length / 4) return undefined;
  return seen.reduce((sum, one) => sum + one, 0) / seen.length;
}

/** -1 if the head is on the left of the picture, 1 if on the right. */
function sideOfHead(view: RoomView, place: PlaceInPicture): number {
  const high = highEnd(view, place);
  if (Math.abs(high) > leastTold) return high;
  const left = floorBeside(view, place, place.x - besideShare);
  const right = floorBeside(view, place, place.x + place.width);
  return left === undefined || right === undefined ? 0 : floorTells * within(left - right);
}

/** Score of a bed's place by the end of it that is its head. */
export function headLikeBefore(context: Furnisher, spot: Spot, piece: Piece): number {
  const [place] = context.furniture.get('bed') ?? [];
  if (!place) return 0;
  const { view } = context;
  const half = piece.widthMetres / 2;
  const rect = (z1: number) => rectAt(spot, { x0: -half, x1: half, z0: 0, z1 });
  const head = view.see({ rect: rect(headMetres), low: 0, high: piece.heightMetres });
  const bed = view.see({ rect: rect(piece.depthMetres), low: 0, high: piece.heightMetres });
  const wide = bed.right - bed.left;
  if (head.share === 0 || wide <= 0) return 0;
  const aside = (head.left + head.right - bed.left - bed.right) / 2 / wide;
  return worth * sideOfHead(view, place) * within(aside / wholly.drawn);
}
