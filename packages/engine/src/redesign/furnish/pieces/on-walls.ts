import type { ArtMotif } from '../../../visuals/scene/furniture/art/motifs.ts';
import { wallMirror } from '../../../visuals/scene/furniture/decor.ts';
import { picture } from '../../../visuals/scene/furniture/pictures.ts';
import { atWall, type Piece } from '../piece.ts';
import type { StyleRecord } from '../style-record.ts';

/** A framed picture, centred at height `middle`. */
export function artPiece(
  { art: own }: StyleRecord,
  width: number,
  height: number,
  middle: number,
  motif: ArtMotif,
): Piece {
  const piece = atWall(
    'Picture',
    [width, 0.04, height],
    ({ b, kit, random }) =>
      b.place({ at: [0, middle, 0.008] }, () =>
        picture(b, width - 0.044, height - 0.044, kit.of(own.frame), random, {
          inks: random.pick(own.inks),
          motifs: [motif],
          hasMat: own.hasMat,
        }),
      ),
    { low: middle - height / 2 },
  );
  return { ...piece, motif };
}

export function mirrorPiece(
  { bath }: StyleRecord,
  width: number,
  height: number,
  middle: number,
): Piece {
  return atWall(
    'Mirror',
    [width, 0.04, height],
    ({ b, kit }) =>
      b.place({ at: [0, middle, 0.01] }, () =>
        wallMirror(b, {
          style: bath.mirror,
          width,
          height,
          mirror: kit.mirror,
          frame: kit.metal,
          isFlush: true,
        }),
      ),
    { low: middle - height / 2 },
  );
}
