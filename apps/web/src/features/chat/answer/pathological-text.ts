/**
 * Text unlike any answer: nested a hundred levels deep, or with thousands of brackets. Parsing it as Markdown
 * would block the page for minutes, so it is shown as plain text.
 */
const longestRead = 60_000;
const mostBrackets = 1_000;
const deepLine = /^[\s>*+-]{60}/m;
/** `1. 1. 1. …`: each number opens a nested list. */
const deepNumbers = /^[ \t>*+-]*(?:\d{1,9}[.)][ \t>*+-]+){24}/m;
const longRun = /([*_~`[\]!<>(])\1{199}/;

export function isPathological(text: string): boolean {
  if (text.length > longestRead) return true;
  if ([deepLine, deepNumbers, longRun].some((pattern) => pattern.test(text))) return true;
  return text.split('[', mostBrackets + 2).length > mostBrackets + 1;
}
