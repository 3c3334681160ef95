/** The whole handbook, read from its own Markdown at first use and kept. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Entry } from './entry.ts';
import { readEntryFile } from './read-entry-file.ts';

const entriesFolder = fileURLToPath(new URL('../../entries/', import.meta.url));

export interface Topic {
  readonly name: string;
  readonly entryCount: number;
  /** A few entries to show first. */
  readonly slugs: readonly string[];
}

interface Handbook {
  readonly entries: readonly Entry[];
  readonly bySlug: ReadonlyMap<string, Entry>;
}

let kept: Handbook | undefined;

export function handbook(): Handbook {
  kept ??= readHandbook();
  return kept;
}

function readHandbook(): Handbook {
  const files = readdirSync(entriesFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort();
  const entries = files.flatMap((name) =>
    readEntryFile(readFileSync(entriesFolder + name, 'utf8'), name),
  );
  return { entries, bySlug: new Map(entries.map((entry) => [entry.slug, entry])) };
}

export function getEntry(slug: string): Entry | undefined {
  return handbook().bySlug.get(slug);
}

export function topics(): readonly Topic[] {
  const grouped = Map.groupBy(handbook().entries, (entry) => entry.topic);
  return [...grouped].map(([name, entries]) => ({
    name,
    entryCount: entries.length,
    slugs: entries.slice(0, 6).map((entry) => entry.slug),
  }));
}
