/** An arched passage in the back wall, into a lit space beyond. */
import type { RoomKind } from '../../../brief/vocabulary/subjects.ts';
import type { Design } from '../../design.ts';
import { box } from '../../solids.ts';
import type { Opening } from '../../wall-parts.ts';
import type { Room } from '../room.ts';

type Rows = Room['windows'];

const arch = { half: 0.62, top: 2.4, gap: 0.18, deep: 0.95 } as const;

/** Full of fittings along the back, or with arches of their own. */
const without: readonly (RoomKind | undefined)[] = [
  ...(['hall', 'kitchen', 'bathroom', 'powder-room', 'laundry', 'foyer'] as const),
];

/** Where the back wall has no window, on one of its sides. */
export function withPassage(
  { brief, wants }: Design,
  rows: Rows,
  { width, height }: Pick<Room, 'width' | 'height'>,
): Rows {
  if (!wants('arches', 0) || without.includes(brief.room)) return rows;
  const back = rows.find(({ side }) => side === 'back');
  const { half, gap } = arch;
  const spots = [0.22, 0.78, 0.5].map((share) => share * width);
  const middle = spots.find((u) =>
    (back?.openings ?? []).every(({ u0, u1 }) => u1 < u - half - gap || u0 > u + half + gap),
  );
  if (middle === undefined) return rows;
  const passage: Opening = {
    ...{ u0: middle - half, u1: middle + half, v0: 0, v1: Math.min(height - 0.2, arch.top) },
    archRise: half,
    kind: 'void',
    isPassage: true,
  };
  const others = rows.filter((row) => row !== back);
  return [...others, { side: 'back', openings: [...(back?.openings ?? []), passage] }];
}

export const isGlazed = ({ isPassage }: Opening): boolean => isPassage !== true;

/** How far the room reaches beyond its back wall. */
export const passageMetres = ({ windows }: Pick<Room, 'windows'>): number =>
  windows.every(({ openings }) => openings.every(isGlazed)) ? 0 : arch.deep + 0.25;

/** In the wall's local coordinates. */
export function passage(room: Room, { u0, u1, v1 }: Opening, wallMetres: number): void {
  const { b, m } = room;
  const [left, right, top] = [u0 - 0.5, u1 + 0.5, v1 + 0.15];
  const [near, far] = [-wallMetres, -wallMetres - arch.deep];
  b.begin('wall', 'passage');
  b.quad([left, 0, far], [right, 0, far], [right, top, far], [left, top, far], m.wall);
  b.quad([left, 0, near], [left, 0, far], [left, top, far], [left, top, near], m.wall);
  b.quad([right, 0, far], [right, 0, near], [right, top, near], [right, top, far], m.wall);
  b.quad([left, top, far], [right, top, far], [right, top, near], [left, top, near], m.ceiling);
  b.begin('floor', 'passage floor');
  b.quad([left, 0, near + 0.2], [right, 0, near + 0.2], [right, 0, far], [left, 0, far], m.floor);
  b.begin('trim', 'passage skirting');
  box(b, [left, 0, far], [right, 0.1, far + 0.018], m.skirting);
  b.lights.push({
    kind: 'point',
    position: b.world([(u0 + u1) / 2, top - 0.2, (near + far) / 2]),
    radiusMetres: 0.15,
    intensity: [1.5, 1.3, 1.05],
    when: 'always',
  });
  b.facts.arches = true;
}
