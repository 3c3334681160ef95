import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { expect, test } from 'vitest';

/** Below our own: only root may raise priority. */
const niceness = Math.min(getPriority() + 5, constants.priority.PRIORITY_LOW);
/** After the command name, which may contain spaces. */
const nicenessField = 16;

const nicenessOf = (statFile: string) => {
  const stat = readFileSync(statFile, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[nicenessField]);
};

test.runIf(process.platform === 'linux')(
  'every thread of a process is lowered, and its group of the scheduler',
  async () => {
    const program = `
      import { readFile } from 'node:fs/promises';
      // Starts libuv's threads.
      await readFile(process.execPath);
      const { lowerProcessPriority } = await import(${JSON.stringify(new URL('./process-priority.ts', import.meta.url).href)});
      await lowerProcessPriority(${niceness});
      process.send('lowered');
      process.on('disconnect', () => process.exit(0));
    `;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    const folder = `/proc/${child.pid}`;
    const threads = readdirSync(`${folder}/task`);
    const names = threads.map((id) => readFileSync(`${folder}/task/${id}/comm`, 'utf8').trim());
    expect(names).toContain('libuv-worker');
    expect(new Set(threads.map((id) => nicenessOf(`${folder}/task/${id}/stat`)))).toEqual(
      new Set([niceness]),
    );
    // Kernels without autogroups lack this file.
    if (readdirSync(folder).includes('autogroup')) {
      expect(readFileSync(`${folder}/autogroup`, 'utf8')).toContain(`nice ${niceness}`);
    }
    child.disconnect();
    await once(child, 'exit');
  },
);
