/**
 * Answers running in this process. An answer outlives its request: a reload joins it from the beginning, and
 * only Stop, a newer question or a shutdown ends it early.
 */
import type { MessageMetadata } from '@maquette/contract';

export type AnswerEnding = NonNullable<MessageMetadata['ended']>;

export interface LiveAnswer {
  readonly id: string;
  readonly signal: AbortSignal;
  /** Why it was aborted. */
  readonly cutOff: () => AnswerEnding | undefined;
  /** Server-sent events from the beginning, then live. */
  read(): ReadableStream<string>;
  /** Buffers a copy of the stream until it ends, then removes the answer. */
  follow(copy: ReadableStream<string>): Promise<void>;
  /** For an answer that failed to start. */
  forget(): void;
}

/** Hooks for broadcasting. */
export interface WrittenText {
  readonly id: string;
  readonly text: string;
  readonly hasEnded: boolean;
}

export interface AnswerWatch {
  onText?(answer: WrittenText): void;
  onEnd?(answer: WrittenText, place: AnswerPlace): void;
}

export interface AnswerPlace {
  readonly ownerId: string;
  readonly conversationId: string;
}

class WrittenAnswer implements LiveAnswer, WrittenText {
  readonly id: string;
  readonly place: AnswerPlace;
  #text = '';
  readonly #readers = new Set<ReadableStreamDefaultController<string>>();
  readonly #stop = new AbortController();
  readonly #watch: Required<AnswerWatch>;
  #cutOff: AnswerEnding | undefined;
  #ended = false;

  constructor(id: string, place: AnswerPlace, watch: Required<AnswerWatch>) {
    this.id = id;
    this.place = place;
    this.#watch = watch;
  }

  get text(): string {
    return this.#text;
  }

  get hasEnded(): boolean {
    return this.#ended;
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
        if (this.#text) controller.enqueue(this.#text);
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
        this.#text += chunk;
        for (const reader of this.#readers) reader.enqueue(chunk);
        this.#watch.onText(this);
      }
    } finally {
      this.forget();
    }
  }

  forget(): void {
    this.#ended = true;
    for (const reader of this.#readers) reader.close();
    this.#readers.clear();
    this.#watch.onEnd(this, this.place);
  }
}

export class LiveAnswers {
  readonly #answers = new Map<string, WrittenAnswer>();
  readonly #watch: AnswerWatch;

  constructor(watch: AnswerWatch = {}) {
    this.#watch = watch;
  }

  find(ownerId: string, conversationId: string): LiveAnswer | undefined {
    return this.#answers.get(keyOf({ ownerId, conversationId }));
  }

  /** Stops the previous answer of the conversation. */
  open(ownerId: string, conversationId: string, id: string): LiveAnswer {
    const place = { ownerId, conversationId };
    const key = keyOf(place);
    this.#answers.get(key)?.cut('stopped');
    const answer = new WrittenAnswer(id, place, {
      onText: (written) => this.#watch.onText?.(written),
      onEnd: (written) => {
        // Unless a newer answer replaced it.
        if (this.#answers.get(key) === answer) this.#answers.delete(key);
        this.#watch.onEnd?.(written, place);
      },
    });
    this.#answers.set(key, answer);
    return answer;
  }

  /** Stops this answer only, not a newer one. */
  stop(ownerId: string, conversationId: string, id: string | undefined): boolean {
    const answer = this.#answers.get(keyOf({ ownerId, conversationId }));
    if (!answer || (id !== undefined && answer.id !== id)) return false;
    answer.cut('stopped');
    return true;
  }

  /** Requested on another host. */
  stopById(id: string): void {
    const answer = [...this.#answers.values()].find((one) => one.id === id);
    answer?.cut('stopped');
  }

  count(): number {
    return this.#answers.size;
  }

  places(): (AnswerPlace & { readonly id: string })[] {
    return [...this.#answers.values()].map(({ id, place }) => ({ id, ...place }));
  }

  /** Shutdown, as opposed to Stop by the reader. */
  interruptAll(): void {
    for (const answer of this.#answers.values()) answer.cut('interrupted');
  }
}

/** Keyed by owner as well, so that answers of others can't be replaced by guessing a conversation id. */
const keyOf = ({ ownerId, conversationId }: AnswerPlace) => `${ownerId} ${conversationId}`;
