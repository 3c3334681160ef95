/**
 * Everything for making pictures: files, intake, queue, ledger and makers. Parts are opened lazily, so that the
 * server answers before its queue has started.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { PictureRole, ToolName } from '@maquette/contract';
import type { Models } from '@maquette/models';
import { jobLimitMs } from '@maquette/models/time-limits';
import { inArray } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type { Config } from './config.ts';
import { type LiveModels, openLiveModels } from './features/engines/live-models.ts';
import { measureCalls } from './features/engines/measure-calls.ts';
import {
  createGenerationNotifier,
  type GenerationNotifier,
} from './features/generations/events/generation-notifier.ts';
import { createLedger, type Ledger } from './features/generations/ledger/ledger.ts';
import { openStatuses } from './features/generations/ledger/ledger-rows.ts';
import type { QuotaSettings } from './features/generations/ledger/quota.ts';
import { measureGenerations } from './features/generations/measure-generations.ts';
import type { Makers } from './features/generations/workshop/maker.ts';
import { createWorkshop, type Workshop } from './features/generations/workshop/workshop.ts';
import type { Clock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import { measureDatabase } from './platform/db/measure-database.ts';
import { generation } from './platform/db/schema/generations.ts';
import { type FileStore, openFolderStore } from './platform/files/file-store.ts';
import { createFiles, type Files } from './platform/files/files.ts';
import { measuredStore } from './platform/files/measured-store.ts';
import { StoreSilentError } from './platform/files/s3-start-error.ts';
import { stampedStore } from './platform/files/store-stamp.ts';
import { createStoreWatch, probeStore, type StoreWatch } from './platform/files/store-watch.ts';
import type { Notices } from './platform/hosts/notices.ts';
import { createIntake, type Intake } from './platform/intake/intake.ts';
import { openBoss } from './platform/jobs/boss.ts';
import { openQueue, type Queue } from './platform/jobs/queue.ts';
import type { Log } from './platform/log.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { once } from './platform/once.ts';
import { sayWaiting, whenItAnswers } from './platform/process/when-it-answers.ts';
import { createSealer } from './platform/sealed-text.ts';

export interface PictureServiceParts {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly database: OpenDatabase;
  readonly notices: Notices;
  /** Undefined in a worker without it. */
  readonly secret: string | undefined;
  /** For tests. */
  readonly makers?: Makers;
  /** Engines and decoders that survive this service, for tests that open several. */
  readonly kept?: { readonly engines: () => Promise<Models['own']>; readonly intake: Intake };
}

export interface PictureService {
  readonly files: Files;
  readonly storeWatch: StoreWatch;
  readonly intake: Intake;
  readonly metrics: Metrics;
  readonly quotaSettings: QuotaSettings;
  readonly models: () => Promise<Models>;
  /** Combined with engines connected by administrators. */
  readonly liveModels: LiveModels;
  /** For further queues. */
  readonly boss: () => Promise<PgBoss>;
  readonly notifier: () => Promise<GenerationNotifier>;
  readonly ledger: () => Promise<Ledger>;
  /** Ensures that the file store is ours; fails with a sentence. */
  claimFiles(): Promise<void>;
  /** Whether a previous server left unfinished work. */
  hasOpenWork(): Promise<boolean>;
  /** Starts working on accepted orders; with a concurrency of 0 none are taken. */
  work(concurrency: number): Promise<void>;
  close(graceMs: number): Promise<void>;
}

/** The engine job of each tool. */
const jobOf = {
  interior: 'restyle',
  exterior: 'restyle',
  visual: 'visuals',
  sketch: 'sketch',
} as const satisfies Record<ToolName, PictureRole>;

interface Opened {
  readonly queue: Queue;
  readonly notifier: GenerationNotifier;
  readonly ledger: Ledger;
  readonly runLimitMs: (tool: ToolName) => number;
}

export async function openStore(config: Config): Promise<FileStore> {
  if (!config.files.s3) return openFolderStore(path.join(config.data.folder, 'files'));
  const { openS3Store } = await import('./platform/files/s3-store.ts');
  return openS3Store(config.files.s3);
}

/** First of all, so that invalid settings are reported at once; one that is only away is waited for. */
export async function tryStore(config: Config, log: Log, signal?: AbortSignal): Promise<void> {
  const store = await openStore(config);
  await whenItAnswers(() => probeStore(store), {
    isSilence: (error) => error instanceof StoreSilentError,
    onWaiting: sayWaiting(log, 'Waiting for the file store'),
    signal,
  });
}

export async function createPictureService(parts: PictureServiceParts): Promise<PictureService> {
  const { config, log, clock, database } = parts;
  const metrics = createMetrics();
  measureDatabase(database, metrics);
  const isKnownEngine = (id: string) =>
    Object.values(liveModels.configuration().roles).flat().includes(id);
  const liveModels: LiveModels = await openLiveModels({
    db: database.db,
    notices: parts.notices,
    log,
    environment: config.modelEnvironment,
    sealer: parts.secret === undefined ? undefined : createSealer(parts.secret, 'models'),
    engineThreads: config.work.engineThreads,
    engineIdleMs: config.work.engineIdleMs,
    own: parts.kept?.engines,
    measureCall: measureCalls(metrics, isKnownEngine),
  });
  const onEnded = measureGenerations({
    db: database.db,
    clock,
    metrics,
    isKnownEngine,
  });
  const measured = measuredStore(await openStore(config), metrics);
  const { lostAtStamp } = config.files;
  const stamped = stampedStore({ db: database.db, store: measured, clock, log, lostAtStamp });
  const { store } = stamped;
  const storeWatch = createStoreWatch(store);
  const files = createFiles(database.db, store);
  const intake = parts.kept?.intake ?? createIntake();
  const quotaSettings: QuotaSettings = { freePicturesPerDay: config.quota.freePicturesPerDay };
  const models = () => liveModels.models();
  const boss = once(() => openBoss(database, log, parts.notices));
  const opened = once(async (): Promise<Opened> => {
    const queue = await openQueue({ database, boss: await boss(), log });
    const runLimitMs = (tool: ToolName) => jobLimitMs(liveModels.configuration(), jobOf[tool]);
    const notifier = createGenerationNotifier(parts.notices);
    const ledger = createLedger({
      db: database.db,
      queue,
      store,
      notifier,
      clock,
      quotaSettings,
      runLimitMs,
      onEnded,
    });
    return { queue, notifier, ledger, runLimitMs };
  });
  let workshop: Workshop | undefined;

  return {
    files,
    storeWatch,
    intake,
    metrics,
    quotaSettings,
    models,
    liveModels,
    boss,
    notifier: async () => (await opened()).notifier,
    ledger: async () => (await opened()).ledger,
    claimFiles: () => stamped.claim(),
    async hasOpenWork() {
      const open = await database.db
        .select({ id: generation.id })
        .from(generation)
        .where(inArray(generation.status, openStatuses))
        .limit(1);
      return open.length > 0;
    },
    async work(concurrency) {
      if (concurrency === 0) return;
      const { queue, notifier, ledger, runLimitMs } = await opened();
      const { engineProblem } = await import('./features/generations/workshop/engine-problem.ts');
      const { makersInTurn } = await import('./features/generations/workshop/makers-in-turn.ts');
      const makers = makersInTurn(
        parts.makers ?? (await loadMakers({ models, files, intake })),
        availableParallelism(),
      );
      workshop = createWorkshop({
        ledger,
        queue,
        notifier,
        files,
        store,
        storeWatch,
        intake,
        makers,
        log,
        problemOf: engineProblem,
        runLimitMs,
      });
      await workshop.open(concurrency);
    },
    async close(graceMs) {
      await workshop?.close(graceMs);
      // Connections that could not be opened need no closing.
      const open = opened.begun() ? await opened().catch(() => undefined) : undefined;
      if (open) {
        await open.queue.close();
        open.notifier.close();
      } else if (boss.begun()) {
        const begun = await boss().catch(() => undefined);
        await begun?.stop({ graceful: false, close: true });
      }
      if (!parts.kept) await intake.close();
      await stamped.close();
      await liveModels.close();
    },
  };
}

/** Loads everything that calls engines. */
async function loadMakers(
  parts: Pick<PictureService, 'models' | 'files' | 'intake'>,
): Promise<Makers> {
  const [{ pictureMaker }, { renderTool }, { visualTool }, { sketchTool }] = await Promise.all([
    import('./features/generations/workshop/make-pictures.ts'),
    import('./features/redesign/render-tool.ts'),
    import('./features/visuals/visual-tool.ts'),
    import('./features/sketch/sketch-tool.ts'),
  ]);
  const restyle = pictureMaker(parts, renderTool(parts.files));
  return {
    interior: restyle,
    exterior: restyle,
    visual: pictureMaker(parts, visualTool),
    sketch: pictureMaker(parts, sketchTool(parts.files)),
  };
}
