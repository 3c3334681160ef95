/** Public entry of redesign: a room, or a house, of a photo made anew. */
import '../compiler.ts';

export { designRoom } from './design-room.ts';

export type { ChosenFinishes } from './finishes.ts';
export { firstLook } from './first-look.ts';
export type { LayoutPiece } from './furnish/given-layout.ts';
export {
  type HouseEdits,
  type HouseOffers,
  houseRoofFinishes,
  houseWallFinishes,
} from './house/design/house-edits.ts';
export { houseStyles } from './house/design/house-styles.ts';
export { designHouse } from './house/design-house.ts';
export type {
  HouseChange,
  HouseFacts,
  HouseHooks,
  HouseRequest,
  HouseStage,
  KeptSurroundings,
  RedesignedHouse,
  UnreadableHouse,
} from './house/house-request.ts';
export { redesignHouse } from './house/redesign-house.ts';
export { emptyRoom, redesignRoom } from './redesign-room.ts';
export { type RefinishedRoom, type RefinishRequest, refinishRoom } from './refinish-room.ts';
export {
  type KeptRoom,
  type RedesignedRoom,
  type RedesignHooks,
  type RedesignRequest,
  type RedesignStage,
  type RoomAreas,
  type RoomChange,
  type RoomPiece,
  redesignStages,
  roomChanges,
  type UnreadableRoom,
} from './request.ts';
