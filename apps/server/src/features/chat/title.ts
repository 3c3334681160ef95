/** Default title: the first words of a conversation. */
import { visibleText } from '@maquette/contract';

const longest = 60;

export function titleOf(
  parts: readonly { readonly type: string; readonly text?: unknown }[],
): string {
  const said = parts
    .flatMap((part) => (typeof part.text === 'string' ? [part.text] : []))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  const text = visibleText(said);
  if (text === '') return 'A picture';
  if (text.length <= longest) return text;
  // Not within a surrogate pair.
  const cut = text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > longest / 2 ? lastSpace : longest)}…`;
}
