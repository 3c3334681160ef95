import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createThreadPool } from './thread-pool.ts';

/** A program with a compile cache, as the server; reports what its threads cached, and their niceness. */
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

/** After the command name, which may contain spaces. */
const nicenessIn = (stat: string) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);

/** Niceness of a server at low priority. */
const serverNiceness = 5;
const lowest = 19;

test('engine threads reuse compiled code; each person has one, of lower priority than the server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-compiled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const run = ['--input-type=module', '-e', program, folder];
  // Test runs have a separate cache folder, which would take precedence.
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
  // One for each of two people, and no others.
  expect(ranks.filter((rank) => rank === Math.min(own + 12, lowest))).toHaveLength(2);
  expect(Math.min(...ranks)).toBe(own);
});

test('a brief task that was taken ends its work, one that waits is left out', async () => {
  const pool = createThreadPool(1, { niceness: 0 });
  onTestFinished(() => pool.close());
  const input = { prompt: 'a villa by the sea', edits: [] };
  await pool.run('brief', input);
  const taken = new AbortController();
  const waiting = new AbortController();
  const late = pool.runBriefly('brief', input, AbortSignal.abort());
  await expect(late).rejects.toThrow('aborted');
  const ended = pool.runBriefly('brief', input, taken.signal);
  const dropped = pool.runBriefly('brief', input, waiting.signal);
  taken.abort();
  waiting.abort();
  // Aborting what runs would end the thread, and everybody's next answer would wait for a new one.
  await Promise.all([
    expect(ended).resolves.toMatchObject({ chips: expect.any(Array) }),
    expect(dropped).rejects.toThrow('aborted'),
  ]);
});
