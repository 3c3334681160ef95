/** The front door takes the look's door colour; garage doors move half way to that of the facade. */
import type { Analysis, Opening } from '../sense/analysis.ts';
import { surfaceOf } from '../sense/analysis.ts';
import type { ExteriorLook } from './looks/look.ts';
import { variant } from './variant.ts';

export function doorWish(
  analysis: Analysis,
  look: Pick<ExteriorLook, 'garage' | 'doors'>,
  seed: number,
) {
  const doors = analysis.openings.filter((opening) => opening.kind === 'door');
  const isWide = doors.some((door) => widthOf(door) > heightOf(door) * 0.9);
  const isLarge = surfaceOf(analysis, 'door').area > 0.025;
  return isWide || isLarge
    ? { colour: look.garage, amount: 0.5 }
    : { colour: variant(look.doors, seed, 'door'), amount: 0.85 };
}

const widthOf = ({ corners: [topLeft, topRight] }: Opening) =>
  Math.hypot(topRight.x - topLeft.x, topRight.y - topLeft.y);
const heightOf = ({ corners: [topLeft, , , bottomLeft] }: Opening) =>
  Math.hypot(bottomLeft.x - topLeft.x, bottomLeft.y - topLeft.y);
