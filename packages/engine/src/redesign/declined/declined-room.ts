/**
 * Rooms that are not drawn anew although their corners were read: photos of another kind of room than was ordered, and
 * shapes that the photo's own things contradict. They would become other rooms.
 */
import { detectionsOn } from '../../detector/photo-detections.ts';
import { mix } from '../../ops/ramps.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { adaptAnalysis, type ReadShell } from '../design-room.ts';
import { doubtfulRoom } from '../doubtful-room.ts';
import type { LaidOutPlan } from '../furnish/given-layout.ts';
import { sightsOn } from '../furnish/old-places.ts';
import { openShell } from '../opened-room.ts';
import type { RedesignRequest, UnreadableRoom } from '../request.ts';
import { losesFixture } from './lost-fixtures.ts';
import { isMainCut } from './main-in-view.ts';
import { otherRoomShown } from './other-room.ts';
import { type FittedThing, thingsFit } from './things-fit.ts';

type Wish = Pick<RedesignRequest, 'plainRoom' | 'layout' | 'roomType'>;

/**
 * A thing that fits worse at every wall tells that the walls are elsewhere; more is asked of large ones. Basins have the
 * outline of their worktop as often as their own.
 */
const least = { share: 0.03, basin: 0.15, small: 0.32, large: 0.5, largeShare: 0.2 } as const;

function isElsewhere({ kind, likeness, share }: FittedThing): boolean {
  const whole = Math.min(1, share / least.largeShare);
  const needed = kind === 'sink' ? least.basin : mix(least.small, least.large, whole ** 2);
  return share >= least.share && likeness < needed;
}

const plainly = (unreadable: string): UnreadableRoom => ({ unreadable, mayBePlain: true });

/** Undefined if the room may be drawn anew: layouts set by hand come from a room that was. */
export function whyDeclined(
  { reading, shell }: ReadShell,
  { plainRoom, layout, roomType }: Wish,
  hasCornersSet: boolean,
): UnreadableRoom | undefined {
  if (plainRoom || layout) return undefined;
  const { photographed } = reading;
  const shown = otherRoomShown(photographed, roomType);
  if (shown !== undefined) return plainly(otherRoom(shown));
  if (hasCornersSet) return undefined;
  const things = thingsFit(shell, photographed, detectionsOn(photographed) ?? []);
  return things.some(isElsewhere) ? plainly(misfit) : undefined;
}

const misfit =
  'What stands in this room does not fit the shape that was read, so it is not drawn anew.';

const nearby =
  'Furniture would be cut off by the edge of this picture. Step back until two walls and the floor are in view.';

const lostFixture =
  'The toilet, bath or shower of this room has no place in the shape that was read, so it is not drawn anew.';

/** Once the room is planned. */
export function whyPlanDeclined(
  { reading, shell }: ReadShell,
  { plan }: Pick<LaidOutPlan, 'plan'>,
  { plainRoom, layout, roomType }: Wish,
): UnreadableRoom | undefined {
  if (plainRoom || layout) return undefined;
  if (isMainCut(plan, shell, reading.analysis.photo, roomType)) return plainly(nearby);
  const isLost =
    roomType === 'Bathroom' && losesFixture(sightsOn(reading.photographed, roomType), plan);
  return isLost ? plainly(lostFixture) : undefined;
}

const otherRoom = (shown: string): string =>
  `This photo shows a ${shown}, so it is not furnished as another room: pipes and fittings stay where they are.`;

/** The same before anything is drawn; rooms of doubtful shape are declined too. */
export function declinedRoom(
  photographed: Analysis,
  request: Wish & Pick<RedesignRequest, 'style'>,
): UnreadableRoom | undefined {
  const doubtful = doubtfulRoom(photographed, request);
  if (doubtful) return doubtful;
  const given = adaptAnalysis(photographed, request.roomType, request.style);
  const opened = openShell(given, given.photo.widthPx, 'box');
  return opened && whyDeclined(opened, request, photographed.box?.isSet === true);
}
