/** Tells waiting readers about news of a generation. A missed notice costs a second, never an event. */
import { EventEmitter, once } from 'node:events';
import { type SQL, sql } from 'drizzle-orm';
import type { Notices } from '../../../platform/hosts/notices.ts';

export interface GenerationNotifier {
  notify(generationId: string): void;
  /** After a statement with `generationNotice` was committed, which other processes have heard. */
  notifyHere(generationId: string): void;
  /** Calls at each notice, until what it returns is called. */
  listen(generationId: string, onNotice: () => void): () => void;
  /** Resolves at the next notice, with true, after `timeoutMs`, or when the signal fires; never rejects. */
  wait(generationId: string, timeoutMs: number, signal?: AbortSignal): Promise<boolean>;
  /** How this process shows others that it is there. */
  readonly presence: number;
  close(): void;
}

const channel = 'maquette_generation';

/** A column of a statement: other processes hear of it as it is committed. */
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
