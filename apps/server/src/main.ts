/** Opens the port. The only file that reads the environment. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { importQuickly } from './platform/quick-imports.ts';
import { keepYoungSpaceSmall } from './platform/young-space.ts';

const oldestNode = 24;
if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  process.stderr.write(
    `Maquette needs Node ${oldestNode}, this is ${process.version}. Start it with npm start, which brings its own.\n`,
  );
  process.exit(1);
}

// All three are set before anything is loaded. Compiled code is kept from start to start: a third less
// work until the first answer.
enableCompileCache(
  fileURLToPath(new URL('../../../node_modules/.cache/maquette/compiled', import.meta.url)),
);
keepYoungSpaceSmall();
importQuickly();

const { run } = await import('./run.ts');
await run(process.env);
