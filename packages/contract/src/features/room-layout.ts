/** A room's layout edited by hand, which replaces the one from the seed. */
import { z } from 'zod';
import { limits } from '../limits.ts';

/** A piece of the seed's layout by index, or one of the style's catalogue by name. */
export const pieceOrigin = z.union([
  z.strictObject({ own: z.number().int().min(0).max(200) }),
  z.strictObject({ name: z.string().min(1).max(60) }),
]);
export type PieceOrigin = z.infer<typeof pieceOrigin>;

const metres = z.number().min(-30).max(30);

export const layoutPiece = z.object({
  origin: pieceOrigin,
  /** From the middle of the room: right, and towards the camera. */
  x: metres,
  z: metres,
  turnDegrees: z.number().min(-360).max(360),
});

export const roomLayout = z.array(layoutPiece).max(limits.layoutPieces);
export type RoomLayout = z.infer<typeof roomLayout>;
