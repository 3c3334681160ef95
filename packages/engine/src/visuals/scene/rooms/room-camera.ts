/** Where one stands in a room to photograph it, and which way one looks. */
import type { CameraWish } from '../../brief/vocabulary/surroundings.ts';
import type { ObjectLabel } from '../../scene-model.ts';
import type { ViewOptions } from '../build-exterior.ts';
import type { RoomPlan } from './plans.ts';
import type { Room } from './room.ts';

interface CameraRow {
  /** Where between the side walls the camera stands, and how far it looks to the other side: shares. */
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

/** A room is seen from its open side only: turning it walks along that side, and back at its end. */
function walkAcross(share: number, turnRad: number): number {
  const whole = 4 * farthestShare;
  const walked = share + farthestShare + (turnRad / (2 * Math.PI)) * whole;
  const along = ((walked % whole) + whole) % whole;
  return (along > whole / 2 ? whole - along : along) - farthestShare;
}

export function roomCamera(room: Room, plan: RoomPlan, options: ViewOptions) {
  const random = room.design.random('camera');
  const { width, depth } = room;
  const wish = options.camera ?? room.design.brief.camera;
  const row = (wish === undefined ? undefined : cameraRows[wish]) ?? {
    stand: [0.02, 0.36] as const,
    look: -0.22,
    fovFactor: 1,
    forward: 0,
  };
  // Standing on the window's side shows the furnished walls; mostly stand there.
  const windowSide = room.windows[0]?.side === 'right' ? 1 : -1;
  const side = random.chance(0.7) ? -windowSide : windowSide;
  const stood = side * random.between(...row.stand);
  const share = options.turnRad === undefined ? stood : walkAcross(stood, options.turnRad);
  const x = share * width;
  const eye = random.between(...plan.eyeMetres);
  const z = depth / 2 + random.between(0.5, 1.2) - row.forward;
  const across = options.turnRad === undefined ? side : Math.sign(share) || side;
  const fovDeg = Math.min(84, random.between(...plan.fovDeg) * row.fovFactor);
  const aimed =
    x * (row.look === 0 ? 0 : 0.2) + across * row.look * width * random.between(0.5, 1.1);
  const lookX = row.look === 0 ? aimed : bestAim(room, [x, z], aimed, fovDeg);
  return {
    azimuthRad: 0,
    heightMetres: eye,
    horizontalFovDeg: fovDeg,
    standAt: [x, eye, z] as const,
    lookAt: [lookX, Math.min(eye, 1.25), -depth / 2] as const,
  };
}

const pieces: readonly ObjectLabel[] = ['furniture', 'appliance', 'vehicle'];
/** Things may not touch the frame. */
const inside = 0.93;
/** How far off the planned direction a better one may lie, as shares of the room's width. */
const turns = [0, -0.12, 0.12, -0.24, 0.24, -0.36, 0.36, -0.5, 0.5] as const;

/** Left and right edge of every piece of furniture as seen from here: angles about the vertical. */
function anglesOf(room: Room, [x, z]: readonly [number, number]): Map<number, [number, number]> {
  const { triangles } = room.b;
  const angles = new Map<number, [number, number]>();
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const id = triangles.objects[triangle]!;
    if (!pieces.includes(triangles.objectTable[id]!.label)) continue;
    for (let corner = triangle * 9; corner < triangle * 9 + 9; corner += 3) {
      const ahead = z - triangles.positions[corner + 2]!;
      if (ahead < 0.2) continue;
      const angle = Math.atan2(triangles.positions[corner]! - x, ahead);
      const known = angles.get(id);
      if (known === undefined) angles.set(id, [angle, angle]);
      else if (angle < known[0]) known[0] = angle;
      else if (angle > known[1]) known[1] = angle;
    }
  }
  return angles;
}

/** The direction that cuts the least furniture in two, near the planned one. */
function bestAim(
  room: Room,
  stand: readonly [number, number],
  aimed: number,
  fovDeg: number,
): number {
  const angles = [...anglesOf(room, stand).values()];
  const half = ((fovDeg * Math.PI) / 360) * inside;
  const ahead = stand[1] + room.depth / 2;
  let best = { x: aimed, score: -Infinity };
  for (const turn of turns) {
    const x = aimed + turn * room.width;
    const heading = Math.atan2(x - stand[0], ahead);
    const shown = angles.reduce((sum, [left, right]) => {
      const seen = Math.min(right, heading + half) - Math.max(left, heading - half);
      const share = Math.max(0, seen) / Math.max(1e-3, right - left);
      // Whole pieces count, halves do harm.
      return sum + Math.min(0.5, right - left) * share * (2 * share - 1);
    }, 0);
    const score = shown - Math.abs(turn) * 0.35;
    if (score > best.score) best = { x, score };
  }
  return best.x;
}
