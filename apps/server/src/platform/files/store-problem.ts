/** Errors of the store become a problem of their own, so that the database is not blamed. */
import { Problem } from '../problem.ts';

const deepest = 8;

/** An error and what caused it. */
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

/** One object is not there, or its name is none; everything else is the store's fault. */
const ofObject =
  /^(NoSuchKey|NotFound|E_PATH_TRAVERSAL_DETECTED|KeyLeadsElsewhere|E_UNALLOWED_CHARACTERS|ENOENT)$/;

export function isBucketDown(error: unknown): boolean {
  return ![...causesOf(error)].some(
    ({ name, code }) => ofObject.test(name) || ofObject.test(String(code)),
  );
}

/** Runs store operations so that a store that is down fails with the problem STORAGE_DOWN. */
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
