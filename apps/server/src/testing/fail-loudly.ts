/** Throws where nothing catches it, so that the test fails. */
export function failLoudly(error: unknown): never {
  throw error;
}
