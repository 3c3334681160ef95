/** Beds with what belongs beside them. */
import { nightstand } from '../../furniture/bedroom-storage.ts';
import { type BedStyle, bed } from '../../furniture/beds.ts';
import { sconce } from '../../furniture/lamps.ts';
import { finished } from '../finished.ts';
import type { Room } from '../room.ts';
import { addTableLamp, lampsOf } from '../room-lamps.ts';
import { drawn, drawnOf } from './sizes.ts';

const wideStyles = ['panel', 'upholstered', 'platform', 'poster', 'iron', 'upholstered'] as const;
const narrowStyles = ['panel', 'iron', 'upholstered', 'platform'] as const;

export const bedMetres = 2.14;
/** Of a bedside table with the gap to the bed. */
export const besideMetres = 0.62;
export const singleMetres = 0.95;

/** Under slopes a bed has no posts. */
export function bedStyle(room: Room, isSingle: boolean): BedStyle {
  const form = room.design.brief.parts.bed?.form;
  if (form === 'poster' || form === 'bunk') return form;
  const style: BedStyle = drawnOf(room, 'bed', isSingle ? narrowStyles : wideStyles);
  return style === 'poster' && room.b.facts.attic === true ? 'panel' : style;
}

/** One sees through between posts. */
export const bedHigh = (room: Room, isSingle: boolean): number =>
  bedStyle(room, isSingle) === 'bunk' ? 2 : 1.25;

export const bedWide = (room: Room): number =>
  drawn(room, 'bed', room.design.brief.size === 'small' ? 1.4 : 1.55, 1.85);

/** Its head at the back; tables on the sides that are named, as seen lying in it. */
export function madeBed(
  room: Room,
  wide: number,
  isSingle: boolean,
  tables: readonly number[],
): void {
  const { b, random, m, design } = room;
  const style = bedStyle(room, isSingle);
  const linen = b.material({
    name: 'bed linen',
    surface: 'opaque',
    albedo: drawnOf(room, 'linen', [
      [0.78, 0.76, 0.71],
      [0.7, 0.7, 0.69],
      [0.72, 0.66, 0.58],
      [0.6, 0.64, 0.62],
    ] as const),
    tile: { kind: 'linen' },
    neverSnow: true,
  });
  const many = isSingle ? 1 : random.integer(1, 3);
  const cushions = design.brief.parts.cushions?.wanted === false ? [] : m.accents.slice(0, many);
  const frame = style === 'iron' ? m.black : drawnOf(room, 'bed frame', [m.wood, m.darkWood]);
  b.place({ at: [0, 0, -bedMetres / 2] }, () => {
    bed(
      b,
      wide,
      style,
      {
        frame: finished(room, 'bed', frame),
        fabric: finished(room, 'bed', m.fabric),
        linen,
        throwBlanket: m.accents[0]!,
        cushions,
      },
      random,
    );
    const shape = drawnOf(room, 'bedside table', ['box', 'round'] as const);
    const hasLamps = drawn(room, 'bedside lamps', 0, 1) < 0.75;
    for (const side of tables) {
      const x = side * (wide / 2 + 0.38);
      b.place({ at: [x, 0, 0] }, () =>
        nightstand(b, shape, finished(room, 'nightstand', m.wood), m.metal, m.brass),
      );
      if (hasLamps) addTableLamp(room, x, 0.51, 0.22);
      else b.place({ at: [x, 1.35, 0] }, () => sconce(b, lampsOf(room)));
    }
  });
  if (tables.length > 0) b.facts.nightstand = true;
  b.facts.cushions = cushions.length > 0;
}
