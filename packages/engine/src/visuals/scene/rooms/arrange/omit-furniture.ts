/**
 * Leaves out furniture that was not asked for, to make room for what was. Level 0 leaves out nothing, level 1
 * bulky extras, level 2 the usual pieces too, except those without which it is another room.
 */
import type { Brief, PartWish } from '../../../brief/brief.ts';
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import type { RoomKind } from '../../../brief/vocabulary/subjects.ts';
import type { ThingKey } from '../../../brief/vocabulary/things.ts';
import { askedThings, thingsBuilt } from '../../things/small-things.ts';

const omittedFromLevel1: readonly PartKey[] = [
  ...(['armchair', 'coffee-table', 'piano', 'bench', 'tv', 'fireplace', 'wardrobe'] as const),
  ...(['pouf', 'cars', 'rocking-chair'] as const),
];
const omittedFromLevel2: readonly PartKey[] = [
  'sofa',
  'shelves',
  'desk',
  'plants',
  'table',
  'chairs',
  'rug',
];
const omittedFromBareRooms: readonly PartKey[] = [
  'art',
  'cabinets',
  'lamp',
  'pendants',
  'mirror',
  'curtains',
  'nightstand',
];
/** A room of one use has its own things alone. */
export const highestOmissionLevel = ({ room }: Brief): number => (room === 'public-room' ? 0 : 2);

/** Without these it is no longer that room. */
const essential: Partial<Record<RoomKind, readonly PartKey[]>> = {
  'living-room': ['sofa'],
  'dining-room': ['table', 'chairs'],
  bedroom: ['bed'],
  office: ['desk', 'chairs'],
  cafe: ['table', 'chairs'],
  den: ['shelves'],
  kitchen: ['cabinets'],
  bathroom: ['cabinets', 'mirror'],
};

/** Square metres of floor that asked things need. */
function wishedFloorSquareMetres(brief: Brief): number {
  return (Object.entries(brief.parts) as [PartKey, PartWish][]).reduce((sum, [key]) => {
    const thing = thingsBuilt[key as ThingKey];
    if (thing === undefined || thing.isOnTables === true) return sum;
    const on = thing.stand?.on;
    if (on === 'wall' || on === 'ceiling') return sum;
    return sum + thing.width * thing.depth * askedThings(brief, key as ThingKey);
  }, 0);
}

const muchSquareMetres = 1.4;
const mostSquareMetres = 4;

export function initialOmissionLevel(brief: Brief): number {
  if (brief.isBare === true) return highestOmissionLevel(brief);
  // A car in a workshop would hide the requested things.
  const isWorkshop = brief.room === 'garage-room' && Object.values(brief.parts).length > 1;
  const floor = isWorkshop ? mostSquareMetres : wishedFloorSquareMetres(brief);
  return Math.min(
    highestOmissionLevel(brief),
    floor > mostSquareMetres ? 2 : floor > muchSquareMetres ? 1 : 0,
  );
}

export function omitFurniture(brief: Brief, omissionLevel: number): Brief {
  if (omissionLevel === 0) return brief;
  const keep = brief.isBare === true ? [] : (essential[brief.room ?? 'living-room'] ?? []);
  const going = [
    ...omittedFromLevel1,
    ...(omissionLevel > 1 ? omittedFromLevel2 : []),
    ...(brief.isBare === true ? omittedFromBareRooms : []),
  ];
  const refused = going
    .filter((part) => brief.parts[part]?.wanted === undefined && !keep.includes(part))
    .map((part) => [part, { ...brief.parts[part], wanted: false }] as const);
  return { ...brief, parts: { ...brief.parts, ...Object.fromEntries(refused) } };
}
