/** Builds a front: a wall with openings per storey, and the style's ornaments. */
import type { SceneBuilder } from '../builder.ts';
import { type Palette, wallSkin } from '../palette.ts';
import type { Opening } from '../wall-parts.ts';
import { wall } from '../walls.ts';
import { type Facade, type FacadeBuild, type FacadeManner, floorOf, heightOf } from './facade.ts';

/** Least height of wall above a window. */
const overHeadMetres = 0.3;
const leastWindowMetres = 0.8;
const doorMetres = { wide: 1.2, high: 2.35 } as const;
const leastBayMetres = 1.6;
/** Margin between glass and the end of the wall. */
const edgeMetres = 0.06;
/** Depth of the wall below ground. */
const footMetres = 2;

function openingsOf(build: FacadeBuild, manner: FacadeManner, storey: number): Opening[] {
  const { facade, bays, bayMetres } = build;
  const row = storey === 0 ? manner.ground : manner.upper;
  const { wide, sill, head: headShare, isArched, ...kind } = row;
  const [y, tall] = [floorOf(facade, storey), heightOf(facade, storey)];
  const openings: Opening[] = [];
  for (let bay = 0; bay < bays; bay++) {
    const middle = (bay + 0.5) * bayMetres;
    const isDoor = storey === 0 && bay % manner.doorEvery === Math.floor(manner.doorEvery / 2);
    const half = isDoor ? doorMetres.wide / 2 : Math.min((bayMetres * wide) / 2, bayMetres / 2);
    const top = isDoor ? Math.min(doorMetres.high, tall * 0.85) : tall * headShare;
    const free = Math.min(facade.topAt(middle - half), facade.topAt(middle + half));
    // under a low roof windows are lower; slits are left out
    const head = Math.min(top, free - y - overHeadMetres);
    const low = isDoor ? 0.02 : tall * sill;
    if (head - low < (isDoor ? top - low : leastWindowMetres)) continue;
    openings.push({
      ...(isDoor ? { kind: 'door' } : kind),
      u0: Math.max(edgeMetres, middle - half),
      u1: Math.min(facade.widthMetres - edgeMetres, middle + half),
      v0: low,
      v1: head,
      ...(isArched === true ? { archRise: Math.min(half, tall * 0.22, (head - low) * 0.4) } : {}),
    });
  }
  return openings;
}

export function raiseFacade(
  b: SceneBuilder,
  palette: Palette,
  facade: Facade,
  manner: FacadeManner,
): void {
  const bays = Math.max(1, Math.round(facade.widthMetres / manner.bayMetres));
  const bayMetres = facade.widthMetres / bays;
  if (bayMetres < leastBayMetres) return;
  const build: FacadeBuild = { b, palette, facade, bays, bayMetres };
  const skin = wallSkin(palette);
  for (let storey = 0; storey < facade.storeys; storey++) {
    const tall = heightOf(facade, storey);
    const isBase = storey === 0 && manner.hasBase === true;
    b.place({ at: [0, floorOf(facade, storey), 0] }, () =>
      wall(
        b,
        facade.widthMetres,
        tall,
        openingsOf(build, manner, storey),
        isBase ? { ...skin, wall: palette.accent } : skin,
        { storey, name: 'front', roomShift: storey * 5.7 + (facade.seed % 89) },
      ),
    );
  }
  b.begin('wall', 'foot of the front');
  b.quad(
    [0, -footMetres, 0],
    [facade.widthMetres, -footMetres, 0],
    [facade.widthMetres, 0, 0],
    [0, 0, 0],
    manner.hasBase === true ? palette.accent : palette.wall,
  );
  const top = floorOf(facade, facade.storeys);
  b.begin('wall', 'top of the front');
  b.quad(
    [0, top, 0],
    [facade.widthMetres, top, 0],
    [facade.widthMetres, top + facade.storeyMetres, 0],
    [0, top + facade.storeyMetres, 0],
    palette.wall,
  );
  for (const ornament of manner.ornaments) ornament(build);
}
