/**
 * Dense labels by eye: sheets of photos cut into numbered segments, and notes of what they are.
 *
 *   node training/labelling/label-segments.ts sheets room|house OUT_FOLDER PHOTO...
 *   node training/labelling/label-segments.ts rows room|house NOTES.txt PHOTO_FOLDER OUT.txt
 *
 * Notes: a line with the name of the photo, then lines of a letter (label-letters.ts) and the
 * numbers of its segments: `3-7` for all from 3 to 7, `*` for all that are not named otherwise, which
 * else can't be told. Numbers hold only for the engine that drew the sheets, rows for ever
 * (label-rows.ts).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SceneKind } from '../../packages/engine/src/sense/analysis.ts';
import { isHeldOut } from '../photos/held-out.ts';
import { classOfLetter, isLabelSheet, type LabelSheet } from './label-letters.ts';
import { labelColumns, labelRows } from './label-rows.ts';
import { drawSegmentSheets } from './segment-sheet.ts';
import { cutPhoto, segmentCount } from './segments.ts';

const [task, sheet, place, ...words] = process.argv.slice(2);
if (!isLabelSheet(sheet) || !place || words.length === 0) {
  throw new Error('Usage: label-segments.ts sheets|rows room|house ...');
}
const kind: SceneKind = sheet === 'room' ? 'interior' : 'exterior';
if (task === 'sheets') await drawSegmentSheets(kind, place, words);
else await writeRows(sheet, place, words[0]!, words[1]!);

async function writeRows(labels: LabelSheet, notesPath: string, folder: string, out: string) {
  const blocks: string[] = [];
  for (const [name, letters] of readNotes(labels, readFileSync(notesPath, 'utf8'))) {
    blocks.push(`${name}\n${(await rowsOf(join(folder, name), letters)).join('\n')}\n`);
  }
  writeFileSync(out, blocks.join(''));
  console.log(`${blocks.length} photos`);
}

/** The letter of every segment; 0 stands for all that are not named. */
function readNotes(labels: LabelSheet, text: string): Map<string, string[]> {
  const notes = new Map<string, string[]>();
  let letters: string[] = [];
  let name = '';
  for (const line of text.split('\n')) {
    const [first, ...numbers] = line.trim().split(/\s+/);
    if (!first) continue;
    if (numbers.length === 0) {
      name = first;
      if (isHeldOut(name)) throw new Error(`${name} may be set aside.`);
      letters = [];
      notes.set(name, letters);
    } else {
      classOfLetter(labels, first, name);
      for (const number of numbers) spell(letters, first, number);
    }
  }
  return notes;
}

function spell(letters: string[], letter: string, number: string): void {
  const [from, to = from] = number === '*' ? [0] : number.split('-').map(Number);
  if (from === undefined || to === undefined || !(to >= from) || to > segmentCount) {
    throw new Error(`"${number}" is no segment.`);
  }
  for (let k = from; k <= to; k++) letters[k] = letter;
}

async function rowsOf(path: string, letters: readonly string[]): Promise<string[]> {
  const { picture, crop, width, height, map } = await cutPhoto(path, kind);
  return Array.from({ length: labelRows }, (_, row) => {
    const y = (((row + 0.5) / labelRows) * picture.heightPx - crop.y) / crop.heightPx;
    const cells = Array.from({ length: labelColumns }, (_, column) => {
      const x = (((column + 0.5) / labelColumns) * picture.widthPx - crop.x) / crop.widthPx;
      if (x < 0 || y < 0 || x >= 1 || y >= 1) return '-';
      const segment = map[Math.floor(y * height) * width + Math.floor(x * width)]!;
      return letters[segment] ?? letters[0] ?? '-';
    });
    return cells.join('').replace(/(.)\1*/g, (run, letter) => `${run.length}${letter}`);
  });
}
