/** `npm start`: installs what is missing, builds what changed, serves the whole app. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { memorySettings } from './allocation.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, environment, nodeBinary, root } from './install.mjs';

ensureInstalled();
ensureBuilt();

const server = spawn(nodeBinary(), [path.join(root, 'apps', 'server', 'src', 'main.ts')], {
  cwd: root,
  // An IPC channel, which closes when this process ends in any way.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...memorySettings, ...environment({ NODE_ENV: process.env.NODE_ENV ?? 'production' }) },
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // The terminal sends Ctrl+C to the whole group; a supervisor only to us. The server handles repeated
  // signals.
  process.on(signal, () => server.kill(signal));
}
// Killing npm would leave us behind: stop the server with it.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM');
  }, 1_000).unref();
}
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});
