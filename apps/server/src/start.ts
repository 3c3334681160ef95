/** Starts all parts in order, and stops them in reverse. */
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { openProcessParts, workGraceMs } from './assembly/process-parts.ts';
import { startCaretaking } from './caretaking.ts';
import type { Config } from './config.ts';
import { printableCode } from './features/engines/administrator-claims.ts';
import { logRightsBySettings } from './http/guards/rights-by-settings.ts';
import { readWebBuild } from './http/static/web-build.ts';
import { openStore, tryStore } from './picture-service.ts';
import { prepareDataFolder } from './platform/data-folder.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import { openDatabase } from './platform/db/open.ts';
import { expectOwnStore } from './platform/files/installation.ts';
import type { Log } from './platform/log.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { measureMails } from './platform/mail/measure-mails.ts';
import { once } from './platform/once.ts';
import { closeTreeToOthers } from './platform/private-files.ts';
import { drainable } from './platform/process/drain.ts';
import { listen } from './platform/process/listen.ts';
import { releaseMemoryAtRest } from './platform/process/release-memory-at-rest.ts';
import { untilDone } from './platform/process/until-done.ts';
import { whenIdle } from './platform/process/when-idle.ts';
import { createSealer } from './platform/sealed-text.ts';
import { sessionSecret } from './platform/secret.ts';
import { startTracing } from './platform/tracing/start-tracing.ts';
import { version } from './platform/version.ts';

const webBuildFolder = fileURLToPath(new URL('../../web/build/client', import.meta.url));

/** Addresses may contain long prompts (`GET /chat/{prompt}`). */
const maxHeaderBytes = 64 * 1024;
const requestTimeoutMs = 120_000;
const prepareAfterMs = 300;
/** Loads the voice once the process is idle, since other work is more urgent. */
const warmVoice = { pollIntervalMs: 5_000, notBeforeMs: 10_000 } as const;
/** Before the processes that draw have ended, a minute after their last picture. */
const atRest = { pollIntervalMs: 5_000, afterMs: 30_000, leastWorkMs: 3_000 } as const;
/** Longer than the idle timeout of proxies, which would send requests into a closing connection. */
const keepAliveTimeoutMs = 75_000;
/** Interval for catching up on lost webhooks. */
const reconcileEveryMs = 15 * 60 * 1000;

export interface RunningServer {
  readonly port: number;
  /** Makes its user administrator; undefined if there is one. */
  readonly administratorCode: string | undefined;
  stop(): Promise<void>;
}

/** With a signal that ends waiting for a database or file store that doesn't answer yet. */
export async function startServer(
  config: Config,
  log: Log,
  signal?: AbortSignal,
): Promise<RunningServer> {
  prepareDataFolder(config.data.folder);
  const tracing = await startTracing(config.tracing, { kind: 'server', version });
  await tryStore(config, log, signal);
  const database = await openWhenThere(config, log, signal);
  const secret = await secretBesideOwnFiles(config, database, log);
  const stopping = new AbortController();
  const shared = await openProcessParts({ config, log, database, kind: 'server', secret });
  const { notices, clock, pictureService } = shared;
  const onGivenUp = config.mail.smtpUrl
    ? measureMails(database.db, pictureService.metrics)
    : undefined;
  const mailQueue = once(async () => {
    const { openMailQueue } = await import('./platform/mail/mail-queue.ts');
    const boss = await pictureService.boss();
    return openMailQueue({ boss, sealer: createSealer(secret, 'mails'), log, onGivenUp });
  });
  const mailer = createMailer(config.mail, config.data.folder, log, mailQueue);
  let port = config.http.port;
  try {
    await shared.join();
    const app = await createApp({
      config,
      log,
      clock,
      database,
      notices,
      mailer,
      secret,
      version,
      localUrl: () => `http://localhost:${port}`,
      webBuild: readWebBuild(webBuildFolder, config.http.publicUrl),
      pictureService,
      agreesWithOthers: shared.agreesWithOthers,
      stopping: stopping.signal,
    });
    // Invalid payment settings stop the start, instead of failing a payment.
    await (await app.payments?.())?.prepare();
    const server = createAdaptorServer({
      fetch: app.edge.fetch,
      serverOptions: {
        maxHeaderSize: maxHeaderBytes,
        requestTimeout: requestTimeoutMs,
        keepAliveTimeout: keepAliveTimeoutMs,
      },
    });
    const drain = drainable(server);
    const administratorEmails = config.administrators.emails;
    await logRightsBySettings({ db: database.db, administratorEmails });
    const administratorCode = await printableCode({
      ...{ db: database.db, clock, administratorEmails },
    });
    // Clients that reconnect after the stop signal should reach another server.
    server.prependListener(
      'request',
      (_request: unknown, response: { shouldKeepAlive: boolean }) => {
        if (stopping.signal.aborted) response.shouldKeepAlive = false;
      },
    );
    port = await listen(server, config.http, { variable: 'PORT', command: 'npm start' });
    log.info('Listening', { port, version, database: database.home, folder: config.data.folder });
    // A stop closes engines and connections that are still being prepared.
    const reportUnlessStopping = (message: string) => (error: unknown) => {
      if (!stopping.signal.aborted) log.error(message, { error });
    };
    const prepareSignIn = () =>
      app.auth().catch(reportUnlessStopping('Sign-in could not be prepared'));
    const repeated = (message: string) => ({
      signal: stopping.signal,
      onFailed: (error: unknown) => log.error(message, { error }),
    });
    const openPictureService = () =>
      untilDone(async () => {
        await pictureService.work(config.work.places);
        if (config.work.places > 0) log.info('Working', { count: config.work.places });
      }, repeated('The studio could not open and is tried again'));
    const prepareAssistant = () =>
      app.prepareAssistant().catch(reportUnlessStopping('The assistant could not be prepared'));
    const openMail = () =>
      untilDone(() => mailer.open(), repeated('Mails cannot be sent yet, which is tried again'));
    // Loading these takes a while: requests go first, then the longest awaited.
    const preparing = setTimeout(async () => {
      // Only decides the order; an unreachable database is reported by the steps.
      const isAwaited = await pictureService.hasOpenWork().catch(() => false);
      const steps = isAwaited
        ? [openPictureService, prepareSignIn]
        : [prepareSignIn, openPictureService];
      for (const step of [...steps, prepareAssistant, openMail]) await step();
      await closeTreeToOthers(config.data.folder, log, stopping.signal).catch((error: unknown) =>
        log.warn('Files could not be closed to other users of this machine', { error }),
      );
    }, prepareAfterMs);
    const stopWarming = whenIdle(() => {
      app.prepareVoice().catch(reportUnlessStopping('The voice could not be prepared'));
    }, warmVoice);
    const stopHandingBack = releaseMemoryAtRest(atRest);
    const reconciling = setInterval(() => {
      app
        .payments?.()
        .then((payments) => payments.reconcileInTurn(reconcileEveryMs))
        .catch((error: unknown) =>
          log.warn('Payments could not be compared with Stripe', { error }),
        );
    }, reconcileEveryMs);
    const caretaking = startCaretaking({ database, pictureService, log, clock });
    return {
      port,
      administratorCode,
      stop: async () => {
        log.info('Stopping: no longer ready, finishing what is under way');
        stopping.abort();
        clearTimeout(preparing);
        stopWarming();
        stopHandingBack();
        clearInterval(reconciling);
        caretaking.stop();
        shared.leave();
        await Promise.all([drain(), pictureService.close(workGraceMs)]);
        await mailer.settle();
        await shared.close();
        await tracing.stop();
        log.info('Stopped');
      },
    };
  } catch (error) {
    shared.leave();
    await pictureService.close(0);
    await shared.close();
    throw error;
  }
}

/** Made for none that is refused: a restore into the same folder would meet a secret that signed nothing. */
async function secretBesideOwnFiles(
  config: Config,
  database: OpenDatabase,
  log: Log,
): Promise<string> {
  try {
    await expectOwnStore({ db: database.db, store: await openStore(config) });
    return sessionSecret(config.data.folder, config.auth.secret, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openWhenThere(config: Config, log: Log, signal?: AbortSignal) {
  if (!config.data.databaseUrl) return openDatabase(config.data, log);
  const { openWhenReady } = await import('./platform/db/open-when-ready.ts');
  return openWhenReady(config.data, log, { signal });
}
