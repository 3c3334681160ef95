/** `npm start`: installs what is missing, builds what changed, serves the whole app. */
// First of all: it notes who started this.
import './start/supervised.mjs';

import path from 'node:path';
import { memorySettings } from './allocation.mjs';
import { isBuilt } from './build.mjs';
import { environment, isInstalled, nodeBinary, root } from './install.mjs';
import { runLast, runStep } from './start/supervised.mjs';

const tool = (name) => path.join(root, 'tools', name);

if (!isInstalled()) await runStep(process.execPath, [tool('install.mjs')], { cwd: root });
if (!isBuilt()) await runStep(nodeBinary(), [tool('build.mjs')], { cwd: root });
await runLast(nodeBinary(), [path.join(root, 'apps', 'server', 'src', 'main.ts')], {
  cwd: root,
  // An IPC channel, which closes when this process ends in any way.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...memorySettings, ...environment({ NODE_ENV: process.env.NODE_ENV ?? 'production' }) },
});
