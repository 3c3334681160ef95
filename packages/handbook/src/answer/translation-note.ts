/**
 * For questions in another language: says how the question was understood, below a warning and above the
 * rest.
 */
import type { Answer } from '../compose/answer-words.ts';
import type { InEnglish } from '../languages/in-english.ts';

export function withTranslationNote({ language, text }: InEnglish, answer: Answer): Answer {
  const name = language.charAt(0).toUpperCase() + language.slice(1);
  const note = `_Read from ${name} as “${text.replace(/\?$/, '')}”; the answer is in English._`;
  const parts = answer.kind === 'caution' ? [answer.markdown, note] : [note, answer.markdown];
  return { ...answer, markdown: parts.join('\n\n') };
}
