/** Walls, floors, fabrics and furniture of each style for synthetic rooms; the seed chooses. */
import { styles } from '../../../styles/styles.ts';
import type { Style } from '../../brief/vocabulary/styles.ts';
import type { PendantStyle } from '../furniture/lamps.ts';
import type { ArmchairStyle } from '../furniture/seats/armchairs.ts';
import type { SeatStyle } from '../furniture/seats/sofas.ts';
import type { RugStyle } from '../furniture/textiles.ts';
import type { FinishChoice } from '../palette.ts';
import type { WindowStyle } from './room-shell.ts';

export interface RoomLook {
  readonly walls: readonly string[];
  /** A feature wall with another finish, occasionally. */
  readonly features: readonly FinishChoice[];
  readonly featureChance: number;
  readonly floors: readonly FinishChoice[];
  readonly woods: readonly string[];
  readonly metals: readonly string[];
  readonly fabrics: readonly string[];
  readonly accents: readonly string[];
  readonly cabinets: readonly string[];
  readonly tops: readonly FinishChoice[];
  readonly frames: readonly string[];
  readonly beams: number;
  readonly panelling: number;
  readonly plants: number;
  readonly curtains: number;
  readonly heights: readonly [number, number];
  readonly pendants: readonly PendantStyle[];
  readonly seats: readonly SeatStyle[];
  readonly rugs: readonly RugStyle[];
  readonly armchairs: readonly ArmchairStyle[];
  readonly beamsOf: 'wood' | 'steel';
  /** Default: those of the room. */
  readonly windows?: readonly WindowStyle[];
  readonly neon: boolean;
}

const modern: RoomLook = {
  walls: ['#edeae3', '#e2dfd8', '#d8d5cd', '#efece6'],
  features: [
    ['concrete'],
    ['timber'],
    ['walnut'],
    ['plaster', '#8d8f8b'],
    ['plaster', '#5d6a6a'],
    ['stone'],
  ],
  featureChance: 0.6,
  floors: [['oak'], ['concrete'], ['light oak'], ['walnut'], ['tile', '#c9c5bd']],
  woods: ['#b98a58', '#6a4529', '#8f6a45'],
  metals: ['#26282b', '#a9adb0', '#b98f4a'],
  fabrics: ['#cfc9bd', '#7d8083', '#4b5258', '#b8b0a2', '#e4ded2', '#8f8a80'],
  accents: ['#c8922f', '#27364f', '#8a4a36', '#6f8a80', '#d3a193', '#33403c'],
  cabinets: ['#e6e3dc', '#3b3f43', '#2e3a38', '#8f8a80', '#c9c0b0'],
  tops: [['marble'], ['concrete'], ['marble', '#3a3b3d'], ['oak']],
  frames: ['#26282b', '#e9e6df', '#4a4038'],
  beams: 0.05,
  panelling: 0.05,
  plants: 0.6,
  curtains: 0.6,
  heights: [2.7, 3.2],
  pendants: ['globe', 'cone', 'drum'],
  seats: ['soft', 'slim'],
  rugs: ['border', 'stripes', 'diamonds', 'round', 'plain', 'persian'],
  armchairs: ['shell', 'frame', 'club', 'wing'],
  beamsOf: 'wood',
  neon: false,
};

/** Styles that the seed chooses from if none is named. */
export const openStyles: readonly Style[] = [
  'modern',
  'scandinavian',
  'midcentury',
  'farmhouse',
  'japandi',
  'industrial',
  'classic',
  'bohemian',
];

export function roomLook(style: Style): RoomLook {
  const { room, roomLike } = styles[style].drawn;
  return { ...modern, ...(roomLike === undefined ? room : styles[roomLike].drawn.room) };
}
