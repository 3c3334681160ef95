/** Checks sessions for open streams, batched into one query. */
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { session, user } from '../../../platform/db/schema/people.ts';

const gatherMs = 50;

interface Question {
  readonly sessionIds: Set<string>;
  readonly standing: Promise<ReadonlySet<string>>;
}

export function createSignIns({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  let gathering: Question | undefined;

  async function standingOf(sessionIds: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const rows = await db
      .select({ id: session.id })
      .from(session)
      .innerJoin(user, eq(user.id, session.userId))
      .where(
        and(
          inArray(session.id, [...sessionIds]),
          gt(session.expiresAt, clock()),
          isNull(user.disabledAt),
        ),
      );
    return new Set(rows.map(({ id }) => id));
  }

  function gather(): Question {
    const sessionIds = new Set<string>();
    const gathered = Promise.withResolvers<void>();
    setTimeout(() => {
      gathering = undefined;
      gathered.resolve();
    }, gatherMs);
    return { sessionIds, standing: gathered.promise.then(() => standingOf(sessionIds)) };
  }

  return {
    async stands(sessionId: string): Promise<boolean> {
      gathering ??= gather();
      const { sessionIds, standing } = gathering;
      sessionIds.add(sessionId);
      return (await standing).has(sessionId);
    },
  };
}
