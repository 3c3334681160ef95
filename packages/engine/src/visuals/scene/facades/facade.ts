/**
 * The front of a row, a block or a street, redesigned within its own outline. It stands on z = 0 of
 * its own axes: u runs along it from the left, v upwards from the ground, both in metres.
 */
import type { SceneBuilder } from '../builder.ts';
import type { Palette } from '../palette.ts';
import type { Opening } from '../wall-parts.ts';

export interface Facade {
  readonly widthMetres: number;
  readonly groundMetres: number;
  readonly storeyMetres: number;
  /** Storeys that are begun, the ground floor among them. */
  readonly storeys: number;
  /** How high the front reaches at this place. */
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

/** Windows of a storey, as shares of its bay and its height. */
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
  /** Builders of the elements before the wall. */
  readonly ornaments: readonly ((build: FacadeBuild) => void)[];
  /** Every so many bays of the ground floor have a door. */
  readonly doorEvery: number;
  /** The second material of the look clads the ground floor. */
  readonly hasBase?: boolean;
}

/** Height of the floor of a storey. */
export const floorOf = ({ groundMetres, storeyMetres }: Facade, storey: number) =>
  storey === 0 ? 0 : groundMetres + (storey - 1) * storeyMetres;

/** Height of a storey. */
export const heightOf = ({ groundMetres, storeyMetres }: Facade, storey: number) =>
  storey === 0 ? groundMetres : storeyMetres;
