/** Furniture groups for empty rooms: positions of pieces relative to the first one, in metres. */
import type { StagingName } from '../looks/look.ts';
import type { PieceName } from './pieces.ts';

export interface StagedPiece {
  readonly piece: PieceName;
  readonly right: number;
  /** Towards the camera. */
  readonly ahead: number;
  readonly turn?: number;
}

export interface StagingRow {
  /** Whether the first piece stands against the back wall, or free in the room. */
  readonly againstWall: boolean;
  readonly group: readonly StagedPiece[];
  /** A rug under the group: offset of its centre towards the camera, and its size. */
  readonly rug: { readonly ahead: number; readonly width: number; readonly depth: number } | null;
}

export const staging: Readonly<Record<StagingName, StagingRow>> = {
  living: {
    againstWall: true,
    group: [
      { piece: 'sofa', right: 0, ahead: 0 },
      { piece: 'coffeeTable', right: 0, ahead: 1.05 },
      { piece: 'armchair', right: 1.55, ahead: 1.1, turn: 1.2 },
      { piece: 'floorLamp', right: -1.4, ahead: -0.05 },
      { piece: 'plant', right: 1.45, ahead: 0 },
    ],
    rug: { ahead: 0.95, width: 2.8, depth: 1.9 },
  },
  dining: {
    againstWall: false,
    group: [
      { piece: 'diningGroup', right: 0, ahead: 0 },
      { piece: 'plant', right: -1.7, ahead: -1.1 },
    ],
    rug: { ahead: 0, width: 2.8, depth: 2.4 },
  },
  bedroom: {
    againstWall: true,
    group: [
      { piece: 'bed', right: 0, ahead: 0 },
      { piece: 'nightstand', right: -1.2, ahead: -0.8 },
      { piece: 'nightstand', right: 1.2, ahead: -0.8 },
      { piece: 'plant', right: 1.9, ahead: -0.7 },
    ],
    rug: { ahead: 0.6, width: 2.6, depth: 1.9 },
  },
  office: {
    againstWall: true,
    group: [
      { piece: 'desk', right: 0, ahead: 0 },
      { piece: 'floorLamp', right: -1.1, ahead: -0.4 },
      { piece: 'plant', right: 1.2, ahead: -0.4 },
    ],
    rug: { ahead: 0.4, width: 2.2, depth: 1.6 },
  },
  foyer: {
    againstWall: true,
    group: [
      { piece: 'sideboard', right: 0, ahead: 0 },
      { piece: 'plant', right: 1.2, ahead: 0 },
    ],
    rug: { ahead: 1.1, width: 1.9, depth: 1.3 },
  },
  bath: { againstWall: true, group: [{ piece: 'plant', right: 0, ahead: 0 }], rug: null },
};
