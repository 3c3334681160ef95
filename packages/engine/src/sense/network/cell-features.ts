/** The surface network's features per cell, at an eighth of its input; other models are trained on them. */
import { type Sheet, startOf } from './sheet.ts';

export interface CellFeatures {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** Cell by cell, channels interleaved. */
  readonly data: Float32Array;
}

/** The sheets with a pass's features, from finest to widest receptive field. */
export interface FeatureSheets {
  readonly decoded: Sheet;
  readonly eighth: Sheet;
  /** Half as large as the others. */
  readonly sixteenth: Sheet;
}

export function cellFeatures(
  memory: Float32Array,
  { decoded, eighth, sixteenth }: FeatureSheets,
): CellFeatures {
  const { width, height } = eighth;
  const channels = decoded.channels + eighth.channels + sixteenth.channels;
  const data = new Float32Array(width * height * channels);
  let to = 0;
  const take = (sheet: Sheet, x: number, y: number) => {
    const from = startOf(sheet, y) + x * sheet.channels;
    data.set(memory.subarray(from, from + sheet.channels), to);
    to += sheet.channels;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      take(decoded, x, y);
      take(eighth, x, y);
      take(sixteenth, x >> 1, y >> 1);
    }
  }
  return { width, height, channels, data };
}
