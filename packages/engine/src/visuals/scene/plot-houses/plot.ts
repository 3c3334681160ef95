/**
 * A house for a given plot: largest width and depth, number of storeys, side of the garage. The front is at z = 0,
 * centred at x = 0, and the house extends behind it.
 */
import type { RoomsBehindGlass } from '../../scene-model.ts';
import type { Built, House } from '../buildings/house.ts';
import type { Look } from '../palette.ts';

export type Side = 'left' | 'right';

export const plotRoofs = ['gable', 'hip', 'butterfly', 'flat'] as const;
export type PlotRoof = (typeof plotRoofs)[number];

export interface Plot {
  readonly widthMetres: number;
  readonly depthMetres: number;
  readonly storeys: number;
  /** Ridge height of the old house; a target, not a limit. */
  readonly heightMetres: number;
  /** Side of the garage; undefined without a drive. */
  readonly garage: Side | undefined;
  /** Position of the old door, 0 (left end) to 1. */
  readonly doorShare: number;
  /** Requested roof; one of those that the house offers. */
  readonly roof?: PlotRoof | undefined;
}

export interface PlotHouse {
  readonly look: Look;
  readonly rooms?: Partial<RoomsBehindGlass>;
  /** Fewest and most storeys it supports. */
  readonly storeys: readonly [least: number, most: number];
  /** Available roofs; undefined where a single roof defines the style. */
  readonly roofs?: readonly PlotRoof[];
  /** False: its walls can't be changed. */
  readonly isClad?: false;
  /** False: glass is not divided into windows. */
  readonly hasWindows?: false;
  readonly build: (house: House, plot: Plot) => Built;
}
