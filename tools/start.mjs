/** `npm start`: installs what is missing, builds what changed, serves the whole app. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { frugalAllocation } from './allocation.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, environment, nodeBinary, root } from './install.mjs';

ensureInstalled();
ensureBuilt();

const server = spawn(nodeBinary(), [path.join(root, 'apps', 'server', 'src', 'main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...frugalAllocation, ...environment({ NODE_ENV: process.env.NODE_ENV ?? 'production' }) },
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // The terminal sends Ctrl+C to the whole group; a supervisor sends only to us. The server
  // shuts down once, however often it is told.
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});
