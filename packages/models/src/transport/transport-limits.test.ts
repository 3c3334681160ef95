import { expect, test } from 'vitest';
import { defaultTransportLimits, orderLimits, ownServerLimits } from './transport-limits.ts';

test('a second copy of the limits of a service, of an order and of a machine of one’s own', () => {
  expect(defaultTransportLimits).toEqual({
    ...{ concurrency: 8, queue: 64, deadlineMs: 180_000, stallMs: 45_000 },
    ...{ answerBytes: 67_108_864, tries: 3, triesAfterServerError: true },
    ...{ firstWaitMs: 500, longestWaitMs: 20_000, failuresInARow: 5, restMs: 30_000 },
  });
  expect(orderLimits).toEqual({ deadlineMs: 240_000 });
  expect(ownServerLimits).toEqual({
    ...{ concurrency: 1, deadlineMs: 600_000, stallMs: 120_000, triesAfterServerError: false },
  });
});
