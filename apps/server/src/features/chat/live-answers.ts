/**
 * Answers that are being written now. An answer outlives the request that asked for it: a reload
 * joins it from its beginning, and only Stop, its owner's leaving or the server's end cuts it off.
 */
import type { MessageMetadata } from '@maquette/contract';

export type AnswerEnding = NonNullable<MessageMetadata['ended']>;

export interface LiveAnswer {
  readonly id: string;
  readonly signal: AbortSignal;
  /** Why it was cut off, if it was. */
  readonly cutOff: () => AnswerEnding | undefined;
  /** All of it so far, then what comes, as server-sent events. */
  read(): ReadableStream<string>;
  /** Keeps what a copy of the stream brings until it ends, then forgets the answer. */
  follow(copy: ReadableStream<string>): Promise<void>;
  /** For an answer that never began. */
  forget(): void;
}

class WrittenAnswer implements LiveAnswer {
  readonly id: string;
  readonly #chunks: string[] = [];
  readonly #readers = new Set<ReadableStreamDefaultController<string>>();
  readonly #stop = new AbortController();
  readonly #leave: (answer: WrittenAnswer) => void;
  #cutOff: AnswerEnding | undefined;
  #ended = false;

  constructor(id: string, leave: (answer: WrittenAnswer) => void) {
    this.id = id;
    this.#leave = leave;
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  cutOff(): AnswerEnding | undefined {
    return this.#cutOff;
  }

  cut(ending: AnswerEnding): void {
    this.#cutOff ??= ending;
    this.#stop.abort();
  }

  read(): ReadableStream<string> {
    let own: ReadableStreamDefaultController<string> | undefined;
    return new ReadableStream<string>({
      start: (controller) => {
        for (const chunk of this.#chunks) controller.enqueue(chunk);
        if (this.#ended) {
          controller.close();
          return;
        }
        own = controller;
        this.#readers.add(controller);
      },
      cancel: () => {
        if (own) this.#readers.delete(own);
      },
    });
  }

  async follow(copy: ReadableStream<string>): Promise<void> {
    try {
      for await (const chunk of copy) {
        this.#chunks.push(chunk);
        for (const reader of this.#readers) reader.enqueue(chunk);
      }
    } finally {
      this.forget();
    }
  }

  forget(): void {
    this.#ended = true;
    for (const reader of this.#readers) reader.close();
    this.#readers.clear();
    this.#leave(this);
  }
}

export class LiveAnswers {
  #answers = new Map<string, WrittenAnswer>();

  find(ownerId: string, conversationId: string): LiveAnswer | undefined {
    return this.#answers.get(keyOf(ownerId, conversationId));
  }

  /** An older answer of the same conversation is stopped: there is one at a time. */
  open(ownerId: string, conversationId: string, id: string): LiveAnswer {
    const key = keyOf(ownerId, conversationId);
    this.#answers.get(key)?.cut('stopped');
    const answer = new WrittenAnswer(id, (ended) => {
      // A newer answer of the same conversation stays.
      if (this.#answers.get(key) === ended) this.#answers.delete(key);
    });
    this.#answers.set(key, answer);
    return answer;
  }

  /** Stops the named answer, not a newer one that took its place. */
  stop(ownerId: string, conversationId: string, id: string | undefined): boolean {
    const answer = this.#answers.get(keyOf(ownerId, conversationId));
    if (!answer || (id !== undefined && answer.id !== id)) return false;
    answer.cut('stopped');
    return true;
  }

  /** The server ends: nobody pressed Stop. */
  interruptAll(): void {
    for (const answer of this.#answers.values()) answer.cut('interrupted');
  }
}

/** By owner too, so that nobody's answer can be replaced by guessing its conversation. */
const keyOf = (ownerId: string, conversationId: string) => `${ownerId} ${conversationId}`;
