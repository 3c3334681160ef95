/**
 * Selects the lines below an answer's opening: all of a short entry, the relevant ones of a long one, in
 * order and without repetition.
 */
import type { Entry } from '../entries/entry.ts';
import { subjectWords } from '../search/subject-words.ts';
import type { FactKind } from './fact-kinds.ts';
import { regions } from './regions.ts';
import { wordsAndFiguresOf } from './said-already.ts';

/** Answers up to this many words are shown in full. */
const mostWordsWhole = 140;
/** Longer ones are cut to about this many, opening included, but keep some lines below it. */
const mostWords = 120;
const leastLineWords = 35;

type Kind = 'line' | 'step' | 'table' | 'prose';

interface Piece {
  readonly kind: Kind;
  readonly text: string;
  readonly label: string;
  /** Index among the lines. */
  readonly at: number;
}

export interface Interest {
  /** Subject words of the question that aren't the entry's own. */
  readonly words: readonly string[];
  readonly weightOf: (word: string) => number;
  readonly sides: readonly FactKind[];
  readonly region: { readonly labels: readonly string[] } | undefined;
  /** "How do I" asks for the steps. */
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
  const said = wordsAndFiguresOf(opening);
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

/** Always relevant. */
const weighty = /^(?:watch out|danger|safety|never|why|(?:only|not) .+|rented|renting)$/i;

function worth(piece: Piece, { words, weightOf, sides, region, asksHow }: Interest): number {
  const pieceWords = new Set(subjectWords(piece.text));
  const total = words.reduce((sum, word) => sum + weightOf(word), 0) || 1;
  const share =
    words.reduce((sum, word) => sum + (pieceWords.has(word) ? weightOf(word) : 0), 0) / total;
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

/** Measures in the other system, which repeat the first. */
const inOtherUnits = /\([^()]*\d[^()]*(?:in|ft|ft²|ft³|°F|lb|gal|psf|psi|fc|cfm)\)/g;

const countWords = (text: string): number =>
  text.replace(inOtherUnits, '').split(/\s+/).filter(Boolean).length;

/** Keeps steps and tables together. */
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

/** Lines are joined by newlines, other blocks by blank lines. */
const joined = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ text, kind }, index) => {
      const before = pieces[index - 1];
      if (!before) return text;
      return `${before.kind === 'line' && kind === 'line' ? '\n' : '\n\n'}${text}`;
    })
    .join('');
