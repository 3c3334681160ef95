/** Appends the safety note of the answer's subject, or of a likely alternative. */
import type { Answer } from '../compose/answer-words.ts';
import { noteFor } from '../safety/notes-of-entries.ts';

export function withSafetyNote(asked: string, answered: Answer): Answer | undefined {
  if (answered.kind !== 'entry') return undefined;
  const [found] = answered.sources
    .slice(0, 2)
    .flatMap(({ slug }) => noteFor(asked, slug, answered.markdown) ?? []);
  if (!found) return undefined;
  return found.isSaid
    ? answered
    : { ...answered, markdown: `${answered.markdown}\n\n${found.note}` };
}
