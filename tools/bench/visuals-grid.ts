/** A grid of four pictures of 768x512 on two engine threads: wall clock from order to last picture. */
import { availableParallelism, loadavg } from 'node:os';
import { createModels, withStudioScope } from '@maquette/models';

const budgetMs = 2200;
const runs = 4;
const models = createModels({ engineThreads: Math.min(2, availableParallelism()) });
const model = await models.imageModel('builtin:visuals');

async function grid(prompt: string): Promise<{ wallMs: number; firstLookMs: number }> {
  const start = performance.now();
  let firstLookMs = Infinity;
  await Promise.all(
    [0, 1, 2, 3].map((seed) =>
      withStudioScope(
        {
          onPreview: () => {
            firstLookMs = Math.min(firstLookMs, performance.now() - start);
          },
        },
        async () =>
          model.doGenerate({
            prompt,
            n: 1,
            size: '768x512',
            aspectRatio: undefined,
            seed,
            files: undefined,
            mask: undefined,
            providerOptions: { builtin: {} },
          }),
      ),
    ),
  );
  return { wallMs: performance.now() - start, firstLookMs };
}

console.log(`load ${loadavg()[0]!.toFixed(1)}`);
for (const prompt of ['modern villa with pool, summer day', 'scandinavian living room']) {
  let best = { wallMs: Infinity, firstLookMs: Infinity };
  for (let run = 0; run < runs; run++) {
    const now = await grid(prompt);
    if (run > 0 && now.wallMs < best.wallMs) best = now;
  }
  const verdict = best.wallMs <= budgetMs ? 'ok  ' : 'OVER';
  console.log(
    `${verdict} ${Math.round(best.wallMs)} ms of ${budgetMs}, first look after ${Math.round(best.firstLookMs)} ms  ${prompt}`,
  );
}
await models.close();
