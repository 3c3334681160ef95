/** Neon tubes along walls under the ceiling, on free stretches of wall. */
import { linearFromHex } from '../../../colour/hex.ts';
import type { Side } from '../../../visuals/scene/rooms/room.ts';
import { tube } from '../../../visuals/scene/solids.ts';
import { sides, wallLength, wallSpot } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { atWall, type Piece } from '../piece.ts';

const underCeilingMetres = 0.12;
const fromEndsMetres = 0.12;
const thickMetres = 0.04;
/** Visible share of a tube: less is a dash of colour at the border. */
const leastSeen = 0.1;
/** If one tube doesn't fit along a wall, several shorter ones may. */
const counts = [1, 2, 3, 4] as const;
/** Radiance of a tube, and intensity of its light, per unit of colour. */
const [burning, glowing] = [0.6, 0.05];

function neonTube(metres: number, colour: string, low: number): Piece {
  const half = metres / 2;
  const [red, green, blue] = linearFromHex(colour);
  return atWall(
    'Neon tube',
    [metres, thickMetres, thickMetres],
    ({ b }) => {
      const y = low + thickMetres / 2;
      const material = b.material({
        name: `neon ${colour}`,
        surface: 'opaque',
        albedo: [0.6, 0.6, 0.6],
        emission: [red * burning, green * burning, blue * burning],
        emissionWhen: 'always',
      });
      b.begin('lamp', 'neon tube');
      tube(b, [-half, y, thickMetres / 2], [half, y, thickMetres / 2], 0.015, material, 8);
      for (const u of [-half * 0.6, 0, half * 0.6])
        b.lights.push({
          kind: 'point',
          position: b.world([u, y, 0.22]),
          radiusMetres: 0.3,
          intensity: [red * glowing, green * glowing, blue * glowing],
          when: 'always',
        });
    },
    { low },
  );
}

export function hangNeon({ plan, view, record: { neon } }: Furnisher): void {
  if (!neon) return;
  const { shell } = plan;
  const low = shell.height - underCeilingMetres;
  const colours: Readonly<Record<Side, string>> = {
    back: neon.back,
    left: neon.sides,
    right: neon.sides,
  };
  const isWall = (side: Side, from: number, to: number) =>
    !shell.openings.some(
      (one) =>
        one.side === side && one.u0 < to && one.u1 > from && one.v1 > low - underCeilingMetres,
    );
  for (const side of sides) {
    const length = wallLength(shell, side);
    for (const count of counts) {
      const span = length / count;
      const piece = neonTube(span - 2 * fromEndsMetres, colours[side], low);
      const spots = Array.from({ length: count }, (_, at) =>
        wallSpot(shell, side, (at + 0.5) * span),
      ).filter((spot, at) => plan.isClear(piece, spot) && isWall(side, at * span, (at + 1) * span));
      for (const spot of spots)
        if (view.see(plan.bodyOf(piece, spot)).visible > leastSeen) plan.add(piece, spot);
      if (spots.length > 0) break;
    }
  }
}
