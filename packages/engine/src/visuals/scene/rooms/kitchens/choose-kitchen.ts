/** Chooses the kitchen from words and seed alone, before the windows, which yield to its runs. */
import { createRandom, hashText } from '../../../../random/random.ts';
import type { Design } from '../../design.ts';
import {
  type KitchenLayout,
  type KitchenMiddle,
  kitchenLayouts,
} from '../layouts/kitchen-layouts.ts';

const weights = { door: 4, answer: 3, middle: 2, seat: 1 } as const;
const middles: readonly Exclude<KitchenMiddle, 'none'>[] = ['island', 'table'];

const hasBar = ({ runs, middles: offered }: KitchenLayout) =>
  offered.includes('island') || runs.some(({ isPeninsula }) => isPeninsula === true);

const hasLitRun = ({ runs }: KitchenLayout) => runs.some(({ wall }) => wall === 'lit');

function worthOf({ brief }: Design, kitchen: KitchenLayout): number {
  const { layout, parts } = brief;
  const answered = kitchen.answers.filter((wish) => layout?.wishes.includes(wish)).length;
  const kept = middles.filter(
    (middle) => parts[middle]?.wanted === true && kitchen.middles.includes(middle),
  ).length;
  const seated = parts.stools?.wanted === true && hasBar(kitchen) ? 1 : 0;
  // Doors to the garden are in the wall with the windows.
  const isDoorFree = parts['garden-doors']?.wanted === true && !hasLitRun(kitchen) ? 1 : 0;
  return (
    isDoorFree * weights.door +
    answered * weights.answer +
    kept * weights.middle +
    seated * weights.seat
  );
}

export function kitchenOf(design: Design): KitchenLayout {
  const open = kitchenLayouts.filter(
    ({ onlyAsked, answers }) =>
      onlyAsked !== true ||
      answers.some((wish) => wish === 'galley' && design.brief.layout?.wishes.includes(wish)),
  );
  const best = Math.max(...open.map((one) => worthOf(design, one)));
  const equal = open.filter((one) => worthOf(design, one) === best);
  const random = createRandom(hashText(design.words));
  const round = equal
    .map((one) => ({ one, at: random.next() }))
    .sort((a, c) => a.at - c.at)
    .map(({ one }) => one);
  return round[design.seed % round.length]!;
}

/** Candidates for the middle, best first: requested ones, then the kitchen's usual ones. */
export function middlesOf({ brief }: Design, kitchen: KitchenLayout): KitchenMiddle[] {
  const isWanted = (middle: KitchenMiddle) =>
    middle !== 'none' && brief.parts[middle]?.wanted === true;
  const open = kitchen.middles.filter(
    (middle) => middle === 'none' || brief.parts[middle]?.wanted !== false,
  );
  const barOnly = brief.parts.stools?.wanted === true && brief.parts.table?.wanted !== true;
  const first = barOnly ? open.filter((middle) => middle === 'island') : open.filter(isWanted);
  return [...first, ...open.filter((middle) => !first.includes(middle))];
}

/** Windows above worktops have higher sills. */
export const kitchenSill = (design: Design): number => (hasLitRun(kitchenOf(design)) ? 1.1 : 0);
