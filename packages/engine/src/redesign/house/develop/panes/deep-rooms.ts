/** Rooms by day are dark beside what is outside, but for their lamps. */
import { smoothStep } from '../../../../ops/ramps.ts';

/** Linear light of dull walls and of lamps, and what is left of the first. */
const rooms = { dark: 0.16, lamp: 0.62, left: 0.6 } as const;

/** Factor on the light of a room, by the share of glass in a pixel. */
export function deepened(light: number, glass: number): number {
  const kept = rooms.left + (1 - rooms.left) * smoothStep(rooms.dark, rooms.lamp, light);
  return 1 + (kept - 1) * glass;
}
