/** Window rows shared by fronts of several styles. */
import type { WindowRow } from './facade.ts';

export const glass: WindowRow = {
  kind: 'glazedDoor',
  wide: 0.94,
  sill: 0.02,
  head: 0.93,
  columns: 2,
};
export const ribbon: WindowRow = { kind: 'window', wide: 0.99, sill: 0.3, head: 0.74, columns: 2 };
export const shopfront: WindowRow = {
  kind: 'glazedDoor',
  wide: 0.8,
  sill: 0.06,
  head: 0.78,
  columns: 3,
};
export const sash: WindowRow = {
  kind: 'window',
  wide: 0.4,
  sill: 0.24,
  head: 0.8,
  columns: 2,
  bars: [0.5],
};
export const arched: WindowRow = { ...sash, head: 0.84, isArched: true };
