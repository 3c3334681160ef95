/**
 * `npm run backup -- FOLDER`: copies everything. The folder is a complete installation: `npm run restore` reads it,
 * and a server starts on it. Each backup needs a new folder.
 */
import path from 'node:path';
import { StartError } from '../platform/process/start-error.ts';
import { runMove } from './run-move.ts';
import { folderEnvironment } from './target-environment.ts';

const [folder, ...more] = process.argv.slice(2);
await runMove(
  process.env,
  () => {
    if (!folder || more.length > 0) {
      throw new StartError('Where to? npm run backup -- /backups/2026-11-24');
    }
    return folderEnvironment(path.resolve(folder));
  },
  { sourceMayRun: true },
);
