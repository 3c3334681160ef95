/** Opens the port. The only file that reads the environment. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentNow } from './platform/process/parent.ts';

const parent = parentNow();

const oldestNode = 24;
if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  process.stderr.write(
    `Maquette needs Node ${oldestNode}, this is ${process.version}. Start it with npm start, which brings its own.\n`,
  );
  process.exit(1);
}

// First of all: the compile cache saves a third of the start.
enableCompileCache(
  fileURLToPath(new URL('../../../node_modules/.cache/maquette/compiled', import.meta.url)),
);

const { run } = await import('./run.ts');
await run(process.env, parent);
