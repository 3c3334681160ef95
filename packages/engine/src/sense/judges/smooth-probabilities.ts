/** Mean-field smoothing on the graph of patches: neighbours across weak borders influence each other. */
import type { Superpixels } from '../patches/superpixels.ts';

const rounds = 3;
/** Border contrast at which neighbours stop influencing each other. */
const contrastScale = 0.035;
const colourScale = 0.06;
const chromaWeight = 2;

export function smoothProbabilities(
  patches: Pick<Superpixels, 'count' | 'borders' | 'lightness' | 'a' | 'b'>,
  beliefs: Float32Array,
  classes: number,
  strength: number,
): Float32Array {
  const { count, borders, lightness, a, b } = patches;
  const weights = borders.map(({ first, second, length, contrast }) => {
    const light = lightness[first]! - lightness[second]!;
    const red = chromaWeight * (a[first]! - a[second]!);
    const yellow = chromaWeight * (b[first]! - b[second]!);
    const colour = Math.sqrt(light * light + red * red + yellow * yellow);
    return length * Math.exp(-contrast / contrastScale - colour / colourScale);
  });
  const lengths = new Float32Array(count).fill(1e-6);
  for (const { first, second, length } of borders) {
    lengths[first] = lengths[first]! + length;
    lengths[second] = lengths[second]! + length;
  }
  let current: Float32Array = beliefs.slice();
  for (let round = 0; round < rounds; round++) {
    const votes = new Float32Array(current.length);
    for (let border = 0; border < borders.length; border++) {
      const { first, second } = borders[border]!;
      const weight = weights[border]!;
      for (let c = 0; c < classes; c++) {
        const p = first * classes + c;
        const q = second * classes + c;
        votes[p] = votes[p]! + (weight * current[q]!) / lengths[first]!;
        votes[q] = votes[q]! + (weight * current[p]!) / lengths[second]!;
      }
    }
    const next = new Float32Array(current.length);
    for (let k = 0; k < count; k++) {
      let sum = 0;
      for (let at = k * classes; at < (k + 1) * classes; at++) {
        next[at] = beliefs[at]! * Math.exp(strength * votes[at]!);
        sum += next[at]!;
      }
      for (let at = k * classes; at < (k + 1) * classes; at++) next[at] = next[at]! / sum;
    }
    current = next;
  }
  return current;
}
