/**
 * CPU time of a one-megapixel sketch in a warm process: `node packages/engine/tools/bench-sketch.ts [--repeat
 * 5]`.
 */
import { colourSketch } from '../src/sketch/colour-sketch.ts';
import { readSketchWishes } from '../src/sketch/read-wishes.ts';
import {
  drawnSketches,
  drawSketch,
  hatchedCottage,
} from '../src/sketch/testing/drawings.fixture.ts';

const budgetMs = 1200;
/** 4:3 with a million pixels. */
const widthPx = 1156;
const words = process.argv.slice(2);
const at = words.indexOf('--repeat');
const repeat = at < 0 ? 5 : Number(words[at + 1]);

for (const sketch of [...drawnSketches, { ...hatchedCottage(), name: 'hatched cottage' }]) {
  const drawing = await drawSketch(sketch, { widthPx });
  const wishes = readSketchWishes('white house with a red roof, living room with a navy sofa');
  let best = Infinity;
  let stages = '';
  for (let run = 0; run <= repeat; run++) {
    const marks: [name: string, atMs: number][] = [];
    const start = process.cpuUsage();
    const elapsedMs = () => {
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    };
    colourSketch(drawing, {
      wishes,
      seed: 1,
      onStage: (stage) => marks.push([stage, elapsedMs()]),
    });
    const total = elapsedMs();
    if (run === 0 || total >= best) continue;
    best = total;
    stages = marks
      .map(
        ([name, from], index) => `${name} ${Math.round((marks[index + 1]?.[1] ?? total) - from)}`,
      )
      .join(' ');
  }
  const verdict = best <= budgetMs ? 'ok  ' : 'OVER';
  console.log(`${verdict} ${Math.round(best)} ms of ${budgetMs}  ${sketch.name}: ${stages}`);
}
