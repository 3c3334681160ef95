/**
 * Checks imports against `table.ts`: reads every import (plain, type-only, side-effect, re-export, dynamic)
 * of every source file and reports forbidden ones.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ArrowRule, arrowTable, testOnlyTargets } from './table.ts';

const sourceFile = /\.(ts|tsx|mts|mjs)$/;
const importSpecifier =
  /(?:^|[\s;}])(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
const skippedFolders = new Set([
  'node_modules',
  'build',
  'data',
  '.git',
  '.react-router',
  '.cache',
]);

/** The slice a repository-relative file belongs to; files directly in an app's `src` are its root. */
export function sliceOf(file: string): string {
  const [top, second, third, area, feature] = file.split('/');
  if (top === 'packages') return `packages/${second}`;
  if (top !== 'apps') return top ?? '';
  if (third !== 'src' || feature === undefined) {
    return area === undefined || feature === undefined
      ? `apps/${second}/root`
      : `apps/${second}/${area}`;
  }
  return area === 'features' ? `apps/${second}/features/${feature}` : `apps/${second}/${area}`;
}

function allowed(rules: readonly ArrowRule[], from: string, to: string, isTest: boolean): boolean {
  if (from === to) return true;
  const matches = (pattern: string, slice: string) =>
    new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(slice);
  const rule = rules.find((candidate) => matches(candidate.from, from));
  const targets = [...(rule?.to ?? []), ...(isTest ? testOnlyTargets : [])];
  return targets.some((pattern) => matches(pattern, to));
}

/** The slice or workspace package of an import; undefined for third-party packages. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    return sliceOf(path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier)));
  }
  const workspacePackage = /^@maquette\/[a-z-]+/.exec(specifier);
  return workspacePackage?.[0];
}

export function brokenArrows(
  files: ReadonlyMap<string, string>,
  rules: readonly ArrowRule[] = arrowTable,
): string[] {
  const broken: string[] = [];
  for (const [file, text] of files) {
    const from = sliceOf(file);
    const isTest = /\.(test|fixture)\.tsx?$/.test(file);
    for (const match of text.matchAll(importSpecifier)) {
      const specifier = match[1] ?? match[2] ?? '';
      const to = targetOf(file, specifier);
      if (to && !allowed(rules, from, to, isTest)) {
        broken.push(`${file}: ${from} may not import ${to} (${specifier})`);
      }
    }
  }
  return broken;
}

function readSources(root: string, folder = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (skippedFolders.has(entry.name)) continue;
      for (const [file, text] of readSources(root, name)) found.set(file, text);
    } else if (sourceFile.test(entry.name) && /^(apps|packages|e2e|tools|training)\//.test(name)) {
      found.set(name, readFileSync(path.join(root, name), 'utf8'));
    }
  }
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const broken = brokenArrows(readSources(process.cwd()));
  for (const line of broken) console.error(line);
  console.log(broken.length === 0 ? 'arrows: all point one way' : `arrows: ${broken.length} wrong`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
