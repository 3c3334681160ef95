/**
 * Draws a new step of light only where the photo has one. Near a border of surfaces in even light (a mask
 * that ends in the middle of a wall, a ceiling as light as the cupboards below it) the new light of both
 * sides is blended: the logarithm of the change is diffused across the border. Colours and patterns keep
 * their border.
 */

import type { ColourCube } from '../../colour/colour-cube.ts';
import { cubeSide } from '../../colour/colour-cube.ts';
import { ReusableBuffer } from '../../image/reusable-buffer.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { light } from '../colours/colour-groups.ts';
import type { Feedback } from '../masks/edge-spread.ts';
import { feedbackOf, multiply, spreadAlongEdges, stepsBetween } from '../masks/edge-spread.ts';
import type { PhotoGrid } from '../masks/photo-grid.ts';
import { coarse, gridOf, nodesOf, widest } from '../masks/photo-grid.ts';
import { unsupportedBorderBand } from '../masks/unsupported-borders.ts';
import type { RowCanvas } from '../paint/row-canvas.ts';
import type { LaidPaint, SurfacePaint } from '../surfaces/surface-paint.ts';

const rule = { carried: [0.045, 0.09], bandCells: 6 } as const;
/** Weight of a cell's light beside such a border. */
const leftTrust = 0.01;

/** Places at which light must not jump. */
interface EvenPlaces {
  readonly grid: PhotoGrid;
  readonly band: Float32Array;
  readonly trust: Float32Array;
  /** The weights after diffusion. */
  readonly spreadTrust: Float32Array;
  readonly feedback: Feedback;
  /** Share of each cell covered by each mask. */
  readonly shares: readonly Float32Array[];
  readonly planeOf: Float32Array;
  /** Colour cube node and luminance of each cell. */
  readonly nodes: Int32Array;
  readonly luminance: Float32Array;
}

const held = new WeakMap<Analysis, Map<string, EvenPlaces | null>>();

/** Cached per analysis and choice of surfaces. */
function placesOf(analysis: Analysis, paints: readonly SurfacePaint[]): EvenPlaces | null {
  const name = paints.map(({ surface }) => surface.className).join();
  const known = held.get(analysis) ?? new Map<string, EvenPlaces | null>();
  held.set(analysis, known);
  let places = known.get(name);
  if (places === undefined) {
    places = findPlaces(analysis, paints);
    known.set(name, places);
  }
  return places;
}

function findPlaces(analysis: Analysis, paints: readonly SurfacePaint[]): EvenPlaces | null {
  const { photo } = analysis;
  const grid = gridOf(photo);
  const shares = paints.map(({ cover }) => coarse(grid, photo, cover, 1 / 255));
  const steps = stepsBetween(grid, 1);
  const band = unsupportedBorderBand(grid, steps.largest, shares, rule);
  if (!band) return null;
  const trust = band.map((near) => 1 - near + leftTrust);
  const feedback = feedbackOf(grid, steps);
  const nodes = nodesOf(grid);
  return {
    grid,
    band,
    trust,
    spreadTrust: spreadAlongEdges(trust.slice(), feedback),
    feedback,
    shares,
    planeOf: coarse(grid, photo, analysis.planeOf, 1),
    nodes,
    luminance: luminanceOfNodes(nodes),
  };
}

function luminanceOfNodes(nodes: Int32Array): Float32Array {
  const luminance = new Float32Array(nodes.length);
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]!;
    luminance[i] = luminanceOf(
      lightOf(node),
      lightOf((node / cubeSide) | 0),
      lightOf((node / cubeSide ** 2) | 0),
    );
  }
  return luminance;
}

/** Light at an index along one axis of a colour cube. */
const lightOf = (place: number) => light((place % cubeSide) / (cubeSide - 1));

const luminanceOf = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Logarithm of new over old light, one per plane and one for none. */
function gainsOf(paint: SurfacePaint): Float32Array {
  const { surface, finishes, flat, energy, amount } = paint;
  return Float32Array.from([...finishes, null], (finish) => {
    const now = energy * luminanceOf(...(finish ? finish.tile.mean : flat));
    return Math.log(1 - amount + (amount * now) / Math.max(0.004, surface.luminance));
  });
}

/** Lower bound of light, so that its factor stays finite. */
const dimmest = 0.01;

/** Smaller shares of loose things in a cell are ignored. */
const someLoose = 0.05;
/** Smaller changes of light are skipped. */
const leastChange = 0.02;
/** Floats per cell in the kernel's layout. */
const lanes = 4;

/**
 * Address of the kernel's data; 0 if light jumps nowhere.
 * @param cube colour cube of loose things, if any
 */
export function placeEvenLight(
  canvas: RowCanvas,
  analysis: Analysis,
  paints: readonly SurfacePaint[],
  laid: readonly LaidPaint[],
  cube: ColourCube | null,
): number {
  const places = placesOf(analysis, paints);
  if (!places) return 0;
  const { grid, feedback } = places;
  const count = places.band.length;
  const gains = paints.map(gainsOf);
  const made = madeBuffer.take(count);
  const cells = keptCells.takeCleared(count * lanes);
  for (let i = 0; i < count; i += grid.columns) makeLight(places, gains, cube, made, cells, i);
  const even = evenBuffer.take(count);
  multiply(made, places.trust, even);
  spreadAlongEdges(even, feedback);
  const changes = changesBuffer.takeCleared(count);
  for (let i = 0; i < count; i += grid.columns) findChanges(places, made, even, changes, i);
  const changed = widest(changes, grid.columns, grid.rows, 1);
  for (let i = 0; i < count; i += grid.columns) takeEven(places, changed, even, cells, i);
  const painted = laid.flatMap(({ cover, onPlane }, k) => {
    const gain = gains[k]!;
    return [cover, onPlane, canvas.put(gain), gain.length - 1];
  });
  return canvas.block('iiifii', [
    canvas.put(cells),
    grid.columns,
    grid.rows,
    grid.cellPx,
    canvas.put(Uint32Array.from(painted)),
    laid.length,
  ]);
}

/** For the current picture. */
const madeBuffer = new ReusableBuffer(Float32Array);
const keptCells = new ReusableBuffer(Float32Array);
const evenBuffer = new ReusableBuffer(Float32Array);
const changesBuffer = new ReusableBuffer(Float32Array);

/** Change of light by the look, for one row of cells. */
function makeLight(
  { grid, shares, planeOf, nodes, luminance }: EvenPlaces,
  gains: readonly Float32Array[],
  cube: ColourCube | null,
  made: Float32Array,
  cells: Float32Array,
  start: number,
): void {
  for (let i = start; i < start + grid.columns; i++) {
    let left = 1;
    // Accumulated in the array instead of a local, since it rounds each sum to 32 bits.
    made[i] = 0;
    for (let k = 0; k < gains.length; k++) {
      const gain = gains[k]!;
      const share = Math.min(left, shares[k]![i]!);
      made[i]! += share * gain[Math.min(gain.length - 1, planeOf[i]!)]!;
      left -= share;
    }
    if (!cube || left < someLoose) continue;
    const at = nodes[i]! * 3;
    const now = luminanceOf(cube[at]!, cube[at + 1]!, cube[at + 2]!);
    const loose = Math.log((now + dimmest) / (luminance[i]! + dimmest));
    cells[i * lanes + 2] = loose;
    made[i]! += left * loose;
  }
}

/** Normalises diffused values by the diffused weights, and marks where light changes. */
function findChanges(
  { grid, band, spreadTrust }: EvenPlaces,
  made: Float32Array,
  even: Float32Array,
  changes: Float32Array,
  start: number,
): void {
  for (let i = start; i < start + grid.columns; i++) {
    even[i]! /= spreadTrust[i]!;
    if (band[i]! * Math.abs(even[i]! - made[i]!) > leastChange) changes[i] = 1;
  }
}

function takeEven(
  { grid, band }: EvenPlaces,
  changed: Float32Array,
  even: Float32Array,
  cells: Float32Array,
  start: number,
): void {
  for (let i = start; i < start + grid.columns; i++) {
    if (changed[i] === 0) continue;
    cells[i * lanes] = band[i]!;
    cells[i * lanes + 1] = band[i]! * even[i]!;
  }
}
