/** Ceilings by their names: vaults that rise above the walls, coffers and trays that hang below a flat one. */
import type { MaterialHandle, Vector3 } from '../../../scene-model.ts';
import { box, tube } from '../../solids.ts';
import type { Room } from '../room.ts';
import { kindAsked, noteKind } from './kind-asked.ts';

type Sized = Pick<Room, 'design' | 'b' | 'width'>;

/** More would be above the picture. */
const riseOf = ({ width }: Pick<Room, 'width'>) => Math.min(1.15, width * 0.21);

/** Under a roof's slopes there is no other ceiling. */
const isVaulted = (room: Sized): boolean => kindAsked(room, 'ceiling') === 'vaulted';
const isBarrel = (room: Sized): boolean => kindAsked(room, 'ceiling') === 'barrel';

export const risesAboveWalls = (room: Sized): boolean =>
  !room.design.wants('attic', 0) && (isVaulted(room) || isBarrel(room));

/** How far the ceiling is above the top of the walls. */
export function riseAt(room: Sized, x: number): number {
  if (!risesAboveWalls(room)) return 0;
  const share = Math.min(1, Math.abs(x) / (room.width / 2));
  return riseOf(room) * (isVaulted(room) ? 1 - share : Math.sqrt(1 - share * share));
}

/** A cord up to the vault, for lamps that hang at the height of the walls. */
export function cordUp(room: Room, x: number, material: MaterialHandle): void {
  const rise = riseAt(room, x);
  if (rise > 0.05) tube(room.b, [0, 0, 0], [0, rise, 0], 0.006, material, 5);
}

const arcSteps = 24;

function arc({ width, height }: Room): readonly (readonly [x: number, y: number])[] {
  const rise = riseOf({ width });
  return Array.from({ length: arcSteps + 1 }, (_, step) => {
    const angle = (step / arcSteps) * Math.PI;
    return [(-width / 2) * Math.cos(angle), height + rise * Math.sin(angle)] as const;
  });
}

/** Wall above the back wall, and its like behind us, up to this line. */
function gables(room: Room, line: readonly (readonly [x: number, y: number])[]): void {
  const { b, m, depth, height, featureSide } = room;
  const [far, near] = [-depth / 2, depth / 2 + 2];
  b.begin('wall', 'wall under the vault');
  for (let step = 0; step + 1 < line.length; step++) {
    const [[ax, ay], [cx, cy]] = [line[step]!, line[step + 1]!];
    const feature = featureSide === 'back' ? m.feature : m.wall;
    b.tri([0, height, far], [cx, cy, far], [ax, ay, far], feature);
    b.tri([0, height, near], [ax, ay, near], [cx, cy, near], m.wall);
  }
}

/** Two slopes up to a ridge along the view: corner and edges, seen from below. */
export function vaultPlanes(room: Room): readonly {
  readonly corner: Vector3;
  readonly along: Vector3;
  readonly up: Vector3;
}[] {
  const { width, depth, height } = room;
  const [x, z, rise] = [width / 2, depth / 2, riseOf(room)];
  const along: Vector3 = [0, 0, depth + 2];
  noteKind(room, 'ceiling', 'vaulted');
  gables(room, [
    [-x, height],
    [0, height + rise],
    [x, height],
  ]);
  return [
    { corner: [0, height + rise, -z], along, up: [-x, -rise, 0] },
    { corner: [x, height, -z], along, up: [-x, rise, 0] },
  ];
}

export function barrelVault(room: Room): void {
  const { b, m, depth } = room;
  const [far, near] = [-depth / 2, depth / 2 + 2];
  const line = arc(room);
  noteKind(room, 'ceiling', 'barrel');
  gables(room, line);
  b.begin('ceiling', 'barrel vault');
  for (let step = 0; step < arcSteps; step++) {
    const [[ax, ay], [cx, cy]] = [line[step]!, line[step + 1]!];
    b.quad([cx, cy, far], [cx, cy, near], [ax, ay, near], [ax, ay, far], m.ceiling);
  }
}

const cofferMetres = { apart: 1.2, half: 0.085, deep: 0.19, lip: 0.035 } as const;

/** Crossing beams, each with a lip above its foot. */
function coffers({ b, m, width, depth, height }: Room): void {
  const { apart, half, deep, lip } = cofferMetres;
  const [x, z0, z1] = [width / 2, -depth / 2, depth / 2 + 2];
  const columns = Math.max(2, Math.round(width / apart));
  const rows = Math.max(2, Math.round((z1 - z0) / apart));
  b.begin('ceiling', 'coffers');
  for (let column = 0; column <= columns; column++) {
    const u = -x + (width * column) / columns;
    box(b, [u - half, height - deep, z0], [u + half, height, z1], m.ceiling);
    box(b, [u - half - lip, height - 0.06, z0], [u + half + lip, height, z1], m.ceiling);
  }
  for (let row = 0; row <= rows; row++) {
    const v = z0 + ((z1 - z0) * row) / rows;
    box(b, [-x, height - deep + 0.004, v - half], [x, height, v + half], m.ceiling);
    box(b, [-x, height - 0.06, v - half - lip], [x, height, v + half + lip], m.ceiling);
  }
}

const trayMetres = { wide: 0.62, deep: 0.21, step: 0.1 } as const;

/** A lower border along the walls, in two steps. */
function tray({ b, m, width, depth, height }: Room): void {
  const { wide, deep, step } = trayMetres;
  const [x, z0, z1] = [width / 2, -depth / 2, depth / 2 + 2];
  b.begin('ceiling', 'tray');
  for (const [inner, low] of [
    [wide, deep],
    [wide + step, deep / 2],
  ] as const) {
    box(b, [-x, height - low, z0], [-x + inner, height, z1], m.ceiling);
    box(b, [x - inner, height - low, z0], [x, height, z1], m.ceiling);
    box(b, [-x + inner, height - low, z0], [x - inner, height, z0 + inner], m.ceiling);
  }
}

/** Below a flat ceiling. */
export function ceilingRelief(room: Room): void {
  const kind = kindAsked(room, 'ceiling');
  if (kind === 'coffered') coffers(room);
  else if (kind === 'tray') tray(room);
  else return;
  noteKind(room, 'ceiling', kind);
}
