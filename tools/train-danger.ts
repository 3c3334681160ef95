/** `node tools/train-danger.ts`: retrains the danger classifier, after hazards or labels changed. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { trainDanger } from '@maquette/handbook/training';

const file = new URL('../packages/handbook/src/safety/learned/danger-weights.ts', import.meta.url);
const lineWidth = 100;

const lines: string[] = [''];
for (const [feature, hundredths] of trainDanger()) {
  const pair = `${feature}=${hundredths}`;
  const last = lines.at(-1)!;
  if (last.length + pair.length < lineWidth) lines[lines.length - 1] = `${last} ${pair}`.trim();
  else lines.push(pair);
}
writeFileSync(
  file,
  `/** Written by \`node tools/train-danger.ts\`, not by hand: feature=weight in hundredths. */
export const dangerWeights = \`
${lines.join('\n')}
\`;
`,
);
console.log(`written to ${fileURLToPath(file)}`);
