/**
 * Periodic gradient noise (Perlin 1985, several octaves), precomputed as a table and sampled bilinearly. One
 * period is 1 in u and v; values are about 0..1 with mean 0.5.
 */
import { createRandom } from '../random/random.ts';

const sizePx = 512;
const mask = sizePx - 1;

export interface NoiseField {
  sample(u: number, v: number): number;
}

function bake(seed: number, baseFrequency: number, octaves: number, ridged: boolean): Float32Array {
  const out = new Float32Array(sizePx * sizePx);
  const random = createRandom(seed);
  let amplitude = 1;
  let total = 0;
  for (
    let octave = 0, frequency = baseFrequency;
    octave < octaves && frequency <= sizePx / 2;
    octave++, frequency *= 2, amplitude *= 0.5
  ) {
    total += amplitude;
    const gradients = new Float32Array(frequency * frequency * 2);
    for (let index = 0; index < gradients.length; index += 2) {
      const angle = random.next() * 2 * Math.PI;
      gradients[index] = Math.cos(angle);
      gradients[index + 1] = Math.sin(angle);
    }
    const stepPx = sizePx / frequency;
    for (let y = 0; y < sizePx; y++) {
      const cellY = Math.floor(y / stepPx);
      const ty = y / stepPx - cellY;
      const fadeY = ty * ty * ty * (ty * (ty * 6 - 15) + 10);
      const nextY = (cellY + 1) % frequency;
      for (let x = 0; x < sizePx; x++) {
        const cellX = Math.floor(x / stepPx);
        const tx = x / stepPx - cellX;
        const fadeX = tx * tx * tx * (tx * (tx * 6 - 15) + 10);
        const nextX = (cellX + 1) % frequency;
        const a = (cellY * frequency + cellX) * 2;
        const b = (cellY * frequency + nextX) * 2;
        const c = (nextY * frequency + cellX) * 2;
        const d = (nextY * frequency + nextX) * 2;
        const va = gradients[a]! * tx + gradients[a + 1]! * ty;
        const vb = gradients[b]! * (tx - 1) + gradients[b + 1]! * ty;
        const vc = gradients[c]! * tx + gradients[c + 1]! * (ty - 1);
        const vd = gradients[d]! * (tx - 1) + gradients[d + 1]! * (ty - 1);
        const top = va + (vb - va) * fadeX;
        const value = top + (vc + (vd - vc) * fadeX - top) * fadeY;
        out[y * sizePx + x]! += amplitude * (ridged ? 1 - Math.abs(value) * 2.8 : value);
      }
    }
  }
  for (let index = 0; index < out.length; index++) {
    // 1.12 = 1.4 (peak of 2-D gradient noise) x 0.8: nearly fills 0..1 without clipping.
    out[index] = ridged ? out[index]! / total : (out[index]! / total) * 1.12 + 0.5;
  }
  return out;
}

function createField(seed: number, frequency: number, octaves: number, ridged: boolean) {
  let table: Float32Array | undefined;
  return {
    sample(u: number, v: number): number {
      table ??= bake(seed, frequency, octaves, ridged);
      const x = u * sizePx;
      const y = v * sizePx;
      const floorX = Math.floor(x);
      const floorY = Math.floor(y);
      const fx = x - floorX;
      const fy = y - floorY;
      const x0 = floorX & mask;
      const x1 = (floorX + 1) & mask;
      const row0 = (floorY & mask) * sizePx;
      const row1 = ((floorY + 1) & mask) * sizePx;
      const a = table[row0 + x0]!;
      const c = table[row1 + x0]!;
      const top = a + (table[row0 + x1]! - a) * fx;
      return top + (c + (table[row1 + x1]! - c) * fx - top) * fy;
    },
  };
}

/** Billows: 8 cells a period, six octaves. */
export const cloudNoise: NoiseField = createField(1, 8, 6, false);
/** Grain: 32 cells a period, four octaves. */
export const grainNoise: NoiseField = createField(2, 32, 4, false);
/** Ridges: 4 cells a period, seven octaves, near 1 on the ridge lines. */
export const ridgeNoise: NoiseField = createField(3, 4, 7, true);

/** Jorge Jimenez' interleaved gradient noise: 0..1, evenly distributed over any small window. */
export function interleavedNoise(x: number, y: number): number {
  const inner = 0.06711056 * x + 0.00583715 * y;
  const outer = 52.9829189 * (inner - Math.floor(inner));
  return outer - Math.floor(outer);
}
