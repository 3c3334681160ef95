/** `npm run check`: format and lint, types, arrows between folders, dead exports. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, environment, nodeBinary, root } from './install.mjs';

const binary = (...parts) => path.join(root, 'node_modules', ...parts);

export const checks = [
  { name: 'format and lint', run: [binary('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'] },
  { name: 'types', run: [binary('typescript', 'bin', 'tsc'), '--noEmit'] },
  {
    name: 'types of the web app',
    run: [binary('@react-router', 'dev', 'bin.cjs'), 'typegen'],
    after: [binary('typescript', 'bin', 'tsc'), '--noEmit'],
    folder: 'apps/web',
  },
  { name: 'arrows between folders', run: [path.join(root, 'tools', 'arrows', 'arrows.ts')] },
  { name: 'dead files and exports', run: [binary('knip', 'bin', 'knip.js'), '--no-progress'] },
];

/** Runs every check; answers how many passed and failed, and prints what a failing one said. */
export function runChecks() {
  let passed = 0;
  let failed = 0;
  for (const check of checks) {
    const outputs = [check.run, ...(check.after ? [check.after] : [])].map((step) =>
      spawnSync(nodeBinary(), step, {
        cwd: path.join(root, check.folder ?? '.'),
        env: environment(),
        encoding: 'utf8',
      }),
    );
    const bad = outputs.filter((output) => output.status !== 0);
    if (bad.length === 0) {
      passed++;
      console.log(`✓ ${check.name}`);
    } else {
      failed++;
      console.log(`✗ ${check.name}\n${bad.map((o) => `${o.stdout}${o.stderr}`).join('\n')}`);
    }
  }
  return { passed, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  process.exitCode = runChecks().failed === 0 ? 0 : 1;
}
