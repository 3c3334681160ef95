/** A few kills of a real server in each run of the suite; `npm run faults` does sixty. */
import { expect, test } from 'vitest';
import { runFaults } from './run-faults.ts';

test('every order ends exactly once, whatever moment the server is killed at', async () => {
  const report = await runFaults({ runs: 2, seed: 5 });
  // How fast it goes on depends on what else the machine does; that it goes on does not.
  expect(report.faults.filter((fault) => !/went on only after/.test(fault))).toEqual([]);
  expect(report.orders).toBeGreaterThan(1);
}, 300_000);
