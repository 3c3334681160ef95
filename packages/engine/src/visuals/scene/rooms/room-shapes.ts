/** How requested size and shape change a room's plan. */
import type { Brief } from '../../brief/brief.ts';
import type { LayoutWish } from '../../brief/vocabulary/layout-words.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { RoomKind } from '../../brief/vocabulary/subjects.ts';
import type { Size } from '../../brief/vocabulary/surroundings.ts';

import { mezzanineMetres } from './architecture/mezzanine-metres.ts';

interface RoomSize {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

const bySize: Record<Size, number> = { small: 0.86, large: 1.15 };

/** Factors on width and depth, and metres of height. */
const byShape: Partial<Record<LayoutWish, readonly [number, number, number]>> = {
  narrow: [0.74, 1.2, 0],
  long: [0.92, 1.35, 0],
  'high-room': [1, 1, 0.85],
};

/** Least ratio of length to width in a narrow room. */
const leastNarrow = 1.5;

/** Furniture of another room, and the rooms that it belongs to. */
const openTo: readonly { readonly part: PartKey; readonly own: readonly RoomKind[] }[] = [
  { part: 'kitchen-run', own: ['kitchen'] },
  { part: 'sofa', own: ['living-room', 'den', 'cafe', 'foyer', 'hall', 'conservatory'] },
  { part: 'table', own: ['dining-room', 'cafe', 'conservatory', 'foyer', 'hall'] },
  { part: 'bed', own: ['bedroom'] },
];

/** Two runs and the passage between them. */
const galleyMetres = 2.9;

/** Household size from which a room is larger. */
const manyPersons = 5;
const roomForMany = 1.08;

/** Other rooms in it, a gallery in it: floor and height that they need. */
function withOthers({ room, parts }: Brief, { width, depth, height }: RoomSize): RoomSize {
  const others = openTo.filter(
    ({ part, own }) => parts[part]?.wanted === true && !own.includes(room ?? 'living-room'),
  ).length;
  const grow = 1 + 0.12 * others;
  return {
    width: width * grow,
    depth: depth * grow,
    height: parts.mezzanine?.wanted === true ? Math.max(height, mezzanineMetres.room) : height,
  };
}

export function shapedRoom(brief: Brief, drawn: RoomSize): RoomSize {
  const { size, layout } = brief;
  const plain = withOthers(brief, drawn);
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

/** Facts of the final shape; within a tenth a room looks square. */
export function shapeFacts({ width, depth, height }: RoomSize): Readonly<Record<string, boolean>> {
  return {
    'layout narrow': depth / width > 1.3,
    'layout long': depth / width > 1.2,
    'layout square': Math.abs(depth / width - 1) < 0.1,
    'layout high-room': height > 3.3,
  };
}
