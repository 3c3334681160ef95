/** Edits of a redesigned house; absent fields stay as designed. */
import { z } from 'zod';

const roofForms = ['gable', 'hip', 'butterfly', 'flat'] as const;
const wallMatters = [
  'White plaster',
  'Warm plaster',
  'Grey plaster',
  'Red brick',
  'White brick',
  'Fieldstone',
  'White boards',
  'Blue boards',
  'Warm timber',
  'Black timber',
  'Concrete',
] as const;
const roofMatters = [
  'Clay tiles',
  'Slate',
  'Shingles',
  'Dark metal',
  'Cedar shingles',
  'Thatch',
] as const;
const windowSizes = ['Small', 'Large', 'To the floor'] as const;
const mostStoreys = 5;

const storeys = z.number().int().min(1).max(mostStoreys);
const roof = z.enum(roofForms);
const walls = z.enum(wallMatters);
const roofing = z.enum(roofMatters);
const windows = z.enum(windowSizes);

export const houseEdits = z.strictObject({
  storeys: storeys.optional(),
  roof: roof.optional(),
  walls: walls.optional(),
  roofing: roofing.optional(),
  windows: windows.optional(),
});
export type HouseEdits = z.infer<typeof houseEdits>;

/** Edits that the house's style allows; an empty list if the style fixes the field. */
export const houseOffers = z.object({
  storeys: z.array(storeys),
  roof: z.array(roof),
  walls: z.array(walls),
  roofing: z.array(roofing),
  windows: z.array(windows),
});
export type HouseOffers = z.infer<typeof houseOffers>;
