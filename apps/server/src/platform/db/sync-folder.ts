/** Fsyncs every file of a folder. */
import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const syncsAtOnce = 16;

/** Returns the start time: what has not changed since is on the disk. */
export async function syncFolder(folder: string): Promise<number> {
  const beganAtMs = Date.now();
  const waiting = [folder];
  for (const name of await readdir(folder, { recursive: true })) {
    waiting.push(path.join(folder, name));
  }
  const syncRest = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await syncFile(file);
  };
  await Promise.all(Array.from({ length: syncsAtOnce }, syncRest));
  return beganAtMs;
}

export async function syncFile(file: string): Promise<void> {
  // Windows syncs folders itself and cannot open them.
  if (process.platform === 'win32' && (await stat(file)).isDirectory()) return;
  const handle = await open(file, process.platform === 'win32' ? 'r+' : 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
