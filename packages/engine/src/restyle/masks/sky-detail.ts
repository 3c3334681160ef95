/**
 * Twigs, wires and lettering in front of the sky, too thin for a mask: where the photo is much darker than
 * the sky around, the new sky is as well.
 */
import { luminanceAt } from '../../colour/srgb.ts';
import { smoothStep } from '../../ops/ramps.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { surfaceOf } from '../../sense/analysis.ts';
import { sumSky } from '../../sense/surfaces/sky-cells.ts';

const cellPx = 16;
/**
 * Minimum light of a sky pixel, relative to its surroundings. A white sky has no darker parts; a blue one has
 * between clouds.
 */
const cloud = { blue: 0.6, white: 0.86 } as const;
/** This far below that, it is certainly something in front of the sky. */
const unsure = 0.3;
/** Light at which a sky starts to be, and is, white. */
const whitish = 0.5;
const white = 0.75;

const known = new WeakMap<Analysis, Float32Array>();

/** Mean light of the sky per cell, diffused to neighbours; cached per analysis. */
function lightAround(analysis: Analysis): Float32Array {
  let cells = known.get(analysis);
  if (!cells) {
    cells = measure(analysis);
    known.set(analysis, cells);
  }
  return cells;
}

function measure(analysis: Analysis): Float32Array {
  const sky = surfaceOf(analysis, 'sky').matte;
  const { columns, rows, sums, counts } = sumSky(analysis.photo, sky, cellPx, luminanceAt);
  const mean = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let sum = 0;
      let count = 0;
      for (let j = Math.max(0, y - 1); j <= Math.min(rows - 1, y + 1); j++) {
        for (let i = Math.max(0, x - 1); i <= Math.min(columns - 1, x + 1); i++) {
          sum += sums[j * columns + i]!;
          count += counts[j * columns + i]!;
        }
      }
      mean[y * columns + x] = count > 0 ? sum / count : 0;
    }
  }
  return mean;
}

/**
 * Returns a function that gives the factor on the new sky at a pixel: 1 in the open, less behind thin things.
 */
export function skyDetail(analysis: Analysis): (x: number, y: number) => number {
  const cells = lightAround(analysis);
  const { widthPx, data } = analysis.photo;
  const columns = Math.ceil(widthPx / cellPx);
  return (x, y) => {
    const around = cells[Math.floor(y / cellPx) * columns + Math.floor(x / cellPx)]!;
    const ratio = luminanceAt(data, (y * widthPx + x) * 3) / Math.max(0.02, around);
    const open = cloud.blue + (cloud.white - cloud.blue) * smoothStep(whitish, white, around);
    if (ratio >= open) return 1;
    return ratio + (1 - ratio) * smoothStep(open - unsure, open, ratio);
  };
}
