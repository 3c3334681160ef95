/** Markdown to plain sentences: headings and list items end in a full stop, tables become lines. */
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';

/** Lists and quotes nested deeper contain no text worth parsing. */
const deepMarks = /^[ \t>*+-]*(?:\d{1,9}[.)][ \t>*+-]+){8,}|^[\s>*+-]{24,}/gm;
const longRuns = /([*_~`[\]!<>(|])\1{15,}/g;

export function withoutMarkdown(markdown: string): string {
  const plain = markdown.replace(deepMarks, '').replace(longRuns, ' ');
  return linesOf(lexer(plain))
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

const linesOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => blockLines(token as MarkedToken));

function blockLines(token: MarkedToken): string[] {
  switch (token.type) {
    case 'heading':
      return [ended(wordsOf(token.tokens))];
    case 'list':
      return token.items.flatMap(itemLines);
    case 'table':
      return [token.header, ...token.rows].map((cells) =>
        ended(cells.map(({ tokens }) => wordsOf(tokens).trim()).join(', ')),
      );
    case 'blockquote':
      return linesOf(token.tokens);
    case 'paragraph':
    case 'text':
      return wordsOf(token.tokens ?? [token]).split('\n');
    case 'html':
      return [withoutTags(token.text)];
    case 'code':
      return token.codeBlockStyle === 'indented' ? token.text.split('\n') : [];
    default:
      // Rules, blank lines and link definitions.
      return [];
  }
}

/** The item's own text, then its nested list. */
const itemLines = ({ tokens }: Tokens.ListItem): string[] => linesOf(tokens).map(ended);

function ended(line: string): string {
  const text = line.trim();
  return text !== '' && !/[.!?:;]$/.test(text) ? `${text}.` : text;
}

const withoutTags = (text: string): string => text.replace(/<[^<>]+>/g, ' ');

const wordsOf = (tokens: readonly Token[]): string =>
  tokens.map((token) => wordsIn(token as MarkedToken)).join('');

function wordsIn(token: MarkedToken): string {
  switch (token.type) {
    case 'link':
      return token.text === token.href ? 'a link' : wordsOf(token.tokens);
    case 'image':
      return token.text;
    case 'br':
      return '\n';
    case 'html':
      return withoutTags(token.text);
    case 'checkbox':
      return '';
    default:
      return 'tokens' in token && token.tokens
        ? wordsOf(token.tokens)
        : 'text' in token
          ? token.text
          : '';
  }
}
