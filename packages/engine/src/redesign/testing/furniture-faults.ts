/** Finds misplaced furniture in a synthetic room from its actual geometry. */
import type { Rect } from '../../visuals/scene/wall-parts.ts';
import { pathMetres, rectAt, wallSpot } from '../furnish/floor-plan.ts';
import { openToFloorMetres, type PhotoShell, type ShellOpening } from '../shell/photo-shell.ts';
import { type BuiltPiece, boundsOf, builtPieces } from './built-pieces.ts';
import type { DrawnRoom } from './drawn-room.ts';
import { meshesCross } from './meshes-cross.ts';

export const furnitureFaults = [
  'outside the room',
  'in a wall',
  'in another piece',
  'in the air',
  'before a door',
  'before a window that opens to the floor',
] as const;
export type FurnitureFault = (typeof furnitureFaults)[number];

interface FoundFault {
  readonly fault: FurnitureFault;
  readonly piece: string;
}

const toleranceMetres = 0.02;
/** Depth of a foot in the pile of a rug. */
const standingMetres = 0.03;
/** Distance of a hung piece's back from its wall. */
const hungMetres = 0.05;
/** People can pass below things that hang higher. */
const headroomMetres = 2;

/** How far a piece extends through walls, floor or ceiling, metres. */
function beyond({ low, high }: BuiltPiece, { width, depth, height }: PhotoShell) {
  return {
    walls: Math.max(
      -width / 2 - low[0],
      high[0] - width / 2,
      -depth / 2 - low[2],
      high[2] - depth / 2,
    ),
    ends: Math.max(-low[1], high[1] - height),
  };
}

const isRug = ({ placed: { piece } }: BuiltPiece) => piece.isFlat && piece.footprint.z0 !== 0;

function placeFault(built: BuiltPiece, shell: PhotoShell): FurnitureFault | undefined {
  const { low, high } = built;
  const { walls, ends } = beyond(built, shell);
  const [x, z] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2];
  const isOut = Math.abs(x) > shell.width / 2 || Math.abs(z) > shell.depth / 2;
  if (isOut || ends > toleranceMetres) return 'outside the room';
  return walls > toleranceMetres ? 'in a wall' : undefined;
}

/** Whether it is supported by neither floor, wall, ceiling nor another piece. */
function isInTheAir(built: BuiltPiece, all: readonly BuiltPiece[], shell: PhotoShell): boolean {
  const { low, high } = built;
  if (low[1] < standingMetres || high[1] > shell.height - hungMetres) return false;
  if (beyond(built, shell).walls > -hungMetres) return false;
  return !all.some(
    (other) =>
      other !== built &&
      Math.abs(other.high[1] - low[1]) < standingMetres &&
      other.low[0] < high[0] &&
      other.high[0] > low[0] &&
      other.low[2] < high[2] &&
      other.high[2] > low[2],
  );
}

const faultBefore = ({ kind, v0 }: ShellOpening): FurnitureFault | undefined => {
  if (kind === 'door') return 'before a door';
  return v0 < openToFloorMetres ? 'before a window that opens to the floor' : undefined;
};

const reaches = (low: number, high: number, from: number, to: number) =>
  low < to - toleranceMetres && high > from + toleranceMetres;

/** Whether any triangle is in people's way on this floor. */
function isInWay({ points, ...whole }: BuiltPiece, floor: Rect): boolean {
  const isOver = ({ low, high }: Pick<BuiltPiece, 'low' | 'high'>) =>
    reaches(low[0], high[0], floor.x0, floor.x1) && reaches(low[2], high[2], floor.z0, floor.z1);
  if (!isOver(whole)) return false;
  for (let at = 0; at < points.length; at += 9) {
    const triangle = boundsOf(points.subarray(at, at + 9));
    if (triangle.high[1] < standingMetres || triangle.low[1] > headroomMetres) continue;
    if (isOver(triangle)) return true;
  }
  return false;
}

export function findFurnitureFaults(
  room: Pick<DrawnRoom, 'plan' | 'record' | 'shell' | 'seed'>,
  all: readonly BuiltPiece[] = builtPieces(room),
) {
  const { shell } = room;
  const found: FoundFault[] = [];
  const standing = all.filter((built) => !isRug(built));
  const paths = shell.openings.flatMap((opening) => {
    const fault = faultBefore(opening);
    const half = (opening.u1 - opening.u0) / 2;
    const spot = wallSpot(shell, opening.side, opening.u0 + half);
    return fault
      ? [{ fault, floor: rectAt(spot, { x0: -half, x1: half, z0: 0, z1: pathMetres }) }]
      : [];
  });
  for (const built of all) {
    const { name } = built.placed.piece;
    const fault = placeFault(built, shell);
    if (fault) found.push({ fault, piece: name });
    if (isInTheAir(built, all, shell)) found.push({ fault: 'in the air', piece: name });
  }
  for (const [index, built] of standing.entries()) {
    const { name } = built.placed.piece;
    for (const other of standing.slice(0, index))
      if (meshesCross(built, other))
        found.push({ fault: 'in another piece', piece: `${name} / ${other.placed.piece.name}` });
    for (const { fault, floor } of paths)
      if (isInWay(built, floor)) found.push({ fault, piece: name });
  }
  return found;
}
