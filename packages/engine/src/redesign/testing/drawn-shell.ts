/** Random room shells with exact ground truth: size, camera, windows and doors. */
import type { Random } from '../../random/random.ts';
import { sides, wallLength } from '../furnish/floor-plan.ts';
import type { PhotoShell, ShellOpening } from '../shell/photo-shell.ts';

export const drawnPicture = { widthPx: 960, heightPx: 640 } as const;

interface OpeningRow {
  readonly kind: ShellOpening['kind'];
  readonly widthMetres: number;
  readonly v0: number;
  /** Probability that a room has one. */
  readonly chance: number;
}

const openingRows: readonly OpeningRow[] = [
  { kind: 'window', widthMetres: 1.2, v0: 0.9, chance: 1 },
  { kind: 'door', widthMetres: 0.9, v0: 0.02, chance: 0.5 },
  { kind: 'window', widthMetres: 1.4, v0: 0.02, chance: 0.3 },
];
const headMetres = 2.05;
const fromCornerMetres = 0.3;
const corner = { x: 0, y: 0 };

function drawnOpenings(size: Pick<PhotoShell, 'width' | 'depth'>, random: Random): ShellOpening[] {
  const openings: ShellOpening[] = [];
  const isTaken = (one: ShellOpening) =>
    openings.some(
      ({ side, u0, u1 }) => side === one.side && u0 < one.u1 + 0.2 && u1 > one.u0 - 0.2,
    );
  for (const { kind, widthMetres, v0, chance } of openingRows) {
    if (!random.chance(chance)) continue;
    let opening: ShellOpening;
    do {
      const side = random.pick(sides);
      const most = wallLength(size, side) - widthMetres - fromCornerMetres;
      const u0 = random.between(fromCornerMetres, most);
      const corners = [corner, corner, corner, corner] as const;
      opening = { side, kind, u0, u1: u0 + widthMetres, v0, v1: headMetres, corners };
    } while (isTaken(opening));
    openings.push(opening);
  }
  return openings;
}

/** Level camera at its open side. */
export function drawnShell(random: Random): PhotoShell {
  const width = random.between(3.2, 6);
  const depth = random.between(4.4, 7);
  const height = random.between(2.4, 3);
  const yaw = random.between(-0.5, 0.5);
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const { widthPx, heightPx } = drawnPicture;
  return {
    width,
    depth,
    height,
    openings: drawnOpenings({ width, depth }, random),
    camera: {
      widthPx,
      position: [random.between(-0.5, 0.5), 1.4, depth / 2 - 1],
      right: [cos, 0, sin],
      up: [0, 1, 0],
      forward: [sin, 0, -cos],
      focalPx: 0.55 * widthPx,
      centreX: widthPx / 2,
      centreY: heightPx / 2,
    },
  };
}
