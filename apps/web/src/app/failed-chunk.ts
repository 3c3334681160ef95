/** The name of the chunk that failed to load; undefined for any other error. */
export function failedChunkOf(error: unknown): string | undefined {
  if (error instanceof ChunkTimeoutError) return error.part;
  if (!(error instanceof Error)) return undefined;
  // The wording differs by browser; all but Safari include the URL.
  const failed =
    /dynamically imported module|importing a module script failed|Unable to preload CSS|error loading dynamically/i;
  if (!failed.test(error.message)) return undefined;
  return /\/assets\/([\w.-]+?)(?:-[\w-]{8})?\.(?:js|css)/.exec(error.message)?.[1] ?? 'unknown';
}

export class ChunkTimeoutError extends Error {
  readonly part: string;

  constructor(part: string) {
    super(`${part} was not loaded in time`);
    this.part = part;
  }
}
