/**
 * Every change by an administrator: change and log row in one transaction, one at a time. The right is checked inside
 * it: of two who exclude each other the second is refused, so that one administrator always remains.
 */
import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { Person } from '../request-context.ts';
import { fullName, type LoggedAction, logAction } from './action-log.ts';
import { type AdministratorParts, standingOf } from './administrator.ts';

export interface ActParts extends AdministratorParts {
  readonly clock: Clock;
}

/** Advisory lock key. */
const advisoryLock = 7_216_145;

/** Until the transaction ends. */
export async function oneActAtATime(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
}

/** `change` returns what it did, or undefined if nothing changed, which is not logged. Returns the row's id. */
export async function act(
  parts: ActParts,
  actor: Person,
  change: (tx: Database) => Promise<LoggedAction | undefined>,
): Promise<number | undefined> {
  return parts.db.transaction(async (tx) => {
    await oneActAtATime(tx);
    const { administrator } = await standingOf({ ...parts, db: tx }, actor);
    if (!administrator) throw new Problem('NOT_ADMINISTRATOR');
    const done = await change(tx);
    if (!done) return undefined;
    return logAction(tx, { id: actor.id, name: fullName(actor) }, done, parts.clock());
  });
}
