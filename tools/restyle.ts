/** Restyles a photo from the command line. */
import { writeFile } from 'node:fs/promises';
import { guessKind } from '@maquette/engine/analysis';
import type { RgbImage } from '@maquette/engine/image';
import type { Analysis, DecorLevel, RestyleRequest, SceneKind } from '@maquette/engine/restyle';
import {
  analysePhoto,
  classesOf,
  exteriorStyles,
  interiorStyles,
  restyleWithGuard,
  usualSidePx,
} from '@maquette/engine/restyle';
import sharp from 'sharp';
import { endWith, type NumberRange, numberOf, readCommandLine, wordOf } from './command-line.ts';
import { readPhoto, sizeOfPhoto, writePicture } from './pictures/photo-files.ts';

/** One colour per class in the output of `--surfaces`, which is documented. */
const classColours: Readonly<Record<string, readonly [number, number, number]>> = {
  floor: [139, 94, 60],
  wall: [214, 196, 160],
  ceiling: [240, 240, 250],
  window: [80, 170, 255],
  door: [180, 60, 160],
  object: [220, 70, 60],
  sky: [120, 190, 250],
  facade: [230, 200, 140],
  roof: [150, 60, 50],
  vegetation: [60, 150, 60],
  ground: [130, 130, 130],
  other: [90, 90, 120],
};

const sceneKinds: readonly SceneKind[] = ['interior', 'exterior'];
const decorLevels: readonly DecorLevel[] = ['off', 'light', 'full'];

const usage = `Usage: npm run restyle -- photo.jpg --style Rustic --aesthetic Warm --out out.png
  --kind interior|exterior   else told by the style, or by a look at the photo
  --room NAME  --property NAME  --strength .45  --cfg 10  --seed 0  --steps 50
  --decor off|light|full     what is put into the room
  --width PX                 longer side worked at (1024)
  --surfaces surfaces.png    one flat colour for each surface
  --json facts.json          what was found and done; on the screen when left out`;

const { values, positionals } = readCommandLine(usage, {
  style: { type: 'string' },
  aesthetic: { type: 'string', default: 'Bright' },
  kind: { type: 'string' },
  room: { type: 'string' },
  property: { type: 'string', default: 'Residential' },
  strength: { type: 'string', default: '0.45' },
  cfg: { type: 'string', default: '10' },
  seed: { type: 'string', default: '0' },
  steps: { type: 'string', default: '50' },
  decor: { type: 'string', default: 'light' },
  width: { type: 'string', default: '1024' },
  out: { type: 'string' },
  surfaces: { type: 'string' },
  json: { type: 'string' },
});

/** Parses and validates all options before reading the photo. */
function readSettings() {
  const number = (option: 'strength' | 'cfg' | 'steps' | 'seed' | 'width', range: NumberRange) =>
    numberOf(option, values[option], range);
  return {
    side: number('width', { least: 16, most: 8192, isWhole: true }),
    kind: values.kind === undefined ? null : wordOf('kind', values.kind, sceneKinds),
    strength: number('strength', { least: 0, most: 1 }),
    cfgScale: number('cfg', { least: 0, most: 35 }),
    steps: number('steps', { least: 1, most: 150, isWhole: true }),
    seed: number('seed', { least: 0, most: 2 ** 32 - 1, isWhole: true }),
    decor: wordOf('decor', values.decor, decorLevels),
  };
}

async function main() {
  const path = positionals[0];
  if (!path) endWith(usage, 'Name a photo.');
  const { side, kind: requestedKindText, ...settings } = readSettings();
  const photo = await readPhoto(path, side);
  const usual = side === usualSidePx ? photo : await readPhoto(path, usualSidePx);
  const analysis = analyse(photo, usual, requestedKindText ?? kindOfStyle());
  const { kind } = analysis;
  if (values.surfaces) await writeSurfaces(analysis, photo, path, values.surfaces);
  const facts: Record<string, unknown> = {
    kind,
    widthPx: photo.widthPx,
    heightPx: photo.heightPx,
    confidence: analysis.confidence,
    findings: analysis.findings,
    surfaces: Object.fromEntries(classesOf[kind].map((name) => [name, classColours[name]])),
    shares: Object.fromEntries(
      analysis.surfaces.map((one) => [
        one.className,
        { area: one.area, confidence: one.confidence },
      ]),
    ),
  };
  if (values.style) {
    const request: RestyleRequest = {
      style: values.style,
      aesthetic: values.aesthetic,
      roomType: values.room ?? (kind === 'interior' ? 'Living Room' : 'Exterior'),
      propertyType: values.property,
      ...settings,
    };
    const result = restyleWithGuard(analysis, request);
    await writePicture(result.image, values.out ?? 'restyled.png');
    const { score, verdict, lineRecall, edgeRecall, openingsKept } = result.structure;
    Object.assign(facts, {
      structure: { score, verdict, lineRecall, edgeRecall, openingsKept },
      finishes: result.surfaces,
      decor: result.decor,
      sky: result.sky,
      seed: result.seed,
      strength: result.strength,
    });
  }
  if (values.json) await writeFile(values.json, `${JSON.stringify(facts, null, 2)}\n`);
  else console.log(JSON.stringify(facts, null, 2));
}

function analyse(photo: RgbImage, usual: RgbImage, requestedKind: SceneKind | null): Analysis {
  const { kind } = requestedKind ? { kind: requestedKind } : guessKind(usual);
  return analysePhoto(photo, kind === 'exterior' ? 'exterior' : 'interior', { usual });
}

/** From a style that only one studio has. */
function kindOfStyle(): SceneKind | null {
  const isOutdoor = values.style !== undefined && exteriorStyles.includes(values.style);
  const isIndoor = values.style !== undefined && interiorStyles.includes(values.style);
  if (isOutdoor === isIndoor) return null;
  return isOutdoor ? 'exterior' : 'interior';
}

/** In the photo's size; letterbox bars are black. */
async function writeSurfaces(
  analysis: Analysis,
  photo: { readonly widthPx: number; readonly heightPx: number },
  photoPath: string,
  path: string,
) {
  const { crop, classOf, kind } = analysis;
  const names = classesOf[kind];
  const data = new Uint8Array(photo.widthPx * photo.heightPx * 3);
  for (let y = 0; y < crop.heightPx; y++) {
    for (let x = 0; x < crop.widthPx; x++) {
      const name = names[classOf[y * crop.widthPx + x]!]!;
      data.set(classColours[name]!, ((y + crop.y) * photo.widthPx + x + crop.x) * 3);
    }
  }
  const raw = { width: photo.widthPx, height: photo.heightPx, channels: 3 } as const;
  const full = await sizeOfPhoto(photoPath);
  await sharp(data, { raw })
    .resize(full.widthPx, full.heightPx, { kernel: 'nearest', fit: 'fill' })
    .png()
    .toFile(path);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
