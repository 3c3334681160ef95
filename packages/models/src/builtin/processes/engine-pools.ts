/** Thread pools that end when idle. */
import { createThreadPool, niceness, type ThreadPool } from '../thread-pool.ts';

export type PoolName = 'pictures' | 'drafts' | 'looks';

export type EnginePools = Readonly<Record<PoolName, ThreadPool>>;

export const createEnginePools = (pictureThreads: number, idleMs?: number): EnginePools => ({
  pictures: createThreadPool(pictureThreads, { niceness: niceness.longWork, idleMs }),
  // Parsing a prompt and writing a drawing are short, and don't wait for pictures.
  drafts: createThreadPool(1, { niceness: niceness.waitedFor, idleMs }),
  // Photo analyses and previews share this thread, so that its cache of photos is always hit.
  looks: createThreadPool(1, { niceness: niceness.waitedFor, idleMs }),
});
