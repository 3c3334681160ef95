/**
 * Steps of `npm start` end with it: signals reach the one under way, and also a parent that is gone ends it.
 * Imported first of all, since npm may be killed while packages are installed.
 */
import { spawn } from 'node:child_process';

const parent = process.ppid;
const pollIntervalMs = 1_000;
/** As shells tell of them. */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
/** Steps have a group of their own, so that all their programs can be stopped. */
const hasGroups = process.platform !== 'win32';

let signalChild;
let stoppedBy;

function stop(signal) {
  stoppedBy ??= signal;
  signalChild?.(signal);
}

// The terminal sends Ctrl+C to the whole group; a supervisor only to us.
for (const signal of Object.keys(exitCodes)) process.on(signal, () => stop(signal));

/** Only npm's scripts: others may put a program into the background on purpose. */
const isOrphan = () => Boolean(process.env.npm_lifecycle_event) && process.ppid !== parent;
setInterval(() => {
  if (isOrphan()) stop('SIGTERM');
}, pollIntervalMs).unref();

function exitIfStopped() {
  if (isOrphan()) stop('SIGTERM');
  if (stoppedBy) process.exit(exitCodes[stoppedBy]);
}

/** Resolves with code and signal of the ended program. */
function ended(child, signalIt) {
  signalChild = signalIt;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      signalChild = undefined;
      resolve({ code, signal });
    });
  });
}

/** Runs a program that comes before; ends this one with it if it fails or is stopped. */
export async function runStep(command, parameters, options) {
  exitIfStopped();
  const child = spawn(command, parameters, { ...options, stdio: 'inherit', detached: hasGroups });
  const { code } = await ended(child, (signal) => {
    if (hasGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  });
  exitIfStopped();
  if (code !== 0) process.exit(code ?? 1);
}

/** Runs the last program; its exit code becomes ours. It handles repeated signals itself. */
export async function runLast(command, parameters, options) {
  exitIfStopped();
  const child = spawn(command, parameters, options);
  const { code, signal } = await ended(child, (name) => child.kill(name));
  process.exitCode = code ?? (signal === 'SIGINT' ? exitCodes.SIGINT : 1);
}
