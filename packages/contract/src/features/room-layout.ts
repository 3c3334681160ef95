/** A room laid out by hand: which pieces stand where, in place of the seed's own plan. */
import { z } from 'zod';
import { limits } from '../limits.ts';

/** A piece of the seed's own plan by its number there, or one of the style's catalogue by its name. */
export const pieceOrigin = z.union([
  z.strictObject({ own: z.number().int().min(0).max(200) }),
  z.strictObject({ name: z.string().min(1).max(60) }),
]);
export type PieceOrigin = z.infer<typeof pieceOrigin>;

const metres = z.number().min(-30).max(30);

export const layoutPiece = z.object({
  origin: pieceOrigin,
  /** From the middle of the room: to the right, and towards the camera. */
  x: metres,
  z: metres,
  turnDegrees: z.number().min(-360).max(360),
});

export const roomLayout = z.array(layoutPiece).max(limits.layoutPieces);
export type RoomLayout = z.infer<typeof roomLayout>;
