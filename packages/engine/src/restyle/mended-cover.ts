/**
 * A mask mended by local colour, by the corners of the room and by what is protected, pixel by pixel in the
 * kernel: see tools/filter-kernel/mend.ts, which says what each number does.
 */
import { linearFromSrgb8 } from '../colour/srgb.ts';
import { passingMemory } from '../ops/filter-kernel.ts';
import type { Analysis, Surface } from '../sense/analysis.ts';
import { surfaceOf } from '../sense/analysis.ts';
import { affinityOf } from './affinity.ts';
import { boxPlanesOf } from './box-planes.ts';

export interface MendingRules {
  /** 1 for the planes that are the surface's own, by index in the analysis. */
  readonly own: Uint8Array;
  /** Masks of at most two surfaces that it meets in the corners of the room. */
  readonly rivals: readonly Float32Array[];
  /** How much the box of the room decides there, 0..1. */
  readonly cornerTrust: number;
  /** Certainty below which a pixel is left alone, and above which all of it is taken. */
  readonly doubt?: readonly [number, number] | undefined;
}

/** So many rows are brought to the kernel at a time. */
const bandRows = 16;

type Values = Float32Array | Uint8Array | Uint8ClampedArray;

/** Cover 0..255 of each pixel. */
export function mendedCover(analysis: Analysis, surface: Surface, rules: MendingRules): Uint8Array {
  const { widthPx, heightPx, data } = analysis.photo;
  const { columns, rows, local } = affinityOf(analysis, surface);
  const behind = boxPlanesOf(analysis);
  const memory = passingMemory();
  const bands: { source: Values; at: number; perPixel: number }[] = [];
  const follow = (source: Values | undefined, perPixel = 1) => {
    if (!source) return 0;
    const at = memory.reserve(bandRows * widthPx * perPixel * source.BYTES_PER_ELEMENT);
    bands.push({ source, at, perPixel });
    return at;
  };
  const addresses = [
    follow(surface.matte.data),
    follow(rules.rivals[0]),
    follow(rules.rivals[1]),
    follow(surfaceOf(analysis, 'window').matte.data),
    follow(analysis.certainty.data),
    follow(analysis.protect.data),
    follow(behind),
    follow(data, 3),
    memory.put(rules.own),
    memory.put(linearFromSrgb8),
    memory.put(local),
    columns,
    rows,
  ];
  const settings = new ArrayBuffer(80);
  new Int32Array(settings).set(addresses);
  new Float64Array(settings).set([rules.cornerTrust, ...(rules.doubt ?? [0, 0])], 7);
  const settingsAt = memory.put(new Uint8Array(settings));
  const targetAt = memory.reserve(bandRows * widthPx);
  const { kernel } = memory;
  const whole = new Uint8Array(kernel.memory.buffer);
  const out = new Uint8Array(widthPx * heightPx);
  for (let top = 0; top < heightPx; top += bandRows) {
    const end = Math.min(heightPx, top + bandRows);
    for (const { source, at, perPixel } of bands) {
      const size = source.BYTES_PER_ELEMENT * perPixel * widthPx;
      whole.set(
        new Uint8Array(source.buffer, source.byteOffset + top * size, (end - top) * size),
        at,
      );
    }
    for (let y = top; y < end; y++) {
      const skip = (y - top) * widthPx;
      kernel.mendRow(settingsAt, targetAt + skip, y, skip, widthPx);
    }
    out.set(whole.subarray(targetAt, targetAt + (end - top) * widthPx), top * widthPx);
  }
  return out;
}
