/** Redesigns a photo from the command line. */
import { writeFile } from 'node:fs/promises';
import { detectionsOn, releaseDetector } from '@maquette/engine/detector';
import type { RgbImage } from '@maquette/engine/image';
import {
  emptyRoom,
  houseStyles,
  redesignHouse,
  redesignRoom,
  refinishRoom,
  roomChanges,
} from '@maquette/engine/redesign';
import {
  type Analysis,
  aestheticNames,
  analysePhoto,
  exteriorAestheticNames,
  interiorStyles,
  outdoorTypes,
  propertyTypes,
  restyleWithGuard,
  roomTypes,
  usualSidePx,
} from '@maquette/engine/restyle';
import { drawScene, sceneToGlb } from '@maquette/engine/visuals';
import { costsAsCsv, houseCosts, roomCosts } from '@maquette/handbook';
import { endWith, numberOf, readCommandLine, wordOf } from './command-line.ts';
import { readPhoto, writePicture } from './pictures/photo-files.ts';

const usage = `Usage: npm run redesign -- photo.jpg --style Rustic --room Bedroom --out out.png
  --change furniture|everything|finishes   how much of the room is new (furniture)
  --change shape|everything --room Exterior  a new house in the place of the old one
  --aesthetic NAME  --property NAME  --seed 0
  --width PX            longer side worked at (1024); rooms of smaller photos are enlarged to it
  --anyway              furnishes a plain room where the shape of the photo's cannot be read well
  --empty empty.png     the photo without its things
  --overlay kept.png    what was kept, drawn over the photo
  --gltf room.glb  --plan plan.svg  --list list.csv
  --json facts.json     what was done; on the screen when left out`;

const { values, positionals } = readCommandLine(usage, {
  style: { type: 'string', default: 'Modern' },
  room: { type: 'string', default: 'Living Room' },
  change: { type: 'string', default: 'furniture' },
  aesthetic: { type: 'string', default: 'Bright' },
  property: { type: 'string', default: 'Residential' },
  seed: { type: 'string', default: '0' },
  width: { type: 'string', default: '1024' },
  out: { type: 'string', default: 'redesigned.png' },
  anyway: { type: 'boolean', default: false },
  empty: { type: 'string' },
  overlay: { type: 'string' },
  gltf: { type: 'string' },
  plan: { type: 'string' },
  list: { type: 'string' },
  json: { type: 'string' },
});

const changes = [...roomChanges, 'finishes'] as const;
const houseChanges = ['shape', 'everything'] as const;

function readSettings() {
  return {
    style: wordOf('style', values.style, interiorStyles),
    roomType: wordOf('room', values.room, roomTypes),
    aesthetic: wordOf('aesthetic', values.aesthetic, aestheticNames),
    propertyType: wordOf('property', values.property, propertyTypes),
    change: wordOf('change', values.change, changes),
    seed: numberOf('seed', values.seed, { least: 0, most: 2 ** 32 - 1, isWhole: true }),
  };
}

function readHouseSettings() {
  const room = outdoorTypes.includes(values.room) ? values.room : 'Exterior';
  return {
    style: wordOf('style', values.style, houseStyles),
    roomType: wordOf('room', room, outdoorTypes),
    aesthetic: wordOf('aesthetic', values.aesthetic, exteriorAestheticNames),
    propertyType: wordOf('property', values.property, propertyTypes),
    change: wordOf('change', values.change, houseChanges),
    seed: numberOf('seed', values.seed, { least: 0, most: 2 ** 32 - 1, isWhole: true }),
  };
}

/** Only houses change shape; `everything` with an outdoor type also means a house. */
const isHouse = () =>
  values.change === 'shape' ||
  (values.change === 'everything' && outdoorTypes.includes(values.room));

const sidePx = () => numberOf('width', values.width, { least: 64, most: 8192, isWhole: true });

async function main() {
  const path = positionals[0];
  if (!path) endWith(usage, 'Name a photo.');
  const side = sidePx();
  const photo = await readPhoto(path, side);
  const usual = side === usualSidePx ? photo : await readPhoto(path, usualSidePx);
  const facts = isHouse() ? await redrawHouse(photo, usual) : await redrawRoom(photo, usual);
  if (values.json) await writeFile(values.json, `${JSON.stringify(facts, null, 2)}\n`);
  else console.log(JSON.stringify(facts, null, 2));
}

async function redrawHouse(photo: RgbImage, usual: RgbImage) {
  const settings = readHouseSettings();
  const analysis = analysePhoto(photo, 'exterior', { usual });
  const startedMs = performance.now();
  const house = await redesignHouse(analysis, settings);
  if ('unreadable' in house) return { ...settings, notes: [house.unreadable] };
  await writePicture(house.image, values.out);
  if (values.overlay) await writePicture(house.kept.overlay, values.overlay);
  if (values.gltf) await writeFile(values.gltf, sceneToGlb(house.scene));
  if (values.plan) await writeFile(values.plan, drawScene(house.scene, 'plan'));
  const costs = houseCosts(settings.style, house.facts.floorSquareMetres);
  if (values.list) await writeFile(values.list, costsAsCsv(costs));
  const tookMs = Math.round(performance.now() - startedMs);
  return { ...settings, ...house.facts, kept: house.kept.score, tookMs };
}

async function redrawRoom(photo: RgbImage, usual: RgbImage) {
  const settings = readSettings();
  const analysis = analysePhoto(photo, 'interior', { usual });
  if (values.empty) {
    const emptied = emptyRoom(analysis);
    if ('image' in emptied) await writePicture(emptied.image, values.empty);
  }
  return await draw(analysis, settings);
}

async function draw(analysis: Analysis, { change, ...settings }: ReturnType<typeof readSettings>) {
  if (change === 'finishes') return await drawFinishes(analysis, settings, []);
  const startedMs = performance.now();
  detectionsOn(analysis.photo);
  releaseDetector();
  const wish = { ...settings, change, enlargedToPx: sidePx(), plainRoom: values.anyway };
  const room = await redesignRoom(analysis, wish);
  if ('unreadable' in room) {
    const advice = room.mayBePlain ? [anyway] : [];
    const notes = [room.unreadable, onlyFinishes, ...advice];
    return await drawFinishes(analysis, { ...settings, isFallback: true }, notes);
  }
  await writePicture(room.image, values.out);
  if (values.overlay) await writePicture(room.kept.overlay, values.overlay);
  if (values.gltf) await writeFile(values.gltf, sceneToGlb(room.scene));
  if (values.plan) await writeFile(values.plan, drawScene(room.scene, 'plan'));
  if (values.list) await writeFile(values.list, costsAsCsv(roomCosts(room)));
  const { overlay: _, ...kept } = room.kept;
  const { pieces, areas, notes } = room;
  const tookMs = Math.round(performance.now() - startedMs);
  return { change, ...settings, pieces, areas, kept, notes, tookMs };
}

const anyway = 'With --anyway it is furnished as a plain room.';
const onlyFinishes = 'Nothing new stands in this picture: it has new finishes only.';

async function drawFinishes(
  analysis: Analysis,
  {
    isFallback,
    ...settings
  }: Omit<ReturnType<typeof readSettings>, 'change'> & {
    readonly isFallback?: boolean;
  },
  notes: readonly string[],
) {
  const startedMs = performance.now();
  const laid = await refinishRoom(analysis, { ...settings, isFallback });
  if (!('unreadable' in laid)) {
    await writePicture(laid.image, values.out);
    const { overlay, ...kept } = laid.kept;
    if (values.overlay) await writePicture(overlay, values.overlay);
    const tookMs = Math.round(performance.now() - startedMs);
    const { finish, repainted } = laid;
    const floor = repainted?.floor ? finish.floor : undefined;
    const made = repainted ? { finish: { ...repainted, floor } } : { finish };
    return { change: 'finishes', ...settings, ...made, kept, notes, tookMs };
  }
  const usual = { strength: 0.45, cfgScale: 10, steps: 50, decor: 'off' } as const;
  const { image, surfaces, structure } = restyleWithGuard(analysis, { ...settings, ...usual });
  await writePicture(image, values.out);
  const { score, verdict } = structure;
  const allNotes = notes.includes(laid.unreadable) ? notes : [...notes, laid.unreadable];
  return { change: 'finishes', ...settings, surfaces, kept: { score, verdict }, notes: allNotes };
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
