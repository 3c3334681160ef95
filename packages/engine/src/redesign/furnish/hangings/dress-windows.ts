/** Replaces old curtains and blinds: the part of the view they hid stays hidden. */
import type { Side } from '../../../visuals/scene/rooms/room.ts';
import type { Rect } from '../../../visuals/scene/wall-parts.ts';
import {
  openToFloorMetres,
  type ShellDressing,
  type ShellOpening,
} from '../../shell/photo-shell.ts';
import { overlap, type PlacedPiece, rectAt, wallLength, wallSpot } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { isWet } from '../old-places.ts';
import {
  blindPiece,
  type ClothPanel,
  curtainPanelsPiece,
  sheersPiece,
} from '../pieces/window-dressings.ts';

/** Narrower strips of old fabric beside the glass are its frame. */
const leastMetres = 0.1;
const leastPanelMetres = 0.32;
/** Margins beside and above the old fabric, and over the glass edge. */
const margin = { beside: 0.08, above: 0.1, over: 0.05 } as const;
const belowSillMetres = 0.14;
const floorMetres = 0.02;
/** Distances from the ends of the wall and from the ceiling. */
const fromEnds = 0.03;
const fromCeiling = 0.07;
/** From the wall to the front of the folds. */
const deepMetres = 0.17;
/** Gap above what stands below a curtain, and share of the window that may be bare of it. */
const aboveMetres = 0.03;
const mostBare = 0.35;
const leastBlindMetres = 0.08;

type Span = readonly [u0: number, u1: number];

const belowSill = (sill: number) => Math.max(floorMetres, sill - belowSillMetres);

/** Floor-length curtains would interfere with cabinets and water. */
const roomsWithShortCurtains: readonly string[] = ['Kitchen', 'Bathroom', 'Poweder Room'];

const clothRect = ({ plan }: Furnisher, side: Side, [u0, u1]: Span) =>
  rectAt(wallSpot(plan.shell, side, (u0 + u1) / 2), {
    x0: (u0 - u1) / 2,
    x1: (u1 - u0) / 2,
    z0: 0,
    z1: deepMetres,
  });

/** Down to the floor if nothing stands there. */
const freeFoot = (context: Furnisher, { side }: ShellOpening, span: Span): number | undefined =>
  context.plan.isFree(clothRect(context, side, span), ({ isLeafy }) => isLeafy === true)
    ? floorMetres
    : undefined;

/** Height of a piece where it is below the cloth: a bed is lower before its headboard. */
function heightAt({ piece, spot, high, low }: PlacedPiece, rect: Rect): number {
  const { front, footprint } = piece;
  if (!front) return high;
  const back = rectAt(spot, { ...footprint, z1: footprint.z0 + front.fromMetres });
  return overlap(back, rect) ? high : low + front.heightMetres;
}

/** Above what stands there. */
function footAbove(
  context: Furnisher,
  { side, v1 }: ShellOpening,
  span: Span,
  lowest: number,
): number {
  const rect = clothRect(context, side, span);
  const standing = context.plan.placed.filter(
    ({ piece, rect: own, low }) =>
      !piece.isFlat && piece.isLeafy !== true && low < v1 && overlap(own, rect),
  );
  return Math.max(lowest, ...standing.map((body) => heightAt(body, rect) + aboveMetres));
}

/** A curtain would hang into a headboard or a wardrobe, or end far above the sill. */
const isTooShort = ({ v0, v1 }: ShellOpening, foot: number) => foot > v0 + mostBare * (v1 - v0);

/** Curtains beside the glass: over the old ones, and a second one where there was only one. */
function spansBeside({ u0, u1 }: ShellOpening, old: ShellDressing, length: number): Span[] {
  const covered = [u0 - old.u0, old.u1 - u1] as const;
  if (Math.max(...covered) < leastMetres) return [];
  return covered.flatMap((wide, at): Span[] => {
    const isOld = wide >= leastMetres;
    const panel = Math.max(leastPanelMetres, isOld ? wide + margin.beside + margin.over : 0);
    const inner = isOld ? margin.over : 0;
    const span: Span =
      at === 0 ? [u0 + inner - panel, u0 + inner] : [u1 - inner, u1 - inner + panel];
    const seen: Span = [Math.max(fromEnds, span[0]), Math.min(length - fromEnds, span[1])];
    return seen[1] - seen[0] > leastMetres ? [seen] : [];
  });
}

function dressWindow(
  context: Furnisher,
  opening: ShellOpening,
  old: ShellDressing,
  roomType: string,
): void {
  const { plan, record } = context;
  const isShort = roomsWithShortCurtains.includes(roomType);
  const { side, v0, v1 } = opening;
  const { height } = plan.shell;
  const length = wallLength(plan.shell, side);
  const middle = (opening.u0 + opening.u1) / 2;
  const spot = wallSpot(plan.shell, side, middle);
  const glass = [opening.u0 - middle, opening.u1 - middle] as const;
  const sill = Math.min(v0, old.v0);
  const free = (span: Span) => (isShort ? undefined : freeFoot(context, opening, span));
  const panelOf = (span: Span, foot: number): ClothPanel => ({
    u0: span[0] - middle,
    u1: span[1] - middle,
    foot,
  });
  const panelsOf = (spans: readonly Span[]) =>
    spans
      .map((span) =>
        panelOf(span, free(span) ?? footAbove(context, opening, span, belowSill(sill))),
      )
      .filter(({ foot }) => !isTooShort(opening, foot));
  const top = Math.min(height - fromCeiling, Math.max(v1, old.v1) + margin.above);
  // closed fabric in a bathroom often belongs to a shower
  if (old.isClosed && isWet(roomType)) {
    const span: Span = [
      Math.max(fromEnds, old.u0 - margin.beside),
      Math.min(length - fromEnds, old.u1 + margin.beside),
    ];
    plan.add(sheersPiece(panelOf(span, free(span) ?? belowSill(sill)), top), spot);
    return;
  }
  // a redrawn window gets a pair of curtains in any case
  if (opening.isUnclear) {
    if (isShort || record.curtains === null) return;
    const pair: Span[] = [
      [Math.max(fromEnds, opening.u0 + margin.over - leastPanelMetres), opening.u0 + margin.over],
      [
        opening.u1 - margin.over,
        Math.min(length - fromEnds, opening.u1 - margin.over + leastPanelMetres),
      ],
    ];
    const panels = panelsOf(pair.filter(([u0, u1]) => u1 - u0 > leastMetres));
    if (panels.length > 0) plan.add(curtainPanelsPiece(record, panels, top, glass), spot);
    return;
  }
  // people walk through a glazed door: nothing hangs before its leaves
  const isWalked = v0 < openToFloorMetres;
  if (old.dropMetres > leastBlindMetres && !isWalked) {
    const foot = Math.min(v1, old.v1) - old.dropMetres - margin.over;
    const span = { u0: opening.u0 - margin.over - middle, u1: opening.u1 + margin.over - middle };
    plan.add(blindPiece(record, { ...span, foot }, Math.min(top, old.v1 + margin.over)), spot);
  }
  const between = isWalked
    ? []
    : old.between.map(([u0, u1]): Span => [u0 - margin.over, u1 + margin.over]);
  const beside = spansBeside(opening, old, length);
  const panels = panelsOf([...beside, ...between]);
  // cloth between panes has a short rod of its own
  const spanned = beside.length > 0 ? glass : ([0, 0] as const);
  if (panels.length > 0) plan.add(curtainPanelsPiece(record, panels, top, spanned), spot);
}

export function dressWindows(context: Furnisher, roomType: string): void {
  for (const opening of context.plan.shell.openings)
    if (opening.kind === 'window' && opening.dressing)
      dressWindow(context, opening, opening.dressing, roomType);
}
