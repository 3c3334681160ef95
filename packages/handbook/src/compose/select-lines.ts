/**
 * The lines that an answer tells below its opening: all of a short entry, of a long one those that matter to the
 * question, in the entry's order. What was said is not said again.
 */
import type { Entry } from '../entries/entry.ts';
import { subjectWords } from '../search/subject-words.ts';
import type { FactKind } from './fact-kinds.ts';
import { regions } from './regions.ts';

/** An answer of so many words is told whole. */
const mostWordsWhole = 140;
/** A longer one is cut to about so many, opening included, but keeps some lines below it. */
const mostWords = 120;
const leastLineWords = 35;
/** A line of which so much was said, with all its figures, says nothing new. */
const saidShare = 0.8;

type Kind = 'line' | 'step' | 'table' | 'prose';

interface Piece {
  readonly kind: Kind;
  readonly text: string;
  readonly label: string;
  /** Its place among the others. */
  readonly at: number;
}

export interface Interest {
  /** Subject words of the question, without the entry's own. */
  readonly words: readonly string[];
  readonly weightOf: (word: string) => number;
  readonly sides: readonly FactKind[];
  readonly region: { readonly labels: readonly string[] } | undefined;
  /** "How do I": steps are what is asked for. */
  readonly asksHow: boolean;
}

export interface SelectedLines {
  readonly text: string;
  readonly isWhole: boolean;
}

export function selectLines(
  entry: Entry,
  opening: string,
  interest: Interest | undefined,
): SelectedLines {
  const said = saidBy(opening);
  const pieces = piecesOf(entry.details).filter((piece) => {
    if (piece.kind === 'line' && (said.holds(piece.text) || opening.includes(piece.text.slice(2))))
      return false;
    said.add(piece.text);
    return true;
  });
  const words = countWords(opening);
  const all = pieces.reduce((sum, { text }) => sum + countWords(text), words);
  if (!interest || all <= mostWordsWhole) return { text: joined(pieces), isWhole: true };
  let left = Math.max(leastLineWords, mostWords - words);
  const kept = new Set<Piece>();
  const worthOf = new Map(pieces.map((piece) => [piece, worth(piece, interest)]));
  for (const piece of pieces.toSorted((a, b) => worthOf.get(b)! - worthOf.get(a)! || a.at - b.at)) {
    const length = countWords(piece.text);
    if (length > left && (worthOf.get(piece)! < 1 || kept.size > 0)) continue;
    kept.add(piece);
    left -= length;
  }
  return { text: joined(pieces.filter((piece) => kept.has(piece))), isWhole: false };
}

/** What people should not miss, whatever they ask. */
const weighty = /^(?:watch out|danger|safety|never|why|(?:only|not) .+|rented|renting)$/i;

function worth(piece: Piece, { words, weightOf, sides, region, asksHow }: Interest): number {
  const told = new Set(subjectWords(piece.text));
  const total = words.reduce((sum, word) => sum + weightOf(word), 0) || 1;
  const share = words.reduce((sum, word) => sum + (told.has(word) ? weightOf(word) : 0), 0) / total;
  const isOfSide = sides.some(
    ({ label, said }) => label.test(piece.label) || said.test(piece.text),
  );
  if (piece.kind === 'step') return asksHow ? 3 : share;
  const isRegional = regions.some(({ labels }) => labels.includes(piece.label));
  const ofRegion = !isRegional || !region ? 0 : region.labels.includes(piece.label) ? 1 : -1;
  return (
    2 * share +
    (isOfSide ? 1 : 0) +
    ofRegion +
    (weighty.test(piece.label) || piece.kind === 'table' ? 0.3 : 0)
  );
}

/** The same measure in the other system is not read as well. */
const inOtherUnits = /\([^()]*\d[^()]*(?:in|ft|ft²|ft³|°F|lb|gal|psf|psi|fc|cfm)\)/g;

const countWords = (text: string): number =>
  text.replace(inOtherUnits, '').split(/\s+/).filter(Boolean).length;

/** Steps and tables stay together. */
function piecesOf(details: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let startsBlock = true;
  for (const line of details.split('\n')) {
    if (line.trim() === '') {
      startsBlock = true;
      continue;
    }
    const kind = kindOf(line);
    const last = pieces.at(-1);
    if (last?.kind === kind && !startsBlock && (kind === 'step' || kind === 'table'))
      pieces[pieces.length - 1] = { ...last, text: `${last.text}\n${line}` };
    else
      pieces.push({
        kind,
        text: line,
        label: /^- \*\*([^*]+):\*\*/.exec(line)?.[1] ?? '',
        at: pieces.length,
      });
    startsBlock = false;
  }
  return pieces;
}

const kindOf = (line: string): Kind =>
  line.startsWith('- ')
    ? 'line'
    : /^\d+\. /.test(line)
      ? 'step'
      : line.startsWith('|')
        ? 'table'
        : 'prose';

/** Lines stand below one another, everything else apart. */
const joined = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ text, kind }, index) => {
      const before = pieces[index - 1];
      if (!before) return text;
      return `${before.kind === 'line' && kind === 'line' ? '\n' : '\n\n'}${text}`;
    })
    .join('');

/** What was said so far, by its words and figures. */
function saidBy(opening: string) {
  const words = new Set<string>();
  const figures = new Set<string>();
  const add = (text: string): void => {
    for (const word of subjectWords(text)) words.add(word);
    for (const figure of figuresOf(text)) figures.add(figure);
  };
  const holds = (text: string): boolean => {
    const own = subjectWords(text);
    const known = own.filter((word) => words.has(word)).length;
    return (
      own.length > 2 &&
      known >= saidShare * own.length &&
      figuresOf(text).every((figure) => figures.has(figure))
    );
  };
  add(opening);
  return { add, holds };
}

const figuresOf = (text: string): readonly string[] => text.match(/\d[\d.,]*/g) ?? [];
