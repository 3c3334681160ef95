/**
 * Loaded into a server with `--import`: while a marker file is beside its data folder, no thread can write to disk.
 */
import fs, { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

export const fullDiskMarker = (dataFolder: string) => `${dataFolder}.disk-is-full`;

/** Standard output and standard error aren't files. */
const firstFile = 3;

function refuseWhenFull(folder: string): void {
  if (!existsSync(fullDiskMarker(folder))) return;
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}

function fillWith(folder: string): void {
  const { writeSync } = fs;
  const { writeFile } = fs.promises;
  fs.writeSync = ((file: number, ...rest: [NodeJS.ArrayBufferView]) => {
    if (file >= firstFile) refuseWhenFull(folder);
    return writeSync(file, ...rest);
  }) as typeof fs.writeSync;
  fs.promises.writeFile = async (...parameters) => {
    refuseWhenFull(folder);
    return writeFile(...parameters);
  };
  syncBuiltinESMExports();
}

// A test that imports this for the marker's name isn't the server.
if (process.env.DATA_DIR && process.env.MAQUETTE_DISK_CAN_FILL) fillWith(process.env.DATA_DIR);
