/** A few kills per test run; `npm run faults` does sixty. */
import { expect, test } from 'vitest';
import { killDecodersOf } from './kill-decoders.ts';
import { sketches } from './ordering.ts';
import { runFaults } from './run-faults.ts';

/** Ignores recovery times, which depend on the machine's load. */
const wrong = (faults: readonly string[]) =>
  faults.filter((fault) => !fault.includes('went on only after')).join('\n');

/**
 * Decoders are identified by their working folder. The first kill fails an order that doesn't retry decoding.
 */
const decoderKills = process.platform === 'linux' ? 1 : 0;

test('every order is done exactly once, whenever the server, its group or its decoders are signalled', async () => {
  const report = await runFaults({
    kills: [
      { signal: 'SIGKILL', group: false },
      { signal: 'SIGTERM', group: true },
    ],
    ordering: sketches,
    // Each thread that draws compiles the engine anew. Our voice would be loaded while orders wait.
    more: { WORK: '1', SPEECH_MODEL: 'compatible:none', COMPATIBLE_URL: 'http://127.0.0.1:9' },
    seed: 5,
    afterwards: (server, customer) =>
      killDecodersOf(server, customer, { kills: decoderKills, ordering: sketches }),
  });
  expect(wrong(report.faults)).toBe('');
  expect(report.orders).toBeGreaterThan(report.runs);
  expect(report.done).toBe(report.orders);
}, 900_000);
