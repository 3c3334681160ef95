/** Counts the queries on a PostgreSQL connection, by protocol messages. */

const lengthBytes = 4;
/** Query and Execute. */
const asking = new Set(['Q', 'E'].map((letter) => letter.charCodeAt(0)));

/** Takes the bytes of a connection without TLS, in chunks of any size. */
export function countStatements(onStatement: () => void): (bytes: Buffer) => void {
  let rest: Buffer<ArrayBufferLike> = Buffer.alloc(0);
  // The startup message has no type byte.
  let typeBytes = 0;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      if (rest.length < typeBytes + lengthBytes) return;
      const end = typeBytes + rest.readUInt32BE(typeBytes);
      if (rest.length < end) return;
      if (typeBytes === 1 && asking.has(rest.readUInt8(0))) onStatement();
      rest = rest.subarray(end);
      typeBytes = 1;
    }
  };
}
