/** Which colour to paint walls or fronts, from what the picture shows. */
import { brightnessWord, type Warmth, warmthWord } from '../measures.ts';
import type { SeenPicture } from '../seen.ts';

/** Of a question for advice. */
const asksForPaint = /\bcolou?rs?\b|\bpaint(ed|ing)?\b|\bshades?\b/;

const goesWith: Readonly<Record<Warmth, string>> = {
  warm: 'Its colours are warm: warm white, clay or sage agree with them; a deep green or blue on one wall is the bold choice.',
  cool: 'Its colours are cool: a soft grey, pale blue or grey-green agrees with them; a warm white or terracotta on one wall takes the chill off.',
  neutral:
    'Its colours are neutral, so most things go: warm white or greige for calm, sage or dusty blue for some colour, ink blue or terracotta on one wall for much.',
};

/** Below it a dark paint makes a room gloomy. */
const dark = 0.45;

/** Undefined if the question is another one, or no wall is in view. */
export function paintAdvice(
  question: string,
  { surfaces, measures }: Pick<SeenPicture, 'surfaces' | 'measures'>,
): string | undefined {
  if (!asksForPaint.test(question)) return undefined;
  const wall = surfaces.find(({ name }) => name === 'wall' || name === 'facade');
  if (!wall) return undefined;
  const { brightness, warmth } = measures;
  const light =
    brightness < dark
      ? ` The picture is ${brightnessWord(brightness)}: a light tone keeps the place from closing in.`
      : '';
  const name = wall.name === 'wall' ? 'wall' : 'front';
  return `The ${name} is mostly ${wall.colour} now. ${goesWith[warmthWord(warmth)]}${light} To see one before you buy it, open the photo in its studio and choose Adjust, Materials.`;
}
