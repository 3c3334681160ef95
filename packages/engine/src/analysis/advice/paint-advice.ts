/** Which colour to paint walls or fronts, from what the picture shows. */
import { brightnessWord, type Warmth, warmthWord } from '../measures.ts';
import type { SeenPicture } from '../seen.ts';

/** Of a question for advice. */
const asksForPaint = /\bcolou?rs?\b|\bpaint(ed|ing)?\b|\bshades?\b/;

const goesWith: Readonly<Record<Warmth, string>> = {
  warm: 'Its colours are warm: warm white, clay or sage agree with them, deep green or blue on one wall is bold.',
  cool: 'Its colours are cool: soft grey, pale blue or grey-green agree with them, warm white or terracotta takes the chill off.',
  neutral:
    'Its colours are neutral: warm white or greige is calm, sage or dusty blue livelier, ink blue or terracotta on one wall bold.',
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
    brightness < dark ? ` It is ${brightnessWord(brightness)}, so a light tone is safer.` : '';
  const name = wall.name === 'wall' ? 'wall' : 'front';
  return `The ${name} is mostly ${wall.colour} now. ${goesWith[warmthWord(warmth)]}${light} Adjust in the studio shows a paint on your own photo.`;
}
