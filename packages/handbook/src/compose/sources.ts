import type { Entry } from '../entries/entry.ts';
import type { Source } from './answer-words.ts';

export function sourceOf(entry: Entry, quote: string = firstSentence(entry.lead)): Source {
  return { slug: entry.slug, title: entry.title, quote };
}

export function firstSentence(text: string): string {
  // A full stop inside a number, an initial or an abbreviation does not end a sentence.
  const match = /^.+?(?<!\b(?:[A-Z]|St|Dr|approx|e\.g|i\.e|ca|c|No))[.!?](?=\s|$)/u.exec(text);
  return match ? match[0] : text;
}

export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  let left = text.trim();
  while (left !== '') {
    const sentence = firstSentence(left);
    sentences.push(sentence);
    left = left.slice(sentence.length).trim();
  }
  return sentences;
}
