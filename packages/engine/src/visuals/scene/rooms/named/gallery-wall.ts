/** Many frames side by side as one piece: "a gallery wall". */
import { box } from '../../solids.ts';
import { finished } from '../finished.ts';
import { freeSpot } from '../free-spots.ts';
import { atWall, type Room } from '../room.ts';

/** Frames from corner to corner, metres from the middle of the wall's free stretch. */
const frames = [
  [-1.02, -0.14, -0.54, 0.52],
  [-1.02, -0.52, -0.54, -0.22],
  [-0.46, 0.12, 0.1, 0.52],
  [-0.46, -0.44, -0.22, 0.04],
  [-0.14, -0.44, 0.1, 0.04],
  [0.18, -0.16, 0.62, 0.52],
  [0.18, -0.52, 0.62, -0.24],
  [0.7, 0.16, 1.02, 0.52],
  [0.7, -0.42, 1.02, 0.08],
] as const;
const middleMetres = 1.62;
const [edgeMetres, matMetres] = [0.022, 0.07];

function hang(room: Room, scale: number): void {
  const { b, m } = room;
  const rims = [m.black, m.wood, m.black, m.brass];
  b.begin('art', 'picture');
  frames.forEach((frame, index) => {
    const [u0, v0, u1, v1] = frame.map((at) => at * scale) as [number, number, number, number];
    const part = (inset: number, from: number, to: number, z: number, material: typeof m.white) =>
      box(
        b,
        [u0 + inset, middleMetres + v0 + inset + (v1 - v0 - 2 * inset) * from, 0],
        [u1 - inset, middleMetres + v0 + inset + (v1 - v0 - 2 * inset) * to, z],
        material,
      );
    part(0, 0, 1, 0.024, finished(room, 'art', rims[index % rims.length]!));
    part(edgeMetres * scale, 0, 1, 0.027, m.paper);
    const ground = m.accents[index % m.accents.length] ?? m.fabric;
    const sky = m.accents[(index + 2) % m.accents.length] ?? m.white;
    part(matMetres * scale, 0, 0.42 + 0.06 * (index % 3), 0.029, ground);
    part(matMetres * scale, 0.42 + 0.06 * (index % 3), 1, 0.029, sky);
  });
}

/** False if no wall has room for it. */
export function galleryWall(room: Room): boolean {
  for (const scale of [1.1, 0.85, 0.65]) {
    const spot = freeSpot(room, {
      ...{ width: 2.1 * scale, depth: 0.1 },
      ...{ low: middleMetres - 0.54 * scale, high: middleMetres + 0.54 * scale },
    });
    if (spot === undefined) continue;
    atWall(room, spot.side, spot.along, () => hang(room, scale));
    return true;
  }
  return false;
}
