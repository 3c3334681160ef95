/**
 * Stages an empty room: the photo stays, new furniture stands in it, and walls are painted. Nothing is drawn anew that
 * could be drawn wrongly.
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

/** Undefined where the photo does not allow it. @param planned at the photo's size */
export function stageRoom(
  planned: OpenedShell,
  request: RedesignRequest,
  furnish: (request: RedesignRequest) => LaidOutPlan,
): LaidOutPlan | undefined {
  if (!isStageable(request)) return undefined;
  const { photographed } = planned.reading;
  const { roomType, layout } = request;
  const isOther = !layout && otherRoomShown(photographed, roomType) !== undefined;
  if (isOther || hasFurniture(photographed)) return undefined;
  const own = stagedPlan(furnish({ ...request, layout: undefined }), planned);
  return own && laidOut(own, layout);
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
  { plan }: LaidOutPlan,
): StagedSurfaces {
  const { reading, surfaces } = openShell(given, widthPx, 'seen')!;
  const own = furnishedFinish(request, plan);
  const resurfaced = withNewSurfaces(reading.analysis, request, own);
  const { wall } = resurfaced;
  const finish: ShellFinish = {
    ...own,
    floor: floorOverPhoto(lookOf(request.style), own.floor, request.seed),
    wall: wall === undefined ? own.wall : { kind: 'paint', colours: [wall] },
    coverings: [],
  };
  return { ...resurfaced, nearer: nearerThings(reading.analysis, surfaces.planes), finish };
}
