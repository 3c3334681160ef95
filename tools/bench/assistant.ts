/**
 * `npm run bench assistant`: latency of the assistant's text, search, vision and voice, and how evenly it
 * streams to fifty readers at once, over HTTP on a real server. A fixed calculation before and after shows
 * the machine's load.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { searchEntries } from '@maquette/handbook';
import { judgeInside } from '@maquette/handbook/evaluation';
import sharp from 'sharp';
import { freePort, startServer } from '../faults/server-process.ts';
import { cpuMs, processTree } from '../measure/processes.ts';
import { loopDelayOptions, readLoopDelay } from '../measure/read-loop-delay.ts';

const questions = 20;
const streams = 50;
const spokenWords = 60;
const searchRounds = 3;

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const at = (values: readonly number[], share: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const resultLine = (what: string, ms: number, goal: string) =>
  console.log(`${what.padEnd(52)} ${ms.toFixed(1).padStart(9)} ms   ${goal}`);

/** CPU time of a server with its child processes, for each of the works. */
async function eachTakesCpuMs(pid: number, works: readonly (() => Promise<number>)[]) {
  const spent = () => processTree(pid).reduce((sum, each) => sum + cpuMs(each), 0);
  const before = spent();
  const times: number[] = [];
  for (const work of works) times.push(await work());
  return { times, cpu: (spent() - before) / works.length };
}

/** A fixed workload: taking twice as long means that half of the machine was busy. */
function yardstickMs(): number {
  const startedMs = performance.now();
  let sum = 0;
  for (let turn = 0; turn < 60_000_000; turn += 1) sum = (sum + turn * 7) % 1_000_003;
  return sum < 0 ? 0 : performance.now() - startedMs;
}

let questionCount = 0;
/** Each reader has its own address, and so its own rate limit. */
const addressOf = (reader: number) => `10.0.${reader >> 8}.${reader & 255}`;

async function ask(url: string, text: string): Promise<Response> {
  questionCount += 1;
  return fetch(`${url}/api/assistant`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      'x-forwarded-for': addressOf(questionCount),
    },
    body: JSON.stringify({
      trigger: 'submit-message',
      id: randomUUID(),
      temporary: true,
      message: { id: randomUUID(), role: 'user', parts: [{ type: 'text', text }] },
    }),
  });
}

/** Arrival times of text, in ms after the question. */
async function timesOfWords(url: string, text: string): Promise<number[]> {
  const startedMs = performance.now();
  const answer = await ask(url, text);
  const times: number[] = [];
  for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
    if (part.includes('"text-delta"')) times.push(performance.now() - startedMs);
  }
  return times;
}

const post = (url: string, route: string, body: BodyInit, type?: string) =>
  fetch(`${url}${route}`, {
    method: 'POST',
    headers: {
      origin: url,
      'x-forwarded-for': addressOf(++questionCount),
      ...(type ? { 'content-type': type } : {}),
    },
    body,
  });

async function timed(work: () => Promise<Response>): Promise<number> {
  const startedMs = performance.now();
  const answer = await work();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`Expected an answer but received ${answer.status}`);
  return performance.now() - startedMs;
}

async function megapixelPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  const settings = { width: 1155, height: 866, channels: 3, background: '#808080', noise } as const;
  return sharp({ create: settings }).blur(6).jpeg().toBuffer();
}

const before = yardstickMs();
const asks = judgeInside().map(({ question }) => question.split(' > ')[0] ?? '');
const searchRound = () =>
  asks.map((question) => {
    const startedMs = performance.now();
    const startedCpu = process.cpuUsage();
    searchEntries(question);
    const { user, system } = process.cpuUsage(startedCpu);
    return { wall: performance.now() - startedMs, cpu: (user + system) / 1_000 };
  });
const wallOf = (rounds: readonly { wall: number }[]) => rounds.map(({ wall }) => wall);
const cpuOf = (rounds: readonly { cpu: number }[]) => rounds.map(({ cpu }) => cpu);
const firstRound = searchRound();
const laterRounds = Array.from({ length: searchRounds }, searchRound).flat();
resultLine('handbook search, p50', at(wallOf(laterRounds), 0.5), '');
resultLine('handbook search, p99', at(wallOf(laterRounds), 0.99), 'goal 10');
resultLine('  processor time of it', at(cpuOf(laterRounds), 0.99), '');
resultLine('handbook search in a new process, p99', at(wallOf(firstRound), 0.99), 'goal 10');
resultLine('  processor time of it', at(cpuOf(firstRound), 0.99), '');

const folder = mkdtempSync(path.join(tmpdir(), 'maquette-bench-'));
const port = await freePort();
const server = await startServer({ dataFolder: folder, port, ...loopDelayOptions(folder) });
const url = `http://127.0.0.1:${port}`;
try {
  await timesOfWords(url, 'Thanks');
  const first: number[] = [];
  for (const question of asks.slice(0, questions)) {
    const [word] = await timesOfWords(url, question);
    if (word !== undefined) first.push(word);
  }
  resultLine('first words of an answer after asking, p50', at(first, 0.5), 'goal 50');

  await readLoopDelay(server.child, folder);
  const all = await Promise.all(
    Array.from({ length: streams }, () => timesOfWords(url, 'Compare oak and laminate flooring')),
  );
  const gaps = all.flatMap((times) => times.slice(1).map((time, place) => time - times[place]!));
  resultLine(`between pieces of ${streams} answers at once, p99`, at(gaps, 0.99), 'goal 100');
  const { p99Ms } = await readLoopDelay(server.child, folder);
  resultLine('  event loop of the server late meanwhile, p99', p99Ms, 'goal 100');

  const speak = (text: string) =>
    timed(() => post(url, '/api/tts', JSON.stringify({ text }), 'application/json'));
  await speak('Good morning.');
  const words = (turn: number) =>
    Array.from(
      { length: spokenWords },
      (_, place) => `window ${place + turn}`.split(' ')[place % 2],
    ).join(' ');
  const spoken = await eachTakesCpuMs(
    server.child.pid ?? 0,
    [1, 2, 3].map((turn) => () => speak(words(turn))),
  );
  resultLine(`${spokenWords} words read aloud, warm`, at(spoken.times, 0.5), 'goal 700');
  resultLine('  processor time of it', spoken.cpu, '');

  const photo = await megapixelPhoto();
  const look = () => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }));
    return timed(() => post(url, '/api/analysis', form));
  };
  await look();
  const looks = await eachTakesCpuMs(server.child.pid ?? 0, [look, look, look]);
  resultLine('a picture of 1 megapixel looked at, warm', at(looks.times, 0.5), 'goal 800');
  resultLine('  processor time of it', looks.cpu, '');
} finally {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
resultLine('yardstick before and after', before, `${yardstickMs().toFixed(1)} ms after`);
