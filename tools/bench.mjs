/**
 * `npm run bench [NAME [...]]`: runs every bench, or those of that name, one after the other; what
 * follows the name goes to them. A bench takes memory from the system as the server does.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { frugalAllocation } from './allocation.mjs';
import { ensureInstalled, environment, nodeBinary, root } from './install.mjs';

ensureInstalled();
const [wanted, ...parameters] = process.argv.slice(2);
/** Where the server keeps compiled code from start to start. */
const compiled = path.join(root, 'node_modules', '.cache', 'maquette', 'compiled');
/** As the threads of our engines have it (packages/models, thread-pool.ts). */
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
      env: environment({ ...frugalAllocation, NODE_COMPILE_CACHE: compiled }),
    },
  );
  if (result.status !== 0) process.exitCode = 1;
}
if (files.length === 0) console.log(`No bench is called ${wanted}.`);
