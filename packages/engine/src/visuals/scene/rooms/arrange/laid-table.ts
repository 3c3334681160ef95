/** A table with chairs, for a dining room, a kitchen or the corner of a large room. */
import { chair, chairStyles } from '../../furniture/seats/dining-chairs.ts';
import { bench, stool } from '../../furniture/seats/stools.ts';
import { tableSetting, vaseWithStems } from '../../furniture/table-settings.ts';
import { diningTable, type TableStyle } from '../../furniture/tables.ts';
import { holdsWishedThing } from '../../things/small-things.ts';
import { finished } from '../finished.ts';
import { kindOf } from '../named/kind-asked.ts';
import type { Room } from '../room.ts';
import { drawn, drawnOf, personsIn } from './sizes.ts';

export interface LaidTable {
  readonly count: number;
  readonly isRound: boolean;
  readonly length: number;
  readonly width: number;
}

const mostChairs = 12;
/** Extent of a pushed-in chair beyond the table's edge. */
export const chairMetres = 0.62;
const wide = 0.92;

/** Size, shape and chairs by words and seed; a side at a wall gets no chairs. */
export function tableOf(room: Room, usual: readonly number[]): LaidTable {
  const { parts } = room.design.brief;
  const count = Math.min(
    mostChairs,
    parts.chairs?.count ?? stoolsAt(room) ?? personsIn(room) ?? drawnOf(room, 'table', usual),
  );
  const mayBeRound = parts.table?.size !== 'large' && count <= 8 && !benchAt(room);
  const isRound =
    parts.table?.form === 'round' ||
    parts.table?.kind === 'pedestal' ||
    (parts.table?.kind !== 'trestle' && mayBeRound && drawn(room, 'round table', 0, 1) < 0.35);
  const length = isRound
    ? Math.max(0.95, 0.2 * count + 0.3)
    : Math.max(
        1.2,
        Math.ceil((count - endsOf(count)) / 2) * 0.64 + (endsOf(count) > 0 ? 0.3 : 0.12),
      );
  return { count, isRound, length, width: isRound ? length : wide };
}

/** A table with stools if no chairs are mentioned; in kitchens stools belong to the island. */
function stoolsAt({ design }: Room): number | undefined {
  const { parts, room } = design.brief;
  const isAsked = parts.stools?.wanted === true && parts.chairs?.wanted !== true;
  return isAsked && room !== 'kitchen' ? (parts.stools?.count ?? 4) : undefined;
}

/** "A bench on one side and chairs on the other": the side towards us. */
function benchAt({ design }: Room): boolean {
  const { bench: wish, chairs } = design.brief.parts;
  return (
    wish?.wanted === true &&
    wish.kind === undefined &&
    wish.at === undefined &&
    chairs?.count === undefined &&
    design.brief.layout === undefined
  );
}

const setTable = /\b(set|laid|place settings?) (for|with|table)|(table|places?) (set|laid)\b/i;

const endsOf = (count: number) => (count > 4 && count % 2 === 0 ? 2 : 0);

/** Length along x. */
export function laidTable(room: Room, { count, isRound, length, width }: LaidTable): void {
  const { b, random, m } = room;
  const style = isRound
    ? random.pick(['round', 'pedestal'] as const)
    : random.pick(['legs', 'trestle'] as const);
  const shape = kindOf<TableStyle>(room, 'table', isRound ? ['pedestal'] : ['trestle'], style);
  const top = finished(room, 'table', random.pick([m.wood, m.wood, m.darkWood, m.top]));
  diningTable(b, length, width, shape, top, random.chance(0.5) ? m.wood : m.metal);
  const isDrawn = random.chance(0.5);
  const isLaid = isDrawn || setTable.test(room.design.brief.prompt);
  tableSetting(b, {
    length,
    width,
    places: isLaid && !holdsWishedThing(room.design.brief, 'table') ? count : 0,
    round: isRound,
    plate: m.porcelain,
    glass: m.glass,
    runner: m.accents[0]!,
  });
  const green = b.material({ name: 'table stems', surface: 'opaque', albedo: [0.2, 0.28, 0.12] });
  if (!holdsWishedThing(room.design.brief, 'table'))
    vaseWithStems(b, [0, 0.768, 0], 0.26, m.pot, green, random);
  const kind = kindOf(room, 'chairs', chairStyles, random.pick(chairStyles));
  const cloth =
    kind === 'upholstered' ? (m.fabrics[1] ?? m.fabric) : random.pick([m.wood, m.black, m.fabric]);
  const frame = random.chance(0.6) ? m.wood : m.black;
  const hasStools = stoolsAt(room) !== undefined;
  const hasBench = !isRound && !hasStools && benchAt(room);
  if (hasBench) {
    const seat = finished(room, 'bench', m.wood);
    b.place({ at: [0, 0, width / 2 + 0.12] }, () => bench(b, length - 0.16, seat, m.wood, true));
    b.facts.bench = true;
  }
  const seats = chairsOf({ count, isRound, length, width });
  const seated = hasBench
    ? seats.filter(({ at, turnRad }) => at[2] <= 0 || turnRad !== Math.PI)
    : seats;
  seated.forEach(({ at, turnRad }, index) => {
    b.place({ at, turnRad: turnRad + random.between(-0.08, 0.08) }, () =>
      hasStools
        ? stool(b, 0.46, finished(room, 'stools', cloth, index), frame, false)
        : chair(b, kind, finished(room, 'chairs', cloth, index), frame),
    );
  });
  Object.assign(b.facts, { table: true, [hasStools ? 'stools' : 'chairs']: count });
}

interface Seated {
  readonly at: readonly [number, number, number];
  readonly turnRad: number;
}

function chairsOf({ count, isRound, length, width }: LaidTable): Seated[] {
  if (isRound)
    return Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2;
      const away = length / 2 + 0.26;
      return { at: [Math.sin(angle) * away, 0, Math.cos(angle) * away], turnRad: angle + Math.PI };
    });
  const ends = endsOf(count);
  const near = Math.ceil((count - ends) / 2);
  const row = (many: number, side: 1 | -1): Seated[] =>
    Array.from({ length: many }, (_, index) => ({
      at: [-length / 2 + (length * (index + 0.5)) / many, 0, side * (width / 2 + 0.22)],
      turnRad: side > 0 ? Math.PI : 0,
    }));
  const atEnds = ([1, -1] as const).slice(0, ends).map(
    (side): Seated => ({
      at: [side * (length / 2 + 0.26), 0, 0],
      turnRad: (-side * Math.PI) / 2,
    }),
  );
  return [...row(near, 1), ...row(count - ends - near, -1), ...atEnds];
}

/** Footprint including chairs. */
export const tableMetres = ({ isRound, count, length, width }: LaidTable) => {
  const atEnds = isRound || endsOf(count) > 0 ? 2 * chairMetres : 0.1;
  return { width: length + atEnds, depth: width + 2 * (chairMetres - 0.06) };
};
