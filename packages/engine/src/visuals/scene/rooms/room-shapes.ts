/** How the words of a room's size and form change what its plan says. */
import type { Brief } from '../../brief/brief.ts';
import type { LayoutWish } from '../../brief/vocabulary/layout-words.ts';
import type { Size } from '../../brief/vocabulary/surroundings.ts';

interface RoomSize {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

const bySize: Record<Size, number> = { small: 0.86, large: 1.15 };

/** Factors of width and depth, and metres of height. */
const byShape: Partial<Record<LayoutWish, readonly [number, number, number]>> = {
  narrow: [0.74, 1.2, 0],
  long: [0.92, 1.35, 0],
  'high-room': [1, 1, 0.85],
};

/** A narrow room is so many times longer than wide. */
const leastNarrow = 1.5;

/** Two runs and the passage between them. */
const galleyMetres = 2.9;

/** A household of this size has a larger room. */
const manyPersons = 5;
const roomForMany = 1.08;

export function shapedRoom({ size, layout }: Brief, plain: RoomSize): RoomSize {
  const isCrowded = size === undefined && (layout?.persons ?? 0) >= manyPersons;
  const grow = size === undefined ? (isCrowded ? roomForMany : 1) : bySize[size];
  let [width, depth, height] = [plain.width * grow, plain.depth * grow, plain.height];
  for (const wish of layout?.wishes ?? []) {
    const factors = byShape[wish];
    if (factors !== undefined)
      [width, depth, height] = [width * factors[0], depth * factors[1], height + factors[2]];
    if (wish === 'narrow') width = Math.min(width, depth / leastNarrow);
    if (wish === 'galley') width = Math.min(width, galleyMetres);
    if (wish === 'square') width = depth = Math.sqrt(width * depth);
  }
  return { width, depth, height };
}

/** Written when the room has its form; a square is one to the eye within a tenth. */
export function shapeFacts({ width, depth, height }: RoomSize): Readonly<Record<string, boolean>> {
  return {
    'layout narrow': depth / width > 1.3,
    'layout long': depth / width > 1.2,
    'layout square': Math.abs(depth / width - 1) < 0.1,
    'layout high-room': height > 3.3,
  };
}
