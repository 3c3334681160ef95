/**
 * Are windows windows? Sixty drawings whose truth is known are read by the sketch engine, and each
 * area that it calls a window is looked up:
 *   npm run quality:sketch                  the figures
 *   npm run quality:sketch -- --out folder  with the drawings and what was made of them
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { RgbImage } from '../src/image/image.ts';
import { colourSketch } from '../src/sketch/colour-sketch.ts';
import { readDrawing } from '../src/sketch/read-drawing.ts';
import { readSketchWishes } from '../src/sketch/read-wishes.ts';
import type { ObjectLabel } from '../src/visuals/scene-model.ts';
import { drawnScene } from './sketch-quality/drawn-scene.ts';
import { drawnPrompts } from './sketch-quality/prompts.ts';

/** A door's pane is glass as well, and a balcony's rail is in front of one. */
const openings: ReadonlySet<ObjectLabel> = new Set(['window', 'door']);
/** A region's truth is its majority; with a smaller share of openings it is a false window. */
const leastTrue = 0.4;

const { values } = parseArgs({ options: { out: { type: 'string' } } });
if (values.out !== undefined) mkdirSync(values.out, { recursive: true });
const write = async ({ widthPx, heightPx, data }: RgbImage, file: string) => {
  await sharp(Buffer.from(data.buffer), { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .png()
    .toFile(file);
};

const sum = { named: 0, wrong: 0, wrongArea: 0, truthArea: 0, foundArea: 0, unsureArea: 0 };
for (const [seed, { prompt, hand }] of drawnPrompts.entries()) {
  const { photo, truthAt } = await drawnScene(prompt, seed, hand);
  const wishes = readSketchWishes(prompt);
  const { drawing, regions, understood } = readDrawing(photo, wishes);
  const { widthPx, heightPx } = drawing;
  const partOf = new Map(understood.map(({ shape, part }) => [shape.id, part]));
  const shown = new Map<number, Map<ObjectLabel, number>>();
  for (let at = 0; at < regions.label.length; at++) {
    const truth = truthAt(
      ((at % widthPx) + 0.5) / widthPx,
      (Math.floor(at / widthPx) + 0.5) / heightPx,
    );
    const part = partOf.get(regions.label[at]!);
    const share = 1 / regions.label.length;
    if (truth === 'window') {
      sum.truthArea += share;
      if (part === 'window') sum.foundArea += share;
      if (part === 'unsure') sum.unsureArea += share;
    }
    if (part !== 'window') continue;
    const counts = shown.get(regions.label[at]!) ?? new Map<ObjectLabel, number>();
    counts.set(truth, (counts.get(truth) ?? 0) + 1);
    shown.set(regions.label[at]!, counts);
  }
  const wrong: string[] = [];
  for (const [id, counts] of shown) {
    const ranked = [...counts].sort((a, b) => b[1] - a[1]);
    const total = ranked.reduce((all, [, count]) => all + count, 0);
    const right = ranked.reduce((all, [label, n]) => all + (openings.has(label) ? n : 0), 0);
    sum.named++;
    if (right / total >= leastTrue) continue;
    sum.wrong++;
    sum.wrongArea += total / regions.label.length;
    const { left, top } = understood.find(({ shape }) => shape.id === id)!.shape;
    wrong.push(
      `${ranked[0]![0]} at ${left.toFixed(2)} ${top.toFixed(2)} (${((100 * total) / regions.label.length).toFixed(2)} %)`,
    );
  }
  console.log(`${prompt} (${hand}): ${shown.size} areas called a window, ${wrong.length} wrongly`);
  for (const one of wrong) console.log(`  ! ${one}`);
  if (values.out !== undefined) {
    const name = `${values.out}/${String(seed).padStart(2, '0')}`;
    await write(drawing, `${name}-drawing.png`);
    await write(colourSketch(photo, { wishes, seed }).image, `${name}-picture.png`);
  }
}
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
console.log(
  `areas called a window: ${sum.named}, wrongly: ${sum.wrong} (${percent(sum.wrong / sum.named)}; ` +
    `${percent(sum.wrongArea / drawnPrompts.length)} of the pictures)`,
);
console.log(
  `of the area of real windows: ${percent(sum.foundArea / sum.truthArea)} found, ${percent(sum.unsureArea / sum.truthArea)} left open`,
);
