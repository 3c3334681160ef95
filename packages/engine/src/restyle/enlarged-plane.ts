/** A plane that is held small, of which each row is enlarged to the photo when it is wanted. */
import type { Plane } from '../image/image.ts';
import { type LinearTaps, linearTaps } from '../ops/resize.ts';

export class EnlargedPlane {
  private readonly source: Plane;
  private readonly columns: LinearTaps;
  private readonly rows: LinearTaps;
  /** The row between two of the source. */
  private readonly mixed: Float32Array;

  constructor(source: Plane, widthPx: number, heightPx: number) {
    this.source = source;
    this.columns = linearTaps(source.widthPx, widthPx);
    this.rows = linearTaps(source.heightPx, heightPx);
    this.mixed = new Float32Array(source.widthPx);
  }

  /** Row y of the enlarged plane, from `start` on. */
  writeRow(y: number, target: Float32Array, start: number): void {
    const { columns, rows, mixed } = this;
    const { data, widthPx } = this.source;
    const upper = rows.first[y]! * widthPx;
    const lower = rows.second[y]! * widthPx;
    const down = rows.share[y]!;
    for (let x = 0; x < widthPx; x++) {
      const top = data[upper + x]!;
      mixed[x] = top + (data[lower + x]! - top) * down;
    }
    const { first, second, share } = columns;
    for (let x = 0; x < first.length; x++) {
      const left = mixed[first[x]!]!;
      target[start + x] = left + (mixed[second[x]!]! - left) * share[x]!;
    }
  }
}
