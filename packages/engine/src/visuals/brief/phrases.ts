/** Splits a prompt into items: meanings, numbers, and function words. */
import type { Correction } from './brief.ts';
import { meantInContext } from './context/meanings-in-context.ts';
import { type PromptLanguage, translated } from './languages/translated.ts';
import {
  correctableWords,
  grammar,
  knownWords,
  type LexiconSlot,
  lexicon,
  longestPhrase,
} from './lexicon.ts';
import { nearestWord } from './spelling.ts';
import { stem, type Token } from './tokens.ts';
import { shortWords } from './vocabulary/grammar-words.ts';

export type Item =
  | {
      readonly kind: 'meaning';
      readonly slot: LexiconSlot;
      readonly value: string;
      readonly text: string;
    }
  | { readonly kind: 'number'; readonly value: number; readonly text: string }
  | {
      readonly kind:
        | 'negator'
        | 'remover'
        | 'copula'
        | 'breaker'
        | 'article'
        | 'comma'
        | 'stop'
        | 'silent'
        | 'unknown';
      readonly text: string;
    };

export interface Phrases {
  readonly items: readonly Item[];
  readonly corrections: readonly Correction[];
  /** "Una casa blanca": adjectives follow their noun. */
  readonly adjectivesFollow: boolean;
}

const likeness = /^(shaped|patterned)$/;

const romance: readonly PromptLanguage[] = ['french', 'spanish', 'italian', 'portuguese'];

function correctSlips(tokens: readonly Token[], corrections: Correction[]): Token[] {
  return tokens.map((token) => {
    const { text } = token;
    if (!/^[a-z]{4,}$/.test(text) || knownWords.has(token.stem) || knownWords.has(text))
      return token;
    const nearest = nearestWord(token.stem, correctableWords);
    if (nearest === undefined) return token;
    corrections.push({ from: token.written, to: nearest });
    return { text: nearest, stem: stem(nearest), written: token.written };
  });
}

const leastOfCompound = 3;

/** "Palmtrees", "diningtable": two known words written as one. */
function parted({ text, written }: Token): readonly Token[] | undefined {
  if (!/^[a-z]{7,}$/.test(text) || knownWords.has(stem(text)) || knownWords.has(text))
    return undefined;
  for (let at = leastOfCompound; at <= text.length - leastOfCompound; at++) {
    const words = [text.slice(0, at), text.slice(at)];
    if (lexicon.has(words.map(stem).join(' ')))
      return words.map((word) => ({ text: word, stem: stem(word), written }));
  }
  return undefined;
}

function inFull(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => {
    const text = shortWords[token.text];
    return text === undefined ? token : { ...token, text, stem: stem(text) };
  });
}

function smallWord(token: Token): Item {
  const { text, stem: root, written } = token;
  if (text === ',') return { kind: 'comma', text };
  if (text === '.') return { kind: 'stop', text };
  if (/^\d/.test(text)) return { kind: 'number', value: Number(text), text };
  const number = grammar.numbers[text];
  if (number !== undefined) return { kind: 'number', value: number, text };
  if (grammar.negators.has(root)) return { kind: 'negator', text };
  if (grammar.removers.has(root)) return { kind: 'remover', text };
  if (grammar.copulas.has(root)) return { kind: 'copula', text };
  if (grammar.breakers.has(root)) return { kind: 'breaker', text };
  if (grammar.articles.has(root)) return { kind: 'article', text };
  return { kind: grammar.silent.has(root) ? 'silent' : 'unknown', text: written };
}

export function readPhrases(prompt: string): Phrases {
  const corrections: Correction[] = [];
  const { language, ...read } = translated(prompt);
  corrections.push(...read.corrections);
  const tokens =
    language === 'english'
      ? correctSlips(
          inFull(read.tokens).flatMap((token) => parted(token) ?? [token]),
          corrections,
        )
      : read.tokens;
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    let taken = 0;
    for (
      let length = Math.min(longestPhrase, tokens.length - at);
      length > 0 && taken === 0;
      length--
    ) {
      const slice = tokens.slice(at, at + length);
      const meaning = lexicon.get(slice.map((token) => token.stem).join(' '));
      if (meaning === undefined) continue;
      // "Green walls" are painted, "a green wall" is planted.
      if (meaning.value === 'green-wall' && tokens[at + length - 1]?.text === 'walls') continue;
      // "A fan-shaped lamp" is no fan.
      const isLikeness = meaning.slot === 'part' && likeness.test(tokens[at + length]?.text ?? '');
      items.push(
        isLikeness
          ? { kind: 'silent', text: slice.map(({ text }) => text).join(' ') }
          : {
              kind: 'meaning',
              ...meaning,
              text: slice.map((token) => token.text).join(' '),
            },
      );
      taken = length;
    }
    if (taken === 0) items.push(smallWord(tokens[at]!));
    at += Math.max(1, taken);
  }
  return {
    items: meantInContext(items),
    corrections,
    adjectivesFollow: romance.includes(language),
  };
}
