/**
 * Resources that a test file opened: databases, studios, folders. Closed by `clear-up.ts`, which unlike this
 * module is loaded anew for every file.
 */
const closings: (() => unknown)[] = [];

/** Closed when the test file has ended; what was opened last is closed first. */
export function afterThisFile(close: () => unknown): void {
  closings.push(close);
}

export async function closeLeftOver(): Promise<void> {
  for (const close of closings.splice(0).reverse()) await close();
}
