/** Pictures that show neither room nor building, recognised by their light alone, and their description. */
import type { PictureMeasures } from './measures.ts';

interface Reason {
  readonly is: (measures: PictureMeasures) => boolean;
  readonly sentence: string;
}

/** Far from the photos of homes of docs/notes/network.md, whose least contrast is .08 and most grain 4. */
const reasons: readonly Reason[] = [
  {
    is: ({ brightness, clippedDarks }) => brightness < 0.05 || clippedDarks > 0.9,
    sentence: 'It is black, or so dark that nothing can be made out.',
  },
  {
    is: ({ clippedLights }) => clippedLights > 0.95,
    sentence: 'It is white nearly all over.',
  },
  {
    is: ({ contrast }) => contrast < 0.03,
    sentence: 'It is of one colour nearly all over.',
  },
  {
    is: ({ noise, contrast }) => noise > 60 && contrast > 0.03,
    sentence: 'It is grain all over.',
  },
];

export const whyNoPlace = (measures: PictureMeasures): string | undefined =>
  reasons.find(({ is }) => is(measures))?.sentence;
