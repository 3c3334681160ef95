/**
 * Transfers picture bytes between server and decoder on a pipe beside IPC, which would serialize and copy them
 * at once and block the event loop for 150 ms with 12 MB.
 */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** File descriptor of the pipe in the decoder process. */
export const pipeDescriptor = 4;

export const sizeOf = (bytes: Uint8Array | Blob): number =>
  bytes instanceof Blob ? bytes.size : bytes.length;

/** Streams files instead of reading them into memory. */
export async function sendBytes(pipe: Writable, bytes: Uint8Array | Blob): Promise<void> {
  if (bytes instanceof Blob) {
    for await (const chunk of bytes.stream()) await sendBytes(pipe, chunk);
  } else if (bytes.length > 0 && !pipe.write(bytes)) await once(pipe, 'drain');
}

/** Reads exactly `size` bytes. */
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
