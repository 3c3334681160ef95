/** Plans new furniture for the photo of an empty room: on its floor, and never over what stays. */
import { behind } from '../empty/planes-behind.ts';
import { FloorPlan, type PlacedPiece } from '../furnish/floor-plan.ts';
import type { LaidOutPlan } from '../furnish/given-layout.ts';
import type { OpenedShell } from '../opened-room.ts';
import { isShapeDoubtful } from '../shell/doubtful-shape.ts';
import { roomClass } from '../shell/room-class.ts';
import { stayingPixels } from './known-furniture.ts';
import { shareOver } from './piece-outline.ts';

/** Largest part of a new piece that may lie over what stays: by itself, on a wall, and the main one. */
const mostOver = { standing: 0.2, onWall: 0.04, main: 0.2 } as const;
/** A room with fewer things than this share of the picture is empty. */
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

/** Undefined where the room is not empty, its shape is in doubt, or furniture would hide what stays. */
export function stagedPlan(
  furnished: LaidOutPlan,
  { reading, shell, surfaces }: OpenedShell,
): LaidOutPlan | undefined {
  const { photo, classOf } = reading.analysis;
  const [object, floor] = (['object', 'floor'] as const).map(roomClass);
  const things = classOf.reduce((sum, kind) => sum + Number(kind === object), 0);
  if (isShapeDoubtful(reading) || things >= mostInEmpty * classOf.length) return undefined;
  const stays = stayingPixels(classOf);
  const ground = classOf.map((kind) => Number(kind === floor));
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
  const hasLamp = isLit > lampShare * classOf.length;
  const plan = new FloorPlan(shell, furnished.plan.obstacles);
  furnished.plan.placed.forEach((one, own) => {
    const { piece, spot, low } = one;
    if (dressings.includes(piece.name)) return;
    if (hasLamp && ceilingLamps.includes(piece.name)) return;
    const most = low > hangsFrom ? mostOver.onWall : mostOver.standing;
    if (one !== main && (over(one) > most || !standsWell(one))) return;
    plan.add(piece, spot, one.drawnAs ?? own);
  });
  return { ...furnished, plan };
}
