/** A text that is known at once, a few words at a time. */

/** Two hundred words a second: quicker than anybody reads, and calmer than a whole answer at once. */
const piecePauseMs = 25;
/** Five words at a time: a piece costs the same whatever its length, and many may be listening. */
const piecePattern = /\s*\S+(?:\s+\S+){0,4}(?:\s+$)?/g;

/** With more answers than this at once, pieces are twice as long and come half as often. */
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

/** The first leaves at once; stopping rejects. */
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
