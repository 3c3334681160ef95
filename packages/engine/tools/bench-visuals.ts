/**
 * CPU time (user + system) per stage of the text-to-image engine on one thread in a warm process: `node
 * packages/engine/tools/bench-visuals.ts [--size 768x512] [--repeat 5] ["prompt" ...]`.
 */
import { sceneOf } from '../src/visuals/imagine.ts';
import { createRenderer } from '../src/visuals/render/render-scene.ts';

interface Budget {
  readonly size: string;
  readonly cpuMs: number;
}

const budgets: readonly Budget[] = [
  { size: '768x512', cpuMs: 900 },
  { size: '1024x768', cpuMs: 1700 },
];
const previewBudgetMs = 250;
const memoryBudgetMb = 350;
const defaultPrompts = [
  'modern villa with pool, summer day',
  'white mediterranean house at golden hour',
  'brick townhouse at dusk in the rain',
  'glass tower at night in the city',
  'scandinavian living room with large windows',
  'industrial kitchen',
];

const words = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = words.indexOf(`--${name}`);
  return at < 0 ? undefined : words.splice(at, 2)[1];
};
const onlySize = option('size');
const repeat = Number(option('repeat') ?? 5);
const prompts = words.length > 0 ? words : defaultPrompts;

const cpuMs = (since: NodeJS.CpuUsage): number => {
  const used = process.cpuUsage(since);
  return (used.user + used.system) / 1000;
};

/** One for all sizes, as in an engine thread. */
const render = createRenderer();
for (const { size, cpuMs: budgetMs } of budgets) {
  if (onlySize && onlySize !== size) continue;
  const [widthPx, heightPx] = size.split('x').map(Number) as [number, number];
  console.log(`\n${size}, best of ${repeat} warm runs, budget ${budgetMs} ms CPU`);
  for (const prompt of prompts) {
    let best = Infinity;
    let preview = Infinity;
    let line = '';
    for (let run = 0; run <= repeat; run++) {
      const start = process.cpuUsage();
      const { scene } = sceneOf(prompt, { seed: 1 });
      const marks: [name: string, atMs: number][] = [['build', 0]];
      let previewMs = 0;
      const { stats } = await render(scene, {
        widthPx,
        heightPx,
        seed: 1,
        onStage: (stage) => marks.push([stage, cpuMs(start)]),
        onPreview: () => {
          previewMs = cpuMs(start);
        },
      });
      scene.triangles.release();
      const end = cpuMs(start);
      const stageMs = new Map(
        marks.map(([name, atMs], index) => [name, (marks[index + 1]?.[1] ?? end) - atMs]),
      );
      // Previews are optional, so they aren't counted.
      const total = end - (stageMs.get('preview') ?? 0);
      if (run === 0) continue;
      preview = Math.min(preview, previewMs);
      if (total >= best) continue;
      best = total;
      const stages = [...stageMs].map(([stage, ms]) => `${stage} ${Math.round(ms)}`).join(' ');
      line = `${stages} | ${stats.triangles} triangles, ${stats.tracedRays} rays`;
    }
    const verdict = best <= budgetMs ? 'ok  ' : 'OVER';
    const previewVerdict = preview <= previewBudgetMs ? 'ok' : 'OVER';
    console.log(
      `${verdict} ${Math.round(best)} ms  preview ${Math.round(preview)} ms ${previewVerdict}  ${prompt}\n     ${line}`,
    );
  }
  const residentMb = process.resourceUsage().maxRSS / 1024;
  console.log(
    `${residentMb <= memoryBudgetMb ? 'ok  ' : 'OVER'} peak memory ${Math.round(residentMb)} MB`,
  );
}
