/**
 * Every figure of the text-to-picture engine, and sheets to look at:
 *   npm run quality:visuals                      the 120 prompts of the table, and the seeds of eight
 *   npm run quality:visuals -- --fuzz 2000       random prompts and seeds, small
 *   npm run quality:visuals -- --sheet sheet.png the sixty prompts to look at, or those of --fresh
 *   npm run quality:visuals -- --fresh german    a set of fresh prompts, without drawing; see fresh/README.md
 * `--from 0 --to 60` takes a part of the table; `--width 240` changes the size of what is measured.
 */
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { createRandom } from '../src/random/random.ts';
import { colourOfWish, linearFromHex } from '../src/visuals/brief/colour-of-wish.ts';
import { asidePrompts, tunedPrompts } from '../src/visuals/brief/prompts.fixture.ts';
import { readBrief } from '../src/visuals/brief/read-brief.ts';
import { type Imagined, imagine } from '../src/visuals/imagine.ts';
import type { Season } from '../src/visuals/scene-setting.ts';
import { freshPrompts, measureFresh } from './visuals-quality/fresh-prompts.ts';
import {
  figuresOf,
  hueDistance,
  labelled,
  litColour,
  storeysSeen,
  thumbDistance,
  thumbnail,
} from './visuals-quality/picture-figures.ts';
import { randomPrompt } from './visuals-quality/random-prompts.ts';

const { values } = parseArgs({
  options: {
    fuzz: { type: 'string' },
    sheet: { type: 'string' },
    fresh: { type: 'string' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '120' },
    width: { type: 'string', default: '240' },
  },
});
const bars = {
  facts: 0.95,
  colour: 15,
  margin: 0.03,
  area: [0.25, 0.7],
  nearBlack: [0.003, 0.08],
  seeds: 22,
  spread: 10,
  entropy: 2.5,
} as const;
const [from, to] = [Number(values.from), Number(values.to)];
const widthPx = Number(values.width);
const size = { widthPx, heightPx: Math.round((widthPx * 2) / 3) };
const faults: string[] = [];
const fault = (what: string) => {
  faults.push(what);
  console.log(`  ! ${what}`);
};
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** Crown colours by season; a tree has one of them. */
const leafHexes: Readonly<Record<Season, readonly string[]>> = {
  spring: ['#86a84e', '#5b7a3c', '#e6b1bd', '#3e5f3a'],
  summer: ['#5b7a3c', '#3f5f3a', '#7f8f6c', '#34532b'],
  autumn: ['#c9772a', '#a8401c', '#c9a23a', '#7d7a3a', '#3d553a'],
  winter: ['#7c715c', '#435a45', '#c9d0d6'],
};
const daySkyHexes = ['#8fb1d6', '#a9bdd2', '#c3ccd6'];

function checkColours(name: string, made: Imagined): void {
  const { scene, brief } = made;
  const { setting } = scene;
  const wished = brief.parts.walls?.colours?.[0];
  const colour = wished === undefined ? undefined : colourOfWish(wished);
  const wall = litColour(made, labelled(scene, 'wall', true));
  if (colour !== undefined && wall !== undefined && brief.view === 'exterior') {
    const distance = hueDistance(wall, colour);
    measured.wall.push(distance);
    if (distance > bars.colour) fault(`${name}: ${wished} walls are ${distance.toFixed(1)} away`);
  }
  if (setting.indoors) return;
  const nearest = (seen: readonly [number, number, number], hexes: readonly string[]) =>
    Math.min(...hexes.map((hex) => hueDistance(seen, linearFromHex(hex))));
  const sky = litColour(made, (id) => id === 0);
  if (sky !== undefined && setting.weather === 'clear') {
    const distance = nearest(sky, daySkyHexes);
    measured.sky.push(distance);
    if (distance > bars.colour) fault(`${name}: the sky is ${distance.toFixed(1)} away`);
  }
  const leaf = litColour(made, labelled(scene, 'leaf'));
  if (leaf !== undefined && !setting.snowCover) {
    const distance = nearest(leaf, leafHexes[setting.season]);
    measured.leaf.push(distance);
    if (distance > bars.colour) fault(`${name}: leaves are ${distance.toFixed(1)} away`);
  }
}

const measured = {
  wall: [] as number[],
  sky: [] as number[],
  leaf: [] as number[],
  area: [] as number[],
  nearBlack: [] as number[],
  storeys: [] as boolean[],
};

function checkFrame(name: string, made: Imagined): void {
  const { scene, stats } = made;
  if (scene.setting.indoors || stats.composition === undefined) return;
  const { left, right, top, bottom, areaShare } = stats.composition;
  const margin = Math.min(left, top, 1 - right, 1 - bottom);
  measured.area.push(areaShare);
  if (margin < bars.margin) fault(`${name}: only ${percent(margin)} to the border`);
  if (areaShare < bars.area[0] || areaShare > bars.area[1])
    fault(`${name}: the building takes ${percent(areaShare)} of the picture`);
}

function checkDegenerate(name: string, made: Imagined): void {
  const figures = figuresOf(made.image);
  if (!(figures.spread >= bars.spread)) fault(`${name}: flat, spread ${figures.spread.toFixed(1)}`);
  if (!(figures.mean > 8 && figures.mean < 247)) fault(`${name}: mean ${figures.mean.toFixed(0)}`);
  if (made.medium !== 'photo') return;
  if (figures.entropy < bars.entropy) fault(`${name}: entropy ${figures.entropy.toFixed(2)}`);
  measured.nearBlack.push(figures.nearBlackShare);
  const [least, most] = bars.nearBlack;
  if (figures.nearBlackShare < least || figures.nearBlackShare > most)
    fault(`${name}: ${percent(figures.nearBlackShare)} near-black`);
}

async function table(): Promise<void> {
  let [facts, missed] = [0, 0];
  const rows = [...tunedPrompts, ...asidePrompts];
  for (const [index, row] of rows.slice(Number(values.from), Number(values.to)).entries()) {
    const seed = Number(values.from) + index;
    const made = await imagine(row.prompt, { ...size, seed });
    const name = `${seed} ${row.prompt}`;
    facts += row.facts.split(' ').length;
    missed += made.missed.length;
    if (made.missed.length > 0) console.log(`  - ${name}: not built ${made.missed.join(', ')}`);
    checkDegenerate(name, made);
    checkFrame(name, made);
    const { storeys, view } = made.brief;
    if (storeys !== undefined && view === 'exterior' && storeys <= 6) {
      const seen = storeysSeen(made.scene, made.ids);
      measured.storeys.push(seen === storeys);
      if (seen !== storeys) fault(`${name}: ${seen} storeys seen`);
    }
    // Colours are measured in plain daylight, whatever time the prompt asks for.
    const plain = await imagine(readBrief(row.prompt), {
      ...size,
      seed,
      medium: 'photo',
      time: 'day',
      weather: 'clear',
    });
    checkColours(name, plain);
  }
  const built = 1 - missed / facts;
  console.log(`facts built: ${percent(built)} of ${facts}`);
  if (built < bars.facts) fault(`only ${percent(built)} of the facts were built`);
}

async function seeds(): Promise<void> {
  const prompts = [
    'modern villa',
    'kitchen',
    'prairie house',
    'gaudi facade',
    'glass tower',
    'living room',
    'cottage',
    'townhouses',
  ];
  const centres: Float64Array[] = [];
  const all: { prompt: number; thumb: Float64Array }[] = [];
  for (const [index, prompt] of prompts.entries()) {
    const thumbs: Float64Array[] = [];
    for (let seed = 0; seed < 4; seed++)
      thumbs.push(thumbnail((await imagine(prompt, { ...size, seed })).image));
    const pairs = thumbs.flatMap((one, at) =>
      thumbs.slice(at + 1).map((other) => thumbDistance(one, other)),
    );
    const mean = pairs.reduce((sum, value) => sum + value, 0) / pairs.length;
    console.log(`seeds of "${prompt}": ${mean.toFixed(1)} apart`);
    if (mean < bars.seeds) fault(`${prompt}: seeds are only ${mean.toFixed(1)} apart`);
    centres.push(
      thumbs[0]!.map((_, at) => thumbs.reduce((sum, one) => sum + one[at]!, 0) / thumbs.length),
    );
    all.push(...thumbs.map((thumb) => ({ prompt: index, thumb })));
  }
  const right = all.filter(({ prompt, thumb }) => {
    const distances = centres.map((centre) => thumbDistance(centre, thumb));
    return distances.indexOf(Math.min(...distances)) === prompt;
  }).length;
  console.log(`prompts told apart by their thumbnails: ${right} of ${all.length}`);
}

async function fuzz(count: number): Promise<void> {
  const random = createRandom(20_260);
  for (let index = 0; index < count; index++) {
    const prompt = randomPrompt(random);
    const seed = random.integer(0, 4_294_967_295);
    const name = `${index} "${prompt}" seed ${seed}`;
    try {
      checkDegenerate(name, await imagine(prompt, { widthPx: 96, heightPx: 64, seed }));
    } catch (error) {
      fault(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (index % 100 === 99) console.log(`${index + 1} of ${count}, ${faults.length} faults`);
  }
}

async function sheet(file: string): Promise<void> {
  const [columns, gap, cellWidth] = [6, 4, 320];
  const cellHeight = Math.round((cellWidth * 2) / 3);
  const parts = [];
  const rowsOfSheet =
    values.fresh === undefined ? tunedPrompts : freshPrompts(values.fresh).slice(from, to);
  for (const [seed, { prompt }] of rowsOfSheet.entries()) {
    const { image } = await imagine(prompt, { widthPx: cellWidth, heightPx: cellHeight, seed });
    parts.push({
      input: Buffer.from(image.data),
      raw: { width: cellWidth, height: cellHeight, channels: 3 as const },
      left: (seed % columns) * (cellWidth + gap),
      top: Math.floor(seed / columns) * (cellHeight + gap),
    });
  }
  const rows = Math.ceil(parts.length / columns);
  const [width, height] = [columns * (cellWidth + gap), rows * (cellHeight + gap)];
  await sharp({ create: { width, height, channels: 3, background: '#202020' } })
    .composite(parts)
    .toFile(file);
}

const summary = (
  name: string,
  list: readonly number[],
  show = (value: number) => value.toFixed(1),
) => {
  if (list.length === 0) return;
  const sorted = list.toSorted((a, b) => a - b);
  const at = (share: number) => show(sorted[Math.floor((sorted.length - 1) * share)]!);
  console.log(`${name}: ${at(0)} / ${at(0.5)} / ${at(1)} (least, middle, most of ${list.length})`);
};

if (values.sheet !== undefined) await sheet(values.sheet);
else if (values.fresh !== undefined) measureFresh(values.fresh);
else if (values.fuzz !== undefined) await fuzz(Number(values.fuzz));
else {
  await table();
  await seeds();
}
summary('wall colour', measured.wall);
summary('sky colour', measured.sky);
summary('leaf colour', measured.leaf);
summary('area of the building', measured.area, percent);
summary('near-black', measured.nearBlack, percent);
if (measured.storeys.length > 0)
  console.log(
    `storeys counted right: ${measured.storeys.filter(Boolean).length} of ${measured.storeys.length}`,
  );
console.log(faults.length === 0 ? 'no faults' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
