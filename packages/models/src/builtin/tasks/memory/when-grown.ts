/** Hands back the memory of a thread when it has grown and nobody asked anything for a while. */
export interface GrownRules {
  readonly heldBytes: () => number;
  readonly handBack: () => void;
}

export const restMs = 20_000;
/** Less is not worth holding up a question for. */
export const worthBytes = 16 * 1024 * 1024;

/** Returned function is called after each piece of work. */
export function whenGrown({ heldBytes, handBack }: GrownRules): () => void {
  let resting: NodeJS.Timeout | undefined;
  let leastBytes = heldBytes();
  return () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (heldBytes() - leastBytes < worthBytes) return;
      handBack();
      leastBytes = heldBytes();
    }, restMs).unref();
  };
}
