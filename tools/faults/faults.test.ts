/** A few kills of a real server in each run of the suite; `npm run faults` does sixty. */
import { expect, test } from 'vitest';
import { killDecoders } from './kill-decoders.ts';
import { runFaults } from './run-faults.ts';

/** How fast it goes on depends on what else the machine does; that it goes on does not. */
const wrong = (faults: readonly string[]) =>
  faults.filter((fault) => !fault.includes('went on only after')).join('\n');

test('every order ends exactly once, whatever moment the server is killed at', async () => {
  const report = await runFaults({ runs: 2, seed: 5 });
  expect(wrong(report.faults)).toBe('');
  expect(report.orders).toBeGreaterThan(1);
}, 900_000);

test('a signal to the whole group fails no order', async () => {
  const report = await runFaults({ runs: 1, seed: 11, signal: 'SIGTERM', group: true });
  expect(wrong(report.faults)).toBe('');
  expect(report.failed).toBe(0);
}, 900_000);

test.skipIf(process.platform !== 'linux')(
  'decoders that are killed at work fail no order',
  async () => {
    const report = await killDecoders({ kills: 2 });
    expect(report.faults.join('\n')).toBe('');
    expect(report.done).toBe(report.orders);
  },
  900_000,
);
