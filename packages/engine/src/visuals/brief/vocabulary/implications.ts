/** Implications between words, as tables: the parser knows no names. */
import type { MaterialKey, RoofForm } from './finishes.ts';
import type { PartKey, TreeKind } from './parts.ts';
import type { Style } from './styles.ts';
import type { BuildingKind, RoomKind } from './subjects.ts';
import type { Form, Mood, TimeOfDay } from './surroundings.ts';
import type { Trait } from './traits.ts';

export interface Implied {
  readonly storeys?: number;
  readonly roof?: RoofForm;
  readonly style?: Style;
  readonly colour?: string;
  readonly time?: TimeOfDay;
  readonly tree?: TreeKind;
  /** Form of the thing that the phrase names. */
  readonly form?: Form;
  /** Its material. */
  readonly material?: MaterialKey;
  /** Form of the bed in the room that the phrase names. */
  readonly bed?: Form;
  /** Material of the walls of the room that the phrase names. */
  readonly walls?: MaterialKey;
  readonly isWindowless?: true;
  /** As many as the phrase names. */
  readonly count?: number;
  /** How the thing is that the phrase names. */
  readonly traits?: readonly Trait[];
  /** Things that come with it. */
  readonly parts?: readonly PartKey[];
}

/** Stemmed phrases that imply more than the value they stand for. */
export const impliedByPhrase: Readonly<Record<string, Implied>> = {
  bungalow: { storeys: 1 },
  'a frame': { roof: 'a-frame' },
  aframe: { roof: 'a-frame' },
  'a frame cabin': { roof: 'a-frame' },
  'butterfly house': { roof: 'butterfly' },
  parapet: { roof: 'flat' },
  'flat roof with parapet': { roof: 'flat' },
  'red brick': { colour: 'red' },
  'white marble': { colour: 'white' },
  'white render': { colour: 'white' },
  'cream render': { colour: 'cream' },
  'grey render': { colour: 'grey' },
  'green marble': { colour: 'forest-green' },
  colonial: { style: 'traditional' },
  'georgian house': { style: 'traditional' },
  gothic: { style: 'victorian' },
  starry: { time: 'night' },
  'starry sky': { time: 'night' },
  'northern light': { time: 'night' },
  aurora: { time: 'night' },
  'aurora borealis': { time: 'night' },
  firework: { time: 'night' },
  'milky way': { time: 'night' },
  'panelled wall': { parts: ['panelling'] },
  'paneled wall': { parts: ['panelling'] },
  'butcher block counter': { material: 'oak' },
  'butcher block countertop': { material: 'oak' },
  'butcher block worktop': { material: 'oak' },
  'butcher block island': { material: 'oak' },
  'built in bookcase': { form: 'tall' },
  'built in bookshelf': { form: 'tall' },
  'built in shelf': { form: 'tall' },
  'crystal chandelier': { form: 'chandelier' },
  'candle light': { parts: ['candles'] },
  candlelight: { parts: ['candles'] },
  candlelit: { parts: ['candles'] },
  'loft bedroom': { parts: ['attic'] },
  'attic bedroom': { parts: ['attic'] },
  'attic bathroom': { parts: ['attic'] },
  'attic guest room': { parts: ['attic'] },
  'hostel dorm': { bed: 'bunk' },
  'bunk room': { bed: 'bunk' },
  'bistro set': { parts: ['chairs'], form: 'round' },
  'bistro table': { form: 'round' },
  'garden set': { parts: ['chairs'] },
  'dining set': { parts: ['chairs'] },
  taxi: { colour: 'yellow' },
  'stocking on the fireplace': { parts: ['fireplace'] },
  'attic studio': { parts: ['attic'] },
  'kitchen diner': { parts: ['table'] },
  'kitchen dinner': { parts: ['table'] },
  'kitchen dining': { parts: ['table'] },
  stocking: { parts: ['fireplace'] },
  'christmas stocking': { parts: ['fireplace'] },
  inglenook: { material: 'brick' },
  'inglenook fireplace': { material: 'brick' },
  landing: { parts: ['stairs'] },
  'double vanity': { count: 2 },
  'double sink': { count: 2 },
  'double washbasin': { count: 2 },
  'double basin': { count: 2 },
  'twin basin': { count: 2 },
  'twin sink': { count: 2 },
  bakery: { parts: ['shopfront'] },
  'lemon tree': { parts: ['planters'] },
  'winter garden': { parts: ['plants'] },
  'canal house': { parts: ['canal'] },
  stairwell: { parts: ['stairs'] },
  'stair well': { parts: ['stairs'] },
  'breakfast nook': { parts: ['table'] },
  'swimming hall': { parts: ['pool'] },
  'public swimming hall': { parts: ['pool'] },
  'indoor pool': { parts: ['pool'] },
  'indoor swimming pool': { parts: ['pool'] },
  'pool hall': { parts: ['pool'] },
  'chapel interior': { parts: ['pews'] },
  'interior of a chapel': { parts: ['pews'] },
  'church interior': { parts: ['pews'] },
  'interior of a church': { parts: ['pews'] },
  'full moon': { time: 'night' },
  'arched mirror': { form: 'arched' },
  'arched window': { form: 'arched' },
  'full length mirror': { form: 'tall' },
  'floor mirror': { form: 'tall' },
  'standing mirror': { form: 'tall' },
  'wall of book': { form: 'tall' },
  'book wall': { form: 'tall' },
  'pedestal sink': { form: 'pedestal' },
  'cypress avenue': { tree: 'cypress' },
  'avenue of cypress': { tree: 'cypress' },
  'avenue of cypresse': { tree: 'cypress' },
  'avenue of palm': { tree: 'palm' },
  'palm avenue': { tree: 'palm' },
  greenhouse: { parts: ['plants'] },
  'bay window': { form: 'bay' },
  'bow window': { form: 'bay' },
  porthole: { form: 'round' },
  oculus: { form: 'round' },
  'rose window': { form: 'round' },
  chandelier: { form: 'chandelier' },
  'bunk bed': { form: 'bunk' },
  'loft bed': { form: 'loft' },
  'cabin bed': { form: 'loft' },
  'high sleeper': { form: 'loft' },
  'four poster': { form: 'poster' },
  'four poster bed': { form: 'poster' },
  'canopy bed': { form: 'poster' },
  cot: { form: 'cot' },
  'baby cot': { form: 'cot' },
  bungelow: { storeys: 1 },
  'single bed': { form: 'single' },
  'twin bed': { form: 'single' },
  crib: { form: 'cot' },
  'baby bed': { form: 'cot' },
  'bed of baby': { form: 'cot' },
  'bed for baby': { form: 'cot' },
  'room for baby': { bed: 'cot' },
  'room for a baby': { bed: 'cot' },
  'baby room': { bed: 'cot' },
  'baby s room': { bed: 'cot' },
  'babys room': { bed: 'cot' },
  'baby s bedroom': { bed: 'cot' },
  'flat above': { storeys: 2 },
  'apartment above': { storeys: 2 },
  'flat upstair': { storeys: 2 },
  'flat over the shop': { storeys: 2 },
  'flat above the shop': { storeys: 2 },
  'apartment above the shop': { storeys: 2 },
  bougainvillea: { parts: ['flowers'] },
  'climbing rose': { parts: ['flowers'] },
  'rambling rose': { parts: ['flowers'] },
  'conversation pit': { traits: ['sunken'] },
  'seating pit': { traits: ['sunken'] },
  'lounge pit': { traits: ['sunken'] },
  nursery: { bed: 'cot' },
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

/** Materials for roofs only: for a house they mean its roof. */
export const roofMaterials: readonly MaterialKey[] = ['thatch', 'slate', 'planted'];

/** Materials that mean the roof if they follow it. */
export const roofCoverings: readonly MaterialKey[] = [
  ...roofMaterials,
  'tile',
  'terracotta',
  'shingle',
  'metal',
  'copper',
];

/** Pieces of cloth: terracotta is their colour. */
export const clothParts: readonly PartKey[] = [
  ...(['sofa', 'armchair', 'chairs', 'cushions', 'curtains', 'rug', 'bed', 'pouf'] as const),
  ...(['stools', 'bench', 'loungers', 'awning', 'parasols'] as const),
];

/** A shade without a colour: "dark walls", "a bright kitchen". */
export const shadeAlone: Readonly<
  Record<string, { readonly colour?: string; readonly mood?: Mood }>
> = {
  dark: { colour: 'charcoal', mood: 'dark' },
  light: { colour: 'cream', mood: 'bright' },
  pastel: { colour: 'sky-blue' },
  bright: { mood: 'bright' },
  muted: { mood: 'calm' },
};

/** Parts that only a building has ("an office over a plaza"). */
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

/** A prompt that starts with one of these is set there, whatever furniture follows ("a terrace with a table"). */
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

/** Interior of a building that is not a house. */
export const roomOfBuilding: Partial<Record<BuildingKind, RoomKind>> = {
  pavilion: 'conservatory',
  museum: 'gallery',
  'ribbed-hall': 'hall',
};

/** Trees kept in rooms. */
export const pottedTrees: readonly TreeKind[] = ['palm', 'olive'];

/** Part that represents a room within another one ("a living room with an open kitchen"). */
export const partOfRoom: Partial<Record<RoomKind, PartKey>> = {
  kitchen: 'kitchen-run',
  'dining-room': 'table',
  'living-room': 'sofa',
  office: 'desk',
  bedroom: 'bed',
};

/** Furniture that implies a room, and that the view is inside. */
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
  'rocking-chair': 'living-room',
  pews: 'hall',
  attic: 'living-room',
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
  'bar-counter': 'cafe',
  'washing-machine': 'laundry',
};
