/** Notifies readers about changes of a generation. A lost notice delays an event, but loses none. */
import { EventEmitter, once } from 'node:events';
import { type SQL, sql } from 'drizzle-orm';
import type { Notices } from '../../../platform/hosts/notices.ts';

export interface GenerationNotifier {
  notify(generationId: string): void;
  /** After the commit of a statement with `generationNotice`, which notifies other processes. */
  notifyHere(generationId: string): void;
  /** Calls the listener on each notice; returns the unsubscribe function. */
  listen(generationId: string, onNotice: () => void): () => void;
  /** Resolves with true on a notice, with false after `timeoutMs` or on abort; never rejects. */
  wait(generationId: string, timeoutMs: number, signal?: AbortSignal): Promise<boolean>;
  /** The presence of this process, as others see it. */
  readonly presence: number;
  close(): void;
}

const channel = 'maquette_generation';

/** An SQL expression that notifies other processes on commit. */
export const generationNotice = (generationId: string): SQL =>
  sql`pg_notify(${channel}, ${generationId})`;

export function createGenerationNotifier(notices: Notices): GenerationNotifier {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const close = notices.subscribe(channel, (generationId) => emitter.emit(generationId));
  return {
    presence: notices.presence,
    notify: (generationId) => void notices.publish(channel, generationId),
    notifyHere: (generationId) => notices.publishHere(channel, generationId),
    listen(generationId, onNotice) {
      emitter.on(generationId, onNotice);
      return () => emitter.off(generationId, onNotice);
    },
    async wait(generationId, timeoutMs, signal) {
      const limit = AbortSignal.timeout(timeoutMs);
      const either = signal ? AbortSignal.any([signal, limit]) : limit;
      return once(emitter, generationId, { signal: either }).then(
        () => true,
        () => false,
      );
    },
    close,
  };
}
