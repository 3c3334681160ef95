/** Child process that decodes foreign pictures, so that a crash of a decoder doesn't end the server. */
import { Socket } from 'node:net';
import { lowerProcessPriority } from '../process-priority.ts';
import type { DecodeAnswer, DecodeRequest } from './fork-decoder.ts';
import { pipeDescriptor, receiveBytes, sendBytes } from './picture-pipe.ts';

// A service manager signals all processes; only the server decides when decoding ends. Before the library of
// pictures loads, which takes long.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
const { closeUnwantedDecoders, decodeOperations } = await import('./decode-operations.ts');

closeUnwantedDecoders();
void lowerProcessPriority(Number(process.argv[2] ?? 0));

const pipe = new Socket({ fd: pipeDescriptor });
// Exits with the IPC channel when the server is gone.
pipe.on('error', () => undefined);

const send = (answer: DecodeAnswer) => process.send?.(answer);

async function serve({ operation, settings, size }: DecodeRequest): Promise<void> {
  const output = await decodeOperations[operation](
    await receiveBytes(pipe, size),
    settings as never,
  );
  if ('refused' in output) return void send({ output });
  const { bytes, thumb, ...facts } = output;
  send({ output: facts, sizes: [bytes.length, thumb.length] });
  await sendBytes(pipe, bytes);
  await sendBytes(pipe, thumb);
}

process.on('message', (request: DecodeRequest) => {
  serve(request)
    .catch((error: unknown) => send({ error: String(error) }))
    // Picture buffers are outside the heap, so V8 would not collect them in time.
    .finally(() => setImmediate(() => globalThis.gc?.()));
});
process.on('disconnect', () => process.exit(0));
