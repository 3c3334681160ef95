/**
 * Markdown of answers. A library tokenizes it; we render the tokens as React elements, never as HTML, so that
 * angle brackets from a model stay text.
 */
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { AnswerLink, AnswerPicture } from './answer-links.tsx';
import { decodeReferences } from './character-references.ts';
import { isPathological } from './pathological-text.ts';

/** Parts never reorder, so their index is their key. */
const inOrder = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

const shown = (tokens: readonly Token[]): ReactNode =>
  inOrder(tokens.map((token) => elementOf(token as MarkedToken)));

const wordsOf = ({ text, tokens }: { text: string; tokens?: Token[] }): ReactNode =>
  tokens ? shown(tokens) : decodeReferences(text);

function elementOf(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p>{wordsOf(token)}</p>;
    case 'heading':
      return <h3 className="text-title">{wordsOf(token)}</h3>;
    case 'list':
      return <List {...token} />;
    case 'table':
      return <Table {...token} />;
    case 'blockquote':
      return (
        <blockquote className="grid gap-3 border-l-2 border-line-strong pl-4 text-soft">
          {wordsOf(token)}
        </blockquote>
      );
    case 'code':
      return (
        <pre className="overflow-x-auto rounded-md bg-sunken p-3 text-sm">
          <code>{token.text}</code>
        </pre>
      );
    case 'hr':
      return <hr className="border-line" />;
    case 'strong':
      return <strong>{wordsOf(token)}</strong>;
    case 'em':
      return <em>{wordsOf(token)}</em>;
    case 'del':
      return <del>{wordsOf(token)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <AnswerLink address={decodeReferences(token.href)}>{wordsOf(token)}</AnswerLink>;
    case 'image':
      return <AnswerPicture address={decodeReferences(token.href)} name={token.text} />;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'text':
      return wordsOf(token);
    case 'escape':
    case 'html':
      return token.text;
    default:
      // Blank lines and link definitions.
      return null;
  }
}

const listItem = ({ tokens }: Tokens.ListItem) => <li>{shown(tokens)}</li>;

function List({ ordered, start, items }: Tokens.List) {
  const entries = inOrder(items.map(listItem));
  return ordered ? (
    <ol start={start || undefined} className="grid list-decimal gap-1 pl-5">
      {entries}
    </ol>
  ) : (
    <ul className="grid list-disc gap-1 pl-5">{entries}</ul>
  );
}

const alignments = { left: '', center: 'text-center', right: 'text-right' } as const;
const cellClass = ({ align }: Tokens.TableCell) =>
  `border-b py-1.5 pr-4 align-top break-words hyphens-auto ${align ? alignments[align] : ''}`;

/** A first column without a heading holds row headings. */
const widthClass = ({ text }: Tokens.TableCell) => (text === '' ? 'w-1/4' : '');
const headCell = (cell: Tokens.TableCell) => (
  <th className={`border-line-strong font-medium ${cellClass(cell)} ${widthClass(cell)}`}>
    {wordsOf(cell)}
  </th>
);
const cell = (one: Tokens.TableCell) => (
  <td className={`border-line ${cellClass(one)}`}>{wordsOf(one)}</td>
);
const row = (cells: Tokens.TableCell[]) => <tr>{inOrder(cells.map(cell))}</tr>;

/** Narrower columns would be hard to read; the table scrolls sideways instead. */
const leastWidth = (columns: number) =>
  columns <= 3 ? 'min-w-84' : columns <= 5 ? 'min-w-140' : 'min-w-220';

/** Column widths don't depend on the content: a table that is streaming in must not shift. */
function Table({ header, rows }: Tokens.Table) {
  return (
    <div className="overflow-x-auto">
      <table
        className={`w-full table-fixed border-collapse text-left text-[0.9375rem] ${leastWidth(header.length)}`}
      >
        <thead>
          <tr>{inOrder(header.map(headCell))}</tr>
        </thead>
        <tbody>{inOrder(rows.map(row))}</tbody>
      </table>
    </div>
  );
}

export function AnswerText({ text }: { text: string }) {
  if (isPathological(text)) return <p className="break-words whitespace-pre-wrap">{text}</p>;
  return <div className="grid gap-3">{shown(lexer(text))}</div>;
}
