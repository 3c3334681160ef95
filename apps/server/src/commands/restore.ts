/** `npm run restore -- FOLDER`: writes a backup to the places in the settings, which must be empty. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../platform/process/start-error.ts';
import { runMove } from './run-move.ts';
import { folderEnvironment } from './target-environment.ts';

const [folder, ...more] = process.argv.slice(2);
await runMove(() => {
  if (!folder || more.length > 0) throw new StartError('Which backup? npm run restore -- FOLDER');
  if (!existsSync(path.join(folder, 'database'))) {
    throw new StartError(`${folder} is no backup: there is no database in it.`);
  }
  return folderEnvironment(path.resolve(folder));
}, process.env);
