/** Shared parts of plot houses: division of the plot, and openings that fill a width. */
import type { MaterialHandle } from '../../scene-model.ts';
import type { House } from '../buildings/house.ts';
import { box } from '../solids.ts';
import type { Opening, Rect } from '../wall-parts.ts';
import type { Plot } from './plot.ts';

const widestGarageMetres = 6;
const leastHouseMetres = 6.5;

export interface DividedPlot {
  /** Living part. */
  readonly house: Rect;
  /** Garage, beside it. */
  readonly garage: Rect | undefined;
}

/** Puts the garage on its side if enough is left for the house. */
export function dividePlot(plot: Plot, share = 0.36): DividedPlot {
  const half = plot.widthMetres / 2;
  const all: Rect = { x0: -half, x1: half, z0: -plot.depthMetres, z1: 0 };
  const wide = Math.min(widestGarageMetres, plot.widthMetres * share);
  if (plot.garage === undefined || plot.widthMetres - wide < leastHouseMetres || wide < 2.9)
    return { house: all, garage: undefined };
  return plot.garage === 'left'
    ? { garage: { ...all, x1: all.x0 + wide }, house: { ...all, x0: all.x0 + wide } }
    : { garage: { ...all, x0: all.x1 - wide }, house: { ...all, x1: all.x1 - wide } };
}

export const garageDoor = (width: number, height = 2.25): Opening => {
  const half = Math.min(2.5, width / 2 - 0.35);
  return { u0: width / 2 - half, u1: width / 2 + half, v0: 0.02, v1: height, kind: 'garage' };
};

/** Storey height such that storeys and roof together match the old house. */
export function storeyMetresFor(plot: Plot, roofMetres: number, range: readonly [number, number]) {
  const free = (plot.heightMetres - roofMetres) / plot.storeys;
  return Math.max(range[0], Math.min(range[1], free));
}

/** Position of the old door, with this margin to both ends, in metres from the left end. */
export function doorPlace(plot: Plot, rect: Rect, margin: number): number {
  const width = rect.x1 - rect.x0;
  const wished = (plot.doorShare - 0.5) * plot.widthMetres - rect.x0;
  return Math.max(margin, Math.min(width - margin, wished));
}

/** A slab that extends into the ground, so that uneven lawn leaves no gap. */
export function footing(
  house: House,
  rect: Rect,
  y: number,
  material: MaterialHandle,
  proud = 0.03,
): void {
  house.b.begin('wall', 'footing');
  box(
    house.b,
    [rect.x0 - proud, -0.5, rect.z0 - proud],
    [rect.x1 + proud, y, rect.z1 + proud],
    material,
  );
}

/** Equal windows along a wall that avoid reserved stretches. */
export function windowsBeside(
  width: number,
  bayMetres: number,
  window: Omit<Opening, 'u0' | 'u1' | 'kind'> & { readonly wide: number },
  free: readonly (readonly [from: number, to: number])[] = [],
): Opening[] {
  const { wide, ...rest } = window;
  const count = Math.max(1, Math.round(width / bayMetres));
  return Array.from({ length: count }, (_, index): Opening => {
    const u = (width * (index + 0.5)) / count;
    return { ...rest, u0: u - wide / 2, u1: u + wide / 2, kind: 'window' };
  }).filter(({ u0, u1 }) => !free.some(([from, to]) => u0 < to + 0.12 && u1 > from - 0.12));
}

/** A door in front of glass: its centre, face and size. */
export interface DoorPlace {
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly high: number;
}

/** Two glass leaves in slim frames with long handles; transparent. */
export function glassDoor(house: House, { x, z, wide, high }: DoorPlace, frame: MaterialHandle) {
  const { b, palette } = house;
  const half = wide / 2;
  b.begin('door', 'entrance');
  const bar = (x0: number, y0: number, x1: number, y1: number) =>
    box(b, [x + x0, y0, z - 0.06], [x + x1, y1, z + 0.06], frame);
  for (const at of [-half, half - 0.07]) bar(at, 0, at + 0.07, high);
  bar(-0.05, 0, 0.05, high);
  bar(-half, high, half, high + 0.09);
  bar(-half, 0, half, 0.12);
  b.begin('trim', 'door handles');
  for (const at of [-0.16, 0.12])
    box(b, [x + at, 0.7, z + 0.06], [x + at + 0.04, 1.8, z + 0.12], palette.metal);
}

/** A garage door of horizontal panels with shaded joints. */
export function panelDoor(
  house: House,
  { x, z, wide, high }: DoorPlace,
  panel: MaterialHandle,
  joint: MaterialHandle,
) {
  const { b } = house;
  const half = wide / 2;
  b.begin('door', 'garage door');
  box(b, [x - half, 0.02, z - 0.1], [x + half, high, z], joint);
  const rows = 5;
  for (let row = 0; row < rows; row++)
    box(
      b,
      [x - half + 0.03, 0.04 + (high * row) / rows, z],
      [x + half - 0.03, (high * (row + 1)) / rows - 0.02, z + 0.05],
      panel,
    );
}
