/** Buildings that are named after the one that the picture is of: "a farm with a silo", "a lighthouse, a cottage beside it". */
import type { MeaningItem, Sentence } from './sentence.ts';
import { type LandmarkKind, landmarks } from './vocabulary/landmarks.ts';
import type { PartKey } from './vocabulary/parts.ts';
import type { BuildingKind } from './vocabulary/subjects.ts';

const isLandmark = (kind: string): kind is LandmarkKind => Object.hasOwn(landmarks, kind);

/** "A church converted to a house", "a tower as a home": one building. */
const becomes: readonly string[] = ['to', 'into', 'as', 'in', 'of', 'for', 'like'];
const stands: readonly string[] = [
  ...[
    'beside',
    'near',
    'next',
    'behind',
    'by',
    'with',
    'and',
    'between',
    'before',
    'under',
    'over',
  ],
];

/** The word that parts it from what was named before. */
function parting(sentence: Sentence, index: number): string | undefined {
  const item = sentence.items
    .slice(0, index)
    .findLast(
      ({ kind, text }) =>
        kind === 'breaker' || kind === 'comma' || kind === 'stop' || becomes.includes(text),
    );
  return item?.kind === 'comma' || item?.kind === 'stop' ? 'and' : item?.text;
}

export function besideBuilding(
  sentence: Sentence,
  first: BuildingKind | undefined,
  { slot, value, text }: MeaningItem,
  index: number,
): PartKey | undefined {
  const link = parting(sentence, index);
  if (link === undefined || !stands.includes(link)) return undefined;
  if (slot === 'building' && isLandmark(value)) {
    // A castle builds its own.
    if (first === 'castle' && value === 'round-tower') return 'tower';
    const isSecond = first !== undefined ? first !== value : sentence.standsBehindBuilding(index);
    return isSecond ? value : undefined;
  }
  const isHouse = slot === 'building' || (slot === 'view' && /^(house|home|houses)$/.test(text));
  return isHouse && first !== undefined && isLandmark(first) ? 'house-beside' : undefined;
}
