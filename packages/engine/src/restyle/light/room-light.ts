/**
 * New light in a room: lamps as points inside the box, with falloff by distance and angle on the plane behind
 * each pixel. Computed on a coarse grid, since light is smooth.
 */
import { linearFromHex } from '../../colour/hex.ts';
import type { Analysis, ScenePlane, Vector3 } from '../../sense/analysis.ts';
import { noPlane } from '../../sense/analysis.ts';
import { createPlanePoint, planeSampler } from '../../sense/surfaces/plane-point.ts';
import type { LampPlace, LampRow } from '../looks/look.ts';

export interface Lamp {
  readonly at: Vector3;
  readonly colour: readonly [number, number, number];
  readonly power: number;
}

export interface RoomBox {
  readonly left: number;
  readonly right: number;
  readonly depth: number;
  readonly floor: number;
  readonly ceiling: number;
}

const assumedRoom: RoomBox = { left: 2, right: 2, depth: 4, floor: 1.45, ceiling: 1.05 };
const cameraHeightMetres = 1.45;

export function roomBox(analysis: Analysis): RoomBox {
  const box = analysis.box;
  if (!box) return assumedRoom;
  const k = cameraHeightMetres;
  const held = (value: number, low: number, high: number) =>
    Math.min(high, Math.max(low, value * k));
  return {
    left: held(box.left, 0.5, 8),
    right: held(box.right, 0.5, 8),
    depth: held(box.depth, 1.5, 12),
    floor: k,
    ceiling: held(box.ceiling, 0.5, 4),
  };
}

const places: Record<LampPlace, (room: RoomBox) => Vector3> = {
  pendant: (room) => [(room.right - room.left) / 2, -room.ceiling * 0.62, room.depth * 0.68],
  'floor-left': (room) => [-room.left * 0.82, -0.1, room.depth * 0.86],
  'floor-right': (room) => [room.right * 0.82, -0.1, room.depth * 0.86],
  'cove-left': (room) => [-room.left * 0.92, -room.ceiling * 0.4, room.depth * 0.58],
  'cove-right': (room) => [room.right * 0.92, -room.ceiling * 0.4, room.depth * 0.58],
};

export function lampsIn(room: RoomBox, rows: readonly LampRow[]): Lamp[] {
  return rows.map((row) => {
    const [red, green, blue] = linearFromHex(row.colour);
    const mean = 0.3 * red + 0.55 * green + 0.15 * blue;
    return {
      at: places[row.place](room),
      colour: [red / mean, green / mean, blue / mean],
      power: row.power,
    };
  });
}

/** As in the kernel, which applies the light. */
const cellPx = 8;

export interface LightGrid {
  readonly columns: number;
  readonly rows: number;
  /** Factors on red, green and blue. */
  readonly factors: Float32Array;
}

/** @param amount 0 for no change */
export function lightGrid(
  analysis: Analysis,
  lamps: readonly Lamp[],
  ambient: number,
  amount: number,
): LightGrid | null {
  if (lamps.length === 0) return null;
  const { widthPx, heightPx } = analysis.photo;
  const columns = Math.ceil(widthPx / cellPx) + 1;
  const rows = Math.ceil(heightPx / cellPx) + 1;
  const factors = new Float32Array(columns * rows * 3);
  const room: LitRoom = {
    analysis,
    samplers: analysis.planes.map((plane) => planeSampler(analysis.camera, plane)),
    lamps,
    base: 1 + (ambient - 1) * amount,
    amount,
  };
  for (let row = 0; row < rows; row++) lightRow(room, row, columns, factors);
  return { columns, rows, factors: smooth(factors, columns, rows) };
}

interface LitRoom {
  readonly analysis: Analysis;
  /** One per plane of the analysis. */
  readonly samplers: readonly ReturnType<typeof planeSampler>[];
  readonly lamps: readonly Lamp[];
  /** Share of the room's light without the lamps. */
  readonly base: number;
  readonly amount: number;
}

const spot = createPlanePoint();

function lightRow(room: LitRoom, row: number, columns: number, factors: Float32Array): void {
  const { analysis, samplers, lamps, base, amount } = room;
  const { widthPx, heightPx } = analysis.photo;
  const y = Math.min(heightPx - 1, row * cellPx);
  for (let column = 0; column < columns; column++) {
    const x = Math.min(widthPx - 1, column * cellPx);
    const at = (row * columns + column) * 3;
    factors[at] = base;
    factors[at + 1] = base;
    factors[at + 2] = base;
    const index = analysis.planeOf[y * widthPx + x]!;
    if (index === noPlane) continue;
    if (!samplers[index]!(x + 0.5, y + 0.5, spot)) continue;
    addLamps(analysis.planes[index]!, spot, lamps, amount, factors, at);
  }
}

/**
 * Maximum of all lamps together, relative to the room's light: close to a coloured lamp, wood and frames
 * would clip.
 */
const brightestLamps = 1.4;

function addLamps(
  plane: ScenePlane,
  { u, v }: typeof spot,
  lamps: readonly Lamp[],
  amount: number,
  factors: Float32Array,
  at: number,
) {
  const { normal, uAxis, vAxis, distance } = plane;
  const px = normal[0] * distance + uAxis[0] * u + vAxis[0] * v;
  const py = normal[1] * distance + uAxis[1] * u + vAxis[1] * v;
  const pz = normal[2] * distance + uAxis[2] * u + vAxis[2] * v;
  const inward = distance > 0 ? -1 : 1;
  let red = 0;
  let green = 0;
  let blue = 0;
  let sum = 0;
  for (const lamp of lamps) {
    const dx = lamp.at[0] - px;
    const dy = lamp.at[1] - py;
    const dz = lamp.at[2] - pz;
    const squared = dx * dx + dy * dy + dz * dz + 0.35;
    const facing =
      ((dx * normal[0] + dy * normal[1] + dz * normal[2]) * inward) / Math.sqrt(squared);
    const k = (amount * lamp.power * 1.5 * (0.4 + 0.6 * Math.max(0, facing))) / squared;
    red += k * lamp.colour[0];
    green += k * lamp.colour[1];
    blue += k * lamp.colour[2];
    sum += k;
  }
  const held = brightestLamps / (brightestLamps + sum);
  factors[at]! += red * held;
  factors[at + 1]! += green * held;
  factors[at + 2]! += blue * held;
}

/** A slight blur, so that a room's corner is a gradual change of light. */
function smooth(source: Float32Array, columns: number, rows: number): Float32Array {
  const out = new Float32Array(source.length);
  for (let y = 0; y < rows; y++) smoothRow(source, columns, rows, y, out);
  return out;
}

function smoothRow(
  source: Float32Array,
  columns: number,
  rows: number,
  y: number,
  out: Float32Array,
): void {
  for (let x = 0; x < columns; x++) {
    for (let k = 0; k < 3; k++) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy++) {
        const from = Math.min(rows - 1, Math.max(0, y + dy)) * columns;
        for (let dx = -1; dx <= 1; dx++) {
          sum += source[(from + Math.min(columns - 1, Math.max(0, x + dx))) * 3 + k]!;
        }
      }
      out[(y * columns + x) * 3 + k] = sum / 9;
    }
  }
}
