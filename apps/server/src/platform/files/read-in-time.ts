/** Reads an object as a stream that a store without an answer does not hold open. */
import { Readable } from 'node:stream';
import type { withStoreProblems } from './store-problem.ts';

type Guarded = ReturnType<typeof withStoreProblems>;

/** Without a byte from the store, while there is room for it: a reader that rests may rest. */
const partLimitMs = 6_000;

/** Open when it is returned, so that a missing object or an unreachable store is known before any header. */
export async function readInTime(
  guarded: Guarded,
  open: () => Promise<Readable>,
): Promise<Readable> {
  const opening = open();
  try {
    return inTime(guarded, await guarded(() => opening));
  } catch (error) {
    // It may come later, and would stay open.
    opening.then(
      (late) => late.destroy(),
      () => undefined,
    );
    throw error;
  }
}

function inTime(guarded: Guarded, source: Readable): Readable {
  // The reader is told of it, but may not have begun.
  source.on('error', () => undefined);
  return Readable.from(partsOf(guarded, source), { objectMode: false }).once('close', () =>
    source.destroy(),
  );
}

async function* partsOf(guarded: Guarded, source: Readable): AsyncGenerator<Buffer> {
  const parts: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  for (;;) {
    const part = await guarded(() => parts.next(), partLimitMs);
    if (part.done) return;
    yield part.value;
  }
}
