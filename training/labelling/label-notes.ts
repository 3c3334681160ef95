/**
 * Notes from a label sheet to points.
 *
 *   node training/labelling/label-notes.ts NOTES.txt PHOTO_FOLDER OUT.json
 *
 * Notes: a line with the name of the photo, then one line a row of places, one letter a place:
 * f floor, w wall, c ceiling, n window, d door, o object; on houses s sky, f facade, r roof,
 * n window, d door, v vegetation, g ground, o other; - for a place that can't be told.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeColumns, placeRows, quietPlaces } from '../photos/quiet-places.ts';
import { readPhoto } from '../photos/read-photo.ts';
import { classOfLetter, isLabelSheet } from './label-letters.ts';

const [notesPath, folder, outPath, sheet = 'room'] = process.argv.slice(2);
if (!notesPath || !folder || !outPath || !isLabelSheet(sheet)) {
  throw new Error('Usage: label-notes.ts NOTES.txt PHOTO_FOLDER OUT.json [room|house]');
}
const lines = readFileSync(notesPath, 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean);
const labels: Record<string, { x: number; y: number; c: string }[]> = {};
for (let at = 0; at < lines.length; at += 1 + placeRows) {
  const name = lines[at]!;
  const rows = lines.slice(at + 1, at + 1 + placeRows);
  if (rows.length !== placeRows || rows.some((row) => row.length !== placeColumns)) {
    throw new Error(`${name}: needs ${placeRows} rows of ${placeColumns} letters.`);
  }
  const text = rows.join('');
  const places = quietPlaces(await readPhoto(join(folder, name), 0.7));
  labels[name] = places.flatMap(({ x, y }, index) => {
    const c = classOfLetter(sheet, text[index]!, name);
    return c === null ? [] : [{ x: Math.round(x * 1e4) / 1e4, y: Math.round(y * 1e4) / 1e4, c }];
  });
}
const blocks = Object.entries(labels).map(
  ([name, points]) => ` ${JSON.stringify(name)}: ${JSON.stringify(points)}`,
);
writeFileSync(outPath, `{\n${blocks.join(',\n')}\n}\n`);
