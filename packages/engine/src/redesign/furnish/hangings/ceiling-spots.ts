/** Rows of recessed spots in the visible ceiling. */
import type { Furnisher } from '../furnisher.ts';
import { ceilingSpotPiece } from '../pieces/lamps.ts';

const grid = { stepMetres: 1.15, fromWallsMetres: 0.55 } as const;
/** A single one looks like a mistake. */
const fewest = 2;
const lampClearanceMetres = 0.35;

/** Evenly spaced positions, centred between the walls. */
function places(lengthMetres: number): number[] {
  const free = lengthMetres - 2 * grid.fromWallsMetres;
  if (free < 0) return [];
  const gaps = Math.max(1, Math.round(free / grid.stepMetres));
  return Array.from({ length: gaps + 1 }, (_, at) => -free / 2 + (free * at) / gaps);
}

/** Fully visible spots, clear of lamps. */
export function fitCeilingSpots({ plan, view }: Furnisher): void {
  const { width, depth, height } = plan.shell;
  const piece = ceilingSpotPiece(height);
  const lamps = plan.placed.filter(({ high, low }) => high > height - 0.1 && low > 1.2);
  const isClear = (x: number, z: number) =>
    lamps.every(
      ({ rect }) =>
        Math.max(rect.x0 - x, x - rect.x1) > lampClearanceMetres ||
        Math.max(rect.z0 - z, z - rect.z1) > lampClearanceMetres,
    );
  const spots = places(depth)
    .flatMap((z) => places(width).map((x) => ({ x, z, turnRad: 0 })))
    .filter((spot) => isClear(spot.x, spot.z) && plan.fits(piece, spot))
    .filter((spot) => view.see(plan.bodyOf(piece, spot)).visible > 0.99);
  if (spots.length < fewest) return;
  for (const spot of spots) plan.add(piece, spot);
}
