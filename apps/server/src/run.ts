/** Runs the server until it is stopped. */
import { ConfigError, readConfig } from './config.ts';
import { createLog } from './platform/log.ts';
import type { Parent } from './platform/process/parent.ts';
import { endAfter, onShutdown, stopStarted } from './platform/process/shutdown.ts';
import { StartError } from './platform/process/start-error.ts';
import { startServer } from './start.ts';

/** Failures with a message for the operator. */
const explained = [ConfigError, StartError];

async function serveUntilStopped(environment: NodeJS.ProcessEnv, parent: Parent): Promise<void> {
  const config = readConfig(environment);
  const log = createLog(config.log.level);
  const cancelling = new AbortController();
  const starting = startServer(config, log, cancelling.signal);
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    cancelling.abort();
    endAfter(
      () => stopStarted(starting),
      (error) => log.error('The server did not stop cleanly', { error }),
    );
  };
  onShutdown(environment, stop, parent);
  const started = await starting.catch((error: unknown) => {
    // Ctrl+C also reaches child processes of the start; their failure is not an error.
    if (!isStopping) throw error;
    log.info('Stopped before it was ready', { error });
  });
  if (!started) return;
  const { port, administratorCode } = started;
  if (!isStopping) process.stdout.write(`Maquette is ready on http://localhost:${port}\n`);
  if (administratorCode) {
    const siteUrl = config.http.publicUrl ?? `http://localhost:${port}`;
    const whose = config.administrators.emails ? ' with an address of ADMIN_EMAILS' : '';
    process.stdout.write(
      `No account is administrator yet. Sign in${whose}, open ${siteUrl}/Models and enter this code, which works once: ${administratorCode}\n`,
    );
  }
  process.on('unhandledRejection', (error) => log.error('A promise failed unseen', { error }));
}

export async function run(environment: NodeJS.ProcessEnv, parent: Parent): Promise<void> {
  try {
    await serveUntilStopped(environment, parent);
  } catch (error) {
    const isExplained = explained.some((kind) => error instanceof kind);
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    process.stderr.write(`${isExplained ? message : (stack ?? message)}\n`);
    process.exit(1);
  }
}
