/** Decides between interior and exterior, and the room, if both a building and a room are named. */

import type { Style as StyleRecord } from '../../styles/style.ts';
import { styles } from '../../styles/styles.ts';
import { type CatalogueKey, catalogueRows } from '../catalogue/catalogue.ts';
import type { Draft } from './draft.ts';
import type { Item } from './phrases.ts';
import {
  beginsInGarden,
  beginsInStreet,
  clearStores,
  openCourtyard,
  roomBehindFirst,
} from './places/first-noun.ts';
import { gardenWithBuilding, placeWithoutHouse } from './places/places-without-house.ts';
import { buildingMeant, isHomeInside, leaveRoom, useOfDeck } from './places/public-buildings.ts';
import {
  placesOutside,
  pottedTrees,
  roomOfBuilding,
  roomOfPart,
} from './vocabulary/implications.ts';
import { outdoorThings } from './vocabulary/outdoor-things.ts';
import type { PartKey } from './vocabulary/parts.ts';
import type { Style } from './vocabulary/styles.ts';
import type { BuildingKind, RoomKind, View } from './vocabulary/subjects.ts';

const records = Object.entries(styles) as readonly (readonly [Style, StyleRecord])[];

/** Style of rooms in such a building: "farmhouse kitchen". */
const styleOfRoomsIn = (building: BuildingKind): Style | undefined =>
  records.find(([, { drawn }]) => drawn.roomsOf?.includes(building))?.[0];

const isMeaning = (slot: string, value?: string) => (item: Item) =>
  item.kind === 'meaning' && item.slot === slot && (value === undefined || item.value === value);

/** A building right before a room only describes it: "farmhouse kitchen". */
function describesRoom(items: readonly Item[], building: number, room: number): boolean {
  if (building < 0 || room < building) return false;
  return items
    .slice(building + 1, room)
    .every((item) => item.kind === 'silent' || (item.kind === 'meaning' && item.slot !== 'part'));
}

/** Things of the catalogue that can also stand in front of houses. */
const outdoorsToo: readonly CatalogueKey[] = [
  ...([
    'bin',
    'hay-bales',
    'crates',
    'banner',
    'scooter',
    'tricycle',
    'slide',
    'trampoline',
  ] as const),
  ...([
    'flower-buckets',
    'fruit-stand',
    'drying-rack',
    'cross',
    'play-tent',
    'christmas-tree',
  ] as const),
  ...([
    'wreath',
    'graffiti',
    'rocket',
    'bunting',
    'phone-booth',
    'rope',
    'basketball-hoop',
  ] as const),
  ...(['lion', 'monkey', 'tortoise', 'frog', 'snake', 'giraffe', 'owl', 'pram', 'hose'] as const),
  ...(['garden-tools', 'boots-row', 'torches', 'niche', 'meal', 'trolley', 'anvil'] as const),
];

const parting: readonly Item['kind'][] = ['breaker', 'comma', 'stop', 'unknown', 'copula'];

/** "Five storeys … into lofts": the storeys don't belong to the room. */
function isOfAnother(items: readonly Item[], storeys: number, room: number): boolean {
  return storeys >= 0 && items.slice(storeys, room).some((item) => parting.includes(item.kind));
}

/** Cabinets that stand in living rooms. */
const livingCabinets = /sideboard|credenza|console|media|tv|buffet/;

function roomFromParts(draft: Draft, items: readonly Item[]): RoomKind | undefined {
  const isLiving = items.some(
    (item) => isMeaning('part', 'cabinets')(item) && livingCabinets.test(item.text),
  );
  const { bed, sofa } = draft.parts;
  if (bed?.wanted === true && sofa?.wanted !== true) return 'bedroom';
  for (const [part, wished] of Object.entries(draft.parts)) {
    const isSideboard = part === 'cabinets' && isLiving;
    const room = isSideboard ? 'living-room' : roomOfPart[part as PartKey];
    if (room !== undefined && wished.wanted === true) return room;
  }
  // "A mirror leaning against a blue wall".
  return draft.parts.mirror?.wanted === true ? 'living-room' : undefined;
}

const isOfRooms = (part: string) =>
  part in catalogueRows && !outdoorsToo.includes(part as CatalogueKey);

/** A till in "a bookshop with a till" is seen from inside. */
function roomOfThings({ parts }: Draft): RoomKind | undefined {
  const isInside = Object.entries(parts).some(
    ([part, { wanted }]) => wanted === true && isOfRooms(part),
  );
  if (!isInside) return undefined;
  if (parts.garage?.wanted === true) return 'garage-room';
  return parts.shopfront?.wanted === true ? 'public-room' : 'living-room';
}

/** Things that stand in rooms as well. */
const alsoIndoors: readonly string[] = [
  ...[
    'robot',
    'presents',
    'christmas-tree',
    'table-tennis',
    'train',
    'rabbits',
    'wellies',
    'rocket',
  ],
  ...['stage', 'slide', 'chalkboard', 'dinosaur', 'dragon', 'anchor', 'treasure-chest', 'flagpole'],
];

/** "A terrace with a pergola and a long table": the first thing named is where we stand. */
function beginsOutside(items: readonly Item[]): boolean {
  const first = items.find((item) => item.kind === 'meaning' && item.slot === 'part');
  if (first?.kind !== 'meaning') return false;
  const isThing = Object.hasOwn(outdoorThings, first.value) && !alsoIndoors.includes(first.value);
  return isThing || placesOutside.includes(first.value as PartKey);
}

const strictlyOutside = /exterior|facade|seen from|from outside|from the outside|viewed from/;

const seenThroughWindows = ['weather', 'season', 'time', 'setting', 'tree'];
const partsSeenThroughWindows = ['roof', 'neon-sign', 'skyline', 'trees', 'garden', 'fish-shoal'];

/** "A cosy attic with rain outside": what one sees from a room. */
function isSeenFromInside(items: readonly Item[], index: number): boolean {
  const before = items[index - 1];
  return (
    items[index]?.text === 'outside' &&
    before?.kind === 'meaning' &&
    (seenThroughWindows.includes(before.slot) || partsSeenThroughWindows.includes(before.value))
  );
}

/** "A greenhouse with tomatoes inside" is a greenhouse; "inside a greenhouse" is a room. */
function holdsSomething(items: readonly Item[], index: number): boolean {
  const item = items[index];
  const next = items[index + 1];
  const isEnd = next === undefined || ['comma', 'stop', 'breaker'].includes(next.kind);
  const isAfterBuilding = items
    .slice(0, index)
    .some((one) => isMeaning('building')(one) || isMeaning('view', 'exterior')(one));
  return item?.text === 'inside' && isEnd && isAfterBuilding;
}

export function decideView(items: readonly Item[], draft: Draft): View {
  const at = (test: (item: Item) => boolean) => items.findIndex(test);
  // A room that is only counted ("3 bedroom house") is not the one shown.
  const room = draft.slots.room === undefined ? -1 : at(isMeaning('room'));
  const building = at(isMeaning('building'));
  const outsideWord = at(
    (item) => isMeaning('view', 'exterior')(item) && !isSeenFromInside(items, items.indexOf(item)),
  );
  const insideWord = at(
    (item) => isMeaning('view', 'interior')(item) && !holdsSomething(items, items.indexOf(item)),
  );
  const isFromOutside = items.some(
    (item) =>
      (isMeaning('view', 'exterior')(item) || isMeaning('camera', 'street')(item)) &&
      strictlyOutside.test(item.text),
  );
  const buildings = [building, outsideWord].filter((index) => index >= 0);
  const firstBuilding = buildings.length > 0 ? Math.min(...buildings) : -1;

  const behindFirst = room < 0 ? roomBehindFirst(items, draft) : undefined;
  const use = useOfDeck(items);
  const meant = use === undefined ? buildingMeant(items, draft) : undefined;
  let view: View = 'exterior';
  if (isFromOutside && insideWord < 0) view = 'exterior';
  else if (insideWord >= 0) view = 'interior';
  else if (meant !== undefined || use !== undefined) view = 'exterior';
  else if (room < 0 && isHomeInside(items, draft)) view = 'interior';
  else if (beginsInStreet(items) || (firstBuilding < 0 && beginsInGarden(items))) view = 'exterior';
  else if (room >= 0 && firstBuilding < 0)
    view = isOfAnother(items, at(isMeaning('storey')), room) ? 'exterior' : 'interior';
  else if (room >= 0) {
    const first = room < firstBuilding;
    view = first || describesRoom(items, firstBuilding, room) ? 'interior' : 'exterior';
  } else if (
    firstBuilding < 0 &&
    (behindFirst ?? roomFromParts(draft, items) ?? roomOfThings(draft)) !== undefined &&
    !beginsOutside(items)
  )
    view = 'interior';

  if (view === 'interior') {
    // "A garage for two cars": seen from inside they stand in it.
    const doors = draft.parts.garage?.count;
    if (doors !== undefined) draft.parts.cars ??= { wanted: true, count: doors };
    const named = draft.slots.building;
    const style = named && styleOfRoomsIn(named);
    if (style) draft.slots.style ??= style;
    delete draft.slots.building;
    if (named === 'apartment-block' && draft.parts.bed === undefined)
      draft.slots.room ??= 'living-room';
    draft.slots.room ??=
      (named === undefined ? undefined : roomOfBuilding[named]) ??
      (draft.parts.shopfront?.wanted === true || draft.parts.garage?.wanted === true
        ? roomOfThings(draft)
        : undefined) ??
      behindFirst ??
      roomFromParts(draft, items) ??
      'living-room';
    clearStores(items, draft);
    if (draft.slots.room === 'public-room') delete draft.parts.shopfront;
    // Palms in a room stand in pots; birches are seen from its windows.
    const { tree } = draft.slots;
    if (tree !== undefined && pottedTrees.includes(tree) && draft.parts.trees?.wanted === true) {
      delete draft.parts.trees;
      draft.parts.plants = { wanted: true, ...draft.parts.plants };
    }
    // The garden of a room is what one sees from it.
    if (draft.parts.garden?.wanted === true) {
      delete draft.parts.garden;
      draft.parts['garden-view'] = { wanted: true, ...draft.parts['garden-view'] };
    }
    // A roof of glass is seen from below; what is built on to a house is this room.
    if (draft.parts.roof?.materials?.[0] === 'glass') {
      delete draft.parts.roof;
      draft.parts.skylights = { wanted: true, count: 4 };
    }
    delete draft.parts.extension;
    // A town is seen from the windows.
    if (draft.parts.skyline?.wanted === true) {
      delete draft.parts.skyline;
      draft.slots.setting ??= 'city';
    }
    // The garage shown is not a part of something else.
    if (draft.slots.room === 'garage-room' && draft.parts.garage?.wanted === true)
      delete draft.parts.garage;
  } else {
    if (meant !== undefined) {
      draft.setSlot('building', meant, false);
      leaveRoom(items, draft);
    }
    if (use === 'dining-room') draft.parts.table ??= { wanted: true };
    delete draft.slots.room;
    // One looks through the gate at the houses.
    if (draft.slots.camera === 'through-arch' && draft.slots.building === 'town-gate')
      draft.slots.building = 'townhouses';
    openCourtyard(items, draft);
    const isOfShops = draft.parts.shopfront?.wanted === true && draft.slots.style === undefined;
    if (beginsInStreet(items) && !isOfShops) draft.slots.building ??= 'townhouses';
    gardenWithBuilding(items, draft);
    const place = placeWithoutHouse(items, draft);
    if (place !== undefined) draft.setSlot('building', place, false);
    // From outside, a fireplace shows as a chimney.
    if (draft.parts.fireplace?.wanted === true) {
      draft.parts.chimney = { wanted: true };
      delete draft.parts.fireplace;
    }
    const { style } = draft.slots;
    if (style !== undefined && draft.slots.building === undefined) {
      const implied = styles[style].drawn.house;
      if (implied !== undefined) draft.setSlot('building', implied, false);
    }
  }
  return view;
}
