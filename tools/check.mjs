/** `npm run check`: format and lint, types, arrows between folders, sizes, dead exports. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, environment, nodeBinary, root } from './install.mjs';

/**
 * Each checker of the compiler learns shared types anew: its four take 28 s of a processor, one takes 18, while
 * other checks need the other cores.
 */
const oneChecker = ['--checkers', '1'];

const binary = (...parts) => path.join(root, 'node_modules', ...parts);

/**
 * Two lanes: knip takes one core as long as all other checks take another. It needs the generated route
 * types, so it comes second.
 */
const lanes = [
  [
    {
      name: 'types of the web app',
      run: [binary('@react-router', 'dev', 'bin.cjs'), 'typegen'],
      after: [binary('typescript', 'bin', 'tsc'), '--noEmit', ...oneChecker],
      folder: 'apps/web',
    },
    { name: 'dead files and exports', run: [binary('knip', 'bin', 'knip.js'), '--no-progress'] },
  ],
  [
    { name: 'format and lint', run: [binary('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'] },
    { name: 'types', run: [binary('typescript', 'bin', 'tsc'), '--noEmit', ...oneChecker] },
    { name: 'arrows between folders', run: [path.join(root, 'tools', 'arrows', 'arrows.ts')] },
    {
      name: 'sizes of files and folders',
      run: [path.join(root, 'tools', 'sizes', 'sizes.ts')],
      showsOutput: true,
    },
  ],
];

async function outputOf(step, folder) {
  const child = spawn(nodeBinary(), step, {
    cwd: path.join(root, folder),
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

/** Whether a check passed; prints the output of failed ones. */
async function passes({ name, run, after, folder = '.', showsOutput = false }) {
  const outputs = [];
  for (const step of after ? [run, after] : [run]) outputs.push(await outputOf(step, folder));
  const bad = outputs.filter(({ code }) => code !== 0);
  const isGood = bad.length === 0;
  const summary = showsOutput ? `: ${outputs.map(({ output }) => output.trim()).join(' ')}` : '';
  console.log(
    isGood ? `✓ ${name}${summary}` : `✗ ${name}\n${bad.map(({ output }) => output).join('\n')}`,
  );
  return isGood;
}

/** Runs every check; returns how many passed and failed. */
export async function runChecks() {
  const results = await Promise.all(
    lanes.map(async (lane) => {
      const passed = [];
      for (const check of lane) passed.push(await passes(check));
      return passed;
    }),
  );
  const all = results.flat();
  const passed = all.filter(Boolean).length;
  return { passed, failed: all.length - passed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  process.exitCode = (await runChecks()).failed === 0 ? 0 : 1;
}
