/**
 * Dense labels as text: a line with the name of the photo, then its rows from the top, each as runs
 * of places of one class, `12w3o` for twelve of wall and three of objects (label-letters.ts).
 */
import { classOfLetter, type LabelSheet } from './label-letters.ts';
import type { LabelledPoint } from './labels.ts';

export const labelColumns = 96;
export const labelRows = 64;

export function pointsOfRows(text: string, sheet: LabelSheet): Map<string, LabelledPoint[]> {
  const labels = new Map<string, LabelledPoint[]>();
  const lines = text.split('\n').filter(Boolean);
  for (let at = 0; at < lines.length; at += 1 + labelRows) {
    const name = lines[at]!;
    const rows = lines.slice(at + 1, at + 1 + labelRows);
    labels.set(
      name,
      rows.flatMap((row, index) => pointsOfRow(row, (index + 0.5) / labelRows, sheet, name)),
    );
  }
  return labels;
}

function pointsOfRow(row: string, y: number, sheet: LabelSheet, name: string): LabelledPoint[] {
  const points: LabelledPoint[] = [];
  let column = 0;
  for (const [, length, letter] of row.matchAll(/(\d+)(\D)/g)) {
    const c = classOfLetter(sheet, letter!, name);
    for (let k = 0; k < Number(length); k++, column++) {
      if (c) points.push({ x: (column + 0.5) / labelColumns, y, c });
    }
  }
  if (column !== labelColumns) throw new Error(`${name}: a row has ${column} places.`);
  return points;
}
