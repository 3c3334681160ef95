/** Wraps store errors, so that they are not reported as database errors. */
import { Problem } from '../problem.ts';

const deepest = 8;

/** An error and its causes. */
export function* causesOf(error: unknown): Generator<Error & { code?: unknown }> {
  for (let cause = error, depth = 0; cause instanceof Error && depth < deepest; depth += 1) {
    yield cause as Error & { code?: unknown };
    cause = cause.cause;
  }
}

const ofFolder = /^(EIO|EROFS|ESTALE|EACCES|EPERM|ENOTDIR|ENXIO|ENODEV|EHOSTDOWN|ETIMEDOUT)$/;

export function isFolderDown(error: unknown): boolean {
  return [...causesOf(error)].some(({ code }) => ofFolder.test(String(code)));
}

/** A missing object or invalid key; every other error means that the store is down. */
const ofObject =
  /^(NoSuchKey|NotFound|E_PATH_TRAVERSAL_DETECTED|KeyLeadsElsewhere|E_UNALLOWED_CHARACTERS|ENOENT)$/;

export function isBucketDown(error: unknown): boolean {
  return ![...causesOf(error)].some(
    ({ name, code }) => ofObject.test(name) || ofObject.test(String(code)),
  );
}

const ofMissing = /^(NoSuchKey|NotFound|ENOENT)$/;

/** Whether there is no such object, in a store that works. */
export const isMissing = (error: unknown): boolean =>
  [...causesOf(error)].some(
    ({ name, code }) => ofMissing.test(name) || ofMissing.test(String(code)),
  );

/** With what else a request does, such as decoding a photo, it is answered within ten seconds. */
export const operationLimitMs = 7_500;

class StoreSilent extends Error {
  override name = 'StoreSilent';
  readonly code = 'ETIMEDOUT';
}

/** The operation itself is not cancelled. */
async function inTime<Answer>(answer: Promise<Answer>, limitMs: number): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new StoreSilent('The file store did not answer in time')),
    limitMs,
  );
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}

/** Runs store operations; errors, and silence beyond the limit, become the problem STORAGE_DOWN. */
export const withStoreProblems =
  (isDown: (error: unknown) => boolean) =>
  async <Result>(
    operation: () => Promise<Result>,
    limitMs: number = operationLimitMs,
  ): Promise<Result> => {
    try {
      return await inTime(operation(), limitMs);
    } catch (error) {
      if (!isDown(error)) throw error;
      throw new Problem('STORAGE_DOWN', {}, { cause: error });
    }
  };
