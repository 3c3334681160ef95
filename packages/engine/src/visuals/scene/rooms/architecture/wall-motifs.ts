/** "Dinosaur wallpaper": a thing that can be built, drawn flat and small all over the back wall and a side wall. */
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import type { ThingKey } from '../../../brief/vocabulary/things.ts';
import { buildThing, thingsBuilt } from '../../things/small-things.ts';
import { atWall, type Room, type Side, sideLength } from '../room.ts';

const motifMetres = { high: 0.34, apart: 0.72, off: 0.004, thick: 0.006, edge: 0.3 } as const;

/** Presses the triangles from `first` on against a wall, in world space. */
function press(room: Room, side: Side, first: number): void {
  const { triangles } = room.b;
  const axis = side === 'back' ? 2 : 0;
  const inwards = side === 'right' ? -1 : 1;
  const wall = side === 'back' ? -room.depth / 2 : (-inwards * room.width) / 2;
  let [near, far] = [Infinity, -Infinity];
  for (let at = first * 9 + axis; at < triangles.count * 9; at += 3) {
    const away = (triangles.positions[at]! - wall) * inwards;
    near = Math.min(near, away);
    far = Math.max(far, away);
  }
  const { off, thick } = motifMetres;
  for (let at = first * 9 + axis; at < triangles.count * 9; at += 3) {
    const share = ((triangles.positions[at]! - wall) * inwards - near) / Math.max(1e-6, far - near);
    triangles.positions[at] = wall + inwards * (off + thick * share);
  }
}

const isThing = (part: PartKey): part is ThingKey => Object.hasOwn(thingsBuilt, part);

export function addWallMotifs(room: Room): void {
  const { b, design, height, featureSide } = room;
  const motif = design.brief.parts.walls?.motif;
  if (motif === undefined || !isThing(motif)) return;
  const { width, high } = thingsBuilt[motif]!;
  const { high: tall, apart, edge } = motifMetres;
  const scale = tall / Math.max(high, width * 0.7);
  const sides = new Set<Side>(['back', featureSide]);
  for (const side of sides) {
    const length = sideLength(room, side);
    const openings = room.windows.find((row) => row.side === side)?.openings ?? [];
    let row = 0;
    for (let v = 0.25; v < height - tall; v += apart * 0.8) {
      row += 1;
      for (let u = edge + (row % 2) * (apart / 2); u < length - edge; u += apart) {
        const half = (width * scale) / 2;
        const isOpen = openings.some(
          (one) =>
            one.u0 < u + half && one.u1 > u - half && one.v0 < v + tall + 0.1 && one.v1 > v - 0.1,
        );
        if (isOpen) continue;
        const first = b.triangles.count;
        atWall(room, side, u - length / 2, () =>
          b.place({ at: [0, v, 0.5], scale }, () => buildThing(b, design.brief, motif)),
        );
        // Named apart, so that a drawn one is not taken for a thing in the room.
        for (let at = first; at < b.triangles.count; at++) {
          const one = b.triangles.objectTable[b.triangles.objects[at]!]!;
          b.triangles.objectTable[b.triangles.objects[at]!] = {
            ...one,
            label: 'art',
            name: 'wall motif',
          };
        }
        press(room, side, first);
      }
    }
  }
  b.facts['wall motif'] = motif;
}
