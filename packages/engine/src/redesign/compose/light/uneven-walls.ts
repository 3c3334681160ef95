/** Walls and ceilings are never quite even: hand and roller leave them lighter and darker. */
import { cloudNoise } from '../../../ops/noise-field.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { createPlanePoint, planeSampler } from '../../../sense/surfaces/plane-point.ts';
import { behind } from '../../empty/planes-behind.ts';

/** By such shares, over so many metres. */
const courses = [
  { metres: 4.2, share: 0.045 },
  { metres: 0.9, share: 0.02 },
] as const;

/** How much lighter or darker than its finish a surface is at a place of the picture: about 1. */
export function unevenness({
  camera,
  planes,
}: Pick<Analysis, 'camera' | 'planes'>): (plane: number, x: number, y: number) => number {
  const samplers = planes.map((plane) => planeSampler(camera, plane));
  const point = createPlanePoint();
  return (plane, x, y) => {
    if (plane === behind.floor || !samplers[plane]?.(x, y, point)) return 1;
    return courses.reduce((level, { metres, share }) => {
      // each surface has a course of its own
      const cloud = cloudNoise.sample(point.u / metres + plane * 0.37, point.v / metres);
      return level + share * (2 * cloud - 1);
    }, 1);
  };
}
