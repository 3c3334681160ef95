/**
 * Stages a room: the photo stays, new furniture takes the place of the old, and walls are painted. Nothing is drawn
 * anew that could be drawn wrongly, so that it works where only the floor can be read.
 */
import type { Analysis } from '../../sense/analysis.ts';
import { isMainCut } from '../declined/main-in-view.ts';
import { otherRoomShown } from '../declined/other-room.ts';
import { furnishedFinish } from '../finishes.ts';
import { isLitByNeon } from '../furnish/furnish-room.ts';
import { type LaidOutPlan, laidOut } from '../furnish/given-layout.ts';
import { type OpenedShell, openShell } from '../opened-room.ts';
import type { RedesignRequest, UnreadableRoom } from '../request.ts';
import type { ShellFinish } from '../scene/shell-finish.ts';
import { clearedRoom, removedPixels, stayingCover } from './cleared-room.ts';
import { likenessOf } from './fit-piece.ts';
import { type PaintedPhoto, paintCleared } from './paint-cleared.ts';
import { planInPlace } from './plan-in-place.ts';
import {
  furnitureFound,
  mayBeStaged,
  type OldThing,
  pixelsOf,
  stayingPixels,
} from './replaced-things.ts';
import { closesGaps, isMuch, stagedPlan } from './staged-plan.ts';
import type { Widening } from './widened-shell.ts';

export interface StagedRoom {
  readonly furnished: LaidOutPlan;
  /** Old furniture that goes. */
  readonly replaced: readonly OldThing[];
  readonly widening: Widening;
}

/** New floors and cladding need a room that is drawn anew, and so does neon light. */
const isStageable = ({ change, plainRoom, roomType, style, chosen }: RedesignRequest): boolean =>
  change === 'furniture' &&
  plainRoom !== true &&
  mayBeStaged(roomType) &&
  !isLitByNeon(style) &&
  !chosen?.floor &&
  (chosen?.wall?.kind ?? 'paint') === 'paint';

type Furnish = (request: RedesignRequest) => LaidOutPlan;

const noPlace: UnreadableRoom = {
  unreadable:
    'New furniture finds no place in this photo that leaves its windows, doors and what stays in view.',
  mayBePlain: true,
};

/** Undefined for rooms without furniture that is known: they may be drawn anew. @param planned at the photo's size */
export function stageRoom(
  planned: OpenedShell,
  request: RedesignRequest,
  furnish: Furnish,
): StagedRoom | UnreadableRoom | undefined {
  if (!isStageable(request)) return undefined;
  const { roomType, layout } = request;
  const isOther = otherRoomShown(planned.reading.photographed, roomType) !== undefined;
  if (isOther && !layout) return undefined;
  const { reading } = planned;
  const found = furnitureFound(reading.photographed, roomType);
  const asPlanned = stagedAsPlanned(planned, found, request, furnish);
  const isLike = asPlanned && likeBefore(planned, asPlanned) >= leastLike;
  const own = isLike ? asPlanned : (stagedInPlace(planned, found, request) ?? asPlanned);
  if (own) return { ...own, furnished: laidOut(own.furnished, layout) };
  return isMuch(removedPixels(planned, found, request)) ? noPlace : undefined;
}

/** Likeness of the main piece to an old one from which a whole plan is better than pieces one by one. */
const leastLike = 0.33;

/** Likeness of the main piece to the old piece that it looks most like; 1 where there was none. */
function likeBefore({ reading, shell }: OpenedShell, { furnished, replaced }: StagedRoom): number {
  const [main] = furnished.plan.placed;
  const { analysis } = reading;
  if (!main || replaced.length === 0) return 1;
  const likeness = replaced.map((thing) =>
    likenessOf(pixelsOf([thing], analysis), main, shell, analysis.photo),
  );
  const all = likenessOf(pixelsOf(replaced, analysis), main, shell, analysis.photo);
  return Math.max(all, ...likeness);
}

const asRead: Widening = { across: 0, deep: 0 };

function stagedAsPlanned(
  planned: OpenedShell,
  replaced: readonly OldThing[],
  request: RedesignRequest,
  furnish: Furnish,
): StagedRoom | undefined {
  const removed = removedPixels(planned, replaced, request);
  const stays = stayingPixels(planned.reading.analysis.classOf, removed);
  const isFurnished = replaced.length > 0;
  const plan = { stays, removed, isFurnished };
  const furnished = stagedPlan(furnish({ ...request, layout: undefined }), planned, plan);
  return furnished && { furnished, replaced, widening: asRead };
}

function stagedInPlace(
  planned: OpenedShell,
  found: readonly OldThing[],
  request: RedesignRequest,
): StagedRoom | undefined {
  const { analysis } = planned.reading;
  const made = planInPlace(planned, found, request, stayingCover(analysis, request));
  if (!made) return undefined;
  const { plan } = made.furnished;
  if (isMainCut(plan, plan.shell, analysis.photo, request.roomType)) return undefined;
  const removed = removedPixels(planned, made.replaced, request);
  return closesGaps(plan, analysis.photo, removed) ? made : undefined;
}

export interface StagedSurfaces extends PaintedPhoto {
  readonly nearer: Float32Array;
  readonly finish: ShellFinish;
}

/** The photo that the furniture of a plan stands in. */
export function stagedSurfaces(
  given: Analysis,
  widthPx: number,
  request: RedesignRequest,
  { furnished: { plan }, replaced }: StagedRoom,
): StagedSurfaces {
  const opened = openShell(given, widthPx, 'seen')!;
  const room = clearedRoom(opened, replaced, request);
  const own = furnishedFinish(request, plan);
  const painted = paintCleared(room, request, own);
  const { wall } = painted;
  const finish: ShellFinish = {
    ...own,
    wall: wall === undefined ? own.wall : { kind: 'paint', colours: [wall] },
    coverings: [],
  };
  return { ...painted, nearer: room.nearer, finish };
}
