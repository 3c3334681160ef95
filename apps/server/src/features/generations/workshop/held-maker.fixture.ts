import type { JobContext } from './maker.ts';
import { tinyPng } from './workbench.fixture.ts';

/** A maker that waits until the test releases it. */
export function heldMaker() {
  const started = Promise.withResolvers<JobContext>();
  const released = Promise.withResolvers<void>();
  return {
    started: started.promise,
    release: released.resolve,
    make: async (_work: unknown, job: JobContext) => {
      started.resolve(job);
      await new Promise<void>((resolve, reject) => {
        void released.promise.then(resolve);
        job.signal.addEventListener('abort', () => reject(job.signal.reason));
      });
      await job.picture(0, { bytes: tinyPng });
    },
  };
}
