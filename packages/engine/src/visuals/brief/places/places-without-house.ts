/** Gardens, decks and skate parks: the picture is of a place, and no house is its subject. */
import type { Draft } from '../draft.ts';
import type { Item } from '../phrases.ts';
import { outdoorThings } from '../vocabulary/outdoor-things.ts';
import type { PartKey } from '../vocabulary/parts.ts';
import type { BuildingKind } from '../vocabulary/subjects.ts';
import { useOfDeck } from './public-buildings.ts';

const gardens: readonly string[] = ['garden', 'lawn', 'pond', 'flowers', 'raised-beds'];

/** Parts that only a house has. */
const partsOfHouses: readonly PartKey[] = [
  ...(['door', 'windows', 'roof', 'walls', 'chimney', 'porch', 'garage', 'dormers'] as const),
  ...(['shutters', 'shopfront', 'awning', 'balcony', 'terrace', 'solar-panels'] as const),
];

const decks: Readonly<Record<string, BuildingKind>> = {
  'roof-terrace': 'roof-deck',
  balcony: 'balcony-deck',
};

/** A prompt that begins with one of these is about it, if it names no part of a house. */
const grounds: readonly string[] = [
  'garden',
  'plaza',
  'fountain',
  'pond',
  'terrace',
  'fire-pit',
  'pergola',
  'barbecue',
  'playground',
  'flower-field',
];

/** Small buildings that a garden may hold, by the thing that they are in it. */
const inGardens: Partial<Record<BuildingKind, PartKey>> = {
  pavilion: 'shed',
  shed: 'shed',
  greenhouse: 'greenhouse',
  bridge: 'garden-bridge',
  treehouse: 'treehouse',
  barn: 'barn',
  pagoda: 'pagoda',
};

/** "A garden shed" is one building. */
function isParted(items: readonly Item[], first: Item): boolean {
  const next = items[items.indexOf(first) + 1];
  return next !== undefined && ['comma', 'stop', 'breaker', 'copula'].includes(next.kind);
}

/** "A rear garden with a lawn and a summerhouse in the corner": the garden is the picture. */
export function gardenWithBuilding(items: readonly Item[], draft: Draft): void {
  const { building } = draft.slots;
  const thing = building === undefined ? undefined : inGardens[building];
  const nouns = items.filter(
    (item) => item.kind === 'meaning' && ['part', 'building', 'roof'].includes(item.slot),
  );
  const [first] = nouns;
  if (thing === undefined || first?.kind !== 'meaning' || first.slot !== 'part') return;
  if (!gardens.includes(first.value) || !isParted(items, first)) return;
  const { walls } = draft.parts;
  const finish = {
    ...(walls?.colours && { colours: walls.colours }),
    ...(walls?.materials && { materials: walls.materials }),
  };
  draft.parts[thing] = { wanted: true, ...finish, ...draft.parts[thing] };
  delete draft.parts.walls;
  // A bridge needs water.
  if (thing === 'garden-bridge') {
    draft.parts.pond ??= { wanted: true };
    draft.parts[thing] = { ...draft.parts[thing], at: { how: 'on', of: 'pond' } };
  }
  draft.slots.building = 'open-ground';
}

/** "A patio with a brick wall": one around it, not those of a house. */
function wallOfGarden(items: readonly Item[], { parts }: Draft): void {
  const isOne = items.some(({ kind, text }) => kind === 'meaning' && text === 'wall');
  const { walls } = parts;
  if (!isOne || walls === undefined || parts.fence !== undefined) return;
  const { materials = ['brick'], colours } = walls;
  parts.fence = { wanted: true, kind: 'wall', materials, ...(colours && { colours }) };
  delete parts.walls;
}

/** "A skate park with graffiti", "a rooftop with a hot tub": the subject is no house. */
export function placeWithoutHouse(items: readonly Item[], draft: Draft): BuildingKind | undefined {
  const named = items.filter((item) => item.kind === 'meaning');
  const isHouse = named.some(
    ({ slot, text }) =>
      ['building', 'storey'].includes(slot) ||
      (slot === 'room' && useOfDeck(items) === undefined) ||
      (slot === 'view' && /house|home|building|facade|dwelling|yard/.test(text)),
  );
  const first = named.find(({ slot }) => slot === 'part' || slot === 'roof');
  if (isHouse || draft.slots.building !== undefined || first?.slot !== 'part') return undefined;
  const isRooftop = /^rooftops?$/.test(first.text);
  if (isRooftop) {
    delete draft.parts.roof;
    draft.parts['roof-terrace'] = { wanted: true };
  }
  const deck = isRooftop ? decks['roof-terrace'] : decks[first.value];
  if (deck !== undefined) return deck;
  const isGarden = first.value === 'garden' || first.value === 'terrace';
  if (isGarden) wallOfGarden(items, draft);
  const hasHouse = partsOfHouses.some(
    (part) =>
      part !== 'terrace' && draft.parts[part] !== undefined && draft.parts[part].wanted !== false,
  );
  const isGround = Object.hasOwn(outdoorThings, first.value) || grounds.includes(first.value);
  return !hasHouse && isGround ? 'open-ground' : undefined;
}
