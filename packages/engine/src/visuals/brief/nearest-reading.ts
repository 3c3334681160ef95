/** For prompts that name no building, room or thing: asks the user to confirm what would be drawn. */
import type { Brief } from './brief.ts';
import { briefChips } from './chips/chips.ts';
import type { Item } from './phrases.ts';

const subjects: readonly string[] = [
  ...['building', 'room', 'part', 'storey', 'roof', 'tree', 'style', 'view'],
];

export const namesSubject = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'meaning' && subjects.includes(item.slot));

/** Title of the drawing if the words leave it open: "a house (Lake, Golden hour)". */
export function nearestReading(brief: Brief): string | undefined {
  if (brief.namesNothing !== true) return undefined;
  const said = briefChips(brief).map(({ label }) => label);
  return said.length > 0 ? `a house (${said.join(', ')})` : 'a house';
}
