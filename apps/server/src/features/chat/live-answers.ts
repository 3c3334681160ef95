/**
 * Answers that are being written now. An answer outlives the request that asked for it: a reload
 * joins it from its beginning, and only Stop, its owner's leaving or the server's end cuts it off.
 */
export interface LiveAnswer {
  readonly id: string;
  readonly ownerId: string;
  readonly stop: AbortController;
  /** All of it so far, then what comes, as server-sent events. */
  read(): ReadableStream<string>;
}

interface Kept extends LiveAnswer {
  readonly chunks: string[];
  readonly readers: Set<ReadableStreamDefaultController<string>>;
  ended: boolean;
}

export class LiveAnswers {
  #answers = new Map<string, Kept>();

  find(conversationId: string): LiveAnswer | undefined {
    return this.#answers.get(conversationId);
  }

  open(conversationId: string, id: string, ownerId: string): LiveAnswer {
    const chunks: string[] = [];
    const readers = new Set<ReadableStreamDefaultController<string>>();
    const kept: Kept = {
      id,
      ownerId,
      stop: new AbortController(),
      chunks,
      readers,
      ended: false,
      read: () => {
        let own: ReadableStreamDefaultController<string> | undefined;
        return new ReadableStream<string>({
          start: (controller) => {
            for (const chunk of chunks) controller.enqueue(chunk);
            if (kept.ended) {
              controller.close();
              return;
            }
            own = controller;
            readers.add(controller);
          },
          cancel: () => {
            if (own) readers.delete(own);
          },
        });
      },
    };
    this.#answers.set(conversationId, kept);
    return kept;
  }

  /** Keeps what a copy of the stream brings until it ends, then forgets the answer. */
  async follow(conversationId: string, id: string, copy: ReadableStream<string>): Promise<void> {
    const kept = this.#answers.get(conversationId);
    if (!kept || kept.id !== id) return;
    try {
      for await (const chunk of copy) {
        kept.chunks.push(chunk);
        for (const reader of kept.readers) reader.enqueue(chunk);
      }
    } finally {
      kept.ended = true;
      for (const reader of kept.readers) reader.close();
      // A newer answer of the same conversation stays.
      if (this.#answers.get(conversationId) === kept) this.#answers.delete(conversationId);
    }
  }

  /** Stops the named answer, not a newer one that took its place. */
  stop(conversationId: string, ownerId: string, id: string | undefined): boolean {
    const kept = this.#answers.get(conversationId);
    if (!kept || kept.ownerId !== ownerId || (id !== undefined && kept.id !== id)) return false;
    kept.stop.abort();
    return true;
  }

  stopAllOf(ownerId: string): void {
    for (const kept of this.#answers.values()) if (kept.ownerId === ownerId) kept.stop.abort();
  }

  stopAll(): void {
    for (const kept of this.#answers.values()) kept.stop.abort();
  }
}
