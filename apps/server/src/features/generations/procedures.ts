/** Procedures for running and finished generations. */
import { randomBytes } from 'node:crypto';
import {
  type Generation,
  generationProcedures,
  quotaProcedures,
  shareProcedures,
  tools,
} from '@maquette/contract';
import { implement } from '@orpc/server';
import { and, eq, isNull } from 'drizzle-orm';
import { entitle, holderOf } from '../../http/guards/entitlement.ts';
import { limitRate } from '../../http/guards/limit-rate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { generation } from '../../platform/db/schema/generations.ts';
import type { OpenStreams } from '../../platform/limits/open-streams.ts';
import { pictureRates } from '../../platform/limits/picture-rates.ts';
import { searchRate } from '../../platform/limits/search-rate.ts';
import { describeStorage } from '../../platform/limits/storage.ts';
import { Problem } from '../../platform/problem.ts';
import type { Turns } from '../../platform/turns.ts';
import { fileIdsOf, picturesOf, toGeneration } from './describe.ts';
import { createEventStreams } from './events/event-streams.ts';
import type { GenerationNotifier } from './events/generation-notifier.ts';
import { isFinal } from './events/watcher.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { GenerationRow } from './ledger/ledger-rows.ts';
import { describeQuota, type QuotaSettings } from './ledger/quota.ts';
import { listGenerations } from './list-generations.ts';
import { restorableMs } from './purge.ts';
import { retryOrder } from './retry-order.ts';

export interface GenerationParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly notifier: () => Promise<GenerationNotifier>;
  readonly ledger: () => Promise<Ledger>;
  readonly quotaSettings: QuotaSettings;
  readonly streams: OpenStreams;
  /** Takes turns at pages of results: one of an owner at a time. */
  readonly reads: Turns;
}

const shareAddress = (token: string) => `/Result?share=${token}`;

export function generationFeature(parts: GenerationParts) {
  const { db } = parts;
  const procedures = implement({
    generations: generationProcedures,
    shares: shareProcedures,
    quota: quotaProcedures,
  }).$context<RequestContext>();
  const { generations, shares, quota } = procedures;

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

  /** The requester's and not deleted; NOT_FOUND otherwise. */
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

  const show = async (row: GenerationRow): Promise<Generation> => (await described([row]))[0]!;
  const eventStreams = createEventStreams({
    ...parts,
    describe: async ({ owner }, id) => show(await (await parts.ledger()).owned(owner, id)),
  });

  return {
    generations: {
      get: generations.get.handler(async ({ context, input }) =>
        show(await own(context, input.id)),
      ),
      list: generations.list.handler(async ({ context, input }) => {
        const { owner, holder } = await entitle(context, 'anyone', 'looks');
        if (input.search?.trim()) await limitRate(db, searchRate, holder.subject, parts.clock);
        return parts.reads.run(owner, async () => {
          const { rows, nextCursor } = await listGenerations(db, owner, input);
          return { items: await described(rows), nextCursor };
        });
      }),
      running: generations.running.handler(async ({ context }) => {
        const { owner } = await entitle(context, 'anyone', 'looks');
        return described(await (await parts.ledger()).open(owner));
      }),
      // Resolved before the stream starts, so that a missing one is a 404.
      events: generations.events.handler(async ({ context, input, lastEventId }) => {
        const opened = eventStreams.open(context);
        try {
          const row = await own(context, input.id);
          return await opened.follow(row, lastEventId);
        } catch (error) {
          opened.end();
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
        const requester = await entitle(context, tools[row.tool].access);
        await limitRate(db, pictureRates.generation, requester.holder.subject, parts.clock);
        const made = (await fileIdsOf(db, row.id)).length;
        const id = await (await parts.ledger()).submit(retryOrder(row, made, requester));
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
