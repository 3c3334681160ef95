import type { StudioKind, SurfaceName } from '@maquette/contract';

export interface SurfaceWord {
  readonly label: string;
  /** RGB of the tint; far apart, so that neighbours differ clearly. */
  readonly tint: readonly [number, number, number];
}

export const surfaceWords: Readonly<Record<SurfaceName, SurfaceWord>> = {
  floor: { label: 'Floor', tint: [214, 127, 43] },
  wall: { label: 'Wall', tint: [62, 97, 214] },
  ceiling: { label: 'Ceiling', tint: [33, 163, 138] },
  window: { label: 'Window', tint: [240, 205, 70] },
  door: { label: 'Door', tint: [163, 73, 164] },
  object: { label: 'Leave alone', tint: [110, 110, 112] },
  sky: { label: 'Sky', tint: [110, 190, 250] },
  facade: { label: 'Facade', tint: [62, 97, 214] },
  roof: { label: 'Roof', tint: [196, 60, 50] },
  vegetation: { label: 'Planting', tint: [58, 150, 66] },
  ground: { label: 'Ground', tint: [214, 127, 43] },
  other: { label: 'Leave alone', tint: [110, 110, 112] },
};

/** Surfaces to choose from, the most common first. */
export const namedSurfaces: Readonly<Record<StudioKind, readonly SurfaceName[]>> = {
  interior: ['floor', 'wall', 'ceiling', 'object', 'window', 'door'],
  exterior: ['facade', 'roof', 'ground', 'other', 'window', 'door', 'vegetation', 'sky'],
};

export const tintOf = (name: SurfaceName): string => `rgb(${surfaceWords[name].tint.join(' ')})`;
