/** Problems of providers: one row a kind, one sentence each. */
import { cleanWords } from './clean-words.ts';

interface ProviderProblemRow {
  /** Template with `{provider}` and the fields of `ProviderProblemFacts`. */
  readonly sentence: string;
  /** The same request may well succeed a moment later. */
  readonly tryAgain: boolean;
  /** The service is down rather than the request wrong: counts towards the circuit breaker. */
  readonly isDown: boolean;
  /** The next model of a fallback list may step in. A refusal is an answer and is not worked around. */
  readonly stepIn: boolean;
}

const down = { tryAgain: true, isDown: true, stepIn: true } as const;
const setUpWrong = { tryAgain: false, isDown: false, stepIn: true } as const;

export const providerProblems = {
  KEY_REFUSED: { ...setUpWrong, sentence: '{provider} did not accept the key.' },
  NO_CREDIT: { ...setUpWrong, sentence: 'The account at {provider} has no credit left.' },
  MODEL_UNKNOWN: { ...setUpWrong, sentence: '{provider} does not know this model.' },
  BUSY: { ...down, isDown: false, sentence: '{provider} is busy and turned the request away.' },
  FAILED: { ...down, sentence: '{provider} had an error of its own ({status}).' },
  UNREACHABLE: { ...down, sentence: '{provider} could not be reached.' },
  SLOW: { ...down, tryAgain: false, sentence: '{provider} took longer than {seconds} seconds.' },
  STALLED: {
    ...down,
    tryAgain: false,
    sentence: '{provider} fell silent in mid-answer for {seconds} seconds.',
  },
  DROPPED: { ...down, tryAgain: false, sentence: '{provider} broke off in mid-answer.' },
  GARBAGE: { ...down, tryAgain: false, sentence: '{provider} sent something we cannot read.' },
  TOO_LARGE: {
    ...setUpWrong,
    sentence: '{provider} sent more than {megabytes} MB, which was cut off.',
  },
  PAUSED: {
    ...setUpWrong,
    sentence: '{provider} failed several times in a row and is given {seconds} seconds of rest.',
  },
  FULL: { ...setUpWrong, sentence: 'Too many requests are already waiting for {provider}.' },
  NOT_ACCEPTED: { ...setUpWrong, sentence: '{provider} did not accept the request.' },
  REFUSED: {
    tryAgain: false,
    isDown: false,
    stepIn: false,
    sentence: '{provider} declined to answer this.',
  },
  ONLY_WORDS: {
    tryAgain: false,
    isDown: false,
    stepIn: false,
    sentence: '{provider} answered in words instead of with a picture: "{words}"',
  },
  WORK_FAILED: {
    ...setUpWrong,
    sentence: '{provider} began this picture but could not finish it.',
  },
  NOT_A_PICTURE: { ...setUpWrong, sentence: '{provider} sent something that is no picture.' },
  RESULT_LOST: {
    ...setUpWrong,
    sentence: 'The picture made by {provider} could not be fetched from where it was left.',
  },
} as const satisfies Record<string, ProviderProblemRow>;

export type ProviderProblemKind = keyof typeof providerProblems;

export interface ProviderProblemFacts {
  readonly status?: number;
  readonly seconds?: number;
  readonly megabytes?: number;
  /** How long the provider asks to be left alone. */
  readonly retryAfterMs?: number | undefined;
  /** The provider's own words; cleaned of addresses and keys when they become part of a problem. */
  readonly words?: string | undefined;
}

/** The message is for users: no keys, addresses or request data. */
export class ProviderProblem extends Error {
  override name = 'ProviderProblem';
  readonly kind: ProviderProblemKind;
  readonly provider: string;
  readonly facts: ProviderProblemFacts;

  constructor(kind: ProviderProblemKind, provider: string, given: ProviderProblemFacts = {}) {
    const { words: said = '', ...rest } = given;
    const words = cleanWords(said);
    const facts: ProviderProblemFacts = words ? { ...rest, words } : rest;
    const places: Readonly<Record<string, unknown>> = { ...facts, provider };
    super(
      providerProblems[kind].sentence.replace(/\{(\w+)\}/g, (_place, name: string) =>
        String(places[name] ?? 'unknown'),
      ),
    );
    this.kind = kind;
    this.provider = provider;
    this.facts = facts;
  }

  get row(): ProviderProblemRow {
    return providerProblems[this.kind];
  }
}

/** The problem somewhere inside what a library made of it. */
export function findProviderProblem(error: unknown): ProviderProblem | undefined {
  const visited = new Set<unknown>();
  let current = error;
  while (current instanceof Error && !visited.has(current)) {
    if (current instanceof ProviderProblem) return current;
    visited.add(current);
    const { cause, lastError } = current as Error & { lastError?: unknown };
    current = lastError ?? cause;
  }
  return undefined;
}
