/** Counts lines of source, and reports folders with too many files. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { median } from '../measure/median.ts';
import { generatedFolders, largeFolders, mostFiles } from './table.ts';

const source = /\.(?:ts|tsx|mjs)$/;
const notCounted = /\.(?:test|spec|fixture|generated)\.|\.d\.m?ts$|\/testing\/|^e2e\//;

/** Hand-written code: no tests, fixtures, type declarations or generated files. */
export const isSource = (file: string): boolean => source.test(file) && !notCounted.test(file);

const isGenerated = (file: string): boolean =>
  generatedFolders.some((folder) => file.startsWith(`${folder}/`));

export function tooFullFolders(
  files: readonly string[],
  allowed: Readonly<Record<string, string>> = largeFolders,
): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (isGenerated(file)) continue;
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const isFull = (folder: string) => (counts.get(folder) ?? 0) > mostFiles;
  return [
    ...[...counts.keys()]
      .filter((folder) => isFull(folder) && !(folder in allowed))
      .map((folder) => `${folder}: ${counts.get(folder)} files, at most ${mostFiles} expected`),
    ...Object.keys(allowed)
      .filter((folder) => !isFull(folder))
      .map((folder) => `${folder} is no longer large: take it out of tools/sizes/table.ts`),
  ].sort();
}

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Includes untracked files; without git, nothing identifies generated ones.
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(file));
  const lines = files.filter(isSource).map(linesOf);
  const sum = lines.reduce((total, count) => total + count, 0);
  console.log(
    `${sum} lines of source in ${lines.length} files, half of them below ${median(lines) + 1} lines`,
  );
  const full = tooFullFolders(files);
  for (const sentence of full) console.error(sentence);
  process.exitCode = full.length === 0 ? 0 : 1;
}
