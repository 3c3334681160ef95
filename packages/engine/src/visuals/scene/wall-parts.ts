/** Types of a wall: rectangle, faces, openings and skin. */
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

/** Maps the wall's local coordinates to one face of a rectangle. */
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
  /** Number of panes side by side. */
  readonly columns?: number;
  /** Heights of glazing bars as shares of the opening. */
  readonly bars?: readonly number[];
  /** Rise of an arch, metres; half the width gives a semicircle. */
  readonly archRise?: number;
  /** A round window in a square hole with filled corners. */
  readonly round?: true;
  /** Of a room: glazed sides beyond the wall. */
  readonly isBay?: true;
  /** Of a room: one walks through it. */
  readonly isPassage?: true;
  readonly sill?: boolean;
  readonly lintel?: boolean;
  readonly shutters?: boolean;
  /** Width of one shutter, as far as the wall has space. */
  readonly shutterMetres?: number;
  readonly flowerBox?: boolean;
  /** Railing in front of a full-height window. */
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
  /** Transparent glass instead of interior mapping. */
  readonly clear?: boolean;
  /** Doors without panels. */
  readonly flushDoors?: boolean;
}

export interface WallOptions {
  readonly storey: number;
  readonly name: string;
  /** Offset of the rooms behind glass, so that walls differ. */
  readonly roomShift: number;
  /** Door handle on the left, as on the right leaf of a double door. */
  readonly opensLeft?: boolean;
}
