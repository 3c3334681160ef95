/** Finds the studio of a legacy call, which doesn't name it. */
import { type StudioKind, studios, unknownWords } from '@maquette/contract';

export interface ListedRecipe {
  readonly style: string;
  readonly roomType: string;
  readonly propertyType: string;
  readonly aesthetic: string;
  readonly strength: number;
  readonly cfgScale: number;
}

/**
 * The studio that has all the words. A style of both (Rustic) is decided by the room, then by the numbers of
 * its preset. Undefined if neither has them all.
 */
export function studioOf(recipe: ListedRecipe): StudioKind | undefined {
  const kinds = (Object.keys(studios) as StudioKind[]).filter(
    (kind) => unknownWords({ kind, ...recipe }).length === 0,
  );
  const distance = (kind: StudioKind) => {
    const preset = studios[kind].styles.find(({ label }) => label === recipe.style);
    if (!preset) return Number.POSITIVE_INFINITY;
    return (
      Math.abs(preset.startSchedule - recipe.strength) +
      Math.abs(preset.cfgScale - recipe.cfgScale) / 10
    );
  };
  return kinds.sort((a, b) => distance(a) - distance(b))[0];
}
