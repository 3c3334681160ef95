/** Room types: size, light and furnishing. */
import type { RoomKind } from '../../brief/vocabulary/subjects.ts';
import type { Design } from '../design.ts';
import { bathroom, powderRoom } from './kinds/bath-rooms.ts';
import { diningRoom } from './kinds/dining-room.ts';
import { dressingRoom } from './kinds/dressing-room.ts';
import { foyer } from './kinds/foyer.ts';
import { hall } from './kinds/hall.ts';
import { kitchen } from './kinds/kitchen-room.ts';
import { conservatory, laundry } from './kinds/light-rooms.ts';
import { den, livingRoom } from './kinds/living-rooms.ts';
import { publicRoom } from './kinds/public-room.ts';
import { cafe, gallery } from './kinds/public-rooms.ts';
import { bedroom, office } from './kinds/service-rooms.ts';
import { barbershop, garage } from './kinds/work-rooms.ts';
import { kitchenSill } from './kitchens/choose-kitchen.ts';
import type { Room } from './room.ts';
import type { WindowStyle } from './room-shell.ts';

type Range = readonly [number, number];

export interface RoomPlan {
  readonly width: Range;
  readonly depth: Range;
  /** Only where the room type decides it, not the style. */
  readonly height?: Range;
  /** Probabilities of windows on the left or right (one of them) and on the back wall. */
  readonly sideWindow: number;
  readonly backWindow: number;
  /** Sill of the back wall's windows, above the furniture there. */
  readonly backSillMetres: number;
  /** The same for a side wall that words or seed may furnish with something high. */
  readonly sideSill?: (design: Design) => number;
  readonly windowStyles: readonly WindowStyle[];
  readonly eyeMetres: Range;
  readonly fovDeg: Range;
  readonly furnish: (room: Room) => void;
}

const plan = (
  width: Range,
  depth: Range,
  windows: { side: number; back: number; backSill?: number; styles: readonly WindowStyle[] },
  furnish: (room: Room) => void,
  eye: Range = [1.2, 1.5],
  fovDeg: Range = [62, 70],
): RoomPlan => ({
  width,
  depth,
  sideWindow: windows.side,
  backWindow: windows.back,
  backSillMetres: windows.backSill ?? 0,
  windowStyles: windows.styles,
  eyeMetres: eye,
  fovDeg,
  furnish,
});

const all: readonly WindowStyle[] = ['sash', 'panorama', 'french', 'steel', 'arched'];

export const roomPlans: Record<RoomKind, RoomPlan> = {
  foyer: plan(
    [3.4, 4.6],
    [4.2, 5.2],
    { side: 0.7, back: 0, styles: ['sash', 'arched', 'french'] },
    foyer,
    [1.35, 1.55],
    [64, 72],
  ),
  'living-room': plan([5.2, 7.2], [5, 6.4], { side: 0.85, back: 0.4, styles: all }, livingRoom),
  'dining-room': plan(
    [4.4, 5.8],
    [4.6, 5.8],
    { side: 0.85, back: 0.35, styles: all },
    diningRoom,
    [1.3, 1.55],
  ),
  kitchen: {
    ...plan(
      [4.6, 6],
      [4.6, 5.6],
      { side: 0.9, back: 0.3, backSill: 1.1, styles: ['sash', 'panorama', 'steel', 'french'] },
      kitchen,
      [1.4, 1.6],
    ),
    sideSill: kitchenSill,
  },
  'powder-room': plan(
    [1.9, 2.4],
    [1.9, 2.5],
    { side: 0.5, back: 0, styles: ['sash'] },
    powderRoom,
    [1.35, 1.5],
    [62, 68],
  ),
  bedroom: plan(
    [4.2, 5.4],
    [4.4, 5.4],
    { side: 0.9, back: 0.3, styles: all },
    bedroom,
    [1.2, 1.45],
  ),
  bathroom: plan(
    [3, 4],
    [3.2, 4.2],
    { side: 0.8, back: 0, styles: ['sash', 'panorama', 'arched'] },
    bathroom,
    [1.3, 1.5],
    [64, 70],
  ),
  office: plan([3.8, 5], [4, 5], { side: 0.9, back: 0.25, styles: all }, office, [1.3, 1.5]),
  'garage-room': plan(
    [6.4, 7.4],
    [6.8, 7.6],
    { side: 1, back: 0, styles: ['steel', 'sash'] },
    garage,
    [1.4, 1.65],
    [64, 70],
  ),
  barbershop: plan(
    [5, 6.4],
    [4.8, 5.8],
    { side: 0.9, back: 0, styles: ['steel', 'panorama', 'sash'] },
    barbershop,
    [1.35, 1.6],
    [64, 70],
  ),
  den: plan(
    [4.2, 5.4],
    [4.4, 5.2],
    { side: 0.75, back: 0.1, styles: ['sash', 'french', 'arched', 'steel'] },
    den,
  ),
  cafe: plan(
    [6, 7.4],
    [6.4, 7.6],
    { side: 1, back: 0, styles: ['steel', 'panorama', 'sash', 'arched'] },
    cafe,
    [1.4, 1.6],
    [64, 70],
  ),
  'dressing-room': plan(
    [3.4, 4.2],
    [4.2, 5],
    { side: 0, back: 0, styles: ['sash'] },
    dressingRoom,
    [1.35, 1.5],
    [64, 70],
  ),
  hall: {
    ...plan(
      [8.5, 10.5],
      [11, 14],
      { side: 1, back: 0, styles: ['panorama', 'steel', 'arched'] },
      hall,
      [1.6, 1.9],
      [66, 72],
    ),
    height: [5.2, 6.4],
  },
  'public-room': plan(
    [5.2, 6.4],
    [6, 7],
    { side: 0.8, back: 0, styles: ['panorama', 'steel'] },
    publicRoom,
    [1.45, 1.6],
    [64, 70],
  ),
  gallery: plan(
    [6, 7.6],
    [6, 7],
    { side: 0.6, back: 0, styles: ['panorama', 'steel'] },
    gallery,
    [1.5, 1.65],
  ),
  laundry: plan(
    [3, 3.8],
    [3.2, 4],
    { side: 0.8, back: 0, styles: ['sash', 'french'] },
    laundry,
    [1.4, 1.55],
    [64, 70],
  ),
  conservatory: plan(
    [5, 6.4],
    [4.8, 5.8],
    { side: 1, back: 1, styles: ['steel', 'panorama'] },
    conservatory,
    [1.4, 1.6],
  ),
};
