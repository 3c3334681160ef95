/** Says once what a warning and the entry below it both say. */
import { wordsAndFiguresOf } from '../compose/said-already.ts';

/** "The safe order: 1. … 2. …" */
const isOrder = (paragraph: string): boolean => /\b1\. .+\b2\. /s.test(paragraph);
const hasSteps = (markdown: string): boolean => /^1\. .+\n2\. /m.test(markdown);

/** A warning that tells the order of work needs no opening of its entry besides. */
export const hasOrder = (reply: string): boolean => reply.split('\n\n').some(isOrder);

/** The warning without its order of work, if the entry below lists the steps. */
export const withoutOrder = (reply: string, below: string): string =>
  hasSteps(below)
    ? reply
        .split('\n\n')
        .filter((paragraph) => !isOrder(paragraph))
        .join('\n\n')
    : reply;

/** The entry's lines that the warning doesn't already contain. */
export function withoutSaidLines(markdown: string, reply: string): string {
  const said = wordsAndFiguresOf(reply);
  return markdown
    .split('\n')
    .filter((line) => !line.startsWith('- ') || !said.holds(line))
    .join('\n');
}
