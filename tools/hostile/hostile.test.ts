/** A few attacks for a short time; `npm run hostile` does all of them and judges their times. */
import { expect, test } from 'vitest';
import { attacks } from './attacks.ts';
import { runAttacks } from './run-attacks.ts';

test('whatever one person sends, everything another does is answered', async () => {
  const { rows } = await runAttacks({
    attacks: attacks.filter(({ isInTests }) => isInTests),
    lookMs: 1_000,
    rests: false,
  });
  expect(rows.length).toBeGreaterThan(0);
  for (const { felt, answers } of rows) {
    expect(
      felt.flatMap(({ activity, refusals }) => refusals.map((why) => [activity, why])),
    ).toEqual([]);
    // Every attack request is answered or refused; none hangs.
    expect([...answers.keys()].filter((status) => status >= 200 && status < 500)).not.toEqual([]);
  }
});
