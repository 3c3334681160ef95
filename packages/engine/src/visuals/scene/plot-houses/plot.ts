/**
 * A house that takes its plot as given: how wide and deep it may be, how many storeys it has and
 * where its garage is. The front stands on z = 0, its middle at x = 0, and the house lies behind.
 */
import type { RoomsBehindGlass } from '../../scene-model.ts';
import type { Built, House } from '../buildings/house.ts';
import type { Look } from '../palette.ts';

export type Side = 'left' | 'right';

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
}

export interface PlotHouse {
  readonly look: Look;
  readonly rooms?: Partial<RoomsBehindGlass>;
  readonly build: (house: House, plot: Plot) => Built;
}
