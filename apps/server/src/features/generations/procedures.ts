/** Procedures of finished and running work. */
import { randomBytes } from 'node:crypto';
import {
  type Generation,
  type GenerationEvent,
  generationProcedures,
  plans,
  quotaProcedures,
  type Recipe,
  readRecipe,
  recipeForPlan,
  shareProcedures,
  tools,
} from '@maquette/contract';
import { implement, withEventMeta } from '@orpc/server';
import { and, desc, eq, ilike, isNull, lt, or, type SQL } from 'drizzle-orm';
import { entitle, holderOf } from '../../http/guards/entitlement.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { askedAtMostEvery } from '../../platform/asked-at-most.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { generation } from '../../platform/db/schema/generations.ts';
import type { StoredEvent } from '../../platform/db/schema/stored-types.ts';
import type { OpenStreams } from '../../platform/limits/open-streams.ts';
import { describeStorage } from '../../platform/limits/storage.ts';
import { once } from '../../platform/once.ts';
import { Problem } from '../../platform/problem.ts';
import { fileIdsOf, picturesOf, toEvent, toGeneration } from './describe.ts';
import type { GenerationNotifier } from './events/generation-notifier.ts';
import { createWatcher, isFinal } from './events/watcher.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { GenerationRow } from './ledger/ledger-rows.ts';
import { describeQuota, type QuotaSettings } from './ledger/quota.ts';
import { restorableMs } from './purge.ts';

export interface GenerationParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly notifier: () => Promise<GenerationNotifier>;
  readonly ledger: () => Promise<Ledger>;
  readonly quotaSettings: QuotaSettings;
  readonly streams: OpenStreams;
}

/** How often an open stream asks whether its sign-in still stands; all of one sign-in together. */
const signInLookMs = 1_000;

const shareAddress = (token: string) => `/Result?share=${token}`;

export function generationFeature(parts: GenerationParts) {
  const { db, streams } = parts;
  const procedures = implement({
    generations: generationProcedures,
    shares: shareProcedures,
    quota: quotaProcedures,
  }).$context<RequestContext>();
  const { generations, shares, quota } = procedures;

  const watcher = once(async () => createWatcher({ db, notifier: await parts.notifier() }));
  const askedOfSignIn = askedAtMostEvery<boolean>(signInLookMs);
  /** Each event is serialised once, however many streams receive it. */
  const told = new WeakMap<StoredEvent, Promise<GenerationEvent | undefined>>();

  async function described(rows: readonly GenerationRow[]): Promise<Generation[]> {
    const pictures = await picturesOf(
      db,
      rows.map(({ id }) => id),
    );
    const ledger = await parts.ledger();
    return Promise.all(
      rows.map(async (row) => {
        const shown = toGeneration(row, pictures.get(row.id) ?? [], shareAddress);
        if (row.status !== 'queued') return shown;
        return {
          ...shown,
          progress: { ...shown.progress, position: await ledger.positionOf(row.id) },
        };
      }),
    );
  }

  /** The requester's own, not deleted; everything else does not exist. */
  async function own(context: RequestContext, id: string): Promise<GenerationRow> {
    const { owner } = await entitle(context, 'anyone', 'looks');
    const row = await (await parts.ledger()).owned(owner, id);
    if (row.deletedAt) throw new Problem('NOT_FOUND');
    return row;
  }

  async function changed(
    context: RequestContext,
    id: string,
    values: Partial<GenerationRow>,
  ): Promise<Generation> {
    await own(context, id);
    const [row] = await db.update(generation).set(values).where(eq(generation.id, id)).returning();
    const [shown] = await described([row!]);
    return shown!;
  }

  async function* tell(
    context: RequestContext,
    row: GenerationRow,
    after: number,
    ended: () => void,
  ): AsyncGenerator<GenerationEvent, void> {
    try {
      const person = await context.person();
      const mayRead = async () =>
        !person || askedOfSignIn(person.sessionId, () => context.stillSignedIn());
      const { follow } = await watcher();
      for await (const { number, data } of follow(row.id, after, context.signal, mayRead)) {
        const event = await inWords(row, data);
        if (!event) continue;
        yield number === undefined ? event : withEventMeta({ ...event }, { id: String(number) });
      }
    } finally {
      ended();
    }
  }

  function inWords(row: GenerationRow, data: StoredEvent) {
    const known = told.get(data);
    if (known) return known;
    const event = toEvent(db, row, data, async (id) =>
      show(await (await parts.ledger()).owned(row.owner, id)),
    );
    told.set(data, event);
    event.catch(() => told.delete(data));
    return event;
  }

  const show = async (row: GenerationRow): Promise<Generation> => (await described([row]))[0]!;

  return {
    generations: {
      get: generations.get.handler(async ({ context, input }) =>
        show(await own(context, input.id)),
      ),
      list: generations.list.handler(async ({ context, input }) => {
        const { owner } = await entitle(context, 'anyone', 'looks');
        const words = input.search?.trim();
        const pattern = words && `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
        const conditions: (SQL | undefined)[] = [
          eq(generation.owner, owner),
          isNull(generation.deletedAt),
          input.tool && eq(generation.tool, input.tool),
          input.favourite === undefined ? undefined : eq(generation.favourite, input.favourite),
          pattern
            ? or(
                ...[
                  generation.title,
                  generation.prompt,
                  generation.style,
                  generation.roomType,
                  generation.aesthetic,
                ].map((column) => ilike(column, pattern)),
              )
            : undefined,
          afterCursor(input.cursor),
        ];
        const rows = await db
          .select()
          .from(generation)
          .where(and(...conditions))
          .orderBy(desc(generation.createdAt), desc(generation.id))
          .limit(input.limit + 1);
        const items = rows.slice(0, input.limit);
        const last = items.at(-1);
        return {
          items: await described(items),
          nextCursor: rows.length > items.length && last ? cursorAt(last) : null,
        };
      }),
      running: generations.running.handler(async ({ context }) => {
        const { owner } = await entitle(context, 'anyone', 'looks');
        return described(await (await parts.ledger()).open(owner));
      }),
      // Looked up before the stream begins: what is not there is a 404, not an empty stream.
      events: generations.events.handler(async ({ context, input, lastEventId }) => {
        const stream = streams.open({
          address: context.clientAddress,
          cookie: context.headers.get('cookie'),
        });
        const { signal } = context;
        // A signal that is listened to lives on after its request, and everything with it.
        const ended = () => {
          signal.removeEventListener('abort', ended);
          stream.end();
        };
        // A stream that is given up before its first event never gets to its end.
        signal.addEventListener('abort', ended, { once: true });
        if (signal.aborted) ended();
        try {
          const row = await own(context, input.id);
          stream.belongsTo((await holderOf(context)).subject);
          return tell(context, row, eventNumber(lastEventId), ended);
        } catch (error) {
          ended();
          throw error;
        }
      }),
      rename: generations.rename.handler(({ context, input }) =>
        changed(context, input.id, { title: input.title }),
      ),
      favourite: generations.favourite.handler(({ context, input }) =>
        changed(context, input.id, { favourite: input.favourite }),
      ),
      remove: generations.remove.handler(async ({ context, input }) => {
        const row = await own(context, input.id);
        const ledger = await parts.ledger();
        if (!isFinal(row.status)) {
          await ledger.end(row.id, { status: 'cancelled', code: 'CANCELLED' });
        }
        const now = parts.clock();
        await db
          .update(generation)
          .set({ deletedAt: now, shareToken: null })
          .where(eq(generation.id, row.id));
        return { restorableUntil: new Date(now.getTime() + restorableMs).toISOString() };
      }),
      restore: generations.restore.handler(async ({ context, input }) => {
        const { owner } = await entitle(context, 'anyone', 'looks');
        await (await parts.ledger()).owned(owner, input.id);
        const [row] = await db
          .update(generation)
          .set({ deletedAt: null })
          .where(eq(generation.id, input.id))
          .returning();
        return show(row!);
      }),
      cancel: generations.cancel.handler(async ({ context, input }) => {
        const row = await own(context, input.id);
        const ledger = await parts.ledger();
        await ledger.end(row.id, { status: 'cancelled', code: 'CANCELLED' });
        return show(await ledger.owned(row.owner, row.id));
      }),
      retry: generations.retry.handler(async ({ context, input }) => {
        const row = await own(context, input.id);
        const access = tools[row.tool].access;
        const requester = await entitle(context, access);
        const ledger = await parts.ledger();
        const missing = row.quotaUnits - (await fileIdsOf(db, row.id)).length;
        const stored = readRecipe(row.recipe);
        const { recipe, units } = isPartly(row, missing)
          ? restOf(stored, row.quotaUnits, missing)
          : { recipe: stored, units: row.quotaUnits };
        const id = await ledger.submit({
          owner: requester.owner,
          tool: row.tool,
          title: row.title,
          prompt: row.prompt ?? undefined,
          style: row.style ?? undefined,
          roomType: row.roomType ?? undefined,
          propertyType: row.propertyType ?? undefined,
          aesthetic: row.aesthetic ?? undefined,
          recipe: recipeForPlan(recipe, requester.plan),
          originalFileId: row.originalFileId ?? undefined,
          units,
          priority: plans[requester.plan].queuePriority,
          holder: requester.holder,
          requestId: requester.requestId,
        });
        return { id };
      }),
      share: generations.share.handler(async ({ context, input }) => {
        const row = await own(context, input.id);
        if (row.status !== 'done') throw new Problem('NOT_FOUND');
        const token = row.shareToken ?? randomBytes(16).toString('base64url');
        await db.update(generation).set({ shareToken: token }).where(eq(generation.id, row.id));
        return { token, url: shareAddress(token) };
      }),
      unshare: generations.unshare.handler(async ({ context, input }) => {
        const row = await own(context, input.id);
        await db.update(generation).set({ shareToken: null }).where(eq(generation.id, row.id));
      }),
    },
    shares: {
      get: shares.get.handler(async ({ input }) => {
        const [row] = await db
          .select()
          .from(generation)
          .where(and(eq(generation.shareToken, input.token), isNull(generation.deletedAt)));
        if (!row) throw new Problem('NOT_FOUND');
        const pictures = await picturesOf(db, [row.id], input.token);
        return toGeneration(row, pictures.get(row.id) ?? [], shareAddress, input.token);
      }),
    },
    quota: {
      get: quota.get.handler(async ({ context }) => {
        const holder = await holderOf(context);
        return describeQuota(db, holder, parts.quotaSettings, parts.clock());
      }),
      storage: quota.storage.handler(async ({ context }) =>
        describeStorage(db, await entitle(context, 'anyone', 'looks')),
      ),
    },
  };
}

const eventNumber = (lastEventId: string | undefined): number => {
  const number = Number(lastEventId ?? 0);
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
};

const cursorAt = (row: GenerationRow): string =>
  Buffer.from(`${row.createdAt.toISOString()} ${row.id}`).toString('base64url');

function afterCursor(cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const at = new Date(time);
  // Other years are written in a way no database reads.
  if (!/^\d{4}-/.test(time) || time.startsWith('0000') || Number.isNaN(at.getTime()) || !id)
    throw new Problem('BAD_REQUEST', { field: 'cursor' });
  return or(lt(generation.createdAt, at), and(eq(generation.createdAt, at), lt(generation.id, id)));
}

/** Some of its pictures were made, some could not be. */
const isPartly = (row: GenerationRow, missing: number): boolean =>
  row.status === 'done' && missing > 0 && missing < row.quotaUnits;

/** Only what is missing, from seeds that have not been seen. */
function restOf(recipe: Recipe, ordered: number, missing: number) {
  const seed = recipe.seed + ordered;
  return {
    recipe:
      recipe.from === 'drawing' ? { ...recipe, seed } : { ...recipe, seed, variations: missing },
    units: missing,
  };
}
