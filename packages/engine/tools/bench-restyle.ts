/**
 * Cost of a restyle, beside bare decode + encode of the same photo in the same run:
 *   npm run bench restyle [PHOTO [interior|exterior]]; without a photo, a room drawn by our own engine
 * One thread, warm (sixteen rounds, after six in which the code is compiled); processor time, so that a busy
 * machine does not blur it, and the clock beside it. All works take turns, one round after the other: a machine
 * that changes its speed in between changes it for the yardstick as well. A first restyle is measured as one
 * thing too: bytes of a photo that was not read before, in a style whose tiles are not held, to the bytes of a
 * PNG, with and without the structure guard.
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

/** Warm-up rounds, and measured ones. */
const warming = 6;
const rounds = 16;

interface Work {
  readonly name: string;
  readonly run: () => unknown;
}

async function measured(run: () => unknown): Promise<Cost> {
  const started = performance.now();
  const before = process.cpuUsage();
  await run();
  const used = process.cpuUsage(before);
  return { processorMs: (used.user + used.system) / 1000, clockMs: performance.now() - started };
}

/** Prints each work's best and median cost, relative to the first, which is the baseline. */
async function compareByTurns(works: readonly Work[]): Promise<void> {
  const costs = works.map((): Cost[] => []);
  for (let round = -warming; round < rounds; round++) {
    for (const [index, work] of works.entries()) {
      const cost = await measured(work.run);
      if (round >= 0) costs[index]!.push(cost);
    }
  }
  for (const made of costs) made.sort((one, other) => one.processorMs - other.processorMs);
  const [yardstick] = costs;
  const place = { best: 0, middle: rounds >> 1 };
  for (const [index, { name }] of works.entries()) {
    const times = Object.entries(place).map(([called, at]) => {
      const { processorMs, clockMs } = costs[index]![at]!;
      const share = (processorMs / yardstick![at]!.processorMs).toFixed(1).padStart(4);
      return `${called} ${processorMs.toFixed(0).padStart(5)} ms ${share}x (clock ${clockMs.toFixed(0)} ms)`;
    });
    console.log(`${name.padEnd(34)} ${times.join('   ')}`);
  }
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

/** CPU time of each stage of the analysis, best of all rounds. */
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
const analysis = analysePhoto(photo, kind);
const large = await decode(3.1);
const largeAnalysis = analysePhoto(large, kind);
/** Alternates styles, so that their tiles have left the cache. */
function inTurn<Result>(make: (wanted: RestyleRequest) => Result) {
  let next = 0;
  return () => make(request(styles[next++ % styles.length]!));
}
const firstRestyle = (make: typeof renderRestyle) =>
  inTurn(async (wanted) => encode(make(analysePhoto(await decode(1), kind), wanted).image));
await compareByTurns([
  { name: 'decode + encode, 1 MP', run: async () => encode(await decode(1)) },
  { name: 'first restyle, bytes to bytes', run: firstRestyle(renderRestyle) },
  { name: 'the same with the structure guard', run: firstRestyle(restyleWithGuard) },
  { name: 'analyse', run: () => analysePhoto(photo, kind) },
  {
    name: 'render another style, tiles not held',
    run: inTurn((wanted) => renderRestyle(analysis, wanted)),
  },
  {
    name: 'preview, 256 px',
    run: () => renderRestyle(analysis, { ...request(styles[0]!), widthPx: 256 }),
  },
  {
    name: 'render at 2048 px, tiles not held',
    run: inTurn((wanted) => renderRestyle(largeAnalysis, wanted)),
  },
]);
console.log('stages of reading, each at its best:');
stagesOfReading(photo);
console.log('stages of one render, tiles held:');
renderRestyle(analysis, request(styles[0]!));
stagesOfRender(analysis, styles[0]!);
const memory = fileURLToPath(new URL('restyle-memory.ts', import.meta.url));
spawnSync(process.execPath, [memory, path, kind], { stdio: 'inherit' });
