/** Guided filter (He, Sun and Tang 2010): edge-preserving smoothing of signals along a guide. */
import { type FilterMemory, lanes, sharedFilterMemory } from './filter-kernel.ts';

export interface Guide {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** Stores signals for the kernel: interleaved in each entry, padded to whole vectors. */
function layTable(memory: FilterMemory, signals: readonly Float32Array[]): number {
  const wide = lanes * Math.max(1, Math.ceil(signals.length / lanes));
  const length = (signals[0]?.length ?? 0) * wide;
  const at = memory.reserve(length * 4);
  const table = memory.floats(at, length).fill(0);
  for (let lane = 0; lane < signals.length; lane++) layLane(table, lane, wide, signals[lane]!);
  return at;
}

function layLane(table: Float32Array, lane: number, wide: number, signal: Float32Array): void {
  for (let i = 0, to = lane; i < signal.length; i++, to += wide) table[to] = signal[i]!;
}

/** Filters all signals in one pass, in place. */
export function guidedFilter(
  guide: Guide,
  signals: readonly Float32Array[],
  epsilon: number,
): void {
  const { width, height } = guide;
  const memory = sharedFilterMemory();
  const { kernel } = memory;
  const guideAt = memory.put(guide.data);
  const tableAt = layTable(memory, signals);
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
