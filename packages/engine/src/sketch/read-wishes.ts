/** Parses a sketch's prompt with the visuals studio's parser, for what the painter needs. */
import { linearFromOkLab, okLabFromLinear } from '../colour/oklab.ts';
import { srgb8FromLinear } from '../colour/srgb.ts';
import type { MaterialKind } from '../materials/catalogue.ts';
import { type Brief, mainMaterial } from '../visuals/brief/brief.ts';
import { colourOfWish } from '../visuals/brief/colour-of-wish.ts';
import { readBrief } from '../visuals/brief/read-brief.ts';
import type { MaterialKey } from '../visuals/brief/vocabulary/finishes.ts';
import type { PartKey } from '../visuals/brief/vocabulary/parts.ts';
import type { SketchPart } from './areas/parts.ts';
import type { SketchMedium, SketchTime, SketchWishes } from './wishes.ts';

/** Words for each painted part. The first one with a colour wins. */
const wordsForPart: Partial<Record<SketchPart, readonly PartKey[]>> = {
  wall: ['walls'],
  roof: ['roof'],
  door: ['door'],
  chimney: ['chimney'],
  path: ['path', 'terrace'],
  ground: ['lawn', 'garden'],
  tree: ['trees'],
  water: ['pool', 'pond'],
  ceiling: ['ceiling'],
  floor: ['floor'],
  rug: ['rug'],
  picture: ['art'],
  lamp: ['lamp', 'pendants'],
  furniture: ['sofa', 'armchair', 'bed', 'cabinets', 'table', 'chairs', 'desk', 'wardrobe'],
};

const outdoorWords: readonly PartKey[] = [
  'roof',
  'chimney',
  'lawn',
  'garden',
  'pool',
  'porch',
  'trees',
];
const indoorWords: readonly PartKey[] = [
  'sofa',
  'armchair',
  'bed',
  'rug',
  'ceiling',
  'cabinets',
  'desk',
  'wardrobe',
  'floor',
];

/** Materials that work as a pattern in a drawing. */
const patternOf: Partial<Record<MaterialKey, MaterialKind>> = {
  brick: 'redBrick',
  timber: 'timberBoards',
  oak: 'timberBoards',
  walnut: 'timberBoards',
  cedar: 'timberBoards',
  pine: 'timberBoards',
  log: 'clapboard',
  clapboard: 'clapboard',
  shingle: 'cedarShingle',
  stone: 'ashlar',
  fieldstone: 'fieldstone',
  tile: 'clayRoof',
  terracotta: 'clayRoof',
  slate: 'slateRoof',
  thatch: 'thatch',
  metal: 'standingSeam',
  parquet: 'herringbone',
};

const colourOfMaterial: Partial<Record<MaterialKey, string>> = {
  brick: '#a9553f',
  timber: '#b98552',
  oak: '#c39a64',
  walnut: '#7b5436',
  cedar: '#b0704a',
  pine: '#d2ad74',
  log: '#9a7048',
  stone: '#b8b0a2',
  fieldstone: '#a39b8d',
  terracotta: '#b8603d',
  tile: '#b8603d',
  slate: '#5b646d',
  thatch: '#bfa05f',
  metal: '#7d868c',
  concrete: '#b3b1ab',
  copper: '#5e9c8b',
};

const timeOf: Record<string, SketchTime> = { dusk: 'dusk', golden: 'dusk', night: 'night' };

function hexOfWish(wish: string): string | undefined {
  const light = colourOfWish(wish);
  if (!light) return undefined;
  // Pure black or white would hide the lines: keep some paper and some pigment.
  const [lightness, a, b] = okLabFromLinear(...light);
  const kept = linearFromOkLab(Math.min(0.96, Math.max(0.3, lightness)), a, b);
  return `#${kept.map((v) => srgb8FromLinear(v).toString(16).padStart(2, '0')).join('')}`;
}

function mediumOf(brief: Brief, prompt: string): SketchMedium {
  if (/\b(marker|felt|copic)/i.test(prompt)) return 'marker';
  // "Colour my sketch" names the upload, not the medium.
  return brief.medium === 'pencil' && /\b(pencil|crayon)/i.test(prompt) ? 'pencil' : 'watercolour';
}

export function readSketchWishes(
  prompt: string,
): SketchWishes & { readonly notUnderstood: readonly string[] } {
  const brief = readBrief(prompt);
  const colours: Partial<Record<SketchPart, string>> = {};
  const materials: Partial<Record<SketchPart, MaterialKind>> = {};
  for (const [part, words] of Object.entries(wordsForPart) as [SketchPart, readonly PartKey[]][]) {
    for (const word of words) {
      const material = mainMaterial(brief, word);
      const pattern = material && patternOf[material];
      if (pattern) materials[part] ??= pattern;
      const wished = brief.parts[word]?.colours?.[0];
      const hex = (wished && hexOfWish(wished)) ?? (material && colourOfMaterial[material]);
      if (hex) colours[part] ??= hex;
    }
  }
  const named = (words: readonly PartKey[]) =>
    words.some((word) => brief.parts[word]?.wanted !== false && brief.parts[word]);
  const setting =
    brief.room || (named(indoorWords) && !brief.building)
      ? ('interior' as const)
      : brief.building || named(outdoorWords)
        ? ('exterior' as const)
        : undefined;
  return {
    setting,
    colours,
    materials,
    time: timeOf[brief.time ?? 'day'] ?? 'day',
    season: brief.season ?? 'summer',
    medium: mediumOf(brief, prompt),
    water: Boolean(
      brief.parts.pool?.wanted ||
        brief.parts.pond?.wanted ||
        brief.setting === 'sea' ||
        brief.setting === 'lake',
    ),
    notUnderstood: brief.notUnderstood,
  };
}
