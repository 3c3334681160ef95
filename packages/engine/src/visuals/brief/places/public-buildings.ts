/**
 * "A library with people on its steps" is a house, "a library with a reading lamp" a room: what else is named in the
 * sentence decides, not the order of the words.
 */
import { catalogueRows } from '../../catalogue/catalogue.ts';
import { places } from '../../catalogue/places.ts';
import type { Draft } from '../draft.ts';
import type { Item } from '../phrases.ts';
import { partsOfBuildings, placesOutside, roomOfPart } from '../vocabulary/implications.ts';
import { outdoorThings } from '../vocabulary/outdoor-things.ts';
import type { PartKey } from '../vocabulary/parts.ts';
import type { BuildingKind, RoomKind } from '../vocabulary/subjects.ts';
import type { Trait } from '../vocabulary/traits.ts';

const buildingOfRoom: Partial<Record<RoomKind, BuildingKind>> = {
  office: 'apartment-block',
  gallery: 'museum',
  den: 'museum',
  cafe: 'townhouses',
  barbershop: 'townhouses',
  'public-room': 'townhouses',
  hall: 'market-hall',
};
const towerStoreys = 9;
/** Behind a shop window. */
const shops: readonly RoomKind[] = ['cafe', 'barbershop', 'public-room'];
const schools = /school|nursery|kindergarten|hospital|clinic|laboratory|meeting|studio/;

/** Seen from the street alone. */
const outsideParts: readonly PartKey[] = [
  ...partsOfBuildings,
  ...([
    'awning',
    'dormers',
    'chimney',
    'garage',
    'path',
    'hedge',
    'lawn',
    'cars',
    'canal',
  ] as const),
  ...(['solar-panels', 'avenue', 'columns', 'tower', 'shutters', 'people', 'door'] as const),
];
/** Parts of rooms as well as of houses. */
const both: readonly PartKey[] = ['people', 'door', 'columns', 'shutters', 'pool', 'balcony'];
const insideParts: readonly PartKey[] = [
  ...(Object.keys(roomOfPart) as PartKey[]),
  ...(['ceiling', 'pendants', 'lamp', 'beams', 'mirror', 'art', 'plants', 'pouf'] as const),
  ...(['curtains', 'cushions', 'nightstand', 'vase', 'candles', 'attic', 'kitchen-run'] as const),
  'mezzanine',
];
const alsoInside: readonly string[] = ['stage', 'chalkboard', 'slide', 'market-stalls', 'robot'];
const ofHouses: readonly Trait[] = [
  ...(['leaning', 'twisted', 'floating', 'cantilevered', 'tapered', 'sunken'] as const),
];

/** "Two round tables outside and …". */
function standsOutside(items: readonly Item[], index: number): boolean {
  const [before, next] = [items[index - 1], items[index + 1]];
  const isThing = before?.kind === 'meaning' && before.slot === 'part';
  return isThing && next !== undefined && ['comma', 'stop', 'breaker'].includes(next.kind);
}

/** How much speaks for the street, and how much for the room. */
function evidence(items: readonly Item[], { parts, storeys, traits }: Draft) {
  let [outside, inside] = [0, 0];
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'meaning') continue;
    const { slot, value, text } = item;
    const isLast = items.slice(index + 1).every(({ kind }) => kind === 'stop' || kind === 'silent');
    if (slot === 'view') {
      // "Snow outside the glass" is seen from a room.
      if (value === 'interior') inside += 4;
      else if (!/^(outside|outdoors?)$/.test(text) || isLast || standsOutside(items, index))
        outside += 2;
    }
    if (slot === 'roof' || (slot === 'camera' && /from the street/.test(text))) outside += 2;
    // "A café terrace with tables".
    const next = items[index + 1];
    const isPlace =
      next?.kind === 'meaning' &&
      next.slot === 'part' &&
      placesOutside.includes(next.value as PartKey);
    if (slot === 'room' && (isPlace || next?.text === 'front')) outside += 3;
    if (slot !== 'part' || parts[value as PartKey]?.wanted === false) continue;
    const part = value as PartKey;
    const isThingOutside = Object.hasOwn(outdoorThings, part) && !alsoInside.includes(part);
    if (outsideParts.includes(part)) outside += both.includes(part) ? 0.5 : 2;
    else if (isThingOutside) outside += 1;
    else if (part === 'market-stalls') outside += 1;
    if (insideParts.includes(part) || Object.hasOwn(catalogueRows, part)) inside += 2;
    if (part === 'floor' && storeys === undefined) inside += 1;
    if (/lamp post|street|steps|forecourt|square/.test(text)) outside += 1;
  }
  if (storeys !== undefined && storeys > 1) outside += 2;
  if (traits.some((trait) => ofHouses.includes(trait))) outside += 1;
  return { outside, inside };
}

/** "A library like a stack of books". */
function isLikened(items: readonly Item[], index: number): boolean {
  return items.slice(Math.max(0, index - 3), index).some(({ text }) => text === 'like');
}

/** Whole sentences about a flat or a cabin, with nothing of its outside. */
const huts: readonly BuildingKind[] = ['apartment-block', 'cabin', 'tiny-house'];
const homesSeenInside: readonly BuildingKind[] = [
  ...huts,
  ...(['farmhouse', 'pavilion', 'earth-house', 'church', 'houseboat', 'treehouse'] as const),
];

/** "A Paris apartment with a herringbone floor and wine on the table" is seen from inside. */
export function isHomeInside(items: readonly Item[], draft: Draft): boolean {
  const { building } = draft.slots;
  if (building === undefined || !homesSeenInside.includes(building)) return false;
  const { outside, inside } = evidence(items, draft);
  if (!huts.includes(building) && outside > 0) return false;
  // One looks into a pavilion of glass, but sits in a garden room.
  if (building === 'pavilion' && !items.some(({ text }) => text === 'garden room')) return false;
  // A hut is more often seen from outside.
  const isAltar =
    building === 'church' && ['altar', 'pews', 'organ'].some((part) => part in draft.parts);
  return inside >= (building === 'apartment-block' || isAltar ? 2 : 4) && inside > outside;
}

/** Decks on which one lounges and dines: "a rooftop terrace lounge". */
const usedDecks: readonly string[] = ['roof-terrace', 'terrace', 'balcony', 'porch'];
const usesOfDecks: readonly RoomKind[] = ['living-room', 'dining-room'];

/** The room that only says what a deck, the first noun, is for. */
export function useOfDeck(items: readonly Item[]): RoomKind | undefined {
  const nouns = items.filter(
    (item) => item.kind === 'meaning' && ['part', 'room', 'building', 'roof'].includes(item.slot),
  );
  const [first] = nouns;
  // "A lounge on a terrace".
  const isOnDeck = items.some(
    (item, index) =>
      item.kind === 'meaning' &&
      usedDecks.includes(item.value) &&
      items.slice(index - 2, index).some(({ text }) => text === 'on'),
  );
  const isDeck = isOnDeck || (first?.kind === 'meaning' && usedDecks.includes(first.value));
  const use = nouns.find((item) => item.kind === 'meaning' && item.slot === 'room');
  if (!isDeck || use?.kind !== 'meaning') return undefined;
  return usesOfDecks.find((room) => room === use.value && !/room/.test(use.text));
}

/** The building that a room's name means here, if the sentence is about one. */
export function buildingMeant(items: readonly Item[], draft: Draft): BuildingKind | undefined {
  const { room } = draft.slots;
  const isHigh = items.some(({ kind, text }) => kind === 'meaning' && text.includes('penthouse'));
  const kind =
    room === undefined ? undefined : isHigh ? ('apartment-block' as const) : buildingOfRoom[room];
  if (room === undefined || kind === undefined) return undefined;
  if (items.some(({ text }) => text.startsWith('atrium'))) return undefined;
  const { outside, inside } = evidence(items, draft);
  if (outside <= inside || outside < 1) return undefined;
  // "A farmhouse kitchen", "a house with an office".
  const isOfHouse = items.some(
    (item, index) =>
      item.kind === 'meaning' && item.slot === 'building' && !isLikened(items, index),
  );
  if (isOfHouse) return undefined;
  const named = items.find((item) => item.kind === 'meaning' && item.slot === 'room');
  if (room === 'office' && (draft.storeys ?? 0) >= towerStoreys) return 'glass-tower';
  if (room === 'public-room' && schools.test(named?.text ?? '')) return 'school';
  return kind;
}

const shopStoreys = 2;

/** Moves the picture from the room to the street, without the furniture of the room. */
export function leaveRoom(items: readonly Item[], draft: Draft): void {
  const { room } = draft.slots;
  const said = items.flatMap((item) =>
    item.kind === 'meaning' && item.slot === 'part' ? [item.value] : [],
  );
  const usual = places.flatMap(({ things }) => things as readonly string[]);
  if (room === 'public-room')
    for (const thing of usual) if (!said.includes(thing)) delete draft.parts[thing as PartKey];
  if (room !== undefined && shops.includes(room) && draft.slots.building !== 'school')
    draft.parts.shopfront = { wanted: true, ...draft.parts.shopfront };
  // The shop is the picture, not the flats above it.
  if (room !== undefined && shops.includes(room)) draft.storeys ??= shopStoreys;
}
