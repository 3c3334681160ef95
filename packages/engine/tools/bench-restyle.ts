/**
 * What a restyle costs, beside bare decode + encode of the same photo in the same run:
 *   npm run bench restyle [PHOTO [interior|exterior]]; without a photo, a room drawn by our own engine
 * One thread, warm (the best of sixteen runs: by then the code is compiled); processor time, so that a busy
 * machine does not blur it, and the clock beside it. A first restyle is measured as one thing as well: bytes of
 * a photo that was not read before, in a style whose tiles are not held, to the bytes of a PNG, with and
 * without the structure guard.
 */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { RgbImage } from '../src/image/image.ts';
import {
  type Analysis,
  analysePhoto,
  exteriorStyles,
  interiorStyles,
  type RestyleRequest,
  renderRestyle,
  restyleWithGuard,
  type SceneKind,
} from '../src/restyle/index.ts';

sharp.concurrency(1);
sharp.cache(false);

const ownRoom = fileURLToPath(
  new URL('../../../apps/web/public/pictures/room-before.webp', import.meta.url),
);
const path = process.argv[2] ?? ownRoom;
const kind: SceneKind = process.argv[3] === 'exterior' ? 'exterior' : 'interior';
const styles = kind === 'interior' ? interiorStyles : exteriorStyles;

async function decode(megapixels: number) {
  const { autoOrient } = await sharp(path).metadata();
  const scale = Math.sqrt((megapixels * 1e6) / (autoOrient.width * autoOrient.height));
  const { data, info } = await sharp(path)
    .rotate()
    .resize(Math.round(autoOrient.width * scale), Math.round(autoOrient.height * scale))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bytes = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  return { widthPx: info.width, heightPx: info.height, data: bytes };
}

async function encode(image: RgbImage) {
  const raw = { width: image.widthPx, height: image.heightPx, channels: 3 } as const;
  return await sharp(image.data, { raw }).png({ compressionLevel: 6 }).toBuffer();
}

interface Cost {
  readonly processorMs: number;
  readonly clockMs: number;
}

const rounds = 16;

async function cost(work: () => unknown): Promise<Cost> {
  let best: Cost = { processorMs: Number.POSITIVE_INFINITY, clockMs: 0 };
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const before = process.cpuUsage();
    await work();
    const used = process.cpuUsage(before);
    const processorMs = (used.user + used.system) / 1000;
    const clockMs = performance.now() - started;
    if (processorMs < best.processorMs) best = { processorMs, clockMs };
  }
  return best;
}

function request(style: string, steps = 50): RestyleRequest {
  return {
    style,
    roomType: kind === 'interior' ? 'Living Room' : 'Exterior',
    propertyType: 'Residential',
    aesthetic: 'Bright',
    strength: 0.45,
    cfgScale: 10,
    steps,
    seed: 0,
    decor: 'light',
  };
}

let floorMs = 1;
function print(name: string, { processorMs, clockMs }: Cost) {
  const times = (processorMs / floorMs).toFixed(1);
  console.log(
    `${name.padEnd(38)} ${processorMs.toFixed(0).padStart(6)} ms  ${times.padStart(5)}x  (clock ${clockMs.toFixed(0)} ms)`,
  );
}

/** Processor time of each stage of reading a photo, the best of as many rounds. */
function stagesOfReading(photo: RgbImage) {
  const best = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    let before = process.cpuUsage();
    analysePhoto(photo, kind, {
      onProgress: (_share, stage) => {
        const used = process.cpuUsage(before);
        const spent = (used.user + used.system) / 1000;
        best.set(stage, Math.min(best.get(stage) ?? Number.POSITIVE_INFINITY, spent));
        before = process.cpuUsage();
      },
    });
  }
  for (const [stage, spent] of best) printStage(stage, spent);
}

function stagesOfRender(analysis: Analysis, style: string) {
  const marks: [string, number][] = [];
  renderRestyle(analysis, {
    ...request(style),
    onProgress: (stage, percent) => marks.push([`${stage} ${percent}`, performance.now()]),
  });
  for (let index = 1; index < marks.length; index++) {
    const [name, at] = marks[index - 1]!;
    const spent = marks[index]![1] - at;
    if (spent > 8) printStage(name, spent);
  }
}

const printStage = (name: string, ms: number) =>
  console.log(`    ${name.padEnd(20)} ${ms.toFixed(0).padStart(4)} ms`);

const photo = await decode(1);
await encode(photo);
const floor = await cost(async () => encode(await decode(1)));
floorMs = floor.processorMs;
print('decode + encode, 1 MP', floor);
let analysis = analysePhoto(photo, kind);
print(
  'analyse',
  await cost(() => {
    analysis = analysePhoto(photo, kind);
  }),
);
console.log('  stages of reading, each at its best:');
stagesOfReading(photo);
for (const style of styles.slice(0, 4)) renderRestyle(analysis, request(style));
const same = await cost(() => renderRestyle(analysis, request(styles[0]!)));
print(`render ${styles[0]}, tiles held`, same);
let next = 4;
const other = await cost(() => renderRestyle(analysis, request(styles[next++ % styles.length]!)));
print('render another style, tiles not held', other);
console.log('  stages of one render:');
stagesOfRender(analysis, styles[0]!);
const first = (make: typeof renderRestyle) =>
  cost(async () => {
    const read = analysePhoto(await decode(1), kind);
    await encode(make(read, request(styles[next++ % styles.length]!)).image);
  });
print('first restyle, bytes to bytes', await first(renderRestyle));
print('the same with the structure guard', await first(restyleWithGuard));
const small = await cost(() => renderRestyle(analysis, { ...request(styles[0]!), widthPx: 256 }));
print('preview, 256 px', small);
const large = await decode(3.1);
const largeAnalysis = analysePhoto(large, kind);
renderRestyle(largeAnalysis, request(styles[1]!));
print(
  'render at 2048 px, tiles not held',
  await cost(() => renderRestyle(largeAnalysis, request(styles[next++ % styles.length]!))),
);
const memory = fileURLToPath(new URL('restyle-memory.ts', import.meta.url));
spawnSync(process.execPath, [memory, path, kind], { stdio: 'inherit' });
