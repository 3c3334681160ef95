/**
 * Stages a room: the photo stays, new furniture stands in it, and walls are painted. Nothing is drawn anew that could
 * be drawn wrongly. Empty rooms are, and bedrooms of doubtful shape with a new bed in the place of the old one.
 */
import type { Analysis } from '../../sense/analysis.ts';
import { otherRoomShown } from '../declined/other-room.ts';
import { furnishedFinish, lookOf } from '../finishes.ts';
import { isLitByNeon } from '../furnish/furnish-room.ts';
import { type LaidOutPlan, laidOut } from '../furnish/given-layout.ts';
import { type OpenedShell, openShell } from '../opened-room.ts';
import { floorOverPhoto } from '../repaint/floor/floor-choice.ts';
import type { RedesignRequest } from '../request.ts';
import type { ShellFinish } from '../scene/shell-finish.ts';
import { withoutOldThings } from './in-place/cleared-room.ts';
import type { OldThing } from './in-place/old-things.ts';
import { planInPlace } from './in-place/plan-in-place.ts';
import { asRead, type Widening } from './in-place/widened-shell.ts';
import { hasFurniture, mayBeStaged } from './known-furniture.ts';
import { nearerThings } from './nearer-things.ts';
import { type ResurfacedPhoto, withNewSurfaces } from './new-surfaces.ts';
import { stagedPlan } from './staged-plan.ts';

/** New floors and cladding need a room that is drawn anew, and so does neon light. */
const isStageable = ({ change, plainRoom, roomType, style, chosen }: RedesignRequest): boolean =>
  change === 'furniture' &&
  plainRoom !== true &&
  mayBeStaged(roomType) &&
  !isLitByNeon(style) &&
  !chosen?.floor &&
  (chosen?.wall?.kind ?? 'paint') === 'paint';

export interface StagedRoom {
  readonly furnished: LaidOutPlan;
  /** Old furniture that goes. */
  readonly replaced: readonly OldThing[];
  readonly widening: Widening;
}

/** Undefined where the photo does not allow it. @param planned at the photo's size */
export function stageRoom(
  planned: OpenedShell,
  request: RedesignRequest,
  furnish: (request: RedesignRequest) => LaidOutPlan,
): StagedRoom | undefined {
  if (!isStageable(request)) return undefined;
  const { photographed } = planned.reading;
  const { roomType, layout } = request;
  if (!layout && otherRoomShown(photographed, roomType) !== undefined) return undefined;
  const own = hasFurniture(photographed)
    ? planInPlace(planned, request)
    : emptyRoomPlan(furnish({ ...request, layout: undefined }), planned);
  return own && { ...own, furnished: laidOut(own.furnished, layout) };
}

function emptyRoomPlan(furnished: LaidOutPlan, planned: OpenedShell): StagedRoom | undefined {
  const plan = stagedPlan(furnished, planned);
  return plan && { furnished: plan, replaced: [], widening: asRead };
}

export interface StagedSurfaces extends ResurfacedPhoto {
  /** Distance (metres) per pixel of what stands in front. */
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
  const analysis = withoutOldThings(opened, replaced);
  const own = furnishedFinish(request, plan);
  const resurfaced = withNewSurfaces(analysis, request, own);
  const { wall } = resurfaced;
  const finish: ShellFinish = {
    ...own,
    floor: floorOverPhoto(lookOf(request.style), own.floor, request.seed),
    wall: wall === undefined ? own.wall : { kind: 'paint', colours: [wall] },
    coverings: [],
  };
  return { ...resurfaced, nearer: nearerThings(analysis, opened.surfaces.planes), finish };
}
