/** Ends of a process: by a signal, or because its parent is gone. */

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const lookEveryMs = 1_000;

/** Calls once. Set up before anything else, so that a start can be called off as well. */
export function onShutdown(
  environment: Readonly<Record<string, string | undefined>>,
  stop: () => void,
): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    stop();
  };
  for (const signal of signals) process.on(signal, stopOnce);
  // `npm start` holds a line to the server: it is cut however its process ends.
  if (process.connected) process.once('disconnect', stopOnce);
  else if (environment.npm_lifecycle_event !== undefined) whenParentIsGone(stopOnce);
}

/** Under npm an orphaned process is unwanted: its port and its folder would stay in use. */
function whenParentIsGone(stopOnce: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stopOnce();
  }, lookEveryMs);
  timer.unref();
}

/** Stops what has started. A start that fails after the signal was called off by it: nothing is left to stop. */
export async function stopStarted(starting: Promise<{ stop(): Promise<void> }>): Promise<void> {
  const started = await starting.catch(() => undefined);
  await started?.stop();
}

/** Longer than anything under way is given; a supervisor's patience is often forty seconds. */
const longestStopMs = 35_000;

/** Ends the process with the outcome of `stop`, and in any case. */
export function endAfter(stop: () => Promise<void>, onFailure: (error: unknown) => void): void {
  const end = (error: unknown) => {
    onFailure(error);
    process.exit(1);
  };
  setTimeout(() => end(new Error('Stopping took too long')), longestStopMs).unref();
  stop().then(() => process.exit(0), end);
}
