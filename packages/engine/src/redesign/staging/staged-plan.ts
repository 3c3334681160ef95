/** Plans new furniture for the photo itself: in the place of the old, and never over what stays. */

import type { RgbImage } from '../../image/image.ts';
import { behind } from '../empty/planes-behind.ts';
import { FloorPlan, type PlacedPiece } from '../furnish/floor-plan.ts';
import type { LaidOutPlan } from '../furnish/given-layout.ts';
import type { OpenedShell } from '../opened-room.ts';
import { isShapeDoubtful } from '../shell/doubtful-shape.ts';
import { roomClass } from '../shell/room-class.ts';
import { eachPixelOf, shareOver } from './old-things/piece-outline.ts';

/** Largest part of a new piece that may lie over what stays: by itself, on a wall, and the main one. */
const mostOver = { standing: 0.2, onWall: 0.04, main: 0.2 } as const;
/** Part of the picture where something was removed and nothing new stands: more looks filled in. */
const mostBare = { planned: 0.055, inPlace: 0.07 } as const;
/** Less of a room's furniture is no redesign. */
const leastReplaced = 0.04;
/**
 * A room without furniture that is known, and with fewer things than this share of the picture, is empty: only its
 * shape tells where new furniture goes.
 */
const mostInEmpty = 0.12;
/** Part of a standing piece's footprint that lies on floor that is seen; else its wall was read wrongly. */
const leastOnFloor = 0.6;
const footMetres = 0.01;
/** Underside (metres) from which a piece hangs. */
const hangsFrom = 0.3;
/** Things on the ceiling, as a share of the picture, from which no second lamp hangs there. */
const lampShare = 0.002;

/** Their windows keep their own. */
const dressings: readonly string[] = ['Curtains', 'Blind'];
const ceilingLamps: readonly string[] = ['Pendant lamp', 'Chandelier', 'Ceiling lamp'];

/** Whether enough furniture goes for a redesign. */
const isMuch = (removed: Uint8Array): boolean =>
  removed.reduce((sum, one) => sum + one, 0) >= leastReplaced * removed.length;

interface Staying {
  /** 1 per pixel: openings and things that stay. */
  readonly stays: Uint8Array;
  readonly removed: Uint8Array;
  /** Whether furniture was found that new furniture replaces. */
  readonly isFurnished: boolean;
}

/** Undefined where furniture would hide what stays, or leave gaps. */
export function stagedPlan(
  furnished: LaidOutPlan,
  { reading, shell, surfaces }: OpenedShell,
  { stays, removed, isFurnished }: Staying,
): LaidOutPlan | undefined {
  const { photo, classOf } = reading.analysis;
  const pixels = stays.length;
  const [object, floor] = (['object', 'floor'] as const).map(roomClass);
  const ground = classOf.map((kind, at) =>
    kind === floor || (removed[at] && surfaces.planes[at] === behind.floor) ? 1 : 0,
  );
  const over = (piece: PlacedPiece) => shareOver(piece, shell, photo, stays);
  const standsWell = ({ piece, rect, low }: PlacedPiece) => {
    if (low > hangsFrom || piece.isFlat) return true;
    const foot = { rect, low: 0, high: footMetres };
    return shareOver(foot, shell, photo, ground) >= leastOnFloor;
  };
  const [main] = furnished.plan.placed;
  if (!furnished.hasMain || !main) return undefined;
  if (over(main) > mostOver.main || !standsWell(main)) return undefined;
  const isLit = surfaces.planes.reduce(
    (sum, plane, at) => sum + Number(plane === behind.ceiling && classOf[at] === object),
    0,
  );
  const hasLamp = isLit > lampShare * pixels;
  const plan = new FloorPlan(shell, furnished.plan.obstacles);
  furnished.plan.placed.forEach((one, own) => {
    const { piece, spot, low } = one;
    if (dressings.includes(piece.name)) return;
    if (hasLamp && ceilingLamps.includes(piece.name)) return;
    const most = low > hangsFrom ? mostOver.onWall : mostOver.standing;
    if (one !== main && (over(one) > most || !standsWell(one))) return;
    plan.add(piece, spot, one.drawnAs ?? own);
  });
  if (bareShare(plan, photo, removed) > mostBare.planned) return undefined;
  const things = classOf.reduce((sum, kind) => sum + Number(kind === object), 0);
  const isEmpty = !isFurnished && !isShapeDoubtful(reading) && things < mostInEmpty * pixels;
  return isEmpty || isMuch(removed) ? { ...furnished, plan } : undefined;
}

/** Part of the picture where something goes and nothing new stands. */
function bareShare(plan: FloorPlan, photo: RgbImage, removed: Uint8Array): number {
  const covered = new Uint8Array(removed.length);
  for (const one of plan.placed)
    eachPixelOf(one, plan.shell, photo, (at) => {
      covered[at] = 1;
    });
  const bare = removed.reduce((sum, one, at) => sum + (one && !covered[at] ? 1 : 0), 0);
  return bare / removed.length;
}

/** Whether pieces that were fitted to old ones hide all that these leave. */
export const closesGaps = (plan: FloorPlan, photo: RgbImage, removed: Uint8Array): boolean =>
  bareShare(plan, photo, removed) <= mostBare.inPlace;
