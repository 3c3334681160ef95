/** Frees memory of a thread that has grown and is idle. */
export interface GrownRules {
  readonly residentBytes: () => number;
  readonly release: () => void;
}

export const restMs = 20_000;
/** Less isn't worth delaying a question for. */
export const worthBytes = 2 * 1024 * 1024;

/** The returned function is called after each piece of work. */
export function whenGrown({ residentBytes, release }: GrownRules): () => void {
  let resting: NodeJS.Timeout | undefined;
  let leastBytes = residentBytes();
  return () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (residentBytes() - leastBytes < worthBytes) return;
      release();
      leastBytes = residentBytes();
    }, restMs).unref();
  };
}
