import type { Clock } from '../platform/clock.ts';

export interface TestClock {
  readonly now: Clock;
  advance(seconds: number): void;
}

/** Starts at the real time, which dates sign-ins, and moves only on command. */
export function testClock(): TestClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance: (seconds) => {
      aheadMs += seconds * 1000;
    },
  };
}
