/** Takes ended answers off the list, and tries again while the database is away: until then all hosts wait for them. */
import type { Database } from '../../../platform/db/database.ts';
import type { Notices } from '../../../platform/hosts/notices.ts';
import type { Log } from '../../../platform/log.ts';
import type { WrittenText } from './live-answers.ts';
import { leavePlace } from './under-way.ts';

const againMs = 5_000;

interface EndedParts {
  readonly db: Database;
  readonly notices: Pick<Notices, 'presence' | 'whenMissed'>;
  readonly log: Log;
  /** Called when it is off the list, or its first try has failed. */
  onLeft(answer: WrittenText): Promise<void>;
}

export function endedAnswers({ db, notices, log, onLeft }: EndedParts) {
  const listed = new Map<string, WrittenText>();
  let timer: NodeJS.Timeout | undefined;

  async function leave(id: string): Promise<boolean> {
    try {
      await leavePlace(db, { id, writer: notices.presence });
      return true;
    } catch (error) {
      log.warn('An answer that has ended could not be taken off the list yet', { error });
      return false;
    }
  }

  async function leaveAll(): Promise<void> {
    for (const [id, answer] of listed) {
      // The others will fail as well.
      if (!(await leave(id))) break;
      listed.delete(id);
      await onLeft(answer);
    }
    againLater();
  }

  function againLater(): void {
    clearTimeout(timer);
    if (listed.size === 0) return;
    timer = setTimeout(() => void leaveAll(), againMs);
    timer.unref();
  }

  notices.whenMissed(() => void leaveAll());
  return {
    async end(answer: WrittenText): Promise<void> {
      if (!(await leave(answer.id))) {
        listed.set(answer.id, answer);
        againLater();
      }
      await onLeft(answer);
    },
    /** Another host waits for an answer that this process is said to write. */
    async forget(id: string): Promise<void> {
      if (await leave(id)) listed.delete(id);
    },
  };
}
