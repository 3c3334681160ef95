/** Wraps a file store to time its operations. */
import { Histogram } from 'prom-client';
import type { Metrics } from '../metrics.ts';
import { tracedWithin } from '../tracing/traced.ts';
import type { FileStore } from './file-store.ts';

const bucketsSeconds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

type Operation = 'put' | 'bytes' | 'stream' | 'exists' | 'remove' | 'removeFolder';

export function measuredStore(store: FileStore, { registry }: Metrics): FileStore {
  const seconds = new Histogram({
    name: 'maquette_store_duration_seconds',
    help: 'How long operations of the file store took; of a stream, until it began.',
    labelNames: ['operation', 'result'],
    buckets: bucketsSeconds,
    registers: [registry],
  });
  async function timed<Answer>(operation: Operation, ask: () => Promise<Answer>): Promise<Answer> {
    const end = seconds.startTimer({ operation });
    try {
      const answer = await tracedWithin(`store ${operation}`, {}, ask);
      end({ result: 'done' });
      return answer;
    } catch (error) {
      end({ result: 'failed' });
      throw error;
    }
  }
  return {
    ...store,
    put: (key, bytes, contentType) => timed('put', () => store.put(key, bytes, contentType)),
    bytes: (key) => timed('bytes', () => store.bytes(key)),
    stream: (key) => timed('stream', () => store.stream(key)),
    exists: (key) => timed('exists', () => store.exists(key)),
    remove: (key) => timed('remove', () => store.remove(key)),
    removeFolder: (folder) => timed('removeFolder', () => store.removeFolder(folder)),
  };
}
