/** `npm run dev`: the server and Vite, both reloading on change; seeds an empty folder with sample people. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, environment, nodeBinary, root } from './install.mjs';

ensureInstalled();
const serverPort = process.env.PORT ?? '3000';
const webPort = process.env.WEB_PORT ?? '5173';

const dataFolder = path.resolve(root, process.env.DATA_DIR ?? 'data');
const isNew = !process.env.DATABASE_URL && !existsSync(path.join(dataFolder, 'database'));
if (isNew) {
  // Before the server starts, since the embedded database allows one process.
  const seed = path.join(root, 'apps', 'server', 'src', 'commands', 'seed.ts');
  console.log('A new data folder: sample people to sign in as (plan, address, password)');
  spawnSync(nodeBinary(), [seed], { cwd: root, stdio: 'inherit', env: environment() });
}

const children = [
  spawn(nodeBinary(), ['--watch', path.join(root, 'apps', 'server', 'src', 'main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: environment({ PORT: serverPort, PUBLIC_URL: `http://localhost:${webPort}` }),
  }),
  spawn(
    nodeBinary(),
    [path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'dev', '--port', webPort],
    {
      cwd: path.join(root, 'apps', 'web'),
      stdio: 'inherit',
      env: environment({ SERVER_URL: `http://localhost:${serverPort}` }),
    },
  ),
];

function stopAll(signal) {
  for (const child of children) child.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(signal));
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode = code ?? 0;
    stopAll('SIGTERM');
  });
}
