/** The pools of threads that end when they have had nothing to do. */
import { createThreadPool, niceness, type ThreadPool } from '../thread-pool.ts';

export type PoolName = 'pictures' | 'drafts' | 'looks';

export type EnginePools = Readonly<Record<PoolName, ThreadPool>>;

export const createEnginePools = (pictureThreads: number): EnginePools => ({
  pictures: createThreadPool(pictureThreads),
  // Reading a prompt and writing a drawing are short: they do not wait behind pictures.
  drafts: createThreadPool(1, { niceness: niceness.waitedFor }),
  // So do looks, and what was read of a photo is always found again: there is one such thread.
  looks: createThreadPool(1, { niceness: niceness.waitedFor }),
});
