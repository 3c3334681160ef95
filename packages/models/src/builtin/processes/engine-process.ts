/** The process in which engines draw: its memory is released as a whole when it ends. */
import type { EngineReport, EngineRequest, StopRequest } from './engine-messages.ts';
import { createEnginePools } from './engine-pools.ts';

const [pictureThreads, idleMs] = process.argv.slice(2).map(Number);
const pools = createEnginePools(pictureThreads!, idleMs);
const working = new Map<number, AbortController>();

const tell = (report: EngineReport) => void process.send?.(report);

async function run({ id, pool, isBrief, name, input, owner }: EngineRequest): Promise<unknown> {
  const stop = new AbortController();
  working.set(id, stop);
  const { signal } = stop;
  try {
    // The caller knows which input type belongs to which task name.
    if (isBrief) return await pools[pool].runBriefly(name, input as never, signal);
    return await pools[pool].run(name, input as never, {
      ...{ signal, owner },
      onStage: (stage, percent) => tell({ type: 'stage', id, name: stage, percent }),
      onPreview: (picture) => tell({ type: 'preview', id, picture }),
    });
  } finally {
    working.delete(id);
  }
}

process.on('message', (request: EngineRequest | StopRequest) => {
  const { id } = request;
  if (request.type === 'stop') return working.get(id)?.abort();
  run(request).then(
    (output) => tell({ type: 'done', id, output }),
    (error: unknown) => tell({ type: 'failed', id, error }),
  );
});
// A service manager signals the whole process group; only the server decides when drawing ends.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
