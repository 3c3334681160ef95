/** A complete workshop on a separate database, with makers controlled by the test. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recipeVersion, type ToolName } from '@maquette/contract';
import sharp from 'sharp';
import type { Clock } from '../../../platform/clock.ts';
import { type FileStore, openFolderStore } from '../../../platform/files/file-store.ts';
import { createFiles } from '../../../platform/files/files.ts';
import { createStoreWatch } from '../../../platform/files/store-watch.ts';
import { openNotices } from '../../../platform/hosts/notices.ts';
import { createIntake } from '../../../platform/intake/intake.ts';
import { openBoss } from '../../../platform/jobs/boss.ts';
import { openQueue, type Queue } from '../../../platform/jobs/queue.ts';
import type { Log } from '../../../platform/log.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createGenerationNotifier } from '../events/generation-notifier.ts';
import { createLedger, type Ledger } from '../ledger/ledger.ts';
import type { QuotaSettings } from '../ledger/quota.ts';
import type { Order } from '../ledger/submit.ts';
import { engineProblem } from './engine-problem.ts';
import type { Maker } from './maker.ts';
import { createWorkshop } from './workshop.ts';

export const silentLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

export const tinyPng = await sharp({
  create: { width: 16, height: 12, channels: 3, background: '#a08060' },
})
  .png()
  .toBuffer();

export interface WorkbenchOptions {
  readonly make?: Maker;
  readonly concurrency?: number;
  readonly quotaSettings?: QuotaSettings;
  readonly clock?: Clock;
  readonly runLimitMs?: () => number;
  /** Wraps the store. */
  readonly store?: (store: FileStore) => FileStore;
}

export async function createWorkbench(options: WorkbenchOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'maquette-workbench-'));
  const database = await openTestDatabase();
  const { db } = database;
  const clock = options.clock ?? (() => new Date());
  const store = options.store?.(openFolderStore(folder)) ?? openFolderStore(folder);
  const files = createFiles(db, store);
  const intake = createIntake({ processes: 1 });
  const notices = await openNotices(database, silentLog);
  const notifier = createGenerationNotifier(notices);
  const queue = await openQueue({
    database,
    boss: await openBoss(database, silentLog),
    log: silentLog,
  });
  const { runLimitMs = () => 300_000 } = options;
  const ledgerOn = (on: Queue) =>
    createLedger({
      db,
      queue: on,
      store,
      notifier,
      clock,
      quotaSettings: options.quotaSettings ?? {},
      runLimitMs: () => 300_000,
    });
  const ledger = ledgerOn(queue);
  let make: Maker =
    options.make ?? (async (_work, job) => job.picture(0, { bytes: tinyPng, seed: 1 }));
  const maker: Maker = (work, job) => make(work, job);
  const workshopOn = (on: { queue: Queue; ledger: Ledger }) =>
    createWorkshop({
      ...on,
      notifier,
      files,
      store,
      storeWatch: createStoreWatch(store, 100),
      intake,
      makers: { interior: maker, exterior: maker, visual: maker, sketch: maker },
      log: silentLog,
      problemOf: engineProblem,
      runLimitMs,
    });
  const workshop = workshopOn({ queue, ledger });
  if (options.concurrency !== 0) await workshop.open(options.concurrency ?? 2);

  return {
    database,
    db,
    notifier,
    queue,
    ledger,
    files,
    store,
    workshop,
    /** As after a restart: a new queue and workshop on the same database. */
    async openAnother(concurrency: number) {
      const another = await openQueue({
        database,
        boss: await openBoss(database, silentLog),
        log: silentLog,
      });
      const next = workshopOn({ queue: another, ledger: ledgerOn(another) });
      await next.open(concurrency);
      return {
        async close() {
          await next.close(0);
          await another.close();
        },
      };
    },
    folder,
    setMaker: (next: Maker) => {
      make = next;
    },
    submit: (more: Partial<Order> & { readonly tool?: ToolName } = {}) =>
      ledger.submit({
        owner: 'user-a',
        tool: 'visual',
        title: 'A house',
        prompt: 'a house',
        recipe: {
          version: recipeVersion,
          from: 'words',
          shape: 'landscape',
          change: {},
          edits: [],
          ...{ finer: false, lens: 'none' },
          seed: 0,
          variations: 1,
          widthPx: 96,
          heightPx: 64,
        },
        units: 1,
        priority: 5,
        holder: { subject: `user:${more.owner ?? 'user-a'}`, plan: 'free' },
        requestId: 'request-a',
        ...more,
      }),
    /** Resolves with its row when the work has ended. */
    async ended(id: string, owner = 'user-a') {
      for (;;) {
        const heard = notifier.wait(id, 1_000);
        const row = await ledger.owned(owner, id);
        if (!['queued', 'running'].includes(row.status)) return row;
        await heard;
      }
    },
    async close() {
      await workshop.close(0);
      await queue.close();
      notifier.close();
      await notices.close();
      await intake.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type Workbench = Awaited<ReturnType<typeof createWorkbench>>;
