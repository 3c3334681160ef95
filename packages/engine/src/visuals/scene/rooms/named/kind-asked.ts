/** Kinds of pieces that words name: built as asked, and noted, so that the others can be told. */
import { mainMaterial } from '../../../brief/brief.ts';
import type { MaterialKey } from '../../../brief/vocabulary/finishes.ts';
import { kindFact } from '../../../brief/vocabulary/kinds.ts';
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import type { Room } from '../room.ts';

type Asked = Pick<Room, 'b' | 'design'>;

export const kindAsked = ({ design }: Asked, part: PartKey): string | undefined =>
  design.brief.parts[part]?.kind;

export function noteKind({ b }: Asked, part: PartKey, kind: string): void {
  b.facts[kindFact(part)] = kind;
}

/** The asked one of these, or the drawn one. */
export function kindOf<Style extends string>(
  room: Asked,
  part: PartKey,
  offered: readonly Style[],
  drawn: Style,
): Style {
  const asked = kindAsked(room, part);
  const kind = offered.find((one) => one === asked);
  if (kind !== undefined) noteKind(room, part, kind);
  return kind ?? drawn;
}

const families = {
  wood: ['timber', 'oak', 'walnut', 'cedar', 'pine', 'log', 'charred-timber'],
  metal: ['metal', 'brass', 'copper', 'corten'],
  cloth: ['linen', 'velvet', 'leather', 'knitted', 'flowered', 'striped', 'plaid', 'damask', 'fur'],
} as const satisfies Readonly<Record<string, readonly MaterialKey[]>>;

/** Material of a piece by its words: a walnut bed is not upholstered. */
export function familyAsked({ design }: Asked, part: PartKey): keyof typeof families | undefined {
  const material = mainMaterial(design.brief, part);
  const names = Object.keys(families) as (keyof typeof families)[];
  return names.find((name) =>
    (families[name] as readonly (string | undefined)[]).includes(material),
  );
}
