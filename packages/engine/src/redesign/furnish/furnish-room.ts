/** Furnishes a photo's room: one table row for each of the eleven room types. */

import type { Random } from '../../random/random.ts';
import { interiorStyles } from '../../styles/styles.ts';
import type { KeptObstacle } from '../kept/kept-obstacles.ts';
import type { PhotoShell } from '../shell/photo-shell.ts';
import { FloorPlan } from './floor-plan.ts';
import { Furnisher } from './furnisher.ts';
import { fitCeilingSpots } from './hangings/ceiling-spots.ts';
import { dressWindows } from './hangings/dress-windows.ts';
import { hangNeon } from './hangings/neon-tubes.ts';
import { furnishKitchen } from './kitchen/rooms-to-cook.ts';
import type { OldFurniture } from './old-furniture.ts';
import type { OldPlaces, PlaceInPicture } from './old-places.ts';
import type { RoomView } from './room-view.ts';
import { furnishDining, furnishFoyer, furnishLiving, furnishOffice } from './rooms/rooms-to-sit.ts';
import { furnishBedroom } from './rooms/rooms-to-sleep.ts';
import { furnishBathroom, furnishPowderRoom } from './rooms/rooms-to-wash.ts';
import { furnishBarbershop, furnishGarage } from './rooms/rooms-to-work.ts';
import type { StyleRecord } from './style-record.ts';

/** Returns whether the main piece was placed. */
type Furnish = (context: Furnisher) => boolean;

/** Keys as in the contract, misspellings included. */
const furnishers: Readonly<Record<string, Furnish>> = {
  Foyer: furnishFoyer,
  'Living Room': furnishLiving,
  'Dining Room': furnishDining,
  Kitchen: furnishKitchen,
  'Poweder Room': furnishPowderRoom,
  Bedroom: furnishBedroom,
  Bathroom: furnishBathroom,
  Office: furnishOffice,
  Garage: furnishGarage,
  Barbershop: furnishBarbershop,
  Den: furnishLiving,
};

/** Working and wet rooms have recessed spots. */
const litBySpots: readonly string[] = ['Kitchen', 'Bathroom', 'Barbershop', 'Garage'];

export interface FurnishedPlan {
  readonly plan: FloorPlan;
  readonly record: StyleRecord;
  readonly hasMain: boolean;
}

export function styleRecord(style: string): StyleRecord {
  const found = interiorStyles.find((one) => one.name === style);
  if (!found) throw new RangeError(`Unknown style "${style}".`);
  return { name: found.name, ...found.furniture };
}

/** Neon-lit rooms are shown at night. */
export const isLitByNeon = (style: string): boolean => styleRecord(style).neon !== undefined;

export interface RoomToFurnish {
  readonly style: string;
  readonly roomType: string;
  /** Old places of its fixtures. */
  readonly places?: OldPlaces;
  /** Old places of cabinets, worktops and appliances. */
  readonly cabinets?: readonly PlaceInPicture[];
  /** Old places of furniture without pipes. */
  readonly furniture?: OldFurniture;
}

export function furnishRoom(
  shell: PhotoShell,
  view: RoomView,
  { style, roomType, ...before }: RoomToFurnish,
  random: Random,
  obstacles: readonly KeptObstacle[] = [],
): FurnishedPlan {
  const furnish = furnishers[roomType];
  if (!furnish) throw new RangeError(`Unknown room type "${roomType}".`);
  const plan = new FloorPlan(shell, obstacles);
  const record = styleRecord(style);
  const own = random.fork(`place ${style}`);
  const context = new Furnisher({ plan, view, record, random: own, ...before });
  const hasMain = furnish(context);
  dressWindows(context, roomType);
  hangNeon(context);
  if (litBySpots.includes(roomType)) fitCeilingSpots(context);
  return { plan, record, hasMain };
}
