/** Streams a complete text a few words at a time. */

/** 200 words a second: faster than reading, calmer than all at once. */
const piecePauseMs = 25;
/** Five words each: the cost is per piece, and many readers may listen. */
const piecePattern = /\s*\S+(?:\s+\S+){0,4}(?:\s+$)?/g;

/** Above this number of answers pieces are twice as long and half as frequent. */
const fewAnswers = 20;
let writing = 0;

function pause(signal: AbortSignal, pieces: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, pieces * piecePauseMs);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** The first piece is sent at once; aborting rejects. */
export async function* pacedPieces(text: string, signal: AbortSignal): AsyncGenerator<string> {
  const pieces = text.match(piecePattern) ?? [];
  writing += 1;
  try {
    for (let place = 0; place < pieces.length; ) {
      signal.throwIfAborted();
      const together = writing > fewAnswers ? 2 : 1;
      yield pieces.slice(place, place + together).join('');
      place += together;
      await pause(signal, together);
    }
  } finally {
    writing -= 1;
  }
}
