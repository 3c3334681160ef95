/**
 * `npm run faults`: sixty kills of a server on the embedded database at random moments; with DATABASE_URL
 * sixty of a server or one of two workers. Options: `-- --runs 10 --seed 7 --signal SIGTERM`; `--group`
 * signals the whole process group; `-- --decoders 100` kills decoder processes instead; `-- --store-outage
 * 600` makes the file store unavailable for ten minutes; `-- --soak 10` works for ten minutes and checks for
 * leaks.
 */
import { parseArgs } from 'node:util';
import { killDecoders } from './kill-decoders.ts';
import { runFaults } from './run-faults.ts';
import { soak } from './soak.ts';
import { takeStoreAway } from './store-outage.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    signal: { type: 'string', default: 'SIGKILL' },
    group: { type: 'boolean', default: false },
    decoders: { type: 'string' },
    'store-outage': { type: 'string' },
    soak: { type: 'string' },
  },
});

const say = (line: string) => console.log(line);
const faults = await chosen();
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;

function chosen(): Promise<readonly string[]> {
  if (values.soak !== undefined) return soaking(Number(values.soak));
  if (values.decoders !== undefined) return decoderKillings(Number(values.decoders));
  if (values['store-outage'] !== undefined) return outage(Number(values['store-outage']));
  return killings();
}

async function outage(seconds: number): Promise<readonly string[]> {
  const report = await takeStoreAway({
    seconds,
    people: 15,
    ordersEach: 4,
    databaseUrl: process.env.DATABASE_URL,
    say,
  });
  say(
    `${report.orders} orders without a store for ${seconds} s: ${report.done} done, going on ${report.goingOnAfterMs} ms after it was back`,
  );
  return report.faults;
}

async function decoderKillings(kills: number): Promise<readonly string[]> {
  const report = await killDecoders({ kills, databaseUrl: process.env.DATABASE_URL, say });
  say(`${report.kills} decoders killed under ${report.orders.length} orders: ${report.done} done`);
  return report.faults;
}

async function killings(): Promise<readonly string[]> {
  const report = await runFaults({
    kills: Array.from({ length: Number(values.runs) }, () => ({
      signal: values.signal === 'SIGTERM' ? 'SIGTERM' : 'SIGKILL',
      group: values.group,
    })),
    seed: Number(values.seed),
    databaseUrl: process.env.DATABASE_URL,
    say,
  });
  say(
    `${report.orders} orders in ${report.runs} runs: ${report.done} done, ${report.failed} failed with their quota given back; slowest recovery ${report.slowestRecoveryMs} ms`,
  );
  if (report.faults.length === 0) say('Every order ended exactly once.');
  return report.faults;
}

async function soaking(minutes: number): Promise<readonly string[]> {
  const report = await soak({ minutes, say });
  const [firstMb, lastMb] = report.memoryMb;
  const [firstFiles, lastFiles] = report.openFiles;
  say(
    `${minutes} minutes: ${report.renders} renders, ${report.questions} questions, ${report.brokenStreams} streams broken off; memory ${firstMb.toFixed(0)} MB after the warm-up, ${lastMb.toFixed(0)} MB at the end; open files ${firstFiles} and ${lastFiles}`,
  );
  return report.faults;
}
