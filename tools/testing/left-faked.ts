/** Finds timers and clocks that a test left replaced. */
import { vi } from 'vitest';

type Globals = Readonly<Record<string, unknown>>;

const key = Symbol.for('maquette.real-timers');
const seen: Globals = {
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
  setImmediate,
  clearImmediate,
  queueMicrotask,
  Date,
};
// Kept for the whole process: this file is loaded again for each test file of the pages.
const real = (Reflect.get(globalThis, key) as Globals | undefined) ?? seen;
Reflect.set(globalThis, key, real);

/** Names of what is still replaced; puts the real ones back, so that only the test that left them fails. */
export function putBackLeftFaked(): string[] {
  const replaced = Object.keys(real).filter((name) => Reflect.get(globalThis, name) !== real[name]);
  const left = vi.isFakeTimers() ? ['vi.useFakeTimers()', ...replaced] : replaced;
  vi.useRealTimers();
  for (const name of replaced) Reflect.set(globalThis, name, real[name]);
  return left;
}
