/** Sentences on things and on a room's size. */
import type { SceneKind } from '../sense/analysis.ts';
import { list, withArticle } from './phrases.ts';
import type { SeenPicture } from './seen.ts';
import { thingKinds } from './thing-kinds.ts';

/** Plurals such as cabinets and curtains take no article. */
const named = (name: string) => (name.endsWith('s') ? name : withArticle(name));

export function thingsSentence({ things }: SeenPicture): string {
  const names = [...new Set(things.map(({ name }) => name))].slice(0, 9);
  return names.length === 0 ? '' : `I can name ${list(names.map(named))}.`;
}

const metres = (value: number) => value.toFixed(1);

export function sizeSentence({ shape }: SeenPicture): string {
  if (!shape) return '';
  const { widthMetres, depthMetres, heightMetres, doubt, isDoubtful } = shape;
  if (isDoubtful) return 'Its corners cannot be read surely enough to tell its size.';
  const size = `${metres(widthMetres)} m wide and ${metres(depthMetres)} m deep`;
  return `What is seen of it is about ${size}, give or take ${Math.round(doubt * 100)} %, if its ceiling is ${metres(heightMetres)} m high.`;
}

const thirds = ['on the left', 'in the middle', 'on the right'] as const;

const asksWhetherThere =
  /\b(?:is|are) there\b|\b(?:do|can|could) you (?:see|find|spot)\b|\bdoes (?:it|this|the \w+) have\b|\b(?:has|have) (?:it|this)\b|\bwhere (?:is|are)\b/;

/** Whether something is there, as far as it can be detected; undefined if the question doesn't ask that. */
export function whetherThere(question: string, seen: SeenPicture): string | undefined {
  if (!asksWhetherThere.test(question)) return undefined;
  const kinds = Object.entries(thingKinds) as [SceneKind, (typeof thingKinds)[SceneKind]][];
  const requestedKinds = kinds
    .flatMap(([kind, rows]) => rows.map((row) => ({ ...row, kind })))
    .find(({ asks }) => asks.test(question));
  if (!requestedKinds) return undefined;
  const thing = named(requestedKinds.name);
  const found = seen.things.find(({ name }) => name === requestedKinds.name);
  if (found) {
    const middle = found.box.x + found.box.width / 2;
    const place = thirds[Math.min(2, Math.floor(middle * 3))]!;
    return `Yes, I see ${thing} ${place} of the picture (${Math.round(found.likelihood * 100)} % sure).`;
  }
  if (requestedKinds.kind !== seen.kind || !seen.lookedFor.includes(requestedKinds.name))
    return `I cannot tell ${thing} on such a picture, so I cannot say.`;
  return `I see no ${requestedKinds.name} that I am sure of. It may be hidden, out of view or hard to make out.`;
}
