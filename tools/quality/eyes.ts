/** Accuracy of our detectors on photos, by their file names and labelled boxes. */
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  findThings,
  guessKind,
  seenRoom,
  type ThingsFound,
  thingKinds,
} from '@maquette/engine/analysis';
import { detectThings } from '@maquette/engine/detector';
import { readThingLabels } from '../../training/labelling/thing-labels.ts';
import { readPhoto } from '../pictures/photo-files.ts';

const labels = join(import.meta.dirname, '../../training/labels');
const labelFiles = [
  ...['things-rooms.txt', 'things-rooms-checked.txt'],
  ...['things-fronts.txt', 'things-held-out.txt'],
];
const sidePx = 1024;

/** Ground truth from a photo's file name, such as `12_kitchen.jpg`. */
const truths: readonly (readonly [RegExp, 'interior' | 'exterior', string | null])[] = [
  [/bed/i, 'interior', 'Bedroom'],
  [/kitchen/i, 'interior', 'Kitchen'],
  [/bath/i, 'interior', 'Bathroom'],
  [/frontal|facade|house|building|street|exterior/i, 'exterior', null],
  [/room|office|hall|interior/i, 'interior', null],
];

class Count {
  right = 0;
  all = 0;
  add(isRight: boolean): void {
    this.all++;
    if (isRight) this.right++;
  }
  toString(): string {
    const share = this.all === 0 ? '-' : `${((100 * this.right) / this.all).toFixed(1)} %`;
    return `${this.right} of ${this.all} (${share})`;
  }
}

const kinds = new Count();
/** Bedroom, kitchen, bathroom or front; an undetected room counts as wrong. */
const places = new Count();
const roomsTold = new Count();
const roomsRight = new Count();
const found = new Map<string, Count>();
const foundFirst = new Count();
const foundOfAll = new Count();
/** The most important things. */
const namedFirst = [
  ...['bed', 'sofa', 'sink', 'toilet', 'oven or stove', 'refrigerator', 'cabinets'],
  ...['curtains or blinds', 'mirror', 'lamp', 'bathtub', 'garage door', 'drive', 'lawn'],
];
const named = new Map<string, Count>();
const countIn = (counts: Map<string, Count>, name: string): Count => {
  const count = counts.get(name) ?? new Count();
  counts.set(name, count);
  return count;
};

function countThings({ things, lookedFor }: ThingsFound, shown: ReadonlySet<string>): void {
  const detected = new Set(things.map(({ name }) => name));
  for (const name of shown) {
    foundOfAll.add(detected.has(name));
    if (namedFirst.includes(name)) foundFirst.add(detected.has(name));
  }
  for (const name of lookedFor) {
    if (shown.has(name)) countIn(found, name).add(detected.has(name));
    if (detected.has(name)) countIn(named, name).add(shown.has(name));
  }
}

function printCounts(title: string, counts: ReadonlyMap<string, Count>): void {
  const total = new Count();
  for (const [name, count] of [...counts].sort()) {
    total.right += count.right;
    total.all += count.all;
    console.log(`  ${name}: ${count}`);
  }
  console.log(`${title}: ${total}`);
}

export async function printEyes(folder: string): Promise<void> {
  const labelled = new Map(
    labelFiles
      .map((file) => join(labels, file))
      .filter(existsSync)
      .flatMap((path) => [...readThingLabels(readFileSync(path, 'utf8'))]),
  );
  for (const file of (await readdir(folder)).sort()) {
    const truth = truths.find(([word]) => word.test(file));
    if (!truth || !/\.(?:jpe?g|png|webp)$/i.test(file)) continue;
    const [, kind, room] = truth;
    const picture = await readPhoto(join(folder, file), sidePx);
    const detections = detectThings(picture) ?? null;
    const guess = guessKind(picture, undefined, detections ?? []);
    kinds.add(guess.kind === kind);
    if (guess.kind !== kind) console.log(`${file}: taken for ${guess.kind}`);
    const seen = findThings(picture, kind, detections);
    if (kind === 'exterior') places.add(guess.kind === kind);
    if (kind === 'interior') {
      const detected = seenRoom(seen, picture, detections).room;
      roomsTold.add(detected !== null);
      if (room) places.add(guess.kind === kind && detected?.name === room);
      if (detected) roomsRight.add(detected.name === room);
      if (detected && detected.name !== room) console.log(`${file}: told as ${detected.name}`);
    }
    const boxes = labelled.get(file);
    if (!boxes) continue;
    const letters = new Set(boxes.map(({ letter }) => letter));
    const shown = thingKinds[kind].filter(({ letter }) => letters.has(letter));
    countThings(seen, new Set(shown.map(({ name }) => name)));
  }
  console.log(`room or building, told rightly: ${kinds}`);
  console.log(`bedroom, kitchen, bathroom or front, told rightly: ${places}`);
  console.log(`which room, told at all: ${roomsTold}`);
  console.log(`which room, told rightly where told: ${roomsRight}`);
  printCounts('things found, of those that are looked for and there', found);
  console.log(`things found, of all that are there: ${foundOfAll}`);
  console.log(`things found, of those that a person names first: ${foundFirst}`);
  printCounts('things there, of those that are named', named);
}
