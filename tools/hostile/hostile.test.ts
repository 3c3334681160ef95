/** A few requests of some attacks, measured in CPU time; `npm run hostile` runs all and judges latencies. */
import { expect, test } from 'vitest';
import { attacks } from './attacks.ts';
import { costOfAttacks } from './cost-of-attacks.ts';

const requests = 6;

test('a request of an attack costs less than ordinary work, which continues meanwhile', async ({
  signal,
}) => {
  const { roundMs, costs } = await costOfAttacks({
    attacks: attacks.filter(({ isInTests }) => isInTests),
    requests,
    signal,
    round: ['health', 'read', 'upload', 'chat', 'sign-in'],
  });
  expect(costs.length).toBeGreaterThan(0);
  for (const { name, answers, requestMs } of costs) {
    expect(answers, name).toHaveLength(requests);
    expect(answers.filter((status) => status >= 500)).toEqual([]);
    expect(requestMs, name).toBeLessThan(roundMs);
  }
}, 300_000);
