/**
 * Bytes of pictures between the server and a decoder, beside their messages. In a message they would be
 * serialized and copied in one go, and the event loop would stand still for it: 150 ms for 12 MB.
 */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** Where both find the pipe among a decoder's descriptors. */
export const pipeDescriptor = 4;

export const sizeOf = (bytes: Uint8Array | Blob): number =>
  bytes instanceof Blob ? bytes.size : bytes.length;

/** Files are read while they are sent: they are never in memory as a whole. */
export async function sendBytes(pipe: Writable, bytes: Uint8Array | Blob): Promise<void> {
  if (bytes instanceof Blob) {
    for await (const chunk of bytes.stream()) await sendBytes(pipe, chunk);
  } else if (bytes.length > 0 && !pipe.write(bytes)) await once(pipe, 'drain');
}

/** The next bytes of the pipe, as many as were told. */
export async function receiveBytes(pipe: Readable, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let filled = 0;
  while (filled < size) {
    const chunk: Buffer | null = pipe.read();
    if (!chunk) {
      if (pipe.readableEnded || pipe.destroyed) throw new Error('The pipe ended in a picture');
      await once(pipe, 'readable');
      continue;
    }
    const taken = chunk.subarray(0, size - filled);
    bytes.set(taken, filled);
    filled += taken.length;
    if (taken.length < chunk.length) pipe.unshift(chunk.subarray(taken.length));
  }
  return bytes;
}
