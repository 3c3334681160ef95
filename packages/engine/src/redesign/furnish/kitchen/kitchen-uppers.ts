/** Above the worktop: hood, wall cabinets and shelves where they are visible and unobstructed. */
import { hood } from '../../../visuals/scene/furniture/kitchen/appliances.ts';
import { wallCabinets } from '../../../visuals/scene/furniture/kitchen/cabinets.ts';
import { scaled, warm } from '../../../visuals/scene/furniture/lamps.ts';
import { wallShelves } from '../../../visuals/scene/furniture/shelving.ts';
import type { Side } from '../../../visuals/scene/rooms/room.ts';
import { box } from '../../../visuals/scene/solids.ts';
import { wallSpot } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { atWall, type Piece, type PieceContext } from '../piece.ts';
import {
  isBeforeGlass,
  kitchenKit,
  lengthOf,
  longestPart,
  type Stretch,
  topOf,
  upper,
} from './kitchen-parts.ts';
import { oldUppers } from './old-kitchen.ts';

const hoodMetres = { width: 0.84, low: 1.55 } as const;
const hoodHalf = hoodMetres.width / 2 + 0.02;
/** Beside the hood. */
const shelfGap = 0.1;
/** Shorter cabinets look lost. */
const leastMetres = 0.45;
const leastSeen = 0.2;
/** Head clearance in front of them. */
const awayMetres = 0.55;
/** Share of cabinets on a wall that also has shelves. */
const cabinetShare = 0.62;
/** Walls of this length have both. */
const bothMetres = 1.9;

type Kind = 'cabinets' | 'shelves';

const shelvesPiece = (width: number): Piece =>
  atWall(
    'Wall shelves',
    [width, 0.28, 0.75],
    (own) =>
      wallShelves(
        own.b,
        width - 0.1,
        [1.5, 1.85],
        own.kit.wood,
        [own.kit.porcelain, own.kit.accent(0), own.kit.plain('#d8d2c6')],
        own.random,
      ),
    { low: upper.low },
  );

/** Distance between the points of light that stand for a strip, at most. */
const stripMetres = 0.55;

/** Below the cabinets, for the worktop. */
function lightStrip({ b, kit }: PieceContext, from: number, to: number): void {
  const y = upper.low + 0.001;
  const z = 0.235;
  box(b, [from + 0.04, y - 0.006, z - 0.012], [to - 0.04, y, z + 0.012], kit.bulb);
  const count = Math.max(1, Math.round((to - from) / stripMetres));
  for (let k = 0; k < count; k++)
    b.lights.push({
      kind: 'point',
      position: b.world([from + ((k + 0.5) * (to - from)) / count, y - 0.03, z]),
      radiusMetres: 0.03,
      intensity: scaled(warm, stripLevel),
    });
}
const stripLevel = 0.07;

function cabinetsPiece({ record: { kitchen }, plan: { shell } }: Furnisher, width: number): Piece {
  const top = topOf(shell);
  return atWall(
    'Wall cabinets',
    [width, upper.depth, top - upper.low],
    (own) => {
      const [from, to] = [-width / 2, width / 2];
      const { front: style, handle } = kitchen;
      const m = kitchenKit(own, true);
      wallCabinets(own.b, { from, to, bottom: upper.low, top, style, handle, m, glazed: false });
      lightStrip(own, from, to);
    },
    { low: upper.low },
  );
}

const pieceOf = (context: Furnisher, kind: Kind, width: number): Piece =>
  kind === 'shelves' ? shelvesPiece(width) : cabinetsPiece(context, width);

/** If old cabinets covered this share, the whole worktop gets new ones: fewer would look lost. */
const filledFrom = 0.35;

/** Where the photo shows old wall cabinets, new ones go in their place. */
function mayHang(context: Furnisher, side: Side, u: number, whole: Stretch): boolean {
  const all = oldUppers(context);
  if (all.length === 0) return true;
  const old = all.filter((one) => one.side === side);
  const taken = old.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, whole.to) - Math.max(from, whole.from)),
    0,
  );
  return taken > filledFrom * lengthOf(whole) || old.some(({ from, to }) => u > from && u < to);
}

/** Longest part of a stretch where such a piece fits and is visible. */
function usablePart(
  context: Furnisher,
  side: Side,
  whole: Stretch,
  kind: Kind,
): Stretch | undefined {
  const { plan, view } = context;
  return longestPart(whole, (one) => {
    const middle = (one.from + one.to) / 2;
    const part = pieceOf(context, kind, lengthOf(one));
    const spot = wallSpot(plan.shell, side, middle);
    return (
      mayHang(context, side, middle, whole) &&
      plan.fits(part, spot, undefined, awayMetres) &&
      view.see(plan.bodyOf(part, spot)).visible > leastSeen &&
      !isBeforeGlass(context, part, spot)
    );
  });
}

function hang(context: Furnisher, side: Side, whole: Stretch, kind: Kind): void {
  const part = usablePart(context, side, whole, kind);
  if (!part || lengthOf(part) < leastMetres) return;
  const { plan } = context;
  const spot = wallSpot(plan.shell, side, (part.from + part.to) / 2);
  const piece = pieceOf(context, kind, lengthOf(part));
  if (plan.fits(piece, spot, undefined, awayMetres)) plan.add(piece, spot);
}

function addHood(context: Furnisher, side: Side, at: number): void {
  const { shell } = context.plan;
  const style = context.record.kitchen.hood;
  // a box hood ends level with the cabinets beside it
  const top = style === 'box' ? topOf(shell) : shell.height;
  const piece = atWall(
    'Cooker hood',
    [hoodMetres.width, 0.5, top - hoodMetres.low],
    (own) => {
      const m = kitchenKit(own);
      const material =
        style === 'plaster'
          ? own.kit.white
          : style === 'box'
            ? kitchenKit(own, true).cabinet
            : own.kit.steel;
      hood(own.b, 0, style, top, m, material);
    },
    { low: hoodMetres.low },
  );
  context.tryAt(piece, wallSpot(shell, side, at), 0.3);
}

/** Styles with open shelves also need some cabinets. */
function kindsOn(stretch: Stretch, isAfterHood: boolean): readonly (Stretch & { kind: Kind })[] {
  const length = lengthOf(stretch);
  if (length < bothMetres) return [{ ...stretch, kind: isAfterHood ? 'cabinets' : 'shelves' }];
  const at = stretch.from + length * (1 - cabinetShare);
  return [
    { from: stretch.from, to: at, kind: 'shelves' },
    { from: at, to: stretch.to, kind: 'cabinets' },
  ];
}

/** Leaves air between open shelves and the hood. */
const awayFrom = ({ from, to }: Stretch, hob: number): Stretch =>
  from >= hob ? { from: from + shelfGap, to } : { from, to: to - shelfGap };

/** @param hob position along the wall */
export function aboveWorktop(
  context: Furnisher,
  side: Side,
  part: Stretch,
  hob: number | undefined,
): void {
  const isHere = hob !== undefined && hob > part.from + 0.3 && hob < part.to - 0.3;
  if (isHere) addHood(context, side, hob);
  const stretches: readonly Stretch[] = isHere
    ? [
        { from: part.from, to: hob - hoodHalf },
        { from: hob + hoodHalf, to: part.to },
      ]
    : [part];
  for (const [order, free] of stretches.entries()) {
    // cabinets may meet a hood, boards may not
    const stretch = isHere && context.record.kitchen.hasOpenShelves ? awayFrom(free, hob) : free;
    if (lengthOf(stretch) < leastMetres) continue;
    if (!context.record.kitchen.hasOpenShelves) hang(context, side, stretch, 'cabinets');
    else for (const one of kindsOn(stretch, order > 0)) hang(context, side, one, one.kind);
  }
}
