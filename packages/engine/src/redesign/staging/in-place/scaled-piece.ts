/** A piece made a little wider, higher or deeper. */
import type { Piece } from '../../furnish/piece.ts';

export type Scale = readonly [across: number, up: number, deep: number];

export function scaledPiece(piece: Piece, scale: Scale): Piece {
  const [across, up, deep] = scale;
  const { footprint, front } = piece;
  return {
    ...piece,
    widthMetres: piece.widthMetres * across,
    heightMetres: piece.heightMetres * up,
    depthMetres: piece.depthMetres * deep,
    footprint: {
      x0: footprint.x0 * across,
      x1: footprint.x1 * across,
      z0: footprint.z0 * deep,
      z1: footprint.z1 * deep,
    },
    ...(front
      ? { front: { fromMetres: front.fromMetres * deep, heightMetres: front.heightMetres * up } }
      : {}),
    build: (context) => context.b.place({ scale }, () => piece.build(context)),
  };
}
