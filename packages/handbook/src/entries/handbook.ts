/** The whole handbook, parsed from Markdown on first use and cached. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runAtOnce, type Steps } from '../in-steps.ts';
import type { Entry } from './entry.ts';
import { readEntryFile } from './read-entry-file.ts';

const entriesFolder = fileURLToPath(new URL('../../entries/', import.meta.url));

export interface Topic {
  readonly name: string;
  readonly entryCount: number;
  /** A few entries to show as examples. */
  readonly slugs: readonly string[];
}

interface Handbook {
  readonly entries: readonly Entry[];
  readonly bySlug: ReadonlyMap<string, Entry>;
}

let kept: Handbook | undefined;
let reading: Steps | undefined;

export function handbook(): Handbook {
  if (!kept) runAtOnce(handbookSteps());
  if (!kept) throw new Error('The handbook could not be read');
  return kept;
}

/** The same, file by file, without blocking the event loop. */
export function handbookSteps(): Steps {
  reading ??= readHandbook();
  return reading;
}

function* readHandbook(): Generator<void, void> {
  const files = readdirSync(entriesFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort();
  const entries: Entry[] = [];
  for (const name of files) {
    entries.push(...readEntryFile(readFileSync(entriesFolder + name, 'utf8'), name));
    yield;
  }
  kept = handbookOf(entries);
}

const handbookOf = (entries: readonly Entry[]): Handbook => ({
  entries,
  bySlug: new Map(entries.map((entry) => [entry.slug, entry])),
});

/** Entries as an earlier start has read them, unless this one has read them itself. */
export function entriesAsRead(entries: readonly Entry[]): readonly Entry[] {
  kept ??= handbookOf(entries);
  return kept.entries;
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
