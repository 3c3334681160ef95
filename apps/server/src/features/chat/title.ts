/** The first words of a conversation are its title until somebody gives it a better one. */
const longest = 60;

export function titleOf(
  parts: readonly { readonly type: string; readonly text?: unknown }[],
): string {
  const text = parts
    .flatMap((part) => (typeof part.text === 'string' ? [part.text] : []))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text === '') return 'A picture';
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > longest / 2 ? lastSpace : longest)}…`;
}
