/** An outdoor table with chairs: on the terrace, under a tree, or on the grass. */
import { coat, finishOf } from '../finishes.ts';
import { bicycle } from '../furniture/garage-things.ts';
import { chair } from '../furniture/seats/dining-chairs.ts';
import { tableSetting } from '../furniture/table-settings.ts';
import { diningTable } from '../furniture/tables.ts';
import { free, freeOnDeck, type Site } from './site.ts';

const usualChairs = 6;

/** Free ground for it, as close to the front of the house as possible. */
function groundFor(site: Site, margin: number) {
  const { footprint, cameraAzimuthRad } = site;
  const side = cameraAzimuthRad > 0 ? 1 : -1;
  for (const { rect, top } of site.decks) {
    const z = (rect.z0 + rect.z1) / 2;
    for (const share of [0.24, 0.36, 0.12, 0, -0.2, -0.36]) {
      const x = (rect.x0 + rect.x1) / 2 + side * share * (rect.x1 - rect.x0);
      if (freeOnDeck(site, rect, [x, z], margin)) return { x, z, y: top };
    }
  }
  for (let away = 1.6; away < 9; away += 0.4)
    for (const x of [0.2, 0.34, 0.1, 0.46]) {
      const at = {
        x: (footprint.x0 + footprint.x1) / 2 + side * x * (footprint.x1 - footprint.x0),
        z: footprint.z1 + away,
      };
      if (free(site, at.x, at.z, margin)) return { ...at, y: 0.1 };
    }
  return undefined;
}

const mostTables = 8;

/** One long table, or as many as were asked for. */
export function outdoorTable(site: Site): boolean {
  const asked = Math.min(mostTables, site.design.count('table') ?? 1);
  let set = 0;
  while (set < asked && oneTable(site, asked > 2)) set++;
  if (asked > 1) site.b.facts.table = set;
  return set > 0;
}

function oneTable(site: Site, isOneOfMany: boolean): boolean {
  const { b, palette, design } = site;
  const { table, chairs } = design.brief.parts;
  const isSmall =
    isOneOfMany || table?.size === 'small' || table?.form === 'round' || chairs?.count === 2;
  const count = isOneOfMany ? 2 : Math.min(10, chairs?.count ?? (isSmall ? 2 : usualChairs));
  const length = isSmall ? 0.8 : Math.max(1.6, (count / 2) * 0.66);
  const at = groundFor(site, length / 2 + 0.7);
  if (at === undefined) return false;
  const [material] = table?.materials ?? [];
  const [colour] = table?.colours ?? [];
  const wood = b.material(
    material === undefined
      ? coat(colour ?? '#a9774a', { name: 'garden table top', roughness: 0.6 })
      : finishOf(material, 'floor', colour === undefined ? {} : { colour }),
  );
  b.place({ at: [at.x, at.y, at.z], turnRad: design.random('table').between(-0.2, 0.2) }, () => {
    diningTable(
      b,
      length,
      isSmall ? 0.8 : 0.9,
      isSmall ? 'round' : 'trestle',
      wood,
      palette.accent,
    );
    if (!isSmall)
      tableSetting(b, {
        length,
        width: 0.9,
        places: count,
        round: false,
        plate: palette.trim,
        glass: palette.glass,
        runner: palette.fabric,
      });
    for (let index = 0; index < count; index++) {
      const isNear = index % 2 === 0;
      const x = isSmall
        ? isNear
          ? -0.62
          : 0.62
        : -length / 2 + (length * (Math.floor(index / 2) + 0.5)) / Math.ceil(count / 2);
      const z = isSmall ? 0 : isNear ? 0.68 : -0.68;
      const turnRad = isSmall ? (isNear ? Math.PI / 2 : -Math.PI / 2) : isNear ? Math.PI : 0;
      const seat = chairs?.colours?.[index % chairs.colours.length] ?? '#8a6242';
      b.place({ at: [x, 0, z], turnRad }, () =>
        chair(
          b,
          'slat',
          b.material(coat(seat, { name: `garden chair ${seat}`, roughness: 0.6 })),
          palette.accent,
        ),
      );
    }
  });
  site.kept.push({
    x0: at.x - length / 2 - 1,
    x1: at.x + length / 2 + 1,
    z0: at.z - (isOneOfMany ? 1 : 1.4),
    z1: at.z + (isOneOfMany ? 1 : 1.4),
  });
  b.facts.chairs = isOneOfMany ? true : count;
  b.facts.table = true;
  return true;
}

/** Leaning against the front of the house. */
export function bicycles(site: Site): void {
  const { b, footprint, palette, design } = site;
  const { count = 1, colours = [] } = design.brief.parts.bicycle ?? {};
  for (let index = 0; index < Math.min(6, count); index++) {
    const colour = colours[index % colours.length] ?? '#3f6a6f';
    const x =
      (footprint.x0 + footprint.x1) / 2 +
      (site.cameraAzimuthRad > 0 ? 1 : -1) * (2.2 + index * 0.75);
    // At the kerb, clear of stoops and railings.
    const away = design.place === 'city' ? 2.3 : 0.9;
    b.place({ at: [x, 0.03, footprint.z1 + away + index * 0.25], turnRad: 0.15 }, () =>
      bicycle(
        b,
        b.material(coat(colour, { name: `bicycle ${colour}`, roughness: 0.4 })),
        palette.metal,
        palette.metal,
      ),
    );
  }
}
