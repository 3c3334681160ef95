/** An impossible start, with a sentence for the operator. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Error code, such as `EACCES`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given';
  const { code } = error as NodeJS.ErrnoException;
  if (code) return code;
  // All addresses of a host refused.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error.cause === undefined ? error.name : reasonOf(error.cause);
}
