/**
 * Resources that tests opened: databases, studios, folders. What a test or its hooks open is closed with
 * that test, so that the next is given the same database; what a file opens for all of its tests is closed
 * by `clear-up.ts`, which unlike this module is loaded anew for every file.
 */
import { onTestFinished, TestRunner } from 'vitest';

const closings: (() => unknown)[] = [];

/** Resources are closed in reverse order of opening. */
export function closeLater(close: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await close()));
  else closings.push(close);
}

export async function closeLeftOver(): Promise<void> {
  for (const close of closings.splice(0).reverse()) await close();
}
