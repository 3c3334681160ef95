/** The longest exposure at which sunlit white keeps its boards and joints. */

/** Linear light of a white wall in the light of the front, and of its brightest parts. */
const mostWhite = 0.74;
const mostLit = 0.86;
const brightestShare = 0.98;

/** `white` is the light of white in the usual light of the front. */
export function unburntExposure(
  cutOut: Float32Array,
  coverage: Float32Array,
  white: number,
  isJudged: (pixel: number) => boolean = () => true,
): number {
  const found: number[] = [];
  for (let i = 0; i < coverage.length; i += 3)
    if (coverage[i]! > 0.99 && isJudged(i))
      found.push(
        0.2126 * cutOut[i * 3]! + 0.7152 * cutOut[i * 3 + 1]! + 0.0722 * cutOut[i * 3 + 2]!,
      );
  found.sort((a, c) => a - c);
  // a white door in the sun beside dark walls in the shade
  const brightest = found[Math.floor(found.length * brightestShare)] ?? white;
  return Math.min(mostWhite / white, mostLit / Math.max(0.01, brightest));
}
