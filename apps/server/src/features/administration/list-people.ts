/** People as administrators see them, newest first. */
import type { KnownPerson } from '@maquette/contract';
import { planOf } from '@maquette/contract';
import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { billing } from '../../platform/db/schema/billing.ts';
import { storageUse } from '../../platform/db/schema/generations.ts';
import { user } from '../../platform/db/schema/people.ts';

export interface ListParts {
  readonly db: Database;
  readonly clock: Clock;
}

interface PeopleSearch {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Subqueries per person on the page, by owner indexes. */
const lastSeenAt = sql<Date | null>`greatest(
  users.last_sign_in_at,
  (select max(s.updated_at) from sessions s where s.user_id = users.id),
  (select max(g.created_at) from generations g where g.owner = users.id),
  (select max(c.updated_at) from conversations c where c.owner_id = users.id)
)`.mapWith(user.createdAt);

const signInsAt = (now: Date) => sql<number>`(
  select count(*)::int from sessions s
  where s.user_id = users.id and s.expires_at > ${now.toISOString()}::timestamptz
)`;

/** Microseconds, as PostgreSQL stores them: a Date would round. */
const cursorText = sql<string>`
  (extract(epoch from users.created_at) * 1000000)::bigint::text || ' ' || users.id`;

const peopleAt = (db: Database, now: Date) =>
  db
    .select({
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      paymentStatus: user.paymentStatus,
      source: billing.source,
      storedBytes: storageUse.bytes,
      joinedAt: user.createdAt,
      lastSeenAt,
      disabledAt: user.disabledAt,
      signIns: signInsAt(now),
      administrator: user.administrator,
      cursor: cursorText,
    })
    .from(user)
    .leftJoin(billing, eq(billing.ownerId, user.id))
    .leftJoin(storageUse, eq(storageUse.owner, user.id));

type PersonRow = Awaited<ReturnType<typeof peopleAt>>[number];

const described = (row: PersonRow, youId: string): KnownPerson => {
  const { paymentStatus, source, cursor: _, ...person } = row;
  return {
    ...person,
    plan: planOf(paymentStatus) === 'premium' ? 'premium' : 'free',
    paysWithStripe: paymentStatus === 'completed' && source === 'stripe',
    storedBytes: row.storedBytes ?? 0,
    joinedAt: row.joinedAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    disabledAt: row.disabledAt?.toISOString() ?? null,
    isYou: row.id === youId,
  };
};

/** Each word must match in the full name or the address. */
function matching(search: string): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean);
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
      return or(...[user.name, user.email].map((column) => ilike(column, pattern)));
    }),
  );
}

const cursorParts = /^(\d{1,16}) ([\w-]{1,100})$/;

/** An invalid cursor starts from the beginning. */
function afterCursor(cursor: string | undefined): SQL | undefined {
  const [, micros, id] = cursorParts.exec(cursor ?? '') ?? [];
  if (micros === undefined || id === undefined) return undefined;
  const moment = sql`'epoch'::timestamptz + ${micros}::float8 * interval '1 microsecond'`;
  return sql`(users.created_at, users.id) < (${moment}, ${id})`;
}

export async function listPeople({ db, clock }: ListParts, youId: string, query: PeopleSearch) {
  const found = matching(query.search ?? '');
  const [counted] = await db.select({ total: count() }).from(user).where(found);
  const rows = await peopleAt(db, clock())
    .where(and(found, afterCursor(query.cursor)))
    .orderBy(desc(user.createdAt), desc(user.id))
    .limit(query.limit + 1);
  const shown = rows.slice(0, query.limit);
  return {
    people: shown.map((row) => described(row, youId)),
    total: counted?.total ?? 0,
    nextCursor: rows.length > shown.length ? (shown.at(-1)?.cursor ?? null) : null,
  };
}

/** Undefined if the id is unknown. */
export async function onePerson(
  { db, clock }: ListParts,
  youId: string,
  id: string,
): Promise<KnownPerson | undefined> {
  const [row] = await peopleAt(db, clock()).where(eq(user.id, id));
  return row && described(row, youId);
}
