/**
 * `npm run faults`: sixty kills of the embedded server at random moments; with DATABASE_URL sixty of
 * a server or one of two workers. `-- --runs 10 --seed 7 --signal SIGTERM` changes what is done.
 */
import { parseArgs } from 'node:util';
import { runFaults } from './run-faults.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    signal: { type: 'string', default: 'SIGKILL' },
  },
});

const report = await runFaults({
  runs: Number(values.runs),
  seed: Number(values.seed),
  signal: values.signal === 'SIGTERM' ? 'SIGTERM' : 'SIGKILL',
  databaseUrl: process.env.DATABASE_URL,
  say: (line) => console.log(line),
});
console.log(
  `${report.orders} orders in ${report.runs} runs: ${report.done} done, ${report.failed} failed with their quota given back; slowest recovery ${report.slowestRecoveryMs} ms`,
);
for (const fault of report.faults) console.error(`✗ ${fault}`);
if (report.faults.length === 0) console.log('Every order ended exactly once.');
process.exitCode = report.faults.length === 0 ? 0 : 1;
