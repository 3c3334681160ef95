/** Picks the wall for a style's covering: the most visible one. */
import type { Side } from '../../visuals/scene/rooms/room.ts';
import { behind } from '../empty/planes-behind.ts';
import type { OpenedShell } from '../opened-room.ts';
import { roomClass } from '../shell/room-class.ts';

const walls: readonly { readonly side: Side; readonly plane: number; readonly worth: number }[] = [
  // prefers the wall ahead over the side walls
  { side: 'back', plane: behind.back, worth: 1.5 },
  { side: 'left', plane: behind.left, worth: 1 },
  { side: 'right', plane: behind.right, worth: 1 },
];

export function clearestWall({ reading, surfaces }: OpenedShell): Side {
  const wall = roomClass('wall');
  const { classOf } = reading.analysis;
  const seen = new Float64Array(5);
  for (let at = 0; at < classOf.length; at += 3)
    if (classOf[at] === wall) seen[surfaces.planes[at]!]! += 1;
  const worthOf = ({ plane, worth }: (typeof walls)[number]) => seen[plane]! * worth;
  return walls.reduce((best, one) => (worthOf(one) > worthOf(best) ? one : best)).side;
}
