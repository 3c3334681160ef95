/** Main colours of a photo, with names. */
import { linearFromOkLab } from '../../colour/oklab.ts';
import { srgb8FromLinear } from '../../colour/srgb.ts';
import type { PaletteColour } from '../analysis.ts';
import { colourNames } from './colour-names.ts';
import type { Superpixels } from './superpixels.ts';
import { clusterTones } from './tones.ts';

const clusters = 7;
const chromaWeight = 2;
const sameColour = 0.07;
const smallestShare = 0.015;

export function paletteOf(patches: Superpixels): PaletteColour[] {
  const means = clusterTones(patches, clusters, 10).centres;
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
