/** Metrics of one picture, using the id buffer for those about things. */
import { type OkLab, okLabFromLinear } from '../../src/colour/oklab.ts';
import { linearFromSrgb8 } from '../../src/colour/srgb.ts';
import type { RgbImage } from '../../src/image/image.ts';
import type { RenderedPicture } from '../../src/visuals/render/render-request.ts';
import type { ObjectLabel, Scene } from '../../src/visuals/scene-model.ts';

export interface PictureFigures {
  /** 0..255. */
  readonly mean: number;
  readonly spread: number;
  readonly nearBlackShare: number;
  readonly clippedShare: number;
  /** Bits, of 64 levels. */
  readonly entropy: number;
  /** Hasler and Süsstrunk 2003. */
  readonly colourfulness: number;
}

const nearBlack = 8;
const clippedFrom = 254;

export function figuresOf({ data }: RgbImage): PictureFigures {
  const pixels = data.length / 3;
  const levels = new Uint32Array(64);
  let [sum, squares, dark, clipped] = [0, 0, 0, 0];
  let [rg, rgSquares, yb, ybSquares] = [0, 0, 0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    sum += luma;
    squares += luma * luma;
    levels[Math.min(63, Math.floor(luma / 4))]!++;
    if (luma < nearBlack) dark++;
    if (Math.min(r, g, b) >= clippedFrom) clipped++;
    const [p, q] = [r - g, (r + g) / 2 - b];
    rg += p;
    rgSquares += p * p;
    yb += q;
    ybSquares += q * q;
  }
  const deviation = (total: number, of: number) =>
    Math.sqrt(Math.max(0, of / pixels - (total / pixels) ** 2));
  const entropy = [...levels].reduce((bits, count) => {
    const share = count / pixels;
    return share > 0 ? bits - share * Math.log2(share) : bits;
  }, 0);
  return {
    mean: sum / pixels,
    spread: deviation(sum, squares),
    nearBlackShare: dark / pixels,
    clippedShare: clipped / pixels,
    entropy,
    colourfulness:
      Math.hypot(deviation(rg, rgSquares), deviation(yb, ybSquares)) +
      0.3 * Math.hypot(rg / pixels, yb / pixels),
  };
}

/** Mean linear colour of the brighter half of matching pixels: the lit part. */
export function litColour(
  result: Pick<RenderedPicture, 'image' | 'ids'>,
  wanted: (objectId: number) => boolean,
): readonly [number, number, number] | undefined {
  const { image, ids } = result;
  const found: { luma: number; rgb: [number, number, number] }[] = [];
  for (let pixel = 0; pixel < ids.length; pixel++) {
    if (!wanted(ids[pixel]!)) continue;
    const rgb: [number, number, number] = [0, 1, 2].map(
      (channel) => linearFromSrgb8[image.data[pixel * 3 + channel]!]!,
    ) as [number, number, number];
    found.push({ luma: 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2], rgb });
  }
  if (found.length < 40) return undefined;
  found.sort((a, b) => b.luma - a.luma);
  const lit = found.slice(0, Math.ceil(found.length / 2));
  return [0, 1, 2].map(
    (channel) => lit.reduce((sum, { rgb }) => sum + rgb[channel]!, 0) / lit.length,
  ) as [number, number, number];
}

/**
 * OKLab distance of two colours x 100 after matching their lightness: brightness depends on the time of day,
 * colour on the prompt.
 */
export function hueDistance(
  seen: readonly [number, number, number],
  named: readonly [number, number, number],
): number {
  const target: OkLab = okLabFromLinear(...named);
  let best = Infinity;
  for (let gain = 0.2; gain < 6; gain *= 1.04) {
    const [l, a, b] = okLabFromLinear(seen[0] * gain, seen[1] * gain, seen[2] * gain);
    best = Math.min(best, Math.hypot(l - target[0], a - target[1], b - target[2]) * 100);
  }
  return best;
}

export function storeysSeen(scene: Scene, ids: Uint16Array): number {
  const counts = new Map<number, number>();
  for (const id of ids) {
    const { subject, storey, label } = scene.objects[id]!;
    if (!subject || storey === undefined || (label !== 'window' && label !== 'door')) continue;
    counts.set(storey, (counts.get(storey) ?? 0) + 1);
  }
  return [...counts.values()].filter((pixels) => pixels > 3).length;
}

export const labelled =
  (scene: Scene, label: ObjectLabel, subjectOnly = false) =>
  (id: number): boolean => {
    const object = scene.objects[id]!;
    return object.label === label && (!subjectOnly || object.subject);
  };

const thumb = { widthPx: 16, heightPx: 12 } as const;

/** 16 x 12 means, for comparing pictures. */
export function thumbnail({ data, widthPx, heightPx }: RgbImage): Float64Array {
  const out = new Float64Array(thumb.widthPx * thumb.heightPx * 3);
  const counts = new Float64Array(thumb.widthPx * thumb.heightPx);
  for (let y = 0; y < heightPx; y++) {
    const row = Math.floor((y * thumb.heightPx) / heightPx) * thumb.widthPx;
    for (let x = 0; x < widthPx; x++) {
      const cell = row + Math.floor((x * thumb.widthPx) / widthPx);
      counts[cell]!++;
      for (let channel = 0; channel < 3; channel++)
        out[cell * 3 + channel]! += data[(y * widthPx + x) * 3 + channel]!;
    }
  }
  return out.map((value, at) => value / counts[Math.floor(at / 3)]!);
}

export function thumbDistance(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length;
}
