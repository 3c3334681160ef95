/** As many garage doors as words count; without a number one broad door. */
import type { Design } from '../../design.ts';
import type { Opening } from '../../wall-parts.ts';

const mostDoors = 4;
const door = { wide: 2.5, pier: 0.35, end: 0.45 } as const;

interface GarageFront {
  readonly width: number;
  readonly openings: readonly Opening[];
  /** Fact of the scene: the number, if one was asked for. */
  readonly built: number | true;
}

export function garageFront(
  { count }: Pick<Design, 'count'>,
  width: number,
  end: number,
  low: number,
  high: number,
): GarageFront {
  const asked = count('garage');
  const leaf = (u0: number, u1: number): Opening => ({ u0, u1, v0: low, v1: high, kind: 'garage' });
  if (asked === undefined || asked < 2)
    return { width, openings: [leaf(end, width - end)], built: asked ?? true };
  const doors = Math.min(mostDoors, asked);
  const each = door.wide + door.pier;
  return {
    width: doors * each - door.pier + 2 * door.end,
    openings: Array.from({ length: doors }, (_, index) =>
      leaf(door.end + index * each, door.end + index * each + door.wide),
    ),
    built: doors,
  };
}
