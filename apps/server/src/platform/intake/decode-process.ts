/** The process that decodes foreign pictures: if one of them kills a decoder, the server lives on. */
import { Socket } from 'node:net';
import { lowerProcessPriority } from '../process-priority.ts';
import { closeUnwantedDecoders, decodeOperations } from './decode-operations.ts';
import type { DecodeAnswer, DecodeRequest } from './decoder-pool.ts';
import { pipeDescriptor, receiveBytes, sendBytes } from './picture-pipe.ts';

closeUnwantedDecoders();
void lowerProcessPriority(Number(process.argv[2] ?? 0));

const pipe = new Socket({ fd: pipeDescriptor });
// The server is gone: this process exits with its IPC channel.
pipe.on('error', () => undefined);

const tell = (answer: DecodeAnswer) => process.send?.(answer);

async function serve({ operation, settings, size }: DecodeRequest): Promise<void> {
  const output = await decodeOperations[operation](
    await receiveBytes(pipe, size),
    settings as never,
  );
  if ('refused' in output) return void tell({ output });
  const { bytes, thumb, ...facts } = output;
  tell({ output: facts, sizes: [bytes.length, thumb.length] });
  await sendBytes(pipe, bytes);
  await sendBytes(pipe, thumb);
}

process.on('message', (request: DecodeRequest) => {
  serve(request)
    .catch((error: unknown) => tell({ error: String(error) }))
    // The bytes of a picture weigh nothing on the heap, so nothing would call for them to be cleared.
    .finally(() => setImmediate(() => globalThis.gc?.()));
});
// A service manager signals the whole process group; the server alone decides when decoding ends.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
