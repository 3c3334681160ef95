/** Neon tubes under the ceiling and behind furniture. */
import type { LinearRgb } from '../../../colour/oklab.ts';
import { neonMaterial } from '../furniture/lit-signs.ts';
import { tube } from '../solids.ts';
import { atWall, type Room, type Side, sideLength } from './room.ts';

interface Tube {
  readonly side: Side;
  readonly colour: LinearRgb;
  readonly heightShare: number;
}

const magenta: LinearRgb = [3.4, 0.35, 2.1];
const cyan: LinearRgb = [0.25, 2.3, 3.2];
const violet: LinearRgb = [1.3, 0.4, 3.4];

/** Ratio of a tube's light to its visible radiance. */
const glow = 0.4;

export function addNeon(room: Room): void {
  const { b, height, random } = room;
  const [first, second] = random.pick([
    [magenta, cyan],
    [cyan, violet],
    [violet, magenta],
  ] as const);
  const rows: readonly Tube[] = [
    { side: 'back', colour: first, heightShare: 0.93 },
    { side: 'left', colour: second, heightShare: 0.93 },
    { side: 'right', colour: second, heightShare: 0.93 },
    { side: 'back', colour: second, heightShare: 0.16 },
  ];
  for (const { side, colour, heightShare } of rows) {
    const half = sideLength(room, side) / 2 - 0.12;
    const y = height * heightShare;
    const material = neonMaterial(b, colour);
    atWall(room, side, 0, () => {
      b.begin('lamp', 'neon tube');
      tube(b, [-half, y, 0.06], [half, y, 0.06], 0.018, material, 8);
      for (const u of [-half * 0.6, 0, half * 0.6])
        b.lights.push({
          kind: 'point',
          position: b.world([u, y, 0.22]),
          radiusMetres: 0.3,
          intensity: [colour[0] * glow, colour[1] * glow, colour[2] * glow],
          when: 'always',
        });
    });
  }
}
