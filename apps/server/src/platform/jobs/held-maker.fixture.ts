import type { Hands } from './maker.ts';
import { tinyPng } from './workbench.fixture.ts';

/** A maker that waits until the test lets it go on. */
export function heldMaker() {
  const started = Promise.withResolvers<Hands>();
  const released = Promise.withResolvers<void>();
  return {
    started: started.promise,
    release: released.resolve,
    make: async (_work: unknown, hands: Hands) => {
      started.resolve(hands);
      await new Promise<void>((resolve, reject) => {
        void released.promise.then(resolve);
        hands.signal.addEventListener('abort', () => reject(hands.signal.reason));
      });
      await hands.picture(0, { bytes: tinyPng });
    },
  };
}
