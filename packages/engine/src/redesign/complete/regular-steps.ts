/** Steps by which a surface lies on itself again, such as widths of boards and tiles (He and Sun 2012). */

import { featureCount } from './patch-features.ts';
import type { PatchLevel } from './patch-level.ts';
import { part } from './surface-texels.ts';

const samplesWanted = 300;
const stepsWanted = 24;
const leastStep = 4;
/** Share of the samples that have to lie on a source after the step. */
const leastFound = 0.15;
const apartTexels = 2;

export interface Step {
  readonly columns: number;
  readonly rows: number;
}

export function regularSteps({ texels, features }: PatchLevel): Step[] {
  const { width, height, parts } = texels;
  const sources: number[] = [];
  for (let at = 0; at < parts.length; at++) if (parts[at] === part.source) sources.push(at);
  const stride = Math.max(1, sources.length / samplesWanted);
  const samples = Array.from(
    { length: Math.floor(sources.length / stride) },
    (_, k) => sources[Math.floor(k * stride)]!,
  );
  const found: (Step & { unlike: number })[] = [];
  const every = Math.max(1, Math.round(Math.max(width, height) / 160));
  const [most, mostDown] = [Math.floor(width * 0.6), Math.floor(height * 0.6)];
  for (let rows = 0; rows <= mostDown; rows += every) {
    for (let columns = -most; columns <= most; columns += 1) {
      if (Math.hypot(columns, rows) < leastStep || (rows === 0 && columns < 0)) continue;
      const unlike = unlikeAfter(samples, columns, rows);
      if (unlike !== undefined) found.push({ columns, rows, unlike });
    }
  }
  found.sort((one, other) => one.unlike - other.unlike);
  const steps: Step[] = [];
  for (const one of found) {
    if (steps.length >= stepsWanted) break;
    const isNew = steps.every(
      ({ columns, rows }) =>
        Math.abs(columns - one.columns) > apartTexels || Math.abs(rows - one.rows) > apartTexels,
    );
    if (isNew) steps.push(one);
  }
  return steps.flatMap(({ columns, rows }) => [
    { columns, rows },
    { columns: -columns, rows: -rows },
  ]);

  function unlikeAfter(all: readonly number[], columns: number, rows: number) {
    let sum = 0;
    let count = 0;
    const step = rows * width + columns;
    for (const at of all) {
      const column = (at % width) + columns;
      const other = at + step;
      if (column < 0 || column >= width || other >= parts.length) continue;
      if (parts[other] !== part.source) continue;
      const [p, q] = [at * featureCount, other * featureCount];
      for (let c = 0; c < featureCount; c++) sum += (features[p + c]! - features[q + c]!) ** 2;
      count++;
    }
    return count < leastFound * all.length ? undefined : sum / count;
  }
}
