/** Streams that share the event loop with requests: each of its turns passes one part of one of them. */
import { pipeline, type Readable, Transform } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The returned stream ends, fails and is destroyed together with the given one. */
export function turnsOfStreams(): (stream: Readable) => Readable {
  let last: Promise<unknown> = Promise.resolve();
  return (stream) => {
    const inTurn = new Transform({
      transform(part, _encoding, pass) {
        last = last.then(() => nextTurn()).then(() => pass(null, part));
      },
    });
    return pipeline(stream, inTurn, () => undefined);
  };
}
