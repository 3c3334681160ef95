/**
 * Refines a mask by local colour, the room's corners and protection, per pixel in the kernel
 * (kernels/filter/assembly/mend.ts).
 */
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import { sharedFilterMemory } from '../../ops/filter-kernel.ts';
import type { Analysis, Surface } from '../../sense/analysis.ts';
import { surfaceOf } from '../../sense/analysis.ts';
import { affinityOf } from './affinity.ts';
import { boxPlanesOf } from './box-planes.ts';

export interface RefinementRules {
  /** 1 for the surface's own planes, by index in the analysis. */
  readonly own: Uint8Array;
  /** Masks of at most two surfaces adjacent to it in the room's corners. */
  readonly rivals: readonly Float32Array[];
  /** Influence of the room's box there, 0..1. */
  readonly cornerTrust: number;
  /** Certainty below which a pixel is excluded, and above which it is fully included. */
  readonly doubt?: readonly [number, number] | undefined;
}

/** Rows processed per call. */
const bandRows = 16;

type Values = Float32Array | Uint8Array | Uint8ClampedArray;

export interface MaskToRefine {
  readonly surface: Surface;
  readonly rules: RefinementRules;
}

/** Cover 0..255 of each pixel, one per mask; shared inputs are passed to the kernel once. */
export function refinedMasks(analysis: Analysis, masks: readonly MaskToRefine[]): Uint8Array[] {
  const { widthPx, heightPx, data } = analysis.photo;
  const behind = boxPlanesOf(analysis);
  const windows = surfaceOf(analysis, 'window').matte.data;
  const memory = sharedFilterMemory();
  const bands = new Map<Values, { at: number; perPixel: number }>();
  const follow = (source: Values | undefined, perPixel = 1) => {
    if (!source) return 0;
    const known = bands.get(source);
    if (known) return known.at;
    const at = memory.reserve(bandRows * widthPx * perPixel * source.BYTES_PER_ELEMENT);
    bands.set(source, { at, perPixel });
    return at;
  };
  const lightAt = memory.put(linearFromSrgb8);
  const made = masks.map(({ surface, rules }) => {
    const { columns, rows, local } = affinityOf(analysis, surface);
    const settings = new ArrayBuffer(64);
    new Int32Array(settings).set([
      follow(surface.matte.data),
      follow(rules.rivals[0]),
      follow(rules.rivals[1]),
      follow(windows),
      follow(analysis.certainty.data),
      follow(analysis.protect.data),
      follow(behind),
      follow(data, 3),
      memory.put(rules.own),
      lightAt,
      memory.put(local),
      columns,
      rows,
    ]);
    new Float32Array(settings).set([rules.cornerTrust, ...(rules.doubt ?? [0, 0])], 13);
    const settingsAt = memory.put(new Uint8Array(settings));
    return { settingsAt, cover: new Uint8Array(widthPx * heightPx) };
  });
  const targetAt = memory.reserve(bandRows * widthPx);
  const { kernel } = memory;
  const whole = new Uint8Array(kernel.memory.buffer);
  for (let top = 0; top < heightPx; top += bandRows) {
    const end = Math.min(heightPx, top + bandRows);
    for (const [source, { at, perPixel }] of bands) {
      const size = source.BYTES_PER_ELEMENT * perPixel * widthPx;
      const start = source.byteOffset + top * size;
      whole.set(new Uint8Array(source.buffer, start, (end - top) * size), at);
    }
    for (const { settingsAt, cover } of made) {
      for (let y = top; y < end; y++) {
        const skip = (y - top) * widthPx;
        kernel.mendRow(settingsAt, targetAt + skip, y, skip, widthPx);
      }
      cover.set(whole.subarray(targetAt, targetAt + (end - top) * widthPx), top * widthPx);
    }
  }
  return made.map(({ cover }) => cover);
}
