/**
 * The option mapper: our numbers in an engine's own words, within its ranges; options without a place are
 * reported.
 */
import type { NumberField, PictureAbilities, RecipeNumbers } from './abilities.ts';

export interface RequestedOptions {
  readonly strength?: number | undefined;
  readonly steps?: number | undefined;
  readonly cfgScale?: number | undefined;
  readonly seed: number;
  readonly negative?: string | undefined;
  /** A picture goes along: only then strength means something. */
  readonly isEdit: boolean;
  readonly hasProtectedParts: boolean;
}

export interface MappedOptions {
  /** The engine's own fields. */
  readonly fields: Readonly<Record<string, string | number | boolean>>;
  readonly seed: number | undefined;
  /** Sentences for the user. */
  readonly notes: readonly string[];
}

type NumberName = keyof RecipeNumbers;

const numberWords: Readonly<
  Record<NumberName, { row: 'strength' | 'steps' | 'guidance'; name: string }>
> = {
  strength: { row: 'strength', name: 'strength' },
  steps: { row: 'steps', name: 'steps' },
  cfgScale: { row: 'guidance', name: 'guidance' },
};

/** Default of a number that is missing where another is made from it. */
const usual: RecipeNumbers = { strength: 1, steps: 50, cfgScale: 7 };

export function mapOptions(abilities: PictureAbilities, wish: RequestedOptions): MappedOptions {
  const fields: Record<string, string | number | boolean> = { ...abilities.always };
  const notes: string[] = [];
  const missing: string[] = [];
  const given: RecipeNumbers = {
    strength: (wish.isEdit ? wish.strength : undefined) ?? usual.strength,
    steps: wish.steps ?? usual.steps,
    cfgScale: wish.cfgScale ?? usual.cfgScale,
  };
  for (const number of Object.keys(numberWords) as NumberName[]) {
    if (wish[number] === undefined || (number === 'strength' && !wish.isEdit)) continue;
    const { row, name } = numberWords[number];
    const field = abilities[row];
    if (field) {
      const value = valueFor(field, given, number);
      fields[field.field] = value;
      if (!field.from && value !== given[number])
        notes.push(clampedNote(name, given[number], value));
    } else if (number === 'strength') {
      notes.push('How much changes is said in words: this engine has no number for it.');
    } else missing.push(name);
  }
  if (wish.negative) {
    if (abilities.negative) fields[abilities.negative] = wish.negative;
  }
  const seed = seedWithin(abilities, wish.seed);
  if (seed === undefined) missing.unshift('seed');
  else if (seed !== wish.seed) notes.push(clampedNote('seed', wish.seed, seed));
  if (wish.hasProtectedParts && !abilities.mask) {
    notes.push('This engine takes no mask: the protected parts were put back from your photo.');
  }
  if (missing.length > 0)
    notes.push(`Not used, because this engine has none: ${missing.join(', ')}.`);
  return { fields, seed, notes };
}

function valueFor(field: NumberField, given: RecipeNumbers, number: NumberName): number {
  const theirs = field.from ? field.from(given) : given[number];
  const within = Math.min(field.highest, Math.max(field.lowest, theirs));
  return field.isWhole ? Math.round(within) : Math.round(within * 1000) / 1000;
}

const clampedNote = (name: string, requested: number, used: number): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)} ${used} was used, because this engine does not take ${requested}.`;

function seedWithin({ seed: rule }: PictureAbilities, seed: number): number | undefined {
  if (!rule) return undefined;
  const within = seed % (rule.highest + 1);
  return within === 0 && rule.isZeroRandom ? rule.highest : within;
}

/**
 * The seed of the first picture of an order. Where 0 means "any" to the engine, we draw: what was drawn
 * is stored and shown, so that the picture can be made again.
 */
export function firstSeed(
  abilities: PictureAbilities,
  requested: number,
  draw: (highest: number) => number,
): number {
  const { seed: rule } = abilities;
  return requested === 0 && rule?.isZeroRandom ? draw(rule.highest) : requested;
}
