/**
 * The front of a row, a block or a street, redesigned within its outline. Local axes: on z = 0, u along it from the
 * left, v up from the ground, both in metres.
 */
import type { SceneBuilder } from '../builder.ts';
import type { Palette } from '../palette.ts';
import type { Opening } from '../wall-parts.ts';

export interface Facade {
  readonly widthMetres: number;
  readonly groundMetres: number;
  readonly storeyMetres: number;
  /** Number of storeys, including the ground floor and partial ones. */
  readonly storeys: number;
  /** Height of the front at this position. */
  readonly topAt: (u: number) => number;
  readonly seed: number;
}

export interface FacadeBuild {
  readonly b: SceneBuilder;
  readonly palette: Palette;
  readonly facade: Facade;
  readonly bays: number;
  readonly bayMetres: number;
}

/** Windows of a storey, as shares of its bay and height. */
export interface WindowRow
  extends Omit<Opening, 'u0' | 'u1' | 'v0' | 'v1' | 'kind' | 'sill' | 'archRise'> {
  readonly kind: 'window' | 'glazedDoor';
  readonly wide: number;
  readonly sill: number;
  readonly head: number;
  readonly isArched?: boolean;
}

export interface FacadeManner {
  readonly bayMetres: number;
  readonly ground: WindowRow;
  readonly upper: WindowRow;
  /** Builders of the ornaments in front of the wall. */
  readonly ornaments: readonly ((build: FacadeBuild) => void)[];
  /** Every nth bay of the ground floor has a door. */
  readonly doorEvery: number;
  /** The ground floor has the look's second material. */
  readonly hasBase?: boolean;
}

/** Height of the floor of a storey. */
export const floorOf = ({ groundMetres, storeyMetres }: Facade, storey: number) =>
  storey === 0 ? 0 : groundMetres + (storey - 1) * storeyMetres;

/** Height of a storey. */
export const heightOf = ({ groundMetres, storeyMetres }: Facade, storey: number) =>
  storey === 0 ? groundMetres : storeyMetres;
