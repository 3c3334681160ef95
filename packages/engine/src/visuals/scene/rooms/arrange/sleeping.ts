/** Beds with what belongs beside them. */

import { softBox } from '../../curved/soft-box.ts';
import { clothScale } from '../../finishes.ts';
import { nightstand } from '../../furniture/bedroom-storage.ts';
import { type BedStyle, bed } from '../../furniture/beds.ts';
import { sconce } from '../../furniture/lamps.ts';
import { box, tube } from '../../solids.ts';
import { finished } from '../finished.ts';
import { familyAsked, kindOf } from '../named/kind-asked.ts';
import type { Room } from '../room.ts';
import { addTableLamp, lampsOf } from '../room-lamps.ts';
import { clothNamed } from './bed-cloths.ts';
import { drawn, drawnOf } from './sizes.ts';

const wideStyles = ['panel', 'upholstered', 'platform', 'poster', 'iron', 'upholstered'] as const;
const narrowStyles = ['panel', 'iron', 'upholstered', 'platform'] as const;

export const bedMetres = 2.16;
/** A bedside table with its gap to the bed. */
export const besideMetres = 0.62;
export const singleMetres = 0.95;

const namedStyles: readonly BedStyle[] = ['panel', 'upholstered', 'platform', 'iron'];

/** A walnut headboard is a board, a velvet one is padded. */
function styleMadeOf(family: ReturnType<typeof familyAsked>, drawn: BedStyle): BedStyle {
  if (family === 'metal') return 'iron';
  if (family === 'cloth') return 'upholstered';
  return family === 'wood' && (drawn === 'upholstered' || drawn === 'iron') ? 'panel' : drawn;
}

/** No bed posts under slopes. */
export function bedStyle(room: Room, isSingle: boolean): BedStyle {
  const form = room.design.brief.parts.bed?.form;
  if (form === 'loft') return 'bunk';
  if (form === 'poster' || form === 'bunk') return form;
  const drawn: BedStyle = drawnOf(room, 'bed', isSingle ? narrowStyles : wideStyles);
  const family = familyAsked(room, 'bed');
  const style = kindOf<BedStyle>(room, 'bed', namedStyles, styleMadeOf(family, drawn));
  return style === 'poster' && room.b.facts.attic === true ? 'panel' : style;
}

/** Height of an opaque bed; one can see between posts. */
export const bedHigh = (room: Room, isSingle: boolean): number =>
  bedStyle(room, isSingle) === 'bunk' ? 2 : 1.25;

export const bedWide = (room: Room): number =>
  drawn(room, 'bed', room.design.brief.size === 'small' ? 1.4 : 1.55, 1.85);

/** A mattress with bars around it. */
function cot(room: Room): void {
  const { b, m } = room;
  const frame = finished(room, 'bed', m.white);
  const [w, z0, z1, low, high] = [0.36, -0.66, 0.66, 0.3, 0.98];
  b.facts.bed = true;
  b.begin('furniture', 'bed');
  for (const x of [-w, w])
    for (const z of [z0, z1])
      box(b, [x - 0.025, 0, z - 0.025], [x + 0.025, high + 0.04, z + 0.025], frame);
  for (const x of [-w, w])
    for (const y of [low - 0.04, high])
      box(b, [x - 0.018, y, z0], [x + 0.018, y + 0.04, z1], frame);
  for (const z of [z0, z1])
    for (const y of [low - 0.04, high]) box(b, [-w, y, z - 0.018], [w, y + 0.04, z + 0.018], frame);
  for (let bar = 1; bar < 15; bar++) {
    const z = z0 + ((z1 - z0) * bar) / 15;
    for (const x of [-w, w]) tube(b, [x, low, z], [x, high, z], 0.009, frame, 6);
  }
  for (let bar = 1; bar < 8; bar++) {
    const x = -w + (2 * w * bar) / 8;
    for (const z of [z0, z1]) tube(b, [x, low, z], [x, high, z], 0.009, frame, 6);
  }
  b.begin('textile', 'bedding');
  softBox(b, [-w + 0.03, low, z0 + 0.03], [w - 0.03, low + 0.14, z1 - 0.03], 0.04, m.white);
  softBox(
    b,
    [-w + 0.05, low + 0.12, z0 + 0.5],
    [w - 0.05, low + 0.17, z1 - 0.04],
    0.03,
    m.accents[0]!,
  );
}

/** Head at the back; tables on the named sides, as seen lying in it. */
export function madeBed(
  room: Room,
  wide: number,
  isSingle: boolean,
  tables: readonly number[],
): void {
  const { b, random, m, design } = room;
  if (design.brief.parts.bed?.form === 'cot') {
    cot(room);
    return;
  }
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
    tile: { kind: 'linen', scale: clothScale.linen },
    neverSnow: true,
  });
  const many = isSingle ? 1 : random.integer(1, 3);
  const plain = design.brief.parts.cushions?.wanted === false ? [] : m.accents.slice(0, many);
  const cushions = plain.map((cloth) => clothNamed(room, 'cushion', cloth));
  const frame = style === 'iron' ? m.black : drawnOf(room, 'bed frame', [m.wood, m.darkWood]);
  b.place({ at: [0, 0, -bedMetres / 2] }, () => {
    bed(
      b,
      wide,
      style,
      {
        frame: finished(room, 'bed', frame),
        fabric: finished(room, 'bed', m.fabric),
        linen: clothNamed(room, 'cover', linen),
        ...(design.brief.parts.bed?.form === 'loft' ? { isLoft: true as const } : {}),
        throwBlanket: clothNamed(room, 'blanket', m.accents[0]!),
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
