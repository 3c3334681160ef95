/**
 * Areas drawn by eye (area-points.ts) to points.
 *
 *   node training/labelling/label-areas.ts AREAS.txt OUT.json room|house
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pointsOfAreas } from './area-points.ts';
import { isLabelSheet } from './label-letters.ts';

const [areasPath, outPath, sheet] = process.argv.slice(2);
if (!areasPath || !outPath || !isLabelSheet(sheet)) {
  throw new Error('Usage: label-areas.ts AREAS.txt OUT.json room|house');
}
const labels = pointsOfAreas(readFileSync(areasPath, 'utf8'), sheet);
const blocks = [...labels].map(
  ([photo, points]) => ` ${JSON.stringify(photo)}: ${JSON.stringify(points)}`,
);
writeFileSync(outPath, `{\n${blocks.join(',\n')}\n}\n`);
const total = [...labels.values()].reduce((sum, points) => sum + points.length, 0);
console.log(`${blocks.length} photos, ${total} points`);
