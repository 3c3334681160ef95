/** Counts what is open, by a key such as an address. */
import type { Problem } from '../problem.ts';

export interface Counter {
  /** Counts one more, or throws the refusal. Returns the release function, to be called once. */
  add(key: string): () => void;
}

export function countBy(most: number, refusal: () => Problem): Counter {
  const counts = new Map<string, number>();
  return {
    add(key) {
      const count = counts.get(key) ?? 0;
      if (count >= most) throw refusal();
      counts.set(key, count + 1);
      return () => {
        const left = (counts.get(key) ?? 0) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}
