/**
 * a server under continuous load. Renders, questions and aborted event streams for minutes; memory and
 * open files at the end are compared with those after the warm-up.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../measure/median.ts';
import { memoryMb, openFiles, processTree } from '../measure/processes.ts';
import { Customer } from './customer.ts';
import { freePort, startServer } from './server-process.ts';

export interface SoakOptions {
  readonly minutes: number;
  readonly say: (line: string) => void;
}

export interface SoakReport {
  readonly renders: number;
  readonly questions: number;
  readonly brokenStreams: number;
  readonly memoryMb: readonly [first: number, last: number];
  readonly openFiles: readonly [first: number, last: number];
  readonly faults: readonly string[];
}

interface Look {
  readonly memoryMb: number;
  readonly openFiles: number;
}

const pollIntervalMs = 5_000;
/** Just within one person's rate limits. */
const betweenRendersMs = 2_100;
const betweenQuestionsMs = 2_500;
const betweenStreamsMs = 700;
/** Share of the time until everything is loaded and caches are full. */
const warmUpShare = 0.3;
const windowShare = 0.2;
const mostGrowth = 1.1;
const spareFiles = 20;

export async function soak({ minutes, say }: SoakOptions): Promise<SoakReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-soak-'));
  const port = await freePort();
  const server = await startServer({ dataFolder: folder, port });
  const pid = server.child.pid!;
  const endsAt = performance.now() + minutes * 60_000;
  const goesOn = () => performance.now() < endsAt;
  const done = { renders: 0, questions: 0, brokenStreams: 0 };
  const looks: Look[] = [];
  let latest = '';
  try {
    const customer = new Customer(port);
    await customer.arrive();
    const rendering = async () => {
      while (goesOn()) {
        latest = await customer.order(1);
        await customer.untilDone(120_000);
        done.renders++;
        await wait(betweenRendersMs);
      }
    };
    const asking = async () => {
      while (goesOn()) {
        await customer.question('How high is a kitchen worktop?');
        done.questions++;
        await wait(betweenQuestionsMs);
      }
    };
    const breaking = async () => {
      while (goesOn()) {
        await wait(betweenStreamsMs);
        if (latest === '') continue;
        await customer.breakOff(latest);
        done.brokenStreams++;
      }
    };
    const looking = async () => {
      while (goesOn()) {
        looks.push({ memoryMb: memoryMb(processTree(pid)), openFiles: openFiles(pid) });
        if (looks.length % 12 === 0) {
          const { memoryMb: mb, openFiles: files } = looks.at(-1)!;
          say(`${done.renders} renders, ${mb.toFixed(0)} MB, ${files} open files`);
        }
        await wait(pollIntervalMs);
      }
    };
    await Promise.all([rendering(), asking(), breaking(), looking()]);
  } finally {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
  return { ...done, ...judged(looks) };
}

function judged(looks: readonly Look[]): Pick<SoakReport, 'memoryMb' | 'openFiles' | 'faults'> {
  const size = Math.max(1, Math.floor(looks.length * windowShare));
  const from = Math.floor(looks.length * warmUpShare);
  const both = (read: (look: Look) => number) =>
    [looks.slice(from, from + size), looks.slice(-size)].map((part) => median(part.map(read))) as [
      number,
      number,
    ];
  const memory = both((look) => look.memoryMb);
  const files = both((look) => look.openFiles);
  const faults: string[] = [];
  if (memory[1] > memory[0] * mostGrowth) {
    faults.push(`memory grew from ${memory[0].toFixed(0)} to ${memory[1].toFixed(0)} MB`);
  }
  if (files[1] > files[0] + spareFiles) {
    faults.push(`open files grew from ${files[0]} to ${files[1]}`);
  }
  return { memoryMb: memory, openFiles: files, faults };
}
