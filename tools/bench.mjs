/**
 * `npm run bench [NAME [...]]`: runs all benches, or those of that name, in sequence; further arguments are
 * passed on. With the server's memory settings.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { memorySettings } from './allocation.mjs';
import { ensureInstalled, environment, nodeBinary, root } from './install.mjs';

ensureInstalled();
const [wanted, ...parameters] = process.argv.slice(2);
/** The server's compile cache. */
const compiled = path.join(root, 'node_modules', '.cache', 'maquette', 'compiled');
/** As in the engines' threads (packages/models, thread-pool.ts). */
const heap = '--initial-old-space-size=128';
const files = globSync(['tools/bench/*.ts', 'packages/*/tools/bench-*.ts'], { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts') && (!wanted || file.includes(wanted)),
);
for (const file of files) {
  console.log(`\n${file}`);
  const result = spawnSync(
    nodeBinary(),
    ['--expose-gc', heap, path.join(root, file), ...parameters],
    {
      cwd: root,
      stdio: 'inherit',
      env: environment({ ...memorySettings, NODE_COMPILE_CACHE: compiled }),
    },
  );
  if (result.status !== 0) process.exitCode = 1;
}
if (files.length === 0) console.log(`No bench is called ${wanted}.`);
