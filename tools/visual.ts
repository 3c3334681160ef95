/** Draws a prompt from the command line. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  briefChips,
  drawScene,
  imagine,
  lenses,
  readBrief,
  sceneToGlb,
} from '@maquette/engine/visuals';
import sharp from 'sharp';
import { endWith, numberOf, readCommandLine } from './command-line.ts';

const usage = `Usage: npm run visual -- "modern villa at dusk" --seed 3 --size 1024x768 --out villa.png
  --json scene.json  --gltf house.glb  --plan plan.svg  --elevation front.svg
  --turn 180         degrees walked around it
  --finer            nearer to a photograph, at several times the cost
  --lens soft        depth of field of a finer picture: none, soft or shallow`;

const { values, positionals } = readCommandLine(usage, {
  seed: { type: 'string', default: '0' },
  size: { type: 'string', default: '1024x768' },
  out: { type: 'string', default: 'visual.png' },
  json: { type: 'string' },
  gltf: { type: 'string' },
  plan: { type: 'string' },
  elevation: { type: 'string' },
  turn: { type: 'string' },
  finer: { type: 'boolean', default: false },
  lens: { type: 'string', default: 'none' },
});

const prompt = positionals.join(' ');
const size = /^(\d+)x(\d+)$/.exec(values.size);
if (prompt === '') endWith(usage, 'Say what to draw.');
if (size === null) endWith(usage, 'A size is written like 1024x768.');
const lens = lenses.find((name) => name === values.lens);
if (lens === undefined) endWith(usage, `A lens is one of ${lenses.join(', ')}.`);
const { widthPx, heightPx, seed, turn } = readNumbers(size);
const brief = readBrief(prompt);
const startedMs = performance.now();
const result = await imagine(brief, {
  seed,
  widthPx,
  heightPx,
  ...turn,
  ...(values.finer || lens !== 'none' ? { quality: 'finer', lens } : {}),
});
await sharp(Buffer.from(result.image.data.buffer), {
  raw: { width: widthPx, height: heightPx, channels: 3 },
})
  .toFormat(path.extname(values.out).slice(1) === 'jpg' ? 'jpeg' : 'png')
  .toFile(values.out);
console.log(
  briefChips(brief)
    .map((chip) => chip.label)
    .join(' · '),
);
if (brief.notUnderstood.length > 0)
  console.log(`Not understood: ${brief.notUnderstood.join(', ')}`);
if (result.missed.length > 0) console.log(`Not built: ${result.missed.join(', ')}`);
console.log(
  `${result.scene.title}, ${result.scene.triangles.count} triangles, ${Math.round(performance.now() - startedMs)} ms → ${values.out}`,
);
if (values.json !== undefined) {
  const { title, facts, setting, camera } = result.scene;
  writeFileSync(
    values.json,
    `${JSON.stringify({ brief, title, facts, setting, camera, stats: result.stats }, null, 2)}\n`,
  );
}

if (values.gltf !== undefined) writeFileSync(values.gltf, sceneToGlb(result.scene));
if (values.plan !== undefined) writeFileSync(values.plan, drawScene(result.scene, 'plan'));
if (values.elevation !== undefined)
  writeFileSync(values.elevation, drawScene(result.scene, 'elevation'));

function readNumbers([, width = '', height = '']: readonly string[]) {
  const side = { least: 16, most: 4096, isWhole: true };
  try {
    return {
      widthPx: numberOf('size', width, side),
      heightPx: numberOf('size', height, side),
      seed: numberOf('seed', values.seed, { least: 0, most: 2 ** 32 - 1, isWhole: true }),
      turn:
        values.turn === undefined
          ? {}
          : { turnDeg: numberOf('turn', values.turn, { least: -360, most: 360 }) },
    };
  } catch (error) {
    return endWith(usage, error instanceof Error ? error.message : String(error));
  }
}
