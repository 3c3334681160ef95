/** The public door of redesigning: a new house in the photo of an old one. */
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
export { houseStyles } from './house/house-styles.ts';
export { redesignHouse } from './house/redesign-house.ts';
