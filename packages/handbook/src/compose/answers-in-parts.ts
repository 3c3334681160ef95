/** Two questions in one text, each with its answer. */
import type { Answer } from './answer-words.ts';

/** A verdict precedes everything, including the repeated question. */
const verdictFirst = /^\*\*(?:Yes|No|Not|Usually|Only|It depends)\b/;

/** Undefined if a part has no answer, or all have the same. */
export function answeredInParts(
  parts: readonly string[],
  answerOne: (part: string) => Answer | undefined,
): Answer | undefined {
  const answers = parts.map((part) => answerOne(part));
  if (parts.length === 0 || !answers.every(isAnswer)) return undefined;
  const leads = answers.map(({ sources: [first], markdown }) => first?.slug ?? markdown);
  if (new Set(leads).size < leads.length) return undefined;
  return {
    kind: 'entry',
    markdown: answers
      .map(({ markdown }, index) =>
        index === 0 && verdictFirst.test(markdown)
          ? markdown
          : `**${asQuestion(parts[index]!)}**\n\n${markdown}`,
      )
      .join('\n\n'),
    sources: answers
      .flatMap(({ sources }) => sources)
      .filter(({ slug }, index, all) => all.findIndex((one) => one.slug === slug) === index),
    followUps: [...new Set(answers.flatMap(({ followUps }) => followUps))].slice(0, 3),
  };
}

const isAnswer = (answer: Answer | undefined): answer is Answer =>
  answer !== undefined && answer.kind !== 'unknown' && answer.kind !== 'form';

const asQuestion = (part: string): string =>
  `${part.charAt(0).toUpperCase()}${part.slice(1).replace(/[?.!\s]+$/, '')}?`;
