/** Markdown → plain sentences: headings and list items end in a full stop, tables become lines. */
export function withoutMarkdown(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .split('\n')
    .map(plainLine)
    .filter((line) => line !== '')
    .join('\n');
}

function plainLine(line: string): string {
  const trimmed = line.trim();
  if (trimmed === '' || /^[-*_]{3,}$/.test(trimmed)) return '';
  if (/^\|?[\s:|-]+\|?$/.test(trimmed) && trimmed.includes('-')) return '';
  const isItem = /^(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|\|)/.test(trimmed);
  const text = inlineText(
    trimmed
      .replace(/^#{1,6}\s+/, '')
      .replace(/^>\s?/, '')
      .replace(/^(?:[-*+]|\d+[.)])\s+/, '')
      .replace(/^\||\|$/g, '')
      .replace(/\\\|/g, '/')
      .replace(/\s*\|\s*/g, ', ')
      .replace(/^,\s*/, ''),
  ).trim();
  return isItem && text !== '' && !/[.!?:;]$/.test(text) ? `${text}.` : text;
}

function inlineText(text: string): string {
  return text
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, 'a link')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])\*(?!\s)([^*]+)\*/g, '$1')
    .replace(/(?<!\w)_(?!\s)([^_]+)_(?!\w)/g, '$1')
    .replace(/~~(.+?)~~/g, '$1')
    .replace(/<[^>]+>/g, ' ');
}
