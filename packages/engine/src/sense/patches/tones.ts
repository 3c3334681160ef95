/** Clusters patches by colour alone: a wall in several pieces is still one tone. */
import { createRandom } from '../../random/random.ts';
import type { Superpixels } from './superpixels.ts';

export interface Tone {
  readonly l: number;
  readonly a: number;
  readonly b: number;
  readonly share: number;
}

const chromaWeight = 2;

export function clusterTones(patches: Superpixels, clusters: number, rounds: number) {
  const { count, lightness, a, b, size } = patches;
  const random = createRandom(17);
  const centres: Tone[] = [];
  const of = new Int32Array(count);
  const nearest = new Float32Array(count).fill(4);
  const total = size.reduce((p, q) => p + q, 0);
  let seed = 0;
  while (centres.length < Math.min(clusters, count)) {
    const centre = { l: lightness[seed]!, a: a[seed]!, b: b[seed]!, share: 0 };
    centres.push(centre);
    let sum = 0;
    for (let k = 0; k < count; k++) {
      nearest[k] = Math.min(nearest[k]!, distance(centre, k));
      sum += nearest[k]! * size[k]!;
    }
    let draw = random.next() * sum;
    for (seed = 0; seed < count - 1; seed++) {
      draw -= nearest[seed]! * size[seed]!;
      if (draw <= 0) break;
    }
  }
  for (let round = 0; round < rounds; round++) {
    const sums = centres.map(() => ({ l: 0, a: 0, b: 0, weight: 0 }));
    for (let k = 0; k < count; k++) {
      let best = 0;
      let least = Infinity;
      for (let j = 0; j < centres.length; j++) {
        const far = distance(centres[j]!, k);
        if (far < least) {
          least = far;
          best = j;
        }
      }
      of[k] = best;
      const sum = sums[best]!;
      sum.l += size[k]! * lightness[k]!;
      sum.a += size[k]! * a[k]!;
      sum.b += size[k]! * b[k]!;
      sum.weight += size[k]!;
    }
    sums.forEach(({ l, a: sumA, b: sumB, weight }, j) => {
      centres[j] =
        weight === 0
          ? { ...centres[j]!, share: 0 }
          : { l: l / weight, a: sumA / weight, b: sumB / weight, share: weight / total };
    });
  }
  return { of, centres };

  function distance(centre: Tone, k: number): number {
    const dl = centre.l - lightness[k]!;
    const da = chromaWeight * (centre.a - a[k]!);
    const db = chromaWeight * (centre.b - b[k]!);
    return dl * dl + da * da + db * db;
  }
}

export const toneLength = 7;
const toneCount = 8;

/** For each tone: share, mean position, spread in both directions, and vertical extent. */
export function describeTones(patches: Superpixels, width: number, height: number) {
  const { of, centres } = clusterTones(patches, toneCount, 6);
  const data = new Float32Array(centres.length * toneLength);
  const places: { x: number[]; y: number[] }[] = centres.map(() => ({ x: [], y: [] }));
  for (let k = 0; k < patches.count; k++) {
    places[of[k]!]!.x.push(patches.centreX[k]! / width);
    places[of[k]!]!.y.push(patches.centreY[k]! / height);
  }
  places.forEach(({ x, y }, tone) => {
    if (x.length === 0) return;
    const mean = (list: readonly number[]) => list.reduce((p, q) => p + q, 0) / list.length;
    const mx = mean(x);
    const my = mean(y);
    const spread = (list: readonly number[], middle: number) =>
      Math.sqrt(mean(list.map((value) => (value - middle) ** 2)));
    y.sort((p, q) => p - q);
    const at = (share: number) => y[Math.floor(share * (y.length - 1))]!;
    const facts = [centres[tone]!.share, mx, my, spread(x, mx), spread(y, my), at(0.1), at(0.9)];
    data.set(facts, tone * toneLength);
  });
  return { of, data };
}
