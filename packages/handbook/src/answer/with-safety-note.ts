/** Appends the safety note of the answer's subject, or of a likely alternative. */
import type { Answer } from '../compose/answer-words.ts';
import { noteFor } from '../safety/notes-of-entries.ts';

export function withSafetyNote(question: string, answer: Answer): Answer | undefined {
  if (answer.kind !== 'entry') return undefined;
  const [found] = answer.sources
    .slice(0, 2)
    .flatMap(({ slug }) => noteFor(question, slug, answer.markdown) ?? []);
  if (!found) return undefined;
  return found.isSaid ? answer : { ...answer, markdown: `${answer.markdown}\n\n${found.note}` };
}
