/**
 * Pictures of our engines, each begun when it is the turn of whoever asked for it. A turn comes when
 * somebody else's work ends: what a picture tells goes to its own asker all the same.
 */
import { studioScope, withStudioScope } from '../studio-scope.ts';
import type { ThreadPool } from './thread-pool.ts';

export const threadsInTurn = (threads: ThreadPool): Pick<ThreadPool, 'run'> => ({
  run: (name, input, signal) => {
    const scope = studioScope();
    const { inTurn = (work) => work() } = scope;
    return inTurn(() => withStudioScope(scope, () => threads.run(name, input, signal)));
  },
});
