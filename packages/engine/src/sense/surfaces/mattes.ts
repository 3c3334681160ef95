/** From patch probabilities to soft, edge-aware mattes in the photo's size. */

import { linearFromSrgb8 } from '../../colour/srgb.ts';
import { createPlane, type Plane, type RgbImage } from '../../image/image.ts';
import { FilterMemory, lanes } from '../../ops/filter-kernel.ts';
import { areaSpans, linearTaps } from '../../ops/resize.ts';
import { clearedScratch } from '../../ops/scratch-arrays.ts';
import type { Superpixels } from '../patches/superpixels.ts';
import type { WorkingImage } from '../photo/working-image.ts';

export interface Mattes {
  /** One per class; they sum to 1 in every pixel. */
  readonly planes: readonly Plane[];
  /** Likeliest class of each pixel. */
  readonly classOf: Uint8Array;
  /** Probability of the most likely class, in the photo's size. */
  readonly certainty: Plane;
  /** Smoothed probabilities at the working size, one plane per class; scratch arrays. */
  readonly beliefs: readonly Float32Array[];
}

const radius = 5;
const epsilon = 7e-4;
/** A class is absent if no patch has a higher probability. */
const faintest = 0.25;

/** Rows are written as vectors of four 32-bit values, which may pass their end by this many bytes. */
const overrun = 16;

const lightnessSteps = 2048;
const lightnessTable = Float32Array.from({ length: lightnessSteps + 1 }, (_, step) =>
  Math.cbrt(step / lightnessSteps),
);
/** Contribution of each red, green and blue code to the index in that table. */
const lightnessPlaces = Float32Array.from(
  [0.2126, 0.7152, 0.0722].flatMap((share) =>
    Array.from(linearFromSrgb8, (light) => light * share * lightnessSteps),
  ),
);

export function createMattes(
  photo: RgbImage,
  image: WorkingImage,
  patches: Superpixels,
  patchProbabilities: Float32Array,
  classes: number,
): Mattes {
  const { width, height } = image;
  const { widthPx, heightPx } = photo;
  const size = widthPx * heightPx;
  const present = presentClasses(patchProbabilities, classes);
  const beliefs = Array.from({ length: classes }, () =>
    clearedScratch(Float32Array, width * height),
  );

  const memory = new FilterMemory();
  const { kernel } = memory;
  // Mattes stay in the kernel's memory: copying planes of a large photo would double them.
  const planeBytes = Math.ceil(size / 4) * 16 + overrun;
  const coversAt = memory.reserve(present.length * planeBytes);
  const classAt = memory.reserve(size);
  const { fullAt, smallAt } = layGuide(memory, photo, width, height);
  // A pixel's guide is dead once its class is written; writes past a row's end hit dead data as well.
  const certaintyAt = fullAt - overrun;
  const entriesAt = memory.put(patches.of);
  const tableAt = memory.put(tableOf(patchProbabilities, classes, present));
  const wide = lanes * Math.max(1, Math.ceil(present.length / lanes));
  const namesAt = memory.put(Uint8Array.from({ length: wide }, (_, lane) => present[lane] ?? 0));
  const beliefAt = memory.reserve(wide * width * 4);
  const columns = layColumns(memory, width, widthPx, wide);
  const mixedAt = memory.reserve(width * wide * 8);
  memory.openFilter({ width, height, radius }, epsilon, present.length, [
    smallAt,
    entriesAt,
    tableAt,
  ]);
  const beliefRows = present.map((_, lane) => memory.floats(beliefAt + lane * width * 4, width));

  /** Addresses of the newest row of linear coefficients, and of the one before. */
  const linesAt = [0, 0];
  let made = 0;
  const makeRowsTo = (last: number) => {
    for (; made <= last; made++) {
      linesAt[made & 1] = kernel.next();
      kernel.values(beliefAt, width * 4, 0, 1);
      present.forEach((c, lane) => {
        beliefs[c]!.set(beliefRows[lane]!, made * width);
      });
    }
  };
  const rows = linearTaps(height, heightPx);
  for (let y = 0; y < heightPx; y++) {
    const lower = rows.second[y]!;
    makeRowsTo(lower);
    const [upperAt, lowerAt] = [linesAt[rows.first[y]! & 1]!, linesAt[lower & 1]!];
    kernel.spread(upperAt, lowerAt, rows.share[y]!, mixedAt, (width * wide) / 2);
    const start = y * widthPx;
    kernel.enlargeRow(
      mixedAt,
      columns.firstsAt,
      columns.secondsAt,
      columns.betweenAt,
      fullAt + start * 4,
      coversAt + start * 4,
      planeBytes,
      present.length,
      namesAt,
      classAt + start,
      certaintyAt + start * 4,
      widthPx,
    );
  }
  makeRowsTo(height - 1);
  const planeOf = (data: Float32Array): Plane => ({ widthPx, heightPx, data });
  const planes = beliefs.map((_, c) => {
    const lane = present.indexOf(c);
    return lane < 0
      ? createPlane(widthPx, heightPx)
      : planeOf(memory.floats(coversAt + lane * planeBytes, size));
  });
  const certainty = planeOf(memory.floats(certaintyAt, size));
  return { planes, classOf: memory.bytes(classAt, size), certainty, beliefs };
}

function presentClasses(patchProbabilities: Float32Array, classes: number): number[] {
  const most = new Float32Array(classes);
  for (let at = 0; at < patchProbabilities.length; at++) {
    const c = at % classes;
    if (patchProbabilities[at]! > most[c]!) most[c] = patchProbabilities[at]!;
  }
  return [...most.keys()].filter((c) => most[c]! > faintest);
}

/** Probabilities of each patch for the present classes, padded to whole vectors. */
function tableOf(patchProbabilities: Float32Array, classes: number, present: readonly number[]) {
  const wide = lanes * Math.max(1, Math.ceil(present.length / lanes));
  const count = patchProbabilities.length / classes;
  const table = new Float32Array(count * wide);
  for (let patch = 0; patch < count; patch++) {
    for (let lane = 0; lane < present.length; lane++) {
      table[patch * wide + lane] = patchProbabilities[patch * classes + present[lane]!]!;
    }
  }
  return table;
}

/** Guide of the filter: perceived lightness, for every photo pixel and every working pixel. */
function layGuide(memory: FilterMemory, photo: RgbImage, width: number, height: number) {
  const { kernel } = memory;
  const { widthPx, heightPx, data } = photo;
  const placesAt = memory.put(lightnessPlaces);
  const lightnessAt = memory.put(lightnessTable);
  const spansAt = memory.put(areaSpans(widthPx, width));
  const codesAt = memory.reserve(widthPx * 3);
  const sumsAt = memory.reserve(widthPx * 4);
  const smallAt = memory.reserve(width * height * 4);
  const fullAt = memory.reserve(widthPx * heightPx * 4 + overrun) + overrun;
  const codes = memory.bytes(codesAt, widthPx * 3);
  const sums = memory.floats(sumsAt, widthPx);
  for (let y = 0; y < heightPx; y++) {
    codes.set(data.subarray(y * widthPx * 3, (y + 1) * widthPx * 3));
    kernel.lightnessRow(codesAt, placesAt, lightnessAt, fullAt + y * widthPx * 4, widthPx);
  }
  const rows = areaSpans(heightPx, height);
  for (let y = 0; y < height; y++) {
    const [from, to] = [rows[2 * y]!, rows[2 * y + 1]!];
    sums.fill(0);
    for (let line = from; line < to; line++) {
      kernel.addRow(sumsAt, fullAt + line * widthPx * 4, widthPx);
    }
    kernel.areaRow(sumsAt, spansAt, smallAt + y * width * 4, width, to - from);
  }
  return { fullAt, smallAt };
}

/** The two working columns around each photo column, in the kernel's format. */
function layColumns(memory: FilterMemory, width: number, widthPx: number, wide: number) {
  const taps = linearTaps(width, widthPx);
  const padded = Math.ceil(widthPx / 4) * 4;
  const bytes = wide * 8;
  const firsts = new Int32Array(padded);
  const seconds = new Int32Array(padded);
  const between = new Float32Array(padded);
  between.set(taps.share);
  for (let x = 0; x < widthPx; x++) {
    firsts[x] = taps.first[x]! * bytes;
    seconds[x] = taps.second[x]! * bytes;
  }
  return {
    firstsAt: memory.put(firsts),
    secondsAt: memory.put(seconds),
    betweenAt: memory.put(between),
  };
}
