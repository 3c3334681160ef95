/** Makes pictures until it is stopped. */
import { readConfig } from '../config.ts';
import { openMetricsPort } from '../features/system/open-metrics-port.ts';
import { tryStore } from '../picture-service.ts';
import { openWhenReady } from '../platform/db/open-when-ready.ts';
import { createLog } from '../platform/log.ts';
import type { Parent } from '../platform/process/parent.ts';
import { endAfter, onShutdown } from '../platform/process/shutdown.ts';
import { readStoredSecret } from '../platform/secret.ts';
import { startTracing } from '../platform/tracing/start-tracing.ts';
import { version } from '../platform/version.ts';
import { openProcessParts, workGraceMs } from './process-parts.ts';

async function workUntilStopped(environment: NodeJS.ProcessEnv, parent: Parent): Promise<void> {
  const config = readConfig(environment);
  if (!config.data.databaseUrl) {
    throw new Error(
      'A worker needs DATABASE_URL: the embedded database belongs to one process, which works by itself.',
    );
  }
  if (config.work.places === 0) throw new Error('WORK: a worker expects at least 1.');
  const log = createLog(config.log.level);
  let stop = async () => {};
  const end = () =>
    endAfter(
      () => stop(),
      (error) => log.error('The worker did not stop cleanly', { error }),
    );
  onShutdown(environment, end, parent);
  const tracing = await startTracing(config.tracing, { kind: 'worker', version });
  await tryStore(config, log);
  const database = await openWhenReady(config.data, log);
  const secret = config.auth.secret ?? readStoredSecret(config.data.folder);
  const shared = await openProcessParts({ config, log, database, kind: 'worker', secret });
  const { pictureService } = shared;
  const { token, workerPort } = config.metrics;
  const metricsPort =
    workerPort === undefined
      ? undefined
      : await openMetricsPort(
          { metrics: pictureService.metrics, token, ...config.http },
          { port: workerPort, host: config.http.host },
        );
  stop = async () => {
    metricsPort?.close();
    shared.leave();
    await pictureService.close(workGraceMs);
    await shared.close();
    await tracing.stop();
    log.info('Stopped');
  };
  await shared.join();
  await pictureService.work(config.work.places);
  log.info('Working', { count: config.work.places });
  process.on('unhandledRejection', (error) => log.error('A promise failed unseen', { error }));
}

export async function work(environment: NodeJS.ProcessEnv, parent: Parent): Promise<void> {
  try {
    await workUntilStopped(environment, parent);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
