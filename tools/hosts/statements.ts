/** Counts what one connection asks of PostgreSQL, by the messages that it sends. */

const lengthBytes = 4;
/** A question in one message, and the carrying out of one that was prepared. */
const asking = new Set(['Q', 'E'].map((letter) => letter.charCodeAt(0)));

/** Takes the bytes of a connection without TLS, from its first one on, in whatever parts they come. */
export function countStatements(onStatement: () => void): (bytes: Buffer) => void {
  let rest: Buffer<ArrayBufferLike> = Buffer.alloc(0);
  // The first message has no type.
  let typeBytes = 0;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      if (rest.length < typeBytes + lengthBytes) return;
      const end = typeBytes + rest.readUInt32BE(typeBytes);
      if (rest.length < end) return;
      if (typeBytes === 1 && asking.has(rest[0]!)) onStatement();
      rest = rest.subarray(end);
      typeBytes = 1;
    }
  };
}
