import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A program that keeps compiled code, as the server does; says what its thread alone has kept. */
const program = `
  import { readdirSync } from 'node:fs';
  import { enableCompileCache } from 'node:module';
  enableCompileCache(process.argv[1]);
  const { createThreadPool } = await import(new URL('thread-pool.ts', ${JSON.stringify(import.meta.url)}).href);
  const pool = createThreadPool(1);
  await pool.run('brief', { prompt: 'a villa by the sea', edits: [] });
  await pool.close();
  console.log(readdirSync(process.argv[1], { recursive: true }).length);
`;

test('what an engine thread compiled is kept for those after it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-compiled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const run = ['--input-type=module', '-e', program, folder];
  // Test runs have a folder of their own for it, which would go before this one.
  const env = { ...process.env, NODE_COMPILE_CACHE: undefined };
  const kept = Number(execFileSync(process.execPath, run, { env, encoding: 'utf8' }));
  expect(kept).toBeGreaterThan(50);
});
