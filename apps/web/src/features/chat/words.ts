/** Small rules for words: the first letter, the short placeholder, what is read aloud. */
import { notices } from '@maquette/contract';
import { analysisJson } from '../../studio/seen/analysis-json.ts';

/** The first letter of a prompt is upper case, whatever was typed. */
export function withCapital(text: string): string {
  const [first = '', ...rest] = [...text];
  return first.toLocaleUpperCase() + rest.join('');
}

const shortPlaceholder = 'Enter a prompt...';

export function placeholderFor(generating: boolean, narrow: boolean): string {
  if (generating) return notices.generating;
  return narrow ? shortPlaceholder : notices.chatPlaceholder;
}

/** An analysis printed for people: no quotes, no escaped line breaks. */
export function printedJson(value: unknown): string {
  return analysisJson(value).replaceAll(/\\n/g, '\n').replaceAll(/\\?"/g, '');
}
