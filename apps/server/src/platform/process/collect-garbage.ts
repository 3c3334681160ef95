/** V8's collections on request, which it offers behind a flag. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

function collectGarbage(options: object): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collect === 'function') collect(options);
}

/** Collects young objects, in a millisecond or two. */
export const collectYoung = (): void => collectGarbage({ type: 'minor', execution: 'sync' });

export function collectThoroughly(): void {
  // Other threads' WebAssembly would be compiled anew, and compiled code is never collected (0370).
  setFlagsFromString('--no-flush-liftoff-code');
  collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
