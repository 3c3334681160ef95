/**
 * A house that takes its plot as given: how wide and deep it may be, how many storeys it has and
 * where its garage is. The front stands on z = 0, its middle at x = 0, and the house lies behind.
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
  /** Up to the ridge, as tall as what stood there; a wish, not a bound. */
  readonly heightMetres: number;
  /** On which side cars drive in; none where there is no drive. */
  readonly garage: Side | undefined;
  /** Where the door was, 0 (left end) to 1. */
  readonly doorShare: number;
  /** Wished instead of the usual roof; one of those that the house offers. */
  readonly roof?: PlotRoof | undefined;
}

export interface PlotHouse {
  readonly look: Look;
  readonly rooms?: Partial<RoomsBehindGlass>;
  /** Fewest and most that it can be built with. */
  readonly storeys: readonly [least: number, most: number];
  /** Roofs that it can have; left out where its one roof makes the manner. */
  readonly roofs?: readonly PlotRoof[];
  /** False: its walls are its own, whatever is wished. */
  readonly isClad?: false;
  /** False: glass is not divided into windows. */
  readonly hasWindows?: false;
  readonly build: (house: House, plot: Plot) => Built;
}
