/** Furniture layer in rooms behind a home's panes: flat silhouettes, as seen from the street. */
import { clamp01 } from '../../../ops/ramps.ts';
import { hashLattice } from '../../../random/random.ts';

type Colour = readonly [number, number, number];

/** A rounded rectangle: horizontal centre and foot in metres, relative to its group. */
interface Silhouette {
  readonly across: number;
  readonly foot: number;
  readonly wide: number;
  readonly high: number;
  readonly round: number;
  /** Index into the room's colours, or a lit lamp shade. */
  readonly tone: 'cloth' | 'wood' | 'leaf' | 'lit';
}

interface Group {
  readonly widthMetres: number;
  readonly lamp: { readonly across: number; readonly high: number };
  readonly parts: readonly Silhouette[];
}

const part = (
  tone: Silhouette['tone'],
  across: number,
  foot: number,
  wide: number,
  high: number,
  round = 0.01,
): Silhouette => ({ tone, across, foot, wide, high, round });

const floorLamp = (across: number) => [
  part('lit', across, 1.42, 0.36, 0.28, 0.05),
  part('wood', across, 0, 0.03, 1.42),
  part('wood', across, 0, 0.28, 0.03),
];
const tableLamp = (across: number, top: number) => [
  part('lit', across, top + 0.24, 0.3, 0.22, 0.06),
  part('wood', across, top, 0.1, 0.24, 0.05),
];
const chair = (across: number) => [
  part('wood', across, 0.44, 0.42, 0.44, 0.06),
  part('wood', across - 0.17, 0, 0.035, 0.44),
  part('wood', across + 0.17, 0, 0.035, 0.44),
];
const plant = (across: number) => [
  part('leaf', across - 0.16, 0.62, 0.3, 0.5, 0.15),
  part('leaf', across + 0.15, 0.7, 0.28, 0.42, 0.14),
  part('leaf', across, 0.86, 0.26, 0.5, 0.13),
  part('wood', across, 0, 0.32, 0.42, 0.04),
  part('leaf', across, 0.4, 0.04, 0.4),
];

const groups: readonly Group[] = [
  {
    widthMetres: 3.4,
    lamp: { across: 1.36, high: 1.56 },
    parts: [
      ...floorLamp(1.36),
      part('cloth', 0, 0.38, 1.9, 0.42, 0.1),
      part('cloth', -1, 0.12, 0.22, 0.48, 0.08),
      part('cloth', 1, 0.12, 0.22, 0.48, 0.08),
      part('cloth', 0, 0.12, 2, 0.32, 0.06),
      ...plant(-1.4),
    ],
  },
  {
    widthMetres: 2.6,
    lamp: { across: 0, high: 1.8 },
    parts: [
      part('lit', 0, 1.68, 0.52, 0.24, 0.1),
      part('wood', 0, 1.9, 0.02, 0.9),
      part('wood', 0, 0.7, 1.8, 0.05),
      part('wood', -0.8, 0, 0.06, 0.7),
      part('wood', 0.8, 0, 0.06, 0.7),
      ...chair(-0.45),
      ...chair(0.45),
      part('wood', 1.12, 0.44, 0.07, 0.44, 0.03),
      part('wood', 1.02, 0.4, 0.28, 0.05),
    ],
  },
  {
    widthMetres: 2.2,
    lamp: { across: 0.78, high: 0.86 },
    parts: [
      part('cloth', -0.2, 0.4, 0.66, 0.5, 0.14),
      part('cloth', -0.2, 0.12, 0.84, 0.46, 0.12),
      part('wood', 0.78, 0.46, 0.44, 0.03),
      part('wood', 0.78, 0, 0.04, 0.46),
      ...tableLamp(0.78, 0.49),
      ...plant(-0.95),
    ],
  },
  {
    widthMetres: 2.2,
    lamp: { across: -0.55, high: 1.1 },
    parts: [
      part('wood', 0, 0.18, 1.7, 0.56, 0.02),
      part('wood', -0.7, 0, 0.04, 0.18),
      part('wood', 0.7, 0, 0.04, 0.18),
      ...tableLamp(-0.55, 0.74),
      part('leaf', 0.5, 0.94, 0.3, 0.34, 0.14),
      part('cloth', 0.5, 0.74, 0.14, 0.22, 0.06),
    ],
  },
  {
    widthMetres: 1.2,
    lamp: { across: 0.3, high: 1.56 },
    parts: [...floorLamp(0.3), ...plant(-0.3)],
  },
];

const clothColours: readonly Colour[] = [
  [0.34, 0.32, 0.29],
  [0.2, 0.24, 0.3],
  [0.36, 0.2, 0.12],
  [0.2, 0.26, 0.2],
  [0.42, 0.37, 0.3],
];
const woodColour: Colour = [0.2, 0.13, 0.08];
const leafColour: Colour = [0.1, 0.16, 0.07];

/** Furniture of a room, consistent through all its panes. */
export interface FurnishedRoom {
  readonly group: Group;
  readonly middleMetres: number;
  readonly cloth: Colour;
}

/** The widest of a few random groups that fits. `identity`: the room's random number, 0..1. */
export function furnishRoomBehindGlass(
  roomWidthMetres: number,
  identity: number,
  seed: number,
): FurnishedRoom {
  const own = Math.floor(identity * 65536);
  const fitting = groups.filter(({ widthMetres }) => widthMetres <= roomWidthMetres);
  const usable = fitting.length > 0 ? fitting : groups.slice(-1);
  const group = usable[Math.floor(hashLattice(own, 1, seed) * usable.length)]!;
  const slack = Math.max(0, roomWidthMetres - group.widthMetres);
  return {
    group,
    middleMetres: roomWidthMetres / 2 + (hashLattice(own, 2, seed) - 0.5) * slack * 0.6,
    cloth: clothColours[Math.floor(hashLattice(own, 3, seed) * clothColours.length)]!,
  };
}

/** A ray's hit on the layer: coverage of the pixel, and whether by a lit shade. */
export interface SilhouetteHit {
  cover: number;
  isLamp: boolean;
}

/** Paints the silhouettes at the point into `colour`; later parts of a group are behind earlier ones. */
export function sampleFurniture(
  room: FurnishedRoom,
  x: number,
  y: number,
  softMetres: number,
  colour: Float64Array,
  hit: SilhouetteHit,
): void {
  hit.cover = 0;
  hit.isLamp = false;
  const across = x - room.middleMetres;
  for (const shape of room.group.parts) {
    const dx = Math.abs(across - shape.across) - shape.wide / 2 + shape.round;
    const dy = Math.abs(y - shape.foot - shape.high / 2) - shape.high / 2 + shape.round;
    const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0);
    const cover = clamp01(0.5 - (outside - shape.round) / softMetres);
    if (cover <= hit.cover) continue;
    hit.cover = cover;
    hit.isLamp = shape.tone === 'lit';
    const paint =
      shape.tone === 'cloth' ? room.cloth : shape.tone === 'leaf' ? leafColour : woodColour;
    // A top edge catches the lamp's light; below it is the piece's own shade.
    const shade = 0.75 + 0.4 * clamp01((y - shape.foot) / shape.high);
    for (let channel = 0; channel < 3; channel++) {
      colour[channel] = shape.tone === 'lit' ? 0.9 : paint[channel]! * shade;
    }
    if (cover === 1) return;
  }
}
