/** `npm start` and `npm run worker` forward signals: no shell stays between npm and the program. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { scripts: Record<'start' | 'worker', string> };

test.skipIf(process.platform === 'win32').each(['start', 'worker'] as const)(
  '%s takes the place of its shell, once',
  async (name) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'maquette-scripts-'));
    const node = path.join(folder, 'node');
    writeFileSync(node, '#!/bin/sh\necho $$ $*\nexit 3\n');
    chmodSync(node, 0o755);
    const shell = spawn('sh', ['-c', scripts[name]], {
      env: { PATH: `${folder}${path.delimiter}${process.env.PATH}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const output = shell.stdout.setEncoding('utf8').toArray();
    const [code] = await once(shell, 'exit');
    expect((await output).join('')).toMatch(new RegExp(`^${shell.pid} \\S+\\n$`));
    expect(code).toBe(3);
    rmSync(folder, { recursive: true });
  },
);
