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

/** Runs store operations; errors become the problem STORAGE_DOWN. */
export const withStoreProblems =
  (isDown: (error: unknown) => boolean) =>
  async <Result>(operation: () => Promise<Result>): Promise<Result> => {
    try {
      return await operation();
    } catch (error) {
      if (!isDown(error)) throw error;
      throw new Problem('STORAGE_DOWN', {}, { cause: error });
    }
  };
