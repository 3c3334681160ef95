/** Finds where a new piece covers an old one best: on the floor, whatever was read of the walls. */
import type { Point } from '../../../sense/analysis.ts';
import type { Spot } from '../../furnish/floor-plan.ts';
import type { Piece } from '../../furnish/piece.ts';
import type { PhotoShell } from '../../shell/photo-shell.ts';
import { gridOf, matchIn, type OldPixels } from './outline-match.ts';
import type { PieceAt } from './outlines.ts';
import { type Scale, scaledPiece } from './scaled-piece.ts';

const turnsRad = [0, Math.PI / 2, -Math.PI / 2, Math.PI].flatMap((turn) =>
  [-0.4, 0, 0.4].map((by) => turn + by),
);
/** Places tried around where the old piece meets the floor (metres). */
const search = { beside: 1.2, before: -0.4, behind: 2.8, step: 0.28 } as const;
/** First steps of the fine search, which are halved, and how far sizes and turn may go. */
const fine = { metres: 0.15, turnRad: 0.1, scale: 0.06, halvings: 4 } as const;
const most = { turnRad: 0.2, least: [0.85, 0.8, 0.88], most: [1.15, 1.35, 1.12] } as const;
/** Outlines hardly tell a front from a back, and few people photograph the back of a bed or a sofa. */
const leastFacing = -0.1;
/** Cost of a radian out of square. */
const turnedCosts = 0.15;

const squareTo = (turnRad: number) => (Math.round((turnRad * 2) / Math.PI) * Math.PI) / 2;

export interface FittedPiece extends PieceAt {
  /** Intersection over union with the old piece in the picture. */
  readonly likeness: number;
  /** As it was before it was scaled, and the turn at which the search found it. */
  readonly own: Piece;
  readonly scale: Scale;
  readonly quarterRad: number;
}

interface Best extends FittedPiece {
  readonly worth: number;
}

export function fitPiece(
  pixels: OldPixels,
  pieces: readonly Piece[],
  shell: Pick<PhotoShell, 'camera'>,
  before?: FittedPiece,
): FittedPiece | undefined {
  const grid = gridOf(pixels);
  const start = footOf(pixels, shell);
  if (!start || grid.allOld === 0) return undefined;
  let best: Best | undefined;
  const [x, , z] = shell.camera.position;
  const attempt = (own: Piece, spot: Spot, scale: Scale, quarterRad: number) => {
    const [dx, dz] = [x - spot.x, z - spot.z];
    const facing = Math.sin(spot.turnRad) * dx + Math.cos(spot.turnRad) * dz;
    if (facing < leastFacing * Math.hypot(dx, dz)) return;
    const piece = scaledPiece(own, scale);
    const match = matchIn(grid, { piece, spot }, shell);
    const aside = Math.abs(spot.turnRad - squareTo(spot.turnRad));
    const worth = match.worth - turnedCosts * aside;
    if (worth > (best?.worth ?? 0)) best = { ...match, worth, piece, spot, scale, own, quarterRad };
  };
  const { place, away } = start;
  const across = { x: -away.z, z: away.x };
  if (before) attempt(before.own, before.spot, before.scale, before.quarterRad);
  else
    for (const piece of pieces)
      for (const turnRad of turnsRad)
        for (let out = search.before; out <= search.behind; out += search.step)
          for (let side = -search.beside; side <= search.beside; side += search.step)
            attempt(
              piece,
              {
                x: place.x + away.x * out + across.x * side,
                z: place.z + away.z * out + across.z * side,
                turnRad,
              },
              [1, 1, 1],
              turnRad,
            );
  for (let halving = 0; halving < fine.halvings; halving++)
    for (let again = 0; again < 3; again++) {
      const before = best?.worth;
      for (const [which, by] of moves) {
        if (!best) return undefined;
        const step = by / 2 ** halving;
        for (const sign of [-1, 1]) {
          const { own, spot, scale, quarterRad } = best as Best;
          const turned = limited(
            spot.turnRad + (which === 'turn' ? sign * step : 0),
            quarterRad - most.turnRad,
            quarterRad + most.turnRad,
          );
          const moved = {
            x: spot.x + (which === 'x' ? sign * step : 0),
            z: spot.z + (which === 'z' ? sign * step : 0),
            turnRad: turned,
          };
          const sized = scale.map((value, k) =>
            limited(value + (which === k ? sign * step : 0), most.least[k]!, most.most[k]!),
          ) as unknown as Scale;
          attempt(own, moved, sized, quarterRad);
        }
      }
      if (best?.worth === before) break;
    }
  return best;
}

const moves = [
  ['x', fine.metres],
  ['z', fine.metres],
  ['turn', fine.turnRad],
  [0, fine.scale],
  [1, fine.scale],
  [2, fine.scale],
] as const;

const limited = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Where the lowest part of the old piece meets the floor, and the way from the camera to it. */
function footOf({ old, widthPx }: OldPixels, { camera }: Pick<PhotoShell, 'camera'>) {
  let lowest = -1;
  for (let at = old.length - 1; at >= 0 && lowest < 0; at--)
    if (old[at]) lowest = Math.floor(at / widthPx);
  if (lowest < 0) return undefined;
  let [sum, count] = [0, 0];
  for (let at = 0; at < old.length; at++)
    if (old[at]) {
      sum += at % widthPx;
      count++;
    }
  const pixel: Point = { x: sum / count, y: lowest };
  const { position, right, up, forward, focalPx, centreX, centreY } = camera;
  const [a, b] = [(pixel.x - centreX) / focalPx, (centreY - pixel.y) / focalPx];
  const [dx, dy, dz] = ([0, 1, 2] as const).map((k) => forward[k] + a * right[k] + b * up[k]) as [
    number,
    number,
    number,
  ];
  if (dy > -1e-3) return undefined;
  const far = -position[1] / dy;
  const long = Math.max(1e-6, Math.hypot(dx, dz));
  return {
    place: { x: position[0] + far * dx, z: position[2] + far * dz },
    away: { x: dx / long, z: dz / long },
  };
}
