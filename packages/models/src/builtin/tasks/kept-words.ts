/** Kept things in words, also for other engines, without loading our own. */
import type { KeptRoom } from '@maquette/engine/redesign';
import type { RestyleRecipe } from './messages/restyle.ts';

/** Such as "bed, lamp and table". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const namesOf = (names: readonly string[]): string => listed([...new Set(names)]);

/** Notes on requested things: which were kept, and which could not be separated from the room. */
export function keptNotes(
  recipe: Pick<RestyleRecipe, 'keptThings' | 'paintedThings'>,
  kept: readonly string[],
): string[] {
  const wanted = recipe.keptThings ?? [];
  const painted = recipe.paintedThings?.map(({ name }) => name) ?? [];
  const stayed = kept.filter(
    (name) => wanted.some((one) => one.name === name) || !painted.includes(name),
  );
  const lost = wanted.map(({ name }) => name).filter((name) => !kept.includes(name));
  return [
    ...(stayed.length > 0 ? [`Kept as the photo shows it: ${namesOf(stayed)}.`] : []),
    ...(lost.length > 0
      ? [`Not kept, because it could not be told from what is around it: ${namesOf(lost)}.`]
      : []),
  ];
}

/** Notes on painted things: which were painted, and which could not be separated. */
export function paintedNotes(
  { paintedThings: wanted = [] }: Pick<RestyleRecipe, 'paintedThings'>,
  painted: readonly string[] = [],
): string[] {
  const lost = wanted.map(({ name }) => name).filter((name) => !painted.includes(name));
  return [
    ...(painted.length > 0 ? [`Painted or clad as you chose: ${namesOf(painted)}.`] : []),
    ...(lost.length > 0
      ? [`Not painted, because it could not be told from what is around it: ${namesOf(lost)}.`]
      : []),
  ];
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** Parts of a room's structure score; `stays` is what is compared with the photo, if it is in view. */
export function scoreSentence(
  { openingsKept, white, shape }: Pick<KeptRoom, 'openingsKept' | 'white' | 'shape'>,
  stays: string | undefined,
): string {
  const kept = stays ? `${stays} kept ${percent(openingsKept)}, ` : '';
  return `Scored: ${kept}colour of the light kept ${percent(white)}, shape of the room ${percent(shape)} sure.`;
}
