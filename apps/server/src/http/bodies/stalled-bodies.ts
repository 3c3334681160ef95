/**
 * Idle timeout for request bodies: a client that sends nothing for seconds is disconnected. Connections are
 * only watched while their body is read.
 */
import type { Readable } from 'node:stream';
import { Problem } from '../../platform/problem.ts';

export interface StalledBodies {
  /** Watches a body; returns the function to stop. */
  watch(incoming: Readable | undefined): () => void;
}

/** The properties of a Node request that are used. */
type Arriving = Readable & { readonly complete: boolean; readonly socket: { bytesRead: number } };
const isArriving = (incoming: Readable | undefined): incoming is Arriving =>
  incoming !== undefined && 'complete' in incoming && 'socket' in incoming;

interface Progress {
  bytes: number;
  at: number;
}

export function watchStalledBodies({
  pollIntervalMs = 2_000,
  mostMs = 10_000,
} = {}): StalledBodies {
  const watched = new Map<Arriving, Progress>();
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    const now = performance.now();
    for (const [incoming, progress] of watched) {
      const { bytesRead } = incoming.socket;
      if (incoming.complete || bytesRead !== progress.bytes) {
        progress.bytes = bytesRead;
        progress.at = now;
      } else if (now - progress.at >= mostMs) {
        incoming.destroy(new Problem('UPLOAD_STALLED'));
      }
    }
  }

  return {
    watch(incoming) {
      if (!isArriving(incoming)) return () => {};
      watched.set(incoming, { bytes: incoming.socket.bytesRead, at: performance.now() });
      timer ??= setInterval(look, pollIntervalMs).unref();
      return () => {
        watched.delete(incoming);
        if (watched.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
