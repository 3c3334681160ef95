/** The guided filter (He, Sun and Tang 2010): signals smoothed so that they follow the edges of a guide. */
import { lanes, passingMemory } from './filter-kernel.ts';

export interface Guide {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** Signals as the kernel reads them: side by side in each entry, padded to whole vectors. */
export function interleave(signals: readonly Float32Array[]): Float32Array {
  const wide = lanes * Math.max(1, Math.ceil(signals.length / lanes));
  const length = signals[0]?.length ?? 0;
  const table = new Float32Array(length * wide);
  signals.forEach((signal, lane) => {
    for (let i = 0, to = lane; i < length; i++, to += wide) table[to] = signal[i]!;
  });
  return table;
}

/** All signals in one pass; each is written over with what it becomes. */
export function guidedFilter(
  guide: Guide,
  signals: readonly Float32Array[],
  epsilon: number,
): void {
  const { width, height } = guide;
  const memory = passingMemory();
  const { kernel } = memory;
  const guideAt = memory.put(guide.data);
  const tableAt = memory.put(interleave(signals));
  const planes = lanes * Math.ceil(signals.length / lanes);
  const rowAt = memory.reserve(planes * width * 4);
  memory.openFilter(guide, epsilon, signals.length, [guideAt, 0, tableAt]);
  const rows = signals.map((_, lane) => memory.floats(rowAt + lane * width * 4, width));
  for (let y = 0; y < height; y++) {
    kernel.next();
    kernel.values(rowAt, width * 4, -Infinity, Infinity);
    signals.forEach((signal, lane) => {
      signal.set(rows[lane]!, y * width);
    });
  }
}
