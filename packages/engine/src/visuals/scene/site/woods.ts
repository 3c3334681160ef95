/**
 * Trees around the house: framing trees, garden trees, a deep wood behind and a closed far edge. Over 300 lines: all
 * stand by one table of settings.
 */
import type { TreeKind } from '../../brief/vocabulary/parts.ts';
import type { Setting } from '../../brief/vocabulary/surroundings.ts';
import { triangleRoles } from '../../scene-model.ts';
import { leafCluster } from '../plants/foliage.ts';
import { shrub } from '../plants/low-plants.ts';
import { tree } from '../plants/trees.ts';
import { waterEdge } from './ground.ts';
import { free, inView, type Site } from './site.ts';

type Kind = TreeKind | 'broadleaf';

interface WoodRow {
  /** Trees of the wood behind and beside, those near the house first. */
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly height: readonly [number, number];
  readonly kinds: readonly Kind[];
  readonly garden: number;
  /** A closed edge of foliage on the horizon. */
  readonly edge: number;
}

const rows: Record<Setting, WoodRow> = {
  forest: {
    count: 120,
    from: 7,
    to: 46,
    height: [13, 24],
    kinds: ['conifer', 'conifer', 'broadleaf', 'birch'],
    garden: 3,
    edge: 1500,
  },
  mountains: {
    count: 80,
    from: 10,
    to: 60,
    height: [9, 19],
    kinds: ['conifer', 'conifer', 'conifer', 'birch'],
    garden: 2,
    edge: 1100,
  },
  suburb: {
    count: 60,
    from: 12,
    to: 50,
    height: [8, 15],
    kinds: ['broadleaf', 'maple', 'broadleaf', 'conifer'],
    garden: 4,
    edge: 1100,
  },
  countryside: {
    count: 40,
    from: 14,
    to: 70,
    height: [8, 15],
    kinds: ['broadleaf', 'maple', 'broadleaf'],
    garden: 4,
    edge: 900,
  },
  lake: {
    count: 64,
    from: 9,
    to: 50,
    height: [10, 19],
    kinds: ['conifer', 'birch', 'broadleaf'],
    garden: 3,
    edge: 1300,
  },
  sea: {
    count: 26,
    from: 9,
    to: 42,
    height: [6, 11],
    kinds: ['conifer', 'broadleaf', 'palm'],
    garden: 3,
    edge: 0,
  },
  desert: {
    count: 10,
    from: 10,
    to: 60,
    height: [4, 7],
    kinds: ['palm', 'olive'],
    garden: 3,
    edge: 0,
  },
  city: { count: 0, from: 8, to: 30, height: [7, 10], kinds: ['broadleaf'], garden: 0, edge: 0 },
};

const heights: Partial<Record<Kind, number>> = {
  olive: 0.5,
  cherry: 0.55,
  palm: 0.8,
  cypress: 0.8,
  birch: 0.9,
};

function kindsOf(site: Site): readonly Kind[] {
  // "Two palm trees" are two, and no wood of them.
  const isCounted = (site.design.count('trees') ?? mostNamed + 1) <= mostNamed;
  const wished = isCounted ? undefined : site.design.brief.tree;
  const row = rows[site.design.place];
  return wished === undefined ? row.kinds : [wished, wished, wished, ...row.kinds.slice(0, 1)];
}

function standing(site: Site, x: number, z: number, margin: number): boolean {
  const water = waterEdge(site);
  if (water !== undefined && z < water.z + water.slope * x + 2) return false;
  return free(site, x, z, margin) && !inView(site, x, z, margin + 1.5);
}

function wood(site: Site): void {
  const row = rows[site.design.place];
  const random = site.design.random('wood');
  const kinds = kindsOf(site);
  const { footprint, cameraAzimuthRad } = site;
  const reach = Math.max(footprint.x1 - footprint.x0, footprint.z1 - footprint.z0) / 2;
  let placed = 0;
  for (let attempt = 0; attempt < row.count * 5 && placed < row.count; attempt++) {
    // Most of them behind the house as seen by the camera; some beside.
    const spread = random.next() + random.next() + random.next() - 1.5;
    const angle = cameraAzimuthRad + Math.PI + spread * 2.3;
    const share = random.next() ** 1.3;
    const distance = reach + row.from + (row.to - row.from) * share;
    const x = (footprint.x0 + footprint.x1) / 2 + Math.sin(angle) * distance;
    const z = (footprint.z0 + footprint.z1) / 2 + Math.cos(angle) * distance;
    if (!standing(site, x, z, 3)) continue;
    const kind = random.pick(kinds);
    const height = random.between(...row.height) * (heights[kind] ?? 1);
    tree(site.b, {
      at: [x, -0.1, z],
      heightMetres: height,
      kind,
      detail: 'distant',
      plants: site.plants,
      random,
    });
    placed++;
  }
}

/** Trees and shrubs between house and wood, and two that frame the picture. */
function garden(site: Site): void {
  const row = rows[site.design.place];
  const random = site.design.random('garden trees');
  const kinds = kindsOf(site);
  const { footprint, cameraAzimuthRad: azimuth, cameraDistanceMetres } = site;
  const wished = site.design.count('trees');
  const count = wished ?? row.garden + random.integer(-1, 1);
  let placed = namedTrees(site, wished, kinds);
  for (let attempt = 0; attempt < 120 && placed < count; attempt++) {
    const side = (placed + (random.chance(0.5) ? 1 : 0)) % 2 === 0 ? 1 : -1;
    const x =
      side > 0 ? footprint.x1 + random.between(2.5, 8) : footprint.x0 - random.between(2.5, 8);
    const z = random.between(footprint.z0 - 6, footprint.z1 + 5);
    if (!standing(site, x, z, 1.5)) continue;
    const kind = random.pick(kinds);
    const height =
      Math.min(site.heightMetres * 1.5 + 2, random.between(6.5, 11)) * (heights[kind] ?? 1);
    tree(site.b, {
      at: [x, 0, z],
      heightMetres: height,
      kind,
      detail: placed < 2 ? 'hero' : 'garden',
      plants: site.plants,
      random,
    });
    placed++;
  }
  if (row.garden === 0) return;
  // A tree beside the line of sight frames the picture on one side.
  const side = random.chance(0.5) ? 1 : -1;
  const distance = cameraDistanceMetres * random.between(0.35, 0.6);
  const halfView = (cameraDistanceMetres - distance) * 0.62 + 2;
  const [cx, cz] = [(footprint.x0 + footprint.x1) / 2, (footprint.z0 + footprint.z1) / 2];
  const x = cx + Math.sin(azimuth) * distance + Math.cos(azimuth) * halfView * side;
  const z = cz + Math.cos(azimuth) * distance - Math.sin(azimuth) * halfView * side;
  if (free(site, x, z, 1.5)) {
    const kind = random.pick(kinds);
    tree(site.b, {
      at: [x, 0, z],
      heightMetres: random.between(8, 12) * (heights[kind] ?? 1),
      kind,
      detail: 'hero',
      plants: site.plants,
      random,
    });
  }
}

/** More of them are a wood. */
const mostNamed = 4;
const namedMetres = { aside: 3, before: 0.5, apart: 3.2 } as const;

/** "Two palm trees": at both ends of the front, where the picture shows them whole. */
function namedTrees(site: Site, wished: number | undefined, kinds: readonly Kind[]): number {
  const { footprint, design, heightMetres } = site;
  const { trees } = design.brief.parts;
  const isNamed = trees?.wanted === true && trees.size !== 'large' && design.place !== 'city';
  const count = wished ?? (design.brief.tree === undefined ? 0 : 2);
  if (!isNamed || count > mostNamed) return 0;
  const isPlot = design.brief.building === 'open-ground';
  const random = design.random('named trees');
  const far = site.cameraAzimuthRad > 0 ? -1 : 1;
  let placed = 0;
  for (let index = 0; index < count; index++) {
    const side =
      trees.side === 'left' ? -1 : trees.side === 'right' ? 1 : index % 2 === 0 ? far : -far;
    const row = Math.floor(index / 2);
    const { aside, before, apart } = namedMetres;
    const x = side > 0 ? footprint.x1 + aside + row * 1.5 : footprint.x0 - aside - row * 1.5;
    // In a garden they stand behind what is in it.
    const z = isPlot ? footprint.z0 - 2 : footprint.z1 + before - row * apart;
    if (!free(site, x, z, 0.6)) continue;
    const kind = design.brief.tree ?? kinds[0]!;
    const high = Math.min(heightMetres * 1.1 + 1, 8.5) * (heights[kind] ?? 0.9);
    // Counted ones are a part of the picture: the camera steps back for them.
    site.b.subject = wished !== undefined;
    tree(site.b, {
      ...{ at: [x, 0, z] as const, heightMetres: Math.max(3.2, high), kind },
      ...{ detail: 'hero', plants: site.plants, random },
    });
    site.b.subject = false;
    placed += 1;
  }
  return placed;
}

const bigTree = { aside: 4.2, behind: 1.5, higher: 1.35, least: 9, most: 20 } as const;

/** "A big oak beside the house": on the side that the camera is not on, where it hides nothing. */
function bigTreeBeside(site: Site): void {
  const { footprint, design, heightMetres, cameraAzimuthRad } = site;
  if (design.brief.parts.trees?.size !== 'large' || design.place === 'city') return;
  const side = cameraAzimuthRad > 0 ? -1 : 1;
  const { aside, behind, higher, least, most } = bigTree;
  const edge = side > 0 ? footprint.x1 + aside : footprint.x0 - aside;
  const random = design.random('big tree');
  const high = Math.min(most, Math.max(least, heightMetres * higher));
  tree(site.b, {
    at: [edge, 0, footprint.z1 - behind],
    heightMetres: high,
    kind: design.brief.tree ?? 'broadleaf',
    detail: 'hero',
    plants: site.plants,
    random,
  });
}

function undergrowth(site: Site): void {
  const random = site.design.random('undergrowth');
  const { footprint } = site;
  const count = site.design.place === 'city' ? 0 : 26;
  for (let index = 0; index < count; index++) {
    const angle = site.cameraAzimuthRad + Math.PI + (random.next() - 0.5) * 5.2;
    const reach = Math.hypot(footprint.x1 - footprint.x0, footprint.z1 - footprint.z0) / 2;
    const distance = reach + random.between(2, 16);
    const x = (footprint.x0 + footprint.x1) / 2 + Math.sin(angle) * distance;
    const z = (footprint.z0 + footprint.z1) / 2 + Math.cos(angle) * distance;
    if (!standing(site, x, z, 0.8)) continue;
    shrub(site.b, [x, 0, z], random.between(0.5, 1.4), site.plants.shrub(random), random, 130);
  }
}

/** A band of large clusters: the distant edge of a wood. */
function farEdge(site: Site): void {
  const row = rows[site.design.place];
  if (row.edge === 0) return;
  const random = site.design.random('far edge');
  const { b, plants } = site;
  const kinds = kindsOf(site);
  const leaves = [
    plants.tree(kinds[0]!, random),
    plants.tree(kinds.at(-1)!, random),
    plants.tree('broadleaf', random),
  ];
  b.begin('backdrop', 'far wood');
  b.as(triangleRoles.backdrop, () => {
    for (let index = 0; index < row.edge; index++) {
      const angle = site.cameraAzimuthRad + Math.PI + (random.next() - 0.5) * 3.4;
      const distance = random.between(78, 150);
      const crownHeight =
        7 + 5 * Math.sin(angle * 23) * Math.sin(angle * 9 + 1) + random.between(-2, 3);
      const y = random.next() ** 0.7 * Math.max(3, crownHeight) * 1.25;
      const at = [Math.sin(angle) * distance, y, Math.cos(angle) * distance] as const;
      const water = waterEdge(site);
      if (
        water !== undefined &&
        at[2] < water.z + water.slope * at[0] + 3 &&
        at[2] > water.z + water.slope * at[0] - 215
      )
        continue;
      const towards: [number, number, number] = [-Math.sin(angle), 0.55, -Math.cos(angle)];
      leafCluster(
        b,
        {
          at,
          sizeMetres: random.between(5, 8.5),
          normal: towards,
          openness: 0.35 + 0.6 * Math.min(1, y / 9),
        },
        random.pick(leaves).leaf,
        random,
      );
    }
  });
}

export function woods(site: Site): void {
  if (site.design.brief.parts.trees?.wanted === false) return;
  bigTreeBeside(site);
  garden(site);
  wood(site);
  undergrowth(site);
  farEdge(site);
  site.b.facts.trees = true;
}
