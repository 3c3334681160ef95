/** Two or three entries side by side, starting with the aspect asked about. */
import type { Entry } from '../entries/entry.ts';
import { subjectWords } from '../search/subject-words.ts';
import type { Answer } from './answer-words.ts';
import { followUpsOf } from './compose.ts';
import { sourceOf } from './sources.ts';

export function composeComparison(entries: readonly Entry[], question: string): Answer {
  const titles = entries.map((entry) => entry.title);
  const questionWords = new Set(subjectWords(question));
  const labels = sharedLabels(entries).toSorted(
    (a, b) => Number(isRequested(b, questionWords)) - Number(isRequested(a, questionWords)),
  );
  const rows = [
    ['In short', ...entries.map((entry) => entry.lead)],
    ...labels.map((label) => [
      label,
      ...entries.map((entry) => entry.facts.find((fact) => fact.label === label)?.text ?? '–'),
    ]),
  ];
  const table = [
    `| | ${titles.join(' | ')} |`,
    `| --- | ${titles.map(() => '---').join(' | ')} |`,
    ...rows.map(([label, ...cells]) => `| **${label}** | ${cells.map(cell).join(' | ')} |`),
  ].join('\n');
  return {
    kind: 'comparison',
    markdown: [verdict(entries, question, labels[0], questionWords), table, sourcesLine(entries)]
      .filter(Boolean)
      .join('\n\n'),
    sources: entries.map((entry) => sourceOf(entry)),
    followUps: [...new Set(entries.flatMap(followUpsOf))].slice(0, 3),
  };
}

/** Labels of both first, in the first entry's order; then those of only one. */
function sharedLabels(entries: readonly Entry[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    for (const fact of entry.facts) counts.set(fact.label, (counts.get(fact.label) ?? 0) + 1);
  }
  const shared = [...counts]
    .filter(([, count]) => count === entries.length)
    .map(([label]) => label);
  const single = [...counts].filter(([, count]) => count < entries.length).map(([label]) => label);
  return [...shared, ...single].slice(0, 10);
}

const isRequested = (label: string, questionWords: ReadonlySet<string>): boolean =>
  subjectWords(label).some((word) => questionWords.has(word));

const verdictLabels = ['Best for', 'Good for', 'Choose it when', 'Suits'];

/** The fact asked about ("which lasts longer"), or else what each is good for. */
function verdict(
  entries: readonly Entry[],
  question: string,
  firstLabel: string | undefined,
  questionWords: ReadonlySet<string>,
): string {
  const factOf = (entry: Entry, labels: readonly string[]) =>
    entry.facts.find((candidate) => labels.includes(candidate.label));
  const ofTitles = new Set(entries.flatMap(({ title }) => subjectWords(title)));
  const isOfBoth = !subjectWords(firstLabel ?? '').some((word) => ofTitles.has(word));
  if (firstLabel && isOfBoth && isRequested(firstLabel, questionWords)) {
    const lines = entries.map((entry) => {
      const fact = factOf(entry, [firstLabel]);
      return `**${entry.title}:** ${fact?.text ?? 'the handbook gives none.'}`;
    });
    return `**${firstLabel.replace(/[.?!]+$/, '')}.** ${lines.join(' ')}`;
  }
  const openings = entries.flatMap((entry) => {
    const fact = factOf(entry, verdictLabels);
    return fact ? [`**${entry.title}** suits ${lowerStart(fact.text)}`] : [];
  });
  if (openings.length < entries.length) {
    return `**${entries.map((entry) => entry.title).join(' and ')}, side by side:**`;
  }
  const choosing = /\b(?:which|better|best|should|choose)\b/i.test(question);
  return `${choosing ? 'It depends on what matters to you. ' : ''}${openings.join(' ')}`;
}

const lowerStart = (text: string): string =>
  (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text).replace(
    /([^.])$/,
    '$1.',
  );

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');

const sourcesLine = (entries: readonly Entry[]): string =>
  `_From the handbook: ${entries.map((entry) => `${entry.title} (checked ${entry.updated})`).join('; ')}._`;
