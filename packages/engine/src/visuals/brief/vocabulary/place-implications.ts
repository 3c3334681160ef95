/** Parts that the words of a room of one use imply. */
import { places } from '../../catalogue/places.ts';
import { stem, words } from '../tokens.ts';
import type { Implied } from './implications.ts';

export const impliedByPlace: Readonly<Record<string, Implied>> = Object.fromEntries(
  places.flatMap(({ words: phrases, things, walls, isWindowless }) =>
    phrases.split('|').map((phrase): [string, Implied] => [
      words(phrase).map(stem).join(' '),
      {
        parts: things,
        ...(walls === undefined ? {} : { walls }),
        ...(isWindowless ? { isWindowless } : {}),
      },
    ]),
  ),
);

/** Things of a room of one use that was chosen without a word for it: those of the first. */
export const usualThings: readonly string[] = places[0]!.things;
