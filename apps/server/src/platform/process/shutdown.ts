/** Shutdown by a signal, or because the parent process is gone. */
import { type Parent, parentNow } from './parent.ts';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const pollIntervalMs = 1_000;

/** Calls back once. Set up first of all, so that a start can be aborted. */
export function onShutdown(
  environment: Readonly<Record<string, string | undefined>>,
  stop: () => void,
  parent: Parent = parentNow(),
): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    stop();
  };
  for (const signal of signals) process.on(signal, stopOnce);
  // `npm start` has an IPC channel to the server: it closes however its process ends.
  if (process.connected) process.once('disconnect', stopOnce);
  else if (parent.isConnected) setImmediate(stopOnce);
  else if (environment.npm_lifecycle_event !== undefined) onParentExit(parent, stopOnce);
}

/** Under npm an orphaned process would keep its port and folder. */
function onParentExit(parent: Parent, stopOnce: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === parent.pid) return;
    clearInterval(timer);
    stopOnce();
  }, pollIntervalMs);
  timer.unref();
}

/** Stops what has started. A start that fails after the signal was aborted by it, so there is nothing to stop. */
export async function stopStarted(starting: Promise<{ stop(): Promise<void> }>): Promise<void> {
  const started = await starting.catch(() => undefined);
  await started?.stop();
}

/** Longer than any grace period; supervisors often wait forty seconds. */
const longestStopMs = 35_000;

/** Exits with the outcome of `stop`, after a time limit in any case. */
export function endAfter(stop: () => Promise<void>, onFailure: (error: unknown) => void): void {
  const end = (error: unknown) => {
    onFailure(error);
    process.exit(1);
  };
  setTimeout(() => end(new Error('Stopping took too long')), longestStopMs).unref();
  stop().then(() => process.exit(0), end);
}
