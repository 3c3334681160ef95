import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A program that keeps compiled code, as the server does; says what its threads alone have kept, and their ranks. */
const program = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { enableCompileCache } from 'node:module';
  enableCompileCache(process.argv[1]);
  const { createThreadPool } = await import(new URL('thread-pool.ts', ${JSON.stringify(import.meta.url)}).href);
  const pool = createThreadPool(2);
  const brief = (owner) => pool.run('brief', { prompt: 'a villa by the sea', edits: [] }, { owner });
  for (const owner of ['ada', 'ben', 'ada', 'ben', undefined]) await brief(owner);
  const stats = process.platform === 'linux'
    ? readdirSync('/proc/self/task').map((id) => readFileSync('/proc/self/task/' + id + '/stat', 'utf8'))
    : [];
  await pool.close();
  const kept = readdirSync(process.argv[1], { recursive: true }).length;
  console.log(JSON.stringify({ kept, stats }));
`;

/** Behind the name of the command, which may hold blanks itself. */
const nicenessIn = (stat: string) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);

/** Of a server that somebody runs below everything else. */
const serverNiceness = 5;
const lowest = 19;

test('engine threads reuse compiled code; each person has one, of lower priority than the server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-compiled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const run = ['--input-type=module', '-e', program, folder];
  // Test runs have a folder of their own for it, which would go before this one.
  const env = { ...process.env, NODE_COMPILE_CACHE: undefined };
  const lowered = ['nice', '-n', String(serverNiceness)];
  const [command = '', ...words] = [
    ...(process.platform === 'linux' ? lowered : []),
    ...[process.execPath, ...run],
  ];
  const said = JSON.parse(execFileSync(command, words, { env, encoding: 'utf8' }));
  expect(said.kept).toBeGreaterThan(50);
  if (process.platform !== 'linux') return;
  const ranks = (said.stats as string[]).map(nicenessIn);
  const own = Math.min(getPriority() + serverNiceness, lowest);
  // One for each of two people, and none besides.
  expect(ranks.filter((rank) => rank === Math.min(own + 12, lowest))).toHaveLength(2);
  expect(Math.min(...ranks)).toBe(own);
});
