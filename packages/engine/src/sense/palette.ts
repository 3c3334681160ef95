/** The main colours of a photo, named. */
import { linearFromOkLab } from '../colour/oklab.ts';
import { srgb8FromLinear } from '../colour/srgb.ts';
import { createRandom } from '../random/random.ts';
import type { PaletteColour } from './analysis.ts';
import { colourNames } from './colour-names.ts';
import type { Superpixels } from './superpixels.ts';

const clusters = 7;
const rounds = 10;
const chromaWeight = 2;
/** Clusters nearer than this are one colour. */
const sameColour = 0.07;
const smallestShare = 0.015;

export function paletteOf(patches: Superpixels): PaletteColour[] {
  const means = clusterColours(patches);
  const merged: { l: number; a: number; b: number; share: number }[] = [];
  for (const mean of means.sort((p, q) => q.share - p.share)) {
    const near = merged.find(
      (other) =>
        Math.hypot(
          other.l - mean.l,
          chromaWeight * (other.a - mean.a),
          chromaWeight * (other.b - mean.b),
        ) < sameColour,
    );
    if (near) near.share += mean.share;
    else if (mean.share >= smallestShare || merged.length === 0) merged.push({ ...mean });
  }
  return merged.map(({ l, a, b, share }) => {
    const [red, green, blue] = linearFromOkLab(l, a, b);
    const rgb = [srgb8FromLinear(red), srgb8FromLinear(green), srgb8FromLinear(blue)] as const;
    return { name: nameOf(l, a, b), rgb, share };
  });
}

function clusterColours(patches: Superpixels) {
  const { count, lightness, a, b, size } = patches;
  const random = createRandom(17);
  const centres: { l: number; a: number; b: number; share: number }[] = [];
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
      for (let j = 1; j < centres.length; j++) {
        if (distance(centres[j]!, k) < distance(centres[best]!, k)) best = j;
      }
      const sum = sums[best]!;
      sum.l += size[k]! * lightness[k]!;
      sum.a += size[k]! * a[k]!;
      sum.b += size[k]! * b[k]!;
      sum.weight += size[k]!;
    }
    sums.forEach(({ l, a: sa, b: sb, weight }, j) => {
      if (weight === 0) {
        centres[j]!.share = 0;
        return;
      }
      centres[j] = { l: l / weight, a: sa / weight, b: sb / weight, share: weight / total };
    });
  }
  return centres;

  function distance(centre: { l: number; a: number; b: number }, k: number): number {
    const dl = centre.l - lightness[k]!;
    const da = chromaWeight * (centre.a - a[k]!);
    const db = chromaWeight * (centre.b - b[k]!);
    return dl * dl + da * da + db * db;
  }
}

function nameOf(l: number, a: number, b: number): string {
  let best = colourNames[0]!;
  let nearest = Infinity;
  for (const candidate of colourNames) {
    const [cl, ca, cb] = candidate.okLab;
    const distance = Math.hypot(cl - l, chromaWeight * (ca - a), chromaWeight * (cb - b));
    if (distance < nearest) {
      nearest = distance;
      best = candidate;
    }
  }
  return best.name;
}
