/** Answers about a building: its designer, year and place, and the architect's other works. */
import type { Entry, Work } from '../entries/entry.ts';
import { handbook } from '../entries/handbook.ts';
import type { Answer } from './answer-words.ts';
import { followUpsOf } from './compose.ts';
import { sourceOf } from './sources.ts';
import { worksList } from './works-list.ts';

/** A building with its own entry adds its style and history. */
const buildingCalled = (name: string): Entry | undefined =>
  handbook().entries.find(({ kind, title }) => kind === 'building' && title === name);

export function composeWork({ work, entry }: { work: Work; entry: Entry }): Answer {
  const own = buildingCalled(work.name);
  return {
    kind: 'person',
    markdown: [
      `**${work.name}** (${work.years}, ${work.place}) was designed by **${entry.title}**${entry.life ? ` (${entry.life})` : ''}.`,
      own ? own.lead : '',
      entry.lead,
      worksList(entry, work),
      `_From the handbook: ${entry.title} (checked ${entry.updated})._`,
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    sources: [
      sourceOf(entry, `${work.name}, ${work.years}, ${work.place}`),
      ...(own ? [sourceOf(own)] : []),
    ],
    followUps: [`Who was ${entry.title}?`, ...followUpsOf(entry)].slice(0, 3),
  };
}
