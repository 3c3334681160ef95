/** Alt text of results: what the engine drew, as far as it reported it. */
import type { Generation, Picture } from '@maquette/contract';
import { finishedByHand } from './finished-by-hand.ts';

export type DrawnOf = Pick<Generation, 'brief'> & Partial<Pick<Generation, 'recipe'>>;

/** Sizes such as ", 1.6 × 2.1 × 1.1 m" only help in lists. */
const size = /, [\d.]+ (×|m).*$/;
const firstLetter = /^(\d+ × )?(\p{Lu})/u;
const mostNamed = 10;

const withoutSize = (words: string): string =>
  words
    .replace(size, '')
    .replace(firstLetter, (_, count: string = '', letter: string) => count + letter.toLowerCase());

/** Such as "Rustic Bedroom: bed, 2 × bedside table. Finished as chosen: curtains in ink blue. Kept from the photo: mirror". */
export function alternativeText(
  title: string,
  drawn: DrawnOf | null | undefined,
  { index }: Pick<Picture, 'index'>,
): string {
  // The engine describes only the first picture; variations differ.
  if (index > 0) return `${title}, variation ${index + 1}`;
  const named = (drawn?.brief ?? []).map(withoutSize);
  const kept =
    drawn?.recipe?.from === 'photo' ? drawn.recipe.keptThings.map(({ name }) => name) : [];
  const byHand = drawn?.recipe ? finishedByHand(drawn.recipe) : [];
  const more = named.length - mostNamed;
  const list = [...named.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])];
  return [
    list.length > 0 ? `${title}: ${list.join(', ')}` : title,
    ...(byHand.length > 0 ? [`Finished as chosen: ${byHand.join(', ')}`] : []),
    ...(kept.length > 0 ? [`Kept from the photo: ${[...new Set(kept)].join(', ')}`] : []),
  ].join('. ');
}
