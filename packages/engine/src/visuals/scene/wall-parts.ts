/** The words of a wall: its rectangle, its faces, its openings and their skin. */
import type { MaterialHandle, Vector3 } from '../scene-model.ts';
import type { SceneBuilder } from './builder.ts';

/** A rectangle in plan. */
export interface Rect {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}

export type Face = 'front' | 'right' | 'back' | 'left';

export const faces: readonly Face[] = ['front', 'right', 'back', 'left'];

export const faceWidth = (rect: Rect, face: Face) =>
  face === 'front' || face === 'back' ? rect.x1 - rect.x0 : rect.z1 - rect.z0;

/** Puts the wall's own coordinates onto one face of a rectangle. */
export function onFace(
  b: SceneBuilder,
  rect: Rect,
  face: Face,
  y: number,
  build: () => void,
): void {
  const corner: Record<Face, Vector3> = {
    front: [rect.x0, y, rect.z1],
    right: [rect.x1, y, rect.z1],
    back: [rect.x1, y, rect.z0],
    left: [rect.x0, y, rect.z0],
  };
  const turns: Record<Face, number> = {
    front: 0,
    right: Math.PI / 2,
    back: Math.PI,
    left: -Math.PI / 2,
  };
  b.place({ at: corner[face], turnRad: turns[face] }, build);
}

export interface Opening {
  readonly u0: number;
  readonly u1: number;
  readonly v0: number;
  readonly v1: number;
  readonly kind: 'window' | 'door' | 'glazedDoor' | 'garage' | 'void';
  /** Panes side by side. */
  readonly columns?: number;
  /** Heights of the cross bars as shares of the opening. */
  readonly bars?: readonly number[];
  /** Height of a round head, metres; half the width gives a semicircle. */
  readonly archRise?: number;
  /** A round window in a square hole: the corners are filled. */
  readonly round?: true;
  readonly sill?: boolean;
  readonly lintel?: boolean;
  readonly shutters?: boolean;
  /** Width of one leaf, as the wall has room for. */
  readonly shutterMetres?: number;
  readonly flowerBox?: boolean;
  /** Railing before a full-height window. */
  readonly railing?: boolean;
  readonly surround?: boolean;
}

export interface WallSkin {
  readonly wall: MaterialHandle;
  readonly frame: MaterialHandle;
  readonly glass: MaterialHandle;
  readonly trim: MaterialHandle;
  readonly door: MaterialHandle;
  readonly shutter?: MaterialHandle;
  readonly garage?: MaterialHandle;
  readonly metal: MaterialHandle;
  readonly frameMetres: number;
  readonly revealMetres: number;
  /** Real glass that one sees through, instead of imagined rooms. */
  readonly clear?: boolean;
  /** Doors without panels. */
  readonly flushDoors?: boolean;
}

export interface WallOptions {
  readonly storey: number;
  readonly name: string;
  /** Moves the rooms behind the glass, so that no two walls show the same ones. */
  readonly roomShift: number;
  /** Of a door: its handle is on the left, as that of the right leaf of two. */
  readonly opensLeft?: boolean;
}
