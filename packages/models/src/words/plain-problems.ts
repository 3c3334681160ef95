/** Maps errors of provider packages to our problems. */
import {
  AISDKError,
  APICallError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoContentGeneratedError,
  TypeValidationError,
} from '@ai-sdk/provider';
import { findProviderProblem, ProviderProblem } from '../transport/provider-problem.ts';

/** The service answered, but not with what its own description promises. */
const unreadable = [
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoContentGeneratedError,
  TypeValidationError,
];

/** An abort is no failure. */
const stops: ReadonlySet<string> = new Set(['AbortError', 'TimeoutError']);

/** Undefined for what is no fault of the service: stopping, and faults of our own. */
export function plainProblem(error: unknown, provider: string): ProviderProblem | undefined {
  const known = findProviderProblem(error);
  if (known) return known;
  if (APICallError.isInstance(error) || unreadable.some((kind) => kind.isInstance(error))) {
    return new ProviderProblem('GARBAGE', provider);
  }
  // A bare error is what a package throws when an answer is not what it had expected.
  const isBare = error instanceof Error && !AISDKError.isInstance(error) && !stops.has(error.name);
  return isBare ? new ProviderProblem('GARBAGE', provider) : undefined;
}

/** An error inside a stream: a text or an object, in no particular shape. */
export function streamProblem(error: unknown, provider: string): unknown {
  const known = plainProblem(error, provider);
  if (known) return known;
  if (error instanceof Error) return error;
  const text = typeof error === 'string' ? error : JSON.stringify(error ?? '');
  const kind = /overloaded|rate.?limit/i.test(text) ? 'BUSY' : 'FAILED';
  const words = /"message":"([^"]+)"/.exec(text)?.[1];
  return new ProviderProblem(kind, provider, { status: 200, ...(words ? { words } : {}) });
}
