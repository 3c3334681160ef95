/** How many answers may stay open at once: of one person, or visitor's address, and of one address. */
import { limits } from '@maquette/contract';
import { Problem } from '../problem.ts';

export interface OpenStreams {
  /** Counts one more, or refuses it; returns how to say that it has ended, once or more often. */
  open(subject: string, address: string): () => void;
}

export function countOpenStreams(): OpenStreams {
  const bySubject = counter(limits.eventStreamsEach);
  const byAddress = counter(limits.eventStreamsPerAddress);
  return {
    open(subject, address) {
      if (bySubject.isFull(subject) || byAddress.isFull(address)) {
        throw new Problem('TOO_MANY_STREAMS');
      }
      bySubject.add(subject, 1);
      byAddress.add(address, 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        bySubject.add(subject, -1);
        byAddress.add(address, -1);
      };
    },
  };
}

function counter(most: number) {
  const counts = new Map<string, number>();
  return {
    isFull: (key: string) => (counts.get(key) ?? 0) >= most,
    add(key: string, change: number) {
      const count = (counts.get(key) ?? 0) + change;
      if (count === 0) counts.delete(key);
      else counts.set(key, count);
    },
  };
}
