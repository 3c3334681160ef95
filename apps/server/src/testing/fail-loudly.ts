/** For what must not happen in a test: thrown where nobody catches it, so that the test fails. */
export function failLoudly(error: unknown): never {
  throw error;
}
