import type { Entry, Work } from '../entries/entry.ts';

export function worksList(entry: Entry, except?: Work): string {
  const works = entry.works.filter((work) => work !== except);
  if (works.length === 0) return '';
  const lines = works.map((work) => `- ${work.name} (${work.years}), ${work.place}`);
  return `**${except ? 'Other works' : 'Works'}**\n\n${lines.join('\n')}`;
}
