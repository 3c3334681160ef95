/**
 * Volumes of a house, collected during design and built when all are known: a window that a wing, a bay or a turret
 * would cut or cover is left out.
 */
import type { MaterialHandle } from '../../scene-model.ts';
import {
  type Face,
  faces,
  faceWidth,
  type Opening,
  onFace,
  type Rect,
  type WallSkin,
} from '../wall-parts.ts';
import { wall } from '../walls.ts';
import type { House } from './house.ts';

export interface MassOptions {
  readonly y: number;
  readonly height: number;
  readonly storey: number;
  readonly name?: string;
  readonly openings: Partial<Record<Face, readonly Opening[]>>;
  /** Material per face, where different. */
  readonly walls?: Partial<Record<Face, MaterialHandle>>;
  readonly skin?: WallSkin;
}

export interface Mass extends MassOptions {
  readonly rect: Rect;
}

/** A volume in front of walls that is not a mass. */
export interface Block {
  readonly rect: Rect;
  readonly y0: number;
  readonly y1: number;
}

/** Four walls with openings, closed by floor and ceiling slabs. */
export function mass(house: House, rect: Rect, options: MassOptions): void {
  house.masses.push({ rect, ...options });
}

/** A wall closer than this blocks a window's light and view. */
const blockingMetres = 0.3;
/** Frames and sills extend this far beyond the glass. */
const frameMetres = 0.08;
const leastMetres = 0.05;

const overlap = (a0: number, a1: number, c0: number, c1: number) =>
  Math.min(a1, c1) - Math.max(a0, c0);

/** Plan area of an opening and the strip of ground in front of it. */
function before({ x0, x1, z0, z1 }: Rect, face: Face, { u0, u1 }: Opening): Rect {
  const near = leastMetres;
  const far = blockingMetres;
  const [a, c] = [u0 - frameMetres, u1 + frameMetres];
  const strips: Record<Face, Rect> = {
    front: { x0: x0 + a, x1: x0 + c, z0: z1 + near, z1: z1 + far },
    back: { x0: x1 - c, x1: x1 - a, z0: z0 - far, z1: z0 - near },
    right: { x0: x1 + near, x1: x1 + far, z0: z1 - c, z1: z1 - a },
    left: { x0: x0 - far, x1: x0 - near, z0: z0 + a, z1: z0 + c },
  };
  return strips[face];
}

function stands(block: Block, strip: Rect, low: number, high: number): boolean {
  const { rect } = block;
  return (
    overlap(strip.x0, strip.x1, rect.x0, rect.x1) > 0 &&
    overlap(strip.z0, strip.z1, rect.z0, rect.z1) > 0 &&
    overlap(low, high, block.y0, block.y1) > leastMetres
  );
}

const glazed: readonly Opening['kind'][] = ['window', 'glazedDoor'];
/** Masses with arches are see-through: windows well behind them stay. */
const isHollow = ({ openings }: Mass) =>
  Object.values(openings).some((row) => row.some(({ kind }) => kind === 'void'));

interface MassBlock extends Block {
  readonly mass: Mass;
}

/** A mass blocks as a whole, or by its four walls. */
function blocksOf(one: Mass): MassBlock[] {
  const { x0, x1, z0, z1 } = one.rect;
  const solid = { mass: one, rect: one.rect, y0: one.y, y1: one.y + one.height };
  if (!isHollow(one)) return [solid];
  const t = blockingMetres;
  return [
    { ...one.rect, x1: x0 + t },
    { ...one.rect, x0: x1 - t },
    { ...one.rect, z1: z0 + t },
    { ...one.rect, z0: z1 - t },
  ].map((rect) => ({ ...solid, rect }));
}
/** A house without windows may still have some on faces that no camera sees. */
const unseen: readonly Face[] = ['back'];

export function raiseMasses(house: House): void {
  const { b, masses } = house;
  const blocks: readonly (Block & Partial<MassBlock>)[] = [
    ...house.blocks,
    ...masses.flatMap(blocksOf),
  ];
  let inFront = 0;
  for (const one of masses) {
    const skin = one.skin ?? house.skin;
    const { rect, y, height, storey } = one;
    const shift = (rect.x0 * 7.3 + rect.z0 * 3.1 + y * 5.7) % 97;
    faces.forEach((face, index) => {
      const standing = (one.openings[face] ?? []).filter((opening) => {
        if (!glazed.includes(opening.kind)) return true;
        if (!house.hasWindows && !unseen.includes(face)) return false;
        const strip = before(rect, face, opening);
        return !blocks.some(
          (block) => block.mass !== one && stands(block, strip, y + opening.v0, y + opening.v1),
        );
      });
      const openings = standing.map((opening) =>
        opening.kind === 'window' ? { ...opening, ...house.panes } : opening,
      );
      if (face === 'front') inFront += openings.filter(({ kind }) => glazed.includes(kind)).length;
      onFace(b, rect, face, y, () =>
        wall(
          b,
          faceWidth(rect, face),
          height,
          openings,
          { ...skin, wall: one.walls?.[face] ?? skin.wall },
          { storey, name: one.name ?? face, roomShift: shift + index * 23.7 },
        ),
      );
    });
    b.begin('ceiling', 'floor slab', { storey });
    const { x0, x1, z0, z1 } = rect;
    b.quad([x0, y, z0], [x1, y, z0], [x1, y, z1], [x0, y, z1], house.palette.soffit);
    const top = y + height;
    b.quad([x0, top, z1], [x1, top, z1], [x1, top, z0], [x0, top, z0], skin.wall);
  }
  if (masses.length > 0) b.facts.windows = inFront > 0 ? inFront : false;
}
