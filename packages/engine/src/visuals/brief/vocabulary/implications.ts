/** Implications of one word for another: tables, so that no rule of the parser knows a name. */
import type { MaterialKey, RoofForm } from './finishes.ts';
import type { PartKey } from './parts.ts';
import type { Style } from './styles.ts';
import type { RoomKind } from './subjects.ts';
import type { Form, Mood, TimeOfDay } from './surroundings.ts';

export interface Implied {
  readonly storeys?: number;
  readonly roof?: RoofForm;
  readonly style?: Style;
  readonly colour?: string;
  readonly time?: TimeOfDay;
  /** Of the thing that the phrase names. */
  readonly form?: Form;
  /** Of the bed in the room that the phrase names. */
  readonly bed?: Form;
  /** Things that come with it. */
  readonly parts?: readonly PartKey[];
}

/** Stemmed phrases that say more than the value they stand for. */
export const impliedByPhrase: Readonly<Record<string, Implied>> = {
  bungalow: { storeys: 1 },
  'a frame': { roof: 'a-frame' },
  aframe: { roof: 'a-frame' },
  'a frame cabin': { roof: 'a-frame' },
  'butterfly house': { roof: 'butterfly' },
  'red brick': { colour: 'red' },
  'white marble': { colour: 'white' },
  'green marble': { colour: 'forest-green' },
  colonial: { style: 'traditional' },
  'georgian house': { style: 'traditional' },
  gothic: { style: 'victorian' },
  starry: { time: 'night' },
  'starry sky': { time: 'night' },
  'crystal chandelier': { form: 'chandelier' },
  'candle light': { parts: ['candles'] },
  candlelight: { parts: ['candles'] },
  candlelit: { parts: ['candles'] },
  'loft bedroom': { parts: ['attic'] },
  'attic bedroom': { parts: ['attic'] },
  'attic studio': { parts: ['attic'] },
  bakery: { parts: ['shopfront'] },
  'lemon tree': { parts: ['planters'] },
  'winter garden': { parts: ['plants'] },
  'canal house': { parts: ['canal'] },
  'dressing room': { parts: ['wardrobe'] },
  'walk in wardrobe room': { parts: ['wardrobe'] },
  greenhouse: { parts: ['plants'] },
  'bay window': { form: 'bay' },
  'bow window': { form: 'bay' },
  porthole: { form: 'round' },
  oculus: { form: 'round' },
  'rose window': { form: 'round' },
  chandelier: { form: 'chandelier' },
  'bunk bed': { form: 'bunk' },
  'four poster': { form: 'poster' },
  'four poster bed': { form: 'poster' },
  'canopy bed': { form: 'poster' },
  cot: { form: 'single' },
  'baby cot': { form: 'single' },
  bungelow: { storeys: 1 },
  'single bed': { form: 'single' },
  'twin bed': { form: 'single' },
  crib: { form: 'single' },
  nursery: { bed: 'single' },
  'kid room': { bed: 'single' },
  'kid bedroom': { bed: 'single' },
  'kid s bedroom': { bed: 'single' },
  'child room': { bed: 'single' },
  'child bedroom': { bed: 'single' },
  'children room': { bed: 'single' },
  'children bedroom': { bed: 'single' },
  'children s bedroom': { bed: 'single' },
  'teenager room': { bed: 'single' },
  'teenage bedroom': { bed: 'single' },
};

/** Materials that only a roof wears: said of a house, they mean its roof. */
export const roofMaterials: readonly MaterialKey[] = ['thatch', 'slate', 'planted'];

/** Materials that mean the roof when they follow it. */
export const roofCoverings: readonly MaterialKey[] = [
  ...roofMaterials,
  'tile',
  'terracotta',
  'shingle',
  'metal',
  'copper',
];

/** A shade with no colour after it: "dark walls", "a bright kitchen". */
export const shadeAlone: Readonly<
  Record<string, { readonly colour?: string; readonly mood?: Mood }>
> = {
  dark: { colour: 'charcoal', mood: 'dark' },
  light: { colour: 'cream', mood: 'bright' },
  pastel: { colour: 'sky-blue' },
  bright: { mood: 'bright' },
  muted: { mood: 'calm' },
};

/** Rooms that are also buildings, and what only a building has ("an office over a plaza"). */
export const roomsThatAreBuildings: readonly RoomKind[] = ['office', 'gallery', 'cafe', 'den'];

export const partsOfBuildings: readonly PartKey[] = [
  'plaza',
  'roof',
  'pool',
  'pond',
  'balcony',
  'terrace',
  'roof-terrace',
  'porch',
];

/** A prompt that begins with one of these stands there, whatever furniture follows ("a terrace with a table"). */
export const placesOutside: readonly PartKey[] = [
  'terrace',
  'roof-terrace',
  'balcony',
  'porch',
  'garden',
  'pergola',
  'pool',
  'pond',
  'plaza',
  'canal',
  'fire-pit',
  'barbecue',
];

/** Part that represents a room within another one ("a living room with an open kitchen"). */
export const partOfRoom: Partial<Record<RoomKind, PartKey>> = {
  kitchen: 'kitchen-run',
  'dining-room': 'table',
  'living-room': 'sofa',
  office: 'desk',
  bedroom: 'bed',
};

/** Furnishings that tell which room we are in, and that we are in a room at all. */
export const roomOfPart: Partial<Record<PartKey, RoomKind>> = {
  sofa: 'living-room',
  armchair: 'living-room',
  'coffee-table': 'living-room',
  tv: 'living-room',
  fireplace: 'living-room',
  piano: 'living-room',
  bed: 'bedroom',
  nightstand: 'bedroom',
  wardrobe: 'bedroom',
  desk: 'office',
  computer: 'office',
  island: 'kitchen',
  countertop: 'kitchen',
  backsplash: 'kitchen',
  oven: 'kitchen',
  hood: 'kitchen',
  fridge: 'kitchen',
  stools: 'kitchen',
  cabinets: 'kitchen',
  bathtub: 'bathroom',
  shower: 'bathroom',
  sink: 'bathroom',
  table: 'dining-room',
  chairs: 'dining-room',
  shelves: 'den',
  books: 'den',
  rug: 'living-room',
  cushions: 'living-room',
  'tool-wall': 'garage-room',
  'washing-machine': 'laundry',
};
