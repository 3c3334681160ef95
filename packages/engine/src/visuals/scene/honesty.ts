/** Compares what was asked with what was built; the screen says the difference plainly. */
import type { Brief } from '../brief/brief.ts';
import { roofs } from '../brief/vocabulary/finishes.ts';
import { type PartKey, parts } from '../brief/vocabulary/parts.ts';
import { buildings, rooms } from '../brief/vocabulary/subjects.ts';
import { seasons, settings, times, weathers } from '../brief/vocabulary/surroundings.ts';
import type { Scene } from '../scene-model.ts';

const comparedSlots = {
  building: buildings,
  room: rooms,
  roof: roofs,
  setting: settings,
  season: seasons,
  weather: weathers,
  time: times,
} as const satisfies Record<string, Readonly<Record<string, { readonly label: string }>>>;

export function missedWishes(brief: Brief, { facts }: Scene): string[] {
  const missed: string[] = [];
  for (const [slot, table] of Object.entries(comparedSlots)) {
    const asked = brief[slot as keyof typeof comparedSlots];
    const built = facts[slot];
    if (asked === undefined || built === asked) continue;
    // Indoors nobody sees the setting or the roof: not built, not claimed.
    if (built === undefined && brief.view === 'interior') continue;
    const labels: Readonly<Record<string, { readonly label: string }>> = table;
    missed.push(labels[asked]?.label ?? asked);
  }
  if (brief.storeys !== undefined && brief.view === 'exterior' && facts.storeys !== brief.storeys) {
    missed.push(`${brief.storeys} storeys`);
  }
  for (const [key, wished] of Object.entries(brief.parts)) {
    const label = parts[key as PartKey].label;
    const built = facts[key];
    if (wished.wanted === true && (built === undefined || built === false)) missed.push(label);
    // A house has its walls and its door unless a grammar says that it left them out.
    const isThere = 'structural' in parts[key as PartKey] ? built !== false : Boolean(built);
    if (wished.wanted === false && isThere) missed.push(`No ${label.toLowerCase()}`);
  }
  return missed;
}
