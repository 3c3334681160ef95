/** Styling after placement: a lamp and a table at the sofa, pictures on bare walls. */
import type { Side } from '../../visuals/scene/rooms/room.ts';
import { type Body, from, overlap, type Spot, sides, wallLength, wallSpot } from './floor-plan.ts';
import type { Furnisher } from './furnisher.ts';
import { hangOnePicture } from './hangings/hang-art.ts';
import { canHang } from './hangings/hangings.ts';
import { facing, shareBehind } from './in-frame.ts';
import type { Piece } from './piece.ts';
import { extraPiece } from './pieces/extras.ts';
import { artPiece } from './pieces/on-walls.ts';
import { benchPiece } from './pieces/seats.ts';
import type { ExtraPiece } from './style-record.ts';

/** Offset from a sofa's end and from its wall; nearer to the camera it would dominate the picture. */
const besideSofa = { outMetres: 0.36, z: 0.42, seen: 0.9, awayMetres: 2.3 } as const;

/** Returns whether it fitted. Deep, narrow pieces such as arc lamps reach towards the sofa. */
function standAtEnd(context: Furnisher, piece: Piece, sofa: Spot, endMetres: number): boolean {
  const { outMetres, z, seen, awayMetres } = besideSofa;
  const side = Math.sign(endMetres);
  const isDeep = piece.depthMetres > 2 * piece.widthMetres;
  const half = (isDeep ? piece.depthMetres : piece.widthMetres) / 2;
  const x = endMetres + side * Math.max(outMetres, half + 0.04);
  const spot = from(sofa, x, z, isDeep ? (-side * Math.PI) / 2 : 0);
  const { nearestMetres } = context.view.see(context.plan.bodyOf(piece, spot));
  return nearestMetres > awayMetres && context.tryAt(piece, spot, seen);
}

/** A lamp at one end of the sofa and a table at the other, if they fit. */
export function dressSofa(context: Furnisher, sofa: Spot, widthMetres: number): void {
  const { record, plan, random } = context;
  const names: readonly ExtraPiece[] = ['floor lamp', 'side table'];
  const ends = random.chance(0.5) ? [-1, 1] : [1, -1];
  const taken = new Set<number>();
  for (const name of names) {
    const ways = extraPiece(name, record, plan.shell.height, random);
    if (plan.placed.some((one) => ways.some(({ name }) => one.piece.name === name))) continue;
    const end = ends.find(
      (side) =>
        !taken.has(side) &&
        ways.some((piece) => standAtEnd(context, piece, sofa, (side * widthMetres) / 2)),
    );
    if (end !== undefined) taken.add(end);
  }
}

/** Gap between the foot of a bed and a bench. */
const behindBed = 0.06;

export function benchAtFoot(context: Furnisher, spot: Spot, bed: Piece): boolean {
  return [1.3, 1]
    .filter((wide) => wide < bed.widthMetres)
    .some((wide) => {
      const bench = benchPiece(wide);
      return context.tryAt(
        bench,
        from(spot, 0, bed.depthMetres + behindBed + bench.depthMetres / 2),
        0.9,
      );
    });
}

/** Size of the picture for probing bare walls. */
const picture = { width: 1.3, height: 0.8, middle: 1.55 } as const;
const along = 0.15;
const seenOfPicture = 0.97;
/** Smaller pictures look like specks, and those on walls at a grazing angle like slivers. */
const leastShare = 0.006;
const leastFacing = 0.4;
/** Share of a place that furniture in front may hide: the picture may be smaller. */
const mostBehind = 0.05;

const hasArt = ({ plan }: Furnisher, side: Side): boolean =>
  plan.placed.some(
    ({ piece, spot }) => spot.side === side && ['Picture', 'Mirror'].includes(piece.name),
  );

/** Tiles are too thin to block a picture, which would then hang half over their edge. */
const isOnTiles = ({ plan }: Furnisher, body: Body, side: Side): boolean =>
  plan.placed.some(
    (one) =>
      one.piece.name === 'Splashback' &&
      one.spot.side === side &&
      one.high > body.low &&
      one.low < body.high &&
      overlap(one.rect, body.rect, 0),
  );

/** Longest bare stretch of a wall; undefined if there is none. */
function bareStretch(
  context: Furnisher,
  side: Side,
): { readonly middle: number; readonly metres: number } | undefined {
  const { plan, view, record } = context;
  const { shell } = plan;
  const proxy = artPiece(record, picture.width, picture.height, picture.middle, 'hills');
  // furniture beside the near end of a wide picture may be in front of its centre
  const narrow = artPiece(record, picture.width / 4, picture.height, picture.middle, 'hills');
  const proxies = [proxy, narrow];
  const [x, , z] = shell.camera.position;
  const standing = plan.placed.filter(({ piece }) => !piece.isFlat).map((one) => view.see(one));
  let run: number[] = [];
  let best: number[] = [];
  for (let u = 0; u <= wallLength(shell, side); u += along) {
    const spot = wallSpot(shell, side, u);
    const sight = view.see(plan.bodyOf(proxy, spot));
    const isBare =
      sight.share > leastShare &&
      facing(spot, { x, z }) > leastFacing &&
      !isOnTiles(context, plan.bodyOf(proxy, spot), side) &&
      proxies.every(
        (one) => shareBehind(view.see(plan.bodyOf(one, spot)), standing) < mostBehind,
      ) &&
      canHang(context, proxy, side, u, seenOfPicture);
    run = isBare ? [...run, u] : [];
    if (run.length > best.length) best = run;
  }
  const middle = best[Math.floor(best.length / 2)];
  return middle === undefined
    ? undefined
    : { middle, metres: picture.width + best.at(-1)! - best[0]! };
}

/** Rooms with more floor get pictures on two more walls. */
const largeSquareMetres = 24;

/** Hangs pictures on walls without any. */
export function dressBareWalls(context: Furnisher): void {
  const { width, depth } = context.plan.shell;
  const most = width * depth < largeSquareMetres ? 1 : 2;
  let count = 0;
  for (const side of sides) {
    if (count >= most || hasArt(context, side)) continue;
    const bare = bareStretch(context, side);
    if (!bare) continue;
    const { middle: u, metres: widthMetres } = bare;
    if (hangOnePicture(context, { side, u, widthMetres, above: 0.8 })) count++;
  }
}
