/**
 * Text that no answer looks like: nested a hundred deep, thousands of brackets. Reading it as Markdown
 * would hold the page up for minutes; it is shown as it stands.
 */
const longestRead = 60_000;
const mostBrackets = 1_000;
/** Thirty levels of a list. */
const deepLine = /^[\s>*+-]{60}/m;
/** `1. 1. 1. …`: each number opens a list within the one before. */
const deepNumbers = /^[ \t>*+-]*(?:\d{1,9}[.)][ \t>*+-]+){24}/m;
const longRun = /([*_~`[\]!<>(])\1{199}/;

export function isKnotty(text: string): boolean {
  if (text.length > longestRead) return true;
  if ([deepLine, deepNumbers, longRun].some((pattern) => pattern.test(text))) return true;
  return text.split('[', mostBrackets + 2).length > mostBrackets + 1;
}
