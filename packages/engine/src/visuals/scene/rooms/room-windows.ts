/** Which walls have windows, and of what kind: by words, then look, then seed. */
import type { Form } from '../../brief/vocabulary/surroundings.ts';
import type { Design } from '../design.ts';
import type { Opening } from '../wall-parts.ts';
import { looksOutside } from './named/far-view.ts';
import { bayOpening, highStrip, styleNamed } from './named/window-kinds.ts';
import type { RoomPlan } from './plans.ts';
import type { Room, Side } from './room.ts';
import type { RoomLook } from './room-looks.ts';
import { type WindowStyle, windowOpenings } from './room-shell.ts';

interface RoomSize {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

type WindowRow = Room['windows'][number];

/** Windows from wall to wall and nearly floor to ceiling. */
const largeStyles: readonly WindowStyle[] = ['panorama', 'steel', 'french'];
const wallPieces = ['fireplace', 'shelves', 'tv', 'art', 'mirror', 'hood'] as const;
/** These stay on the back wall even if windows are mentioned. */
const fixedPieces = ['fireplace', 'hood', 'mezzanine'] as const;

/** As high and wide as the wall permits. */
function enlarged(openings: readonly Opening[], length: number, height: number): Opening[] {
  const bay = length / openings.length;
  return openings.map((opening, index) => ({
    ...opening,
    u0: Math.min(opening.u0, bay * index + 0.18),
    u1: Math.max(opening.u1, bay * (index + 1) - 0.18),
    v0: 0.05,
    v1: height - 0.18,
  }));
}

/** Sashes and arches that are tall: as high as the wall permits, as wide as they are. */
const heightened = (openings: readonly Opening[], height: number): Opening[] =>
  openings.map((opening) => ({
    ...opening,
    v0: Math.min(opening.v0, 0.42),
    v1: height - 0.24,
  }));

/** The requested number, evenly spaced. */
function counted(openings: readonly Opening[], count: number, length: number): Opening[] {
  const [first] = openings;
  if (first === undefined) return [];
  const bay = length / count;
  const half = Math.min((first.u1 - first.u0) / 2, bay / 2 - 0.12);
  return Array.from({ length: count }, (_, index) => {
    const middle = bay * (index + 0.5);
    return { ...first, u0: middle - half, u1: middle + half };
  });
}

function round(length: number, height: number): Opening[] {
  const radius = Math.min(0.85, length * 0.22, (height - 0.9) / 2);
  const v = Math.min(height - radius - 0.3, 1.55);
  return [
    {
      u0: length / 2 - radius,
      u1: length / 2 + radius,
      v0: v - radius,
      v1: v + radius,
      kind: 'window',
      round: true,
    },
  ];
}

/** Garden doors reach the floor; arched windows are arched. */
function formed(design: Design, form: Form | undefined): WindowStyle | undefined {
  if (design.wants('garden-doors', 0) || design.wants('balcony', 0)) return 'french';
  return form === 'arched' ? 'arched' : styleNamed(design.brief.parts.windows?.kind);
}

const mostWindows = 5;

export function windowsOf(
  design: Design,
  look: RoomLook,
  plan: RoomPlan,
  size: RoomSize,
): Room['windows'] {
  const random = design.random('windows');
  const wish = design.brief.parts.windows;
  const drawn = random.pick(look.windows ?? plan.windowStyles);
  const drawnSide: Side = random.chance(0.5) ? 'left' : 'right';
  const side = wish?.side ?? drawnSide;
  if (wish?.wanted === false) return [];
  const isForView = wish === undefined && looksOutside(design.brief) && !design.wants('attic', 0);
  const isLarge = (wish?.size === 'large' || isForView) && plan.windowStyles.length > 1;
  const large = isLarge && !largeStyles.includes(drawn) ? random.pick(largeStyles) : drawn;
  const style = formed(design, wish?.form) ?? large;
  const isAttic = design.wants('attic', 0);
  const pieces = wish === undefined ? wallPieces : fixedPieces;
  // Worktops stand at the back wall of a kitchen.
  const isBackTaken = design.wants('garden-doors', 0) && plan.backSillMetres > 0;
  const needsBack =
    isBackTaken ||
    (!isAttic &&
      (wish === undefined ? [...pieces, 'accent-wall' as const] : pieces).some(
        (part) => design.brief.parts[part]?.wanted === true,
      ));
  // A mentioned view or window belongs in the picture, on the back wall.
  const isSpokenOf =
    wish !== undefined ||
    design.wants('garden-doors', 0) ||
    design.wants('trees', 0) ||
    design.wants('balcony', 0) ||
    design.brief.setting !== undefined ||
    design.wants('garden-view', 0);
  // Furniture that faces a window is seen from the side, and so is the window.
  const looksOut = design.brief.layout?.wishes.includes('facing-window') === true;
  const isAside = wish?.side !== undefined && !isAttic;
  const inBack =
    isAttic || (isSpokenOf && !looksOut && !needsBack && !isAside && plan.backWindow > 0);
  const count = Math.min(mostWindows, wish?.count ?? 0);
  const shaped = (length: number): Opening[] => {
    if (wish?.form === 'round') return round(length, size.height);
    if (wish?.form === 'bay') return bayOpening(length, size.height);
    if (wish?.kind === 'clerestory') return highStrip(length, size.height);
    const openings = windowOpenings(random, style, length, size.height);
    const low =
      wish?.kind === 'panorama' ? openings.map((one) => ({ ...one, v0: 0.04 })) : openings;
    const numbered = count > 0 ? counted(low, count, length) : low;
    if (!isLarge) return numbered;
    const isUpright = wish?.kind === 'sash' || wish?.form === 'arched';
    return isUpright ? heightened(numbered, size.height) : enlarged(numbered, length, size.height);
  };
  const rows: WindowRow[] = [];
  const onSide = !isAttic && (random.chance(plan.sideWindow) || needsBack || looksOut || isAside);
  const alsoBack =
    (random.chance(plan.backWindow) && !needsBack && !looksOut && !isAside) || inBack;
  const isSingle = count > 0 || wish?.form === 'round' || wish?.form === 'bay';
  const above = (openings: readonly Opening[], sill: number) =>
    openings.map((opening) => ({ ...opening, v0: Math.max(opening.v0, sill) }));
  const sideSill = plan.sideSill?.(design) ?? 0;
  if (onSide && !(isSingle && inBack))
    rows.push({ side, openings: above(shaped(size.depth), sideSill) });
  if ((isSingle ? rows.length === 0 : !onSide || alsoBack) || (inBack && rows.length === 0)) {
    const isBack = onSide || inBack;
    const openings = shaped(isBack ? size.width : size.depth);
    const isDoor = design.wants('garden-doors', 0) || design.wants('balcony', 0);
    const sill = isDoor ? 0 : isBack ? plan.backSillMetres : sideSill;
    rows.push({
      side: isBack ? 'back' : side,
      openings: above(openings, sill),
    });
  }
  return rows;
}
