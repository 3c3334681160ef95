/** `node tools/train-ranking.ts`: retrains the ranking weights, after questions or evidence changed. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { learn } from '@maquette/handbook/training';

const file = new URL(
  '../packages/handbook/src/search/ranking/evidence-weights.ts',
  import.meta.url,
);
const { evidence, confidence, first } = learn();
const table = (weights: Readonly<Record<string, number>>) =>
  Object.entries(weights)
    .map(([name, weight]) => `  ${name}: ${weight},`)
    .join('\n');

writeFileSync(
  file,
  `/** Written by \`node tools/train-ranking.ts\`, not by hand. */
import type { SignName } from './confidence.ts';
import type { EvidenceName } from './evidence.ts';

export const evidenceWeights: Readonly<Record<EvidenceName, number>> = {
${table(evidence)}
};

export const confidenceWeights: Readonly<Record<SignName, number>> = {
${table(confidence)}
};
`,
);
for (const [part, { right, of }] of Object.entries(first)) {
  console.log(`${part.padEnd(12)} ${right} of ${of} with the right entry first`);
}
console.log(`written to ${fileURLToPath(file)}`);
