import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import type { EngineRequest } from './engine-messages.ts';
import { createProcessOfEngines } from './process-of-engines.ts';

/** Returns the process id for a brief, its parameters for a file, and never finishes a picture. */
const program = `process.on('message', ({ type, id, name }) => {
  if (type === 'stop') process.send({ type: 'failed', id, error: new Error('ended') });
  if (name === 'brief') process.send({ type: 'done', id, output: process.pid });
  if (name === 'sceneFile') process.send({ type: 'done', id, output: process.argv.slice(2) });
});`;
const folder = mkdtempSync(path.join(tmpdir(), 'maquette-engines-'));
const file = path.join(folder, 'tells.mjs');
writeFileSync(file, program);
afterAll(() => rmSync(folder, { recursive: true }));

/** Signal 0 only checks. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function openEngines(idleMs?: number) {
  const engines = createProcessOfEngines(1, { file, ...(idleMs ? { idleMs } : {}) });
  onTestFinished(() => engines.close());
  const { pictures, drafts } = engines.pools;
  const words = { prompt: 'a villa', change: {}, edits: [] };
  return {
    close: engines.close,
    pid: () => drafts.run('brief', words) as Promise<unknown> as Promise<number>,
    told: () =>
      drafts.run('sceneFile', { ...words, kind: 'plan', seed: 1 }) as Promise<unknown> as Promise<
        string[]
      >,
    drawForEver: (signal?: AbortSignal) =>
      pictures.run('imagine', { ...words, widthPx: 96, heightPx: 64, seed: 1 }, { signal }),
  };
}

test('the process ends a minute after its last work, and frees its memory', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const engines = openEngines();
  const first = await engines.pid();
  vi.advanceTimersByTime(59_000);
  expect(await engines.pid()).toBe(first);
  vi.advanceTimersByTime(61_000);
  expect(await engines.pid()).not.toBe(first);
  vi.useRealTimers();
  await expect.poll(() => isThere(first)).toBe(false);
});

test('it stays as long as it is told, with its threads', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const engines = openEngines(600_000);
  const first = await engines.pid();
  expect(await engines.told()).toEqual(['1', '600000']);
  vi.advanceTimersByTime(599_000);
  expect(await engines.pid()).toBe(first);
});

test("it doesn't end while a picture is rendered", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const engines = openEngines();
  const stop = new AbortController();
  const drawing = engines.drawForEver(stop.signal);
  const first = await engines.pid();
  vi.advanceTimersByTime(61_000);
  expect(await engines.pid()).toBe(first);
  stop.abort(new Error('enough'));
  await expect(drawing).rejects.toThrow('enough');
});

test('cancelled work rejects with the reason, and the process continues', async () => {
  const engines = openEngines();
  const first = await engines.pid();
  const stop = new AbortController();
  const drawing = engines.drawForEver(stop.signal);
  stop.abort(new Error('cancelled'));
  await expect(drawing).rejects.toThrow('cancelled');
  await expect(engines.drawForEver(stop.signal)).rejects.toThrow('cancelled');
  expect(await engines.pid()).toBe(first);
});

test('when it is killed its work fails, and the next one starts another process', async () => {
  const engines = openEngines();
  const first = await engines.pid();
  const drawing = engines.drawForEver();
  process.kill(first, 'SIGKILL');
  await expect(drawing).rejects.toThrow('The engines ended with SIGKILL');
  expect(await engines.pid()).not.toBe(first);
});

test('it ends when the engines are closed', async () => {
  const engines = openEngines();
  const first = await engines.pid();
  await engines.close();
  expect(isThere(first)).toBe(false);
  await expect(engines.pid()).rejects.toThrow('The engines are closed');
});

test.skipIf(process.platform === 'win32')(
  'signals of the group are left to the server, with which it ends',
  async () => {
    const engines = fork(new URL('./engine-process.ts', import.meta.url), ['1'], {
      serialization: 'advanced',
    });
    const ask = async (id: number) => {
      const input = { prompt: 'a villa', edits: [] };
      const asked = {
        type: 'run',
        id,
        pool: 'drafts',
        isBrief: false,
        name: 'brief',
        input,
      } as const;
      engines.send({ ...asked, owner: undefined } satisfies EngineRequest);
      return (await once(engines, 'message'))[0];
    };
    expect(await ask(1)).toMatchObject({ type: 'done', id: 1 });
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) engines.kill(signal);
    expect(await ask(2)).toMatchObject({ type: 'done', id: 2 });
    engines.disconnect();
    expect(await once(engines, 'exit')).toEqual([0, null]);
  },
);
