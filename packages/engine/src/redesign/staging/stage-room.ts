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
import type { RedesignRequest } from '../request.ts';
import type { ShellFinish } from '../scene/shell-finish.ts';
import { clearedRoom, removedPixels, stayingCover } from './cleared-room.ts';
import { likenessOf } from './old-things/fit-piece.ts';
import { fittedThings } from './old-things/fitted-things.ts';
import {
  hasFurniture,
  mayBeStaged,
  type OldThing,
  pixelsInBox,
  pixelsOf,
  stayingPixels,
} from './old-things/replaced-things.ts';
import { tornShare } from './old-things/torn-things.ts';
import { type PaintedPhoto, paintCleared } from './paint-cleared.ts';
import { planInPlace } from './plan-in-place.ts';
import { closesGaps, stagedPlan } from './staged-plan.ts';
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

/** Undefined where the photo does not allow it. @param planned at the photo's size */
export function stageRoom(
  planned: OpenedShell,
  request: RedesignRequest,
  furnish: Furnish,
): StagedRoom | undefined {
  if (!isStageable(request)) return undefined;
  const { roomType, layout } = request;
  const { reading } = planned;
  const isOther = otherRoomShown(reading.photographed, roomType) !== undefined;
  if (isOther && !layout) return undefined;
  const things = fittedThings(planned, request, stayingCover(reading.analysis, request));
  if (!things || isTorn(planned, things)) return undefined;
  const own =
    stagedAsPlanned(planned, things, request, furnish) ?? stagedInPlace(planned, things, request);
  return own && { ...own, furnished: laidOut(own.furnished, layout) };
}

/** Part of its outline at which an old piece goes on: a corner sofa of which half was found would be cut through. */
const mostTorn: Readonly<Record<string, number>> = { bed: 0.3, sofa: 0.2 };

function isTorn({ reading: { analysis }, shell }: OpenedShell, things: readonly OldThing[]) {
  const going = pixelsOf(things, analysis, shell);
  const stays = stayingPixels(analysis.classOf, going);
  return things.some(
    (thing) =>
      tornShare(analysis.photo, pixelsOf([thing], analysis, shell), stays) > mostTorn[thing.kind]!,
  );
}

/** Likeness of the main piece to an old one from which a whole plan is better than pieces one by one. */
const leastLike = 0.6;

const asRead: Widening = { across: 0, deep: 0 };

function stagedAsPlanned(
  planned: OpenedShell,
  replaced: readonly OldThing[],
  request: RedesignRequest,
  furnish: Furnish,
): StagedRoom | undefined {
  const { reading, shell } = planned;
  const { analysis, photographed } = reading;
  const removed = removedPixels(planned, replaced, request);
  const stays = stayingPixels(analysis.classOf, removed);
  const isFurnished = hasFurniture(photographed);
  const plan = { stays, removed, isFurnished };
  const furnished = stagedPlan(furnish({ ...request, layout: undefined }), planned, plan);
  const main = furnished?.plan.placed[0];
  if (!furnished || !main) return undefined;
  const isInPlace = replaced.every(
    (thing) => likenessOf(pixelsInBox(thing, analysis), main, shell, analysis.photo) >= leastLike,
  );
  return isInPlace ? { furnished, replaced, widening: asRead } : undefined;
}

function stagedInPlace(
  planned: OpenedShell,
  things: readonly OldThing[],
  request: RedesignRequest,
): StagedRoom | undefined {
  if (things.length === 0) return undefined;
  const { photo } = planned.reading.analysis;
  const removed = removedPixels(planned, things, request);
  const made = planInPlace(planned, things, request.style, removed);
  const { plan } = made.furnished;
  if (isMainCut(plan, plan.shell, photo, request.roomType)) return undefined;
  return closesGaps(plan, photo, removed) ? made : undefined;
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
