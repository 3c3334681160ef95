/** The process that decodes foreign pictures: if one of them kills a decoder, the server lives on. */
import { lowerProcessPriority } from '../process-priority.ts';
import {
  closeUnwantedDecoders,
  type DecodeOperation,
  decodeOperations,
} from './decode-operations.ts';

interface Request {
  readonly operation: DecodeOperation;
  readonly input: never;
}

closeUnwantedDecoders();
void lowerProcessPriority(Number(process.argv[2] ?? 0));

process.on('message', ({ operation, input }: Request) => {
  decodeOperations[operation](input)
    .then(
      (output) => process.send?.({ output }),
      (error: unknown) => process.send?.({ error: String(error) }),
    )
    // The bytes of a picture weigh nothing on the heap, so nothing would call for them to be cleared.
    .finally(() => setImmediate(() => globalThis.gc?.()));
});
// A service manager signals the whole process group; the server alone decides when decoding ends.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
