/** A service's message as one short line that may be shown. */
import { withoutSecrets } from './secrets.ts';

const longestWords = 240;

/** Without addresses, without keys and without anything that looks like one. */
export function cleanWords(words: string): string {
  return withoutSecrets(words)
    .replaceAll(/\b\w+:\/\/\S+/g, '…')
    .replaceAll(/\b(?:sk|pk|key)[-_]\S{6,}|\bbearer \S{6,}/gi, '…')
    .replaceAll(/[\w-]{32,}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestWords);
}
