import type { Entry, Work } from '../entries/entry.ts';

/** Works listed below an answer about something else. */
const mostBeside = 4;
const asksWorks =
  /\b(?:works?|built|build|buildings?|projects?|designed|designs?|list|examples?|masterpieces?|known for|famous)\b/i;

/** All, if they are asked for or `question` asks only for the person. */
export function selectWorks(
  entry: Entry,
  question: string | undefined,
): { readonly text: string; readonly isWhole: boolean } {
  const isWhole =
    question === undefined || asksWorks.test(question) || entry.works.length <= mostBeside + 2;
  return {
    text: listOf(isWhole ? entry.works : entry.works.slice(0, mostBeside), 'Works'),
    isWhole,
  };
}

export const worksList = (entry: Entry, except: Work): string =>
  listOf(
    entry.works.filter((work) => work !== except),
    'Other works',
  );

function listOf(works: readonly Work[], heading: string): string {
  if (works.length === 0) return '';
  const lines = works.map((work) => `- ${work.name} (${work.years}), ${work.place}`);
  return `**${heading}**\n\n${lines.join('\n')}`;
}
