/** Kept things of a photo in words, also for foreign engines, without loading our own. */
import type { RestyleRecipe } from './task-table.ts';

/** Such as "bed, lamp and table". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const namesOf = (names: readonly string[]): string => listed([...new Set(names)]);

/** Of the things asked for: those that stayed, and those that could not be told from the room. */
export function keptNotes(
  { keptThings: wanted = [] }: Pick<RestyleRecipe, 'keptThings'>,
  kept: readonly string[],
): string[] {
  const lost = wanted.map(({ name }) => name).filter((name) => !kept.includes(name));
  return [
    ...(kept.length > 0 ? [`Kept as the photo shows it: ${namesOf(kept)}.`] : []),
    ...(lost.length > 0
      ? [`Not kept, because it could not be told from what is around it: ${namesOf(lost)}.`]
      : []),
  ];
}
