/** A whole workshop on a database of its own, with makers that do as a test says. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ToolName } from '@maquette/contract';
import sharp from 'sharp';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Clock } from '../clock.ts';
import { type FileStore, openFolderStore } from '../files/file-store.ts';
import { createFiles } from '../files/files.ts';
import { createStoreWatch } from '../files/store-watch.ts';
import { createIntake } from '../intake/intake.ts';
import type { QuotaSettings } from '../limits/quota.ts';
import type { Log } from '../log.ts';
import { openBell } from './bell.ts';
import { engineProblem } from './engine-problem.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { Maker } from './maker.ts';
import { openQueue, type Queue } from './queue.ts';
import type { Order } from './submit.ts';
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
  /** Puts something before the store. */
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
  const bell = await openBell(database, silentLog);
  const queue = await openQueue(database, silentLog);
  const { runLimitMs = () => 300_000 } = options;
  const ledgerOn = (on: Queue) =>
    createLedger({
      db,
      queue: on,
      store,
      bell,
      clock,
      quotaSettings: options.quotaSettings ?? {},
      runLimitMs: () => 300_000,
    });
  const ledger = ledgerOn(queue);
  let make: Maker =
    options.make ?? (async (_work, hands) => hands.picture(0, { bytes: tinyPng, seed: 1 }));
  const maker: Maker = (work, hands) => make(work, hands);
  const workshopOn = (on: { queue: Queue; ledger: Ledger }) =>
    createWorkshop({
      ...on,
      bell,
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
    bell,
    queue,
    ledger,
    files,
    store,
    workshop,
    /** As after a restart: a queue and a workshop of their own on the same database. */
    async openAnother(concurrency: number) {
      const another = await openQueue(database, silentLog);
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
        recipe: {},
        units: 1,
        priority: 5,
        holder: { subject: `user:${more.owner ?? 'user-a'}`, plan: 'free' },
        requestId: 'request-a',
        ...more,
      }),
    /** Resolves when the work has ended, with its row. */
    async ended(id: string, owner = 'user-a') {
      for (;;) {
        const heard = bell.wait(id, 1_000);
        const row = await ledger.owned(owner, id);
        if (!['queued', 'running'].includes(row.status)) return row;
        await heard;
      }
    },
    async close() {
      await workshop.close(0);
      await queue.close();
      await bell.close();
      await intake.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type Workbench = Awaited<ReturnType<typeof createWorkbench>>;
