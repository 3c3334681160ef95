/** The pools of threads that end when they have had nothing to do. */
import { createThreadPool, niceness, type ThreadPool } from '../thread-pool.ts';

export type PoolName = 'pictures' | 'drafts' | 'looks';

export type EnginePools = Readonly<Record<PoolName, ThreadPool>>;

export const createEnginePools = (pictureThreads: number): EnginePools => ({
  pictures: createThreadPool(pictureThreads),
  // Reading a prompt and writing a drawing are short: they do not wait behind pictures.
  drafts: createThreadPool(1, { niceness: niceness.waitedFor }),
  // Photo analyses and previews share this thread, so that its cache of photos is always hit.
  looks: createThreadPool(1, { niceness: niceness.waitedFor }),
});
