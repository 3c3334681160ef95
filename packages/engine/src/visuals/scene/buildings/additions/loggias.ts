/** A balcony within the wall: a niche with a glazed door at its back and a railing in its opening. */
import { railing } from '../../railings.ts';
import type { Opening } from '../../wall-parts.ts';
import { wall } from '../../walls.ts';
import type { House } from '../house.ts';
import { namedRail, railAsked } from './balustrades.ts';

export const loggiaMetres = 1.5;

export const loggiaOpening = (u: number, half: number, high: number): Opening => ({
  ...{ u0: u - half, u1: u + half, v0: 0.02, v1: high - 0.42 },
  kind: 'void',
});

/** Built where the wall's local axes begin. */
export function loggiaNiche(
  { b, design, palette, skin }: House,
  { u0, u1, v0, v1 }: Opening,
  storey: number,
): void {
  const deep = loggiaMetres;
  const wide = u1 - u0;
  b.begin('wall', 'loggia sides', { storey });
  b.quad([u0, v0, 0], [u0, v0, -deep], [u0, v1, -deep], [u0, v1, 0], palette.accent);
  b.quad([u1, v0, -deep], [u1, v0, 0], [u1, v1, 0], [u1, v1, -deep], palette.accent);
  b.begin('ceiling', 'loggia ceiling', { storey });
  b.quad([u0, v1, -deep], [u1, v1, -deep], [u1, v1, 0], [u0, v1, 0], palette.soffit);
  b.begin('terrace', 'loggia floor', { storey });
  b.quad([u0, v0, 0], [u1, v0, 0], [u1, v0, -deep], [u0, v0, -deep], palette.paving);
  b.place({ at: [u0, v0, -deep] }, () =>
    wall(
      b,
      wide,
      v1 - v0,
      [
        {
          ...{ u0: wide * 0.14, u1: wide * 0.86, v0: 0.04, v1: v1 - v0 - 0.2 },
          kind: 'glazedDoor',
          columns: 3,
        },
      ],
      { ...skin, wall: palette.accent, revealMetres: 0.06 },
      { storey, name: 'loggia', roomShift: u0 * 3 + storey },
    ),
  );
  b.begin('balcony', 'balcony railing', { storey });
  const [from, to] = [
    [u0 + 0.02, v0, -0.12],
    [u1 - 0.02, v0, -0.12],
  ] as const;
  const kind = railAsked(design.brief);
  if (kind === undefined) railing(b, from, to, 1, palette.metal);
  else namedRail(b, { kind, palette, brief: design.brief }, from, to, 1);
}
