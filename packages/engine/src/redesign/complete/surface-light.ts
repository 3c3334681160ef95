/** The smooth course of light on a surface, from where it is seen. */
import type { RgbImage } from '../../image/image.ts';
import { logOfCode } from '../empty/seen-surfaces.ts';
import { fitSmoothLight, type SmoothLight } from '../empty/smooth-light.ts';

interface SeenSurface {
  readonly planeOf: Uint8Array;
  readonly isSource: Uint8Array;
}

const samplesAcross = 180;

/** Undefined where too little is seen. */
export function surfaceLight(
  { widthPx: w, heightPx: h, data }: RgbImage,
  { planeOf, isSource }: SeenSurface,
  plane: number,
): SmoothLight | undefined {
  const step = Math.max(2, Math.round(w / samplesAcross));
  const values: number[] = [];
  for (let y = step >> 1; y < h; y += step) {
    for (let x = step >> 1; x < w; x += step) {
      const at = y * w + x;
      if (planeOf[at] !== plane || !isSource[at]) continue;
      values.push((x + 0.5) / w, (y + 0.5) / h);
      for (let c = 0; c < 3; c++) values.push(logOfCode[data[at * 3 + c]!]!);
    }
  }
  return fitSmoothLight({ values: Float64Array.from(values), count: values.length / 5 });
}
