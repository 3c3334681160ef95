/** A few kills of a real server in each run of the suite; `npm run faults` does sixty. */
import { expect, test } from 'vitest';
import { killDecoders } from './kill-decoders.ts';
import { runFaults } from './run-faults.ts';

test('every order ends exactly once, whatever moment the server is killed at', async () => {
  const report = await runFaults({ runs: 2, seed: 5 });
  // How fast it goes on depends on what else the machine does; that it goes on does not.
  expect(report.faults.filter((fault) => !/went on only after/.test(fault))).toEqual([]);
  expect(report.orders).toBeGreaterThan(1);
}, 300_000);

test('a signal to the whole group fails no order', async () => {
  const report = await runFaults({ runs: 1, seed: 11, signal: 'SIGTERM', group: true });
  expect(report.faults.filter((fault) => !/went on only after/.test(fault))).toEqual([]);
  expect(report.failed).toBe(0);
}, 300_000);

test.skipIf(process.platform !== 'linux')(
  'decoders that are killed at work fail no order',
  async () => {
    const report = await killDecoders({ kills: 2 });
    expect(report.faults).toEqual([]);
    expect(report.done).toBe(report.orders);
  },
  300_000,
);
