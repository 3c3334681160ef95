/** Hands back the memory of a thread when it has grown and nobody asked anything for a while. */
export interface GrownRules {
  readonly residentBytes: () => number;
  readonly handBack: () => void;
}

export const restMs = 20_000;
/** Less is not worth holding up a question for. */
export const worthBytes = 16 * 1024 * 1024;

/** Returned function is called after each piece of work. */
export function whenGrown({ residentBytes, handBack }: GrownRules): () => void {
  let resting: NodeJS.Timeout | undefined;
  let leastBytes = residentBytes();
  return () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (residentBytes() - leastBytes < worthBytes) return;
      handBack();
      leastBytes = residentBytes();
    }, restMs).unref();
  };
}
