/** Sheets (feature maps) in the network kernel's memory; freed space is reused. */
import { firstFreeByte } from '../kernels/load-kernel.ts';
import { createNetworkKernel, type NetworkKernel } from '../sense/network/kernel.ts';

/** Rows of pixels with interleaved channels, zero-padded to whole lanes. */
export interface Sheet {
  /** Index of the first value. */
  readonly at: number;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly lanes: number;
}

interface Gap {
  readonly at: number;
  readonly length: number;
}

/** The kernel processes this many channels at a time. */
export const lane = 8;

export const lanesFor = (channels: number) => Math.ceil(channels / lane) * lane;
export const sizeOf = ({ width, height, lanes }: Sheet) => width * height * lanes;

export class SheetMemory {
  readonly kernel: NetworkKernel = createNetworkKernel();
  private end = firstFreeByte / 4;
  private gaps: readonly Gap[] = [];

  /** All values; a view taken before the last call of `sheet` or `keep` may be stale. */
  get numbers(): Float32Array {
    return this.kernel.memory(4 * this.end);
  }

  /** Not cleared: it has the content of an earlier sheet. */
  sheet(width: number, height: number, channels: number): Sheet {
    const sheet = { at: 0, width, height, channels, lanes: lanesFor(channels) };
    return { ...sheet, at: this.take(sizeOf(sheet)) };
  }

  free(sheet: Sheet): void {
    const gaps = [...this.gaps, { at: sheet.at, length: sizeOf(sheet) }];
    const joined: Gap[] = [];
    for (const gap of gaps.sort((one, other) => one.at - other.at)) {
      const last = joined.at(-1);
      if (last && last.at + last.length === gap.at)
        joined[joined.length - 1] = { at: last.at, length: last.length + gap.length };
      else joined.push(gap);
    }
    this.gaps = joined;
  }

  /** Stores permanent values; returns the index of the first. */
  keep(values: Float32Array): number {
    const at = this.take(lanesFor(values.length));
    this.numbers.set(values, at);
    return at;
  }

  private take(length: number): number {
    const gap = this.gaps
      .filter((one) => one.length >= length)
      .reduce<Gap | undefined>(
        (best, one) => (best && best.length <= one.length ? best : one),
        undefined,
      );
    if (!gap) {
      this.end += length;
      return this.end - length;
    }
    const rest = { at: gap.at + length, length: gap.length - length };
    this.gaps = this.gaps.flatMap((one) => (one !== gap ? [one] : rest.length > 0 ? [rest] : []));
    return gap.at;
  }
}
