/**
 * Parses one Markdown file of entries. The file starts with `key: value` lines that apply to all entries;
 * every `# Title` starts an entry with its own `key: value` lines (lists separated by semicolons), an empty
 * line, and the text. The first paragraph is the short answer; a line `- Label: text` is a fact. Anything
 * unexpected is an error with its location.
 */
import type { Entry, EntryKind, EntryVerdict, Fact, Work } from './entry.ts';
import { printMeasures } from './measure-marks.ts';

const kinds: readonly EntryKind[] = ['guide', 'style', 'architect', 'material', 'building', 'term'];
const fileKeys = new Set(['topic', 'kind', 'updated', 'tags']);
const entryKeys = new Set([
  'slug',
  'aliases',
  'tags',
  'heard',
  'related',
  'updated',
  'life',
  'works',
  'kind',
  'verdicts',
]);
const factPattern = /^- ([A-Z][^:*|]{1,40}): (.+)$/;

export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function readEntryFile(text: string, place: string): readonly Entry[] {
  const [header = '', ...blocks] = text.split(/^# /m);
  const shared = readKeys(header.trim().split('\n'), fileKeys, place);
  return blocks.map((block) => readEntry(block, shared, place));
}

function readKeys(
  lines: readonly string[],
  allowed: ReadonlySet<string>,
  place: string,
): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const line of lines) {
    const [, key = '', value = ''] = /^([a-z]+): (.+)$/.exec(line) ?? [];
    if (!allowed.has(key) || keys.has(key)) {
      throw new Error(
        `${place}: expected one of ${[...allowed].join(', ')} once but received "${line}"`,
      );
    }
    keys.set(key, value.trim());
  }
  return keys;
}

function readEntry(block: string, shared: ReadonlyMap<string, string>, place: string): Entry {
  const [title = '', ...lines] = block
    .trim()
    .split('\n')
    .map((line) => line.trimEnd());
  const body = lines.slice(lines.findIndex((line) => line !== ''));
  const firstText = body.findIndex((line) => !/^[a-z]+: /.test(line));
  const keyLines = body.slice(0, firstText);
  const paragraphs = body.slice(firstText).join('\n').trim().split(/\n\n+/);
  const where = `${place} › ${title}`;
  const keys = readKeys(keyLines, entryKeys, where);
  const kind = (keys.get('kind') ?? shared.get('kind') ?? 'guide') as EntryKind;
  if (!kinds.includes(kind))
    throw new Error(`${where}: expected a known kind but received "${kind}"`);
  const [lead, ...rest] = paragraphs.map((paragraph) => printAt(paragraph, where));
  if (!lead) throw new Error(`${where}: expected a short answer after the keys`);
  const details = rest.join('\n\n');
  return {
    slug: ownString(keys.get('slug') ?? slugOf(title)),
    title: ownString(title.trim()),
    topic: shared.get('topic') ?? place,
    kind,
    aliases: listOf(keys.get('aliases')),
    tags: [...listOf(shared.get('tags')), ...listOf(keys.get('tags'))],
    heard: listOf(keys.get('heard')),
    related: listOf(keys.get('related')),
    updated: keys.get('updated') ?? shared.get('updated') ?? '',
    life: keys.get('life'),
    works: listOf(keys.get('works')).map((work) => readWork(work, where)),
    verdicts: listOf(keys.get('verdicts')).map((verdict) => readVerdict(verdict, where)),
    lead: ownString(lead.replace(/\s+/g, ' ')),
    facts: readFacts(details),
    rows: readRows(details),
    details: ownString(details.replace(/^- ([A-Z][^:*|\n]{1,40}): /gm, '- **$1:** ')),
  };
}

/**
 * Copies a string. A substring keeps its whole file in memory, at two bytes a character if the file has a
 * single dash: the handbook took five times its size.
 */
const ownString = (text: string) => Buffer.from(text).toString();

function printAt(paragraph: string, where: string): string {
  try {
    return printMeasures(paragraph);
  } catch (problem) {
    throw new Error(`${where}: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}

function listOf(value: string | undefined): readonly string[] {
  return (value ?? '')
    .split(';')
    .map((item) => ownString(item.trim()))
    .filter((item) => item !== '');
}

/** `Fallingwater, 1935–39, Mill Run, Pennsylvania` */
function readWork(text: string, where: string): Work {
  const match = /^(.+?), (\d{3,4}(?:[–-]\w+)?|ongoing since \d{4}|begun \d{4}), (.+)$/.exec(text);
  if (!match) throw new Error(`${where}: expected "name, years, place" but received "${text}"`);
  const [, name = '', years = '', place = ''] = match;
  return { name, years: years.replace('-', '–'), place };
}

/** `fence, wall = Usually not, up to {2 m}.` */
function readVerdict(verdict: string, where: string): EntryVerdict {
  const [words = '', text] = verdict.split(' = ');
  if (text === undefined)
    throw new Error(`${where}: expected "words = verdict" but received "${verdict}"`);
  return {
    words: words.split(',').map((word) => ownString(word.trim())),
    text: ownString(printAt(text, where)),
  };
}

function readFacts(details: string): readonly Fact[] {
  return details.split('\n').flatMap((line) => {
    const match = factPattern.exec(line);
    if (!match) return [];
    const [, label = '', text = ''] = match;
    return [{ label: ownString(label), text: ownString(text) }];
  });
}

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** `| 8 | 2.2 × 1 m | 1.5 m |` under "Seats | Rectangular | Round": "rectangular 2.2 × 1 m, round 1.5 m". */
function readRows(details: string): readonly Fact[] {
  let head: readonly string[] | undefined;
  return details.split('\n').flatMap((line) => {
    if (!line.startsWith('|')) {
      head = undefined;
      return [];
    }
    if (/^\|[\s|:-]+$/.test(line)) return [];
    const cells = cellsOf(line);
    if (!head) {
      head = cells;
      return [];
    }
    const [label = '', ...values] = cells;
    const names = head.slice(1);
    const text = values
      .map((value, index) => (names.length > 1 ? `${names[index]?.toLowerCase()} ${value}` : value))
      .join(', ');
    return label ? [{ label: ownString(label), text: ownString(text) }] : [];
  });
}
