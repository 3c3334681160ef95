/** What the visitor chose in the second and third step, and how its numbers read in words. */
import { type RenderRequest, type StudioKind, studios } from '@maquette/contract';

export interface Recipe {
  readonly style: string;
  readonly roomType: string;
  readonly propertyType: string;
  readonly aesthetic: string;
  readonly strength: number;
  readonly variations: number;
  readonly decor: 'off' | 'light' | 'full';
  readonly seed: number;
}

const presetOf = (kind: StudioKind, style: string) =>
  studios[kind].styles.find(({ label }) => label === style) ?? studios[kind].styles[0];

export function firstRecipe(kind: StudioKind): Recipe {
  const { defaults } = studios[kind];
  return {
    ...defaults,
    strength: presetOf(kind, defaults.style).startSchedule,
    variations: 1,
    decor: 'light',
    seed: presetOf(kind, defaults.style).seed,
  };
}

/** Another style brings its own strength; the rest of the recipe stays. */
export function withStyle(kind: StudioKind, recipe: Recipe, style: string): Recipe {
  return { ...recipe, style, strength: presetOf(kind, style).startSchedule };
}

export function requestOf(kind: StudioKind, recipe: Recipe, photoId: string): RenderRequest {
  const preset = presetOf(kind, recipe.style);
  return {
    kind,
    photoId,
    ...recipe,
    cfgScale: preset.cfgScale,
    steps: preset.steps,
    idempotencyKey: crypto.randomUUID(),
  };
}

/** The ends of the slider in words, so that nobody reads it the wrong way round. */
const strengthWords = [
  { upTo: 0.05, word: 'Unchanged' },
  { upTo: 0.2, word: 'A touch' },
  { upTo: 0.35, word: 'Gentle' },
  { upTo: 0.5, word: 'Balanced' },
  { upTo: 0.7, word: 'Strong' },
  { upTo: 1, word: 'Bold' },
] as const;

export function strengthText(strength: number): string {
  const row = strengthWords.find(({ upTo }) => strength <= upTo) ?? strengthWords.at(-1)!;
  return `${row.word} (${strength.toFixed(2)})`;
}

export const decorOptions = [
  { value: 'off', label: 'None' },
  { value: 'light', label: 'Light touch' },
  { value: 'full', label: 'Full staging' },
] as const;

/** The label of a value that is sent: "Poweder Room" reads "Powder Room". */
export function labelOf(
  kind: StudioKind,
  field: 'roomTypes' | 'propertyTypes' | 'aesthetics',
  value: string,
): string {
  return studios[kind][field].find((option) => option.value === value)?.label ?? value;
}
