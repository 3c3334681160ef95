/** Text helpers: capital first letter, short placeholder, text for speech. */
import { notices } from '@maquette/contract';
import { analysisJson } from '../../studio/seen/analysis-json.ts';

export function withCapital(text: string): string {
  const [first = '', ...rest] = [...text];
  return first.toLocaleUpperCase() + rest.join('');
}

const shortPlaceholder = 'Enter a prompt...';

export function placeholderFor(generating: boolean, narrow: boolean): string {
  if (generating) return notices.generating;
  return narrow ? shortPlaceholder : notices.chatPlaceholder;
}

/** Formatted JSON without quotes and escaped newlines. */
export function printedJson(value: unknown): string {
  return analysisJson(value).replaceAll(/\\n/g, '\n').replaceAll(/\\?"/g, '');
}
