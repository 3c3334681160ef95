import { readFileSync } from 'node:fs';

const packageFile = new URL('../../package.json', import.meta.url);

/** The release that is running, as its package says. */
export const version: string = JSON.parse(readFileSync(packageFile, 'utf8')).version;

/**
 * The oldest release that can run beside this one on the same database. Raised when a migration takes
 * something away that a release before still used.
 */
export const oldestBeside = '0.2.0';

/** By their numbers: 0.9.0 is older than 0.10.0. */
export function isOlder(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => text.split(/[.-]/).slice(0, 3).map(Number));
  const place = [0, 1, 2].find((index) => left?.[index] !== right?.[index]);
  return place !== undefined && (left?.[place] ?? 0) < (right?.[place] ?? 0);
}
