/** Moves walls apart where a piece that was fitted to the photo would stand in them: they were read wrongly. */
import type { Rect } from '../../../visuals/scene/wall-parts.ts';
import type { PhotoShell } from '../../shell/photo-shell.ts';

/** Metres on each side, so that no place of a piece changes. */
export interface Widening {
  readonly across: number;
  readonly deep: number;
}

export const asRead: Widening = { across: 0, deep: 0 };

const beside = 0.05;

export function wideningFor(
  { width, depth }: Pick<PhotoShell, 'width' | 'depth'>,
  rects: readonly Rect[],
): Widening {
  const beyond = (half: number, ends: readonly number[]) => {
    const most = Math.max(0, ...ends.map((end) => Math.abs(end) - half));
    return most > 0 ? most + beside : 0;
  };
  return {
    across: beyond(
      width / 2,
      rects.flatMap(({ x0, x1 }) => [x0, x1]),
    ),
    deep: beyond(
      depth / 2,
      rects.flatMap(({ z0, z1 }) => [z0, z1]),
    ),
  };
}

export function widenedShell(shell: PhotoShell, { across, deep }: Widening): PhotoShell {
  if (across === 0 && deep === 0) return shell;
  return {
    ...shell,
    width: shell.width + 2 * across,
    depth: shell.depth + 2 * deep,
    // openings are counted from a wall's end
    openings: shell.openings.map((opening) => {
      const by = opening.side === 'back' ? across : deep;
      return { ...opening, u0: opening.u0 + by, u1: opening.u1 + by };
    }),
  };
}
