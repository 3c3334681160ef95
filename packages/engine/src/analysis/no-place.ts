/** Detects pictures of neither room nor building from their measures alone, with a description. */
import type { PictureMeasures } from './measures.ts';

interface Reason {
  readonly is: (measures: PictureMeasures) => boolean;
  readonly sentence: string;
}

/**
 * Far from the photos of homes in docs/notes/network.md, whose lowest contrast is .08 and highest noise 4.
 */
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
