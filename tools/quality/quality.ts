/** All metrics of the restyle engine for a folder of photos, with contact sheets; fails below the bars. */
import { mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { RgbImage } from '@maquette/engine/image';
import type { Analysis, DecorLevel, RestyleRequest, SceneKind } from '@maquette/engine/restyle';
import {
  analysePhoto,
  exteriorStyles,
  interiorStyles,
  renderRestyle,
  scoreStructure,
} from '@maquette/engine/restyle';
import { endWith, numberOf, readCommandLine, wordOf } from '../command-line.ts';
import { readPhoto } from '../pictures/photo-files.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { printDrawnRooms } from './drawn-rooms.ts';
import { printEyes } from './eyes.ts';
import { printEmptiedRooms, printFurnitureFaults } from './furnished-rooms.ts';
import { addedSeams, clippedShare, colourChange, edgesKept, labOf } from './measure.ts';

/** Bars for a release; dark styles have their own. */
const bars = {
  edges: 0.92,
  edgesDark: 0.87,
  clipped: 0.02,
  clippedDark: 0.05,
  change: 7,
  pair: 5,
  seams: 0.02,
} as const;
const darkStyles: readonly string[] = ['Cyberpunk', 'Industrial', 'Mies Van Der Rohe'];

const roomWords: readonly (readonly [RegExp, SceneKind, string])[] = [
  [/kitchen/i, 'interior', 'Kitchen'],
  [/bath/i, 'interior', 'Bathroom'],
  [/bed/i, 'interior', 'Bedroom'],
  [/garage/i, 'interior', 'Garage'],
  [/office/i, 'interior', 'Office'],
  [/dining/i, 'interior', 'Dining Room'],
  [/foyer|hall/i, 'interior', 'Foyer'],
  [/frontal|facade|house|building|palace|street|exterior/i, 'exterior', 'Exterior'],
];

const sceneKinds: readonly SceneKind[] = ['interior', 'exterior'];
const decorLevels: readonly DecorLevel[] = ['off', 'light', 'full'];

const usage = `Usage: npm run quality -- FOLDER, or npm run quality -- --drawn-rooms, or npm run quality -- --eyes FOLDER
  or npm run quality -- --rooms  --count 500  --emptied 20  --sheets DIR
  --limit 40  --width 640  --sheets DIR
  --kind interior|exterior   else by the name: kitchen, bath, bed, frontal ...
  --decor off|light|full  --room NAME`;

const { values, positionals } = readCommandLine(usage, {
  limit: { type: 'string', default: '1000' },
  width: { type: 'string', default: '640' },
  kind: { type: 'string' },
  room: { type: 'string' },
  decor: { type: 'string', default: 'light' },
  sheets: { type: 'string' },
  'drawn-rooms': { type: 'boolean', default: false },
  eyes: { type: 'string' },
  rooms: { type: 'boolean', default: false },
  count: { type: 'string', default: '500' },
  emptied: { type: 'string', default: '20' },
});

interface Figures {
  readonly photo: string;
  readonly style: string;
  readonly edges: number;
  readonly clipped: number;
  readonly change: number;
  readonly seams: number;
  readonly structure: number;
}

function subjectOf(name: string, folder: string): { kind: SceneKind; room: string } {
  const given = values.kind
    ? wordOf('kind', values.kind, sceneKinds)
    : (sceneKinds.find((kind) => basename(folder).toLowerCase().includes(kind)) ?? null);
  const found = roomWords.find(([word, kind]) => word.test(name) && (!given || kind === given));
  const kind = given ?? found?.[1] ?? 'interior';
  const usual = kind === 'interior' ? 'Living Room' : 'Exterior';
  return { kind, room: values.room ?? (found?.[1] === kind ? found[2] : usual) };
}

function requestFor(style: string, room: string, strength: number): RestyleRequest {
  const decor = wordOf('decor', values.decor, decorLevels);
  return {
    style,
    roomType: room,
    propertyType: 'Residential',
    aesthetic: 'Bright',
    strength,
    cfgScale: 10.5,
    steps: 50,
    seed: 0,
    decor,
  };
}

function measurePhoto(name: string, analysis: Analysis, room: string) {
  const styles = analysis.kind === 'interior' ? interiorStyles : exteriorStyles;
  const { photo } = analysis;
  const before = labOf(photo);
  const figures: Figures[] = [];
  const images: RgbImage[] = [photo];
  const labs: Float32Array[] = [];
  for (const style of styles) {
    const { image } = renderRestyle(analysis, requestFor(style, room, 0.45));
    const after = labOf(image);
    images.push(image);
    labs.push(after);
    figures.push({
      photo: name,
      style,
      edges: edgesKept(before, after, photo.widthPx, photo.heightPx),
      clipped: clippedShare(image),
      change: colourChange(before, after),
      seams: addedSeams(analysis, before, after),
      structure: scoreStructure(photo, image).score,
    });
  }
  let closest = { gap: Number.POSITIVE_INFINITY, pair: '' };
  for (let a = 0; a < labs.length; a++) {
    for (let b = a + 1; b < labs.length; b++) {
      const gap = colourChange(labs[a]!, labs[b]!);
      if (gap < closest.gap) closest = { gap, pair: `${styles[a]} / ${styles[b]}` };
    }
  }
  const steps = [0.2, 0.3, 0.45].map((strength) =>
    colourChange(
      before,
      labOf(renderRestyle(analysis, requestFor(styles[3]!, room, strength)).image),
    ),
  );
  const isRising = steps[0]! < steps[1]! && steps[1]! < steps[2]!;
  return { figures, images, closest, isRising };
}

const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;

async function main() {
  if (values.eyes) {
    await printEyes(values.eyes);
    return;
  }
  if (values['drawn-rooms']) {
    printDrawnRooms();
    return;
  }
  if (values.rooms) {
    const most = { least: 1, most: 100_000, isWhole: true };
    const isWellFurnished = printFurnitureFaults(numberOf('count', values.count, most));
    const emptied = numberOf('emptied', values.emptied, most);
    const isWellEmptied = await printEmptiedRooms(emptied, values.sheets);
    if (!isWellFurnished || !isWellEmptied) process.exitCode = 1;
    return;
  }
  const folder = positionals[0];
  if (!folder) endWith(usage, 'Name a folder of photos.');
  const limit = numberOf('limit', values.limit, { least: 1, most: 100_000, isWhole: true });
  const width = numberOf('width', values.width, { least: 16, most: 8192, isWhole: true });
  const names = (await readdir(folder)).filter((name) => /\.(jpe?g|png|webp)$/i.test(name)).sort();
  const all: Figures[] = [];
  const faults: string[] = [];
  const rows: RgbImage[][] = [];
  const sheetRows = 8;
  if (values.sheets) await mkdir(values.sheets, { recursive: true });
  let sheet = 1;
  const flush = async () => {
    if (!values.sheets || rows.length === 0) return;
    await writeContactSheet(
      rows,
      260,
      join(values.sheets, `sheet-${String(sheet++).padStart(2, '0')}.png`),
    );
    rows.length = 0;
  };
  for (const name of names.slice(0, limit)) {
    const { kind, room } = subjectOf(name, folder);
    const photo = await readPhoto(join(folder, name), width);
    const { figures, images, closest, isRising } = measurePhoto(
      name,
      analysePhoto(photo, kind),
      room,
    );
    all.push(...figures);
    rows.push(images);
    if (rows.length === sheetRows) await flush();
    if (closest.gap < bars.pair)
      faults.push(`${name}: ${closest.pair} only ${closest.gap.toFixed(1)} apart`);
    if (!isRising) faults.push(`${name}: change does not rise with strength`);
    for (const one of figures) {
      const isDark = darkStyles.includes(one.style);
      const say = (what: string) => faults.push(`${name}, ${one.style}: ${what}`);
      if (one.edges < (isDark ? bars.edgesDark : bars.edges))
        say(`edges kept ${one.edges.toFixed(3)}`);
      if (one.clipped > (isDark ? bars.clippedDark : bars.clipped)) {
        say(`clipped ${(one.clipped * 100).toFixed(1)} %`);
      }
      if (one.change < bars.change) say(`change ${one.change.toFixed(1)}`);
      if (one.seams > bars.seams) say(`seams ${(one.seams * 100).toFixed(1)} %`);
    }
    console.log(
      `${name.padEnd(44)} edges ${mean(figures.map((f) => f.edges)).toFixed(3)}  change ${mean(figures.map((f) => f.change)).toFixed(1)}  closest ${closest.gap.toFixed(1)} (${closest.pair})  seams ${(mean(figures.map((f) => f.seams)) * 100).toFixed(1)} %  structure ${mean(figures.map((f) => f.structure)).toFixed(0)}`,
    );
  }
  await flush();
  console.log('\nstyle               edges  clipped %  change  seams %  structure');
  for (const style of new Set(all.map((one) => one.style))) {
    const of = all.filter((one) => one.style === style);
    console.log(
      `${style.padEnd(19)} ${mean(of.map((f) => f.edges)).toFixed(3)}  ${(mean(of.map((f) => f.clipped)) * 100).toFixed(2).padStart(8)}  ${mean(
        of.map((f) => f.change),
      )
        .toFixed(1)
        .padStart(6)}  ${(mean(of.map((f) => f.seams)) * 100).toFixed(1).padStart(6)}  ${mean(
        of.map((f) => f.structure),
      )
        .toFixed(0)
        .padStart(6)}`,
    );
  }
  console.log(`\n${faults.length} below the bar out of ${all.length} pictures`);
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
