/** Camera position and direction in a room. */
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import type { CameraWish } from '../../../brief/vocabulary/surroundings.ts';
import type { ViewOptions } from '../../build-exterior.ts';
import type { RoomPlan } from '../plans.ts';
import type { Room } from '../room.ts';
import { bestView } from './best-view.ts';

interface CameraRow {
  /** Position between the side walls, and aim on the opposite side, as shares. */
  readonly stand: readonly [number, number];
  readonly look: number;
  readonly fovFactor: number;
  readonly forward: number;
}

const cameraRows: Partial<Record<CameraWish, CameraRow>> = {
  front: { stand: [0, 0.03], look: 0, fovFactor: 1, forward: 0 },
  corner: { stand: [0.36, 0.42], look: -0.35, fovFactor: 1.05, forward: 0 },
  'close-up': { stand: [0.1, 0.2], look: -0.1, fovFactor: 0.72, forward: 0.5 },
  wide: { stand: [0.2, 0.35], look: -0.1, fovFactor: 1.18, forward: -0.5 },
};

const farthestShare = 0.42;
const widestDeg = 84;
const widerLens = 1.18;
const widestLens = 1.26;

/** Turning a room moves the camera along the open side, and back at its end. */
function walkAcross(share: number, turnRad: number): number {
  const whole = 4 * farthestShare;
  const walked = share + farthestShare + (turnRad / (2 * Math.PI)) * whole;
  const along = ((walked % whole) + whole) % whole;
  return (along > whole / 2 ? whole - along : along) - farthestShare;
}

const upMetres = 0.42;
/** Under the ceiling, where a level eye cuts them off. */
const overhead: readonly PartKey[] = [
  ...(['beams', 'ducts', 'ceiling-rose', 'strip-lights', 'track-lights', 'pot-rack'] as const),
];

/** Towards a ceiling that the words are about. */
function lookUp({ design }: Room): number {
  const { ceiling } = design.brief.parts;
  const isAsked = ceiling?.kind !== undefined || ceiling?.materials !== undefined;
  if (isAsked || design.wants('skylights', 0) || design.wants('stars', 0)) return upMetres;
  return overhead.some((part) => design.brief.parts[part]?.wanted === true) ? upMetres / 2 : 0;
}

export function roomCamera(room: Room, plan: RoomPlan, options: ViewOptions) {
  const random = room.design.random('room camera');
  const { width, depth } = room;
  const wish = options.camera ?? room.design.brief.camera;
  const row = (wish === undefined ? undefined : cameraRows[wish]) ?? {
    stand: [0.02, 0.36] as const,
    look: -0.22,
    fovFactor: 1,
    forward: 0,
  };
  // From the window's side the furnished walls are visible; preferred.
  const windowSide = room.windows[0]?.side === 'right' ? 1 : -1;
  // The main wall of the furniture is best seen from across the room.
  const { focus } = room.b.facts;
  const across = focus === 'left' ? 1 : focus === 'right' ? -1 : undefined;
  const side = across ?? (random.chance(0.7) ? -windowSide : windowSide);
  const stood = side * random.between(...row.stand);
  const eye = random.between(...plan.eyeMetres);
  const z = depth / 2 + random.between(0.5, 1.2) - row.forward;
  const fovDeg = Math.min(widestDeg, random.between(...plan.fovDeg) * row.fovFactor);
  const swing = random.between(0.5, 1.1);
  const aimed = (share: number) =>
    share * width * (row.look === 0 ? 0 : 0.2) +
    (Math.sign(share) || side) * row.look * width * swing;
  const { turnRad } = options;
  const shares =
    turnRad !== undefined
      ? [walkAcross(stood, turnRad)]
      : wish === undefined
        ? [stood, -stood, stood * 0.4]
        : [stood];
  // Requested things at the side may need a wider lens.
  const lenses = wish === undefined ? [1, widerLens] : [1];
  const plans = lenses.flatMap((lens) =>
    shares.map((share) => ({
      x: share * width,
      z,
      aimed: aimed(share),
      fovDeg: Math.min(widestDeg, fovDeg * lens),
    })),
  );
  // From the corners with the widest lens, for what no other view shows.
  const corners =
    wish === undefined && turnRad === undefined ? [farthestShare, -farthestShare] : [];
  const spare = corners.map((share) => ({
    x: share * width,
    z,
    aimed: aimed(share),
    fovDeg: Math.min(widestDeg, fovDeg * widestLens),
  }));
  const best =
    row.look === 0 ? { stand: plans[0]!, lookX: plans[0]!.aimed } : bestView(room, plans, spare);
  return {
    azimuthRad: 0,
    heightMetres: eye,
    horizontalFovDeg: best.stand.fovDeg,
    standAt: [best.stand.x, eye, z] as const,
    lookAt: [best.lookX, Math.min(eye, 1.25) + lookUp(room), -depth / 2] as const,
  };
}
