/** The ground plane, hills and mountains, water to the horizon. */
import { hashLattice } from '../../../random/random.ts';
import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { Setting } from '../../brief/vocabulary/surroundings.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import { triangleRoles } from '../../scene-model.ts';
import type { Season } from '../../scene-setting.ts';
import { surface } from '../curved/surface.ts';
import { coat } from '../finishes.ts';
import type { Site } from './site.ts';

const lawnHex: Record<Season, string> = {
  spring: '#6b8c3c',
  summer: '#5d7a36',
  autumn: '#74703a',
  winter: '#7c7858',
};
const sandHex = '#c4a678';

interface GroundRow {
  readonly near: 'grass' | 'sand' | 'paving';
  readonly hills: readonly {
    readonly distance: number;
    readonly height: number;
    readonly hex: string;
    readonly rough: number;
    readonly label: 'hill' | 'rock';
  }[];
}

const green: GroundRow = {
  near: 'grass',
  hills: [
    { distance: 230, height: 13, hex: '#46593a', rough: 0.4, label: 'hill' },
    { distance: 480, height: 42, hex: '#566a66', rough: 0.6, label: 'hill' },
  ],
};

const rows: Record<Setting, GroundRow> = {
  suburb: green,
  forest: green,
  lake: green,
  countryside: {
    near: 'grass',
    hills: [
      { distance: 120, height: 11, hex: '#7d8848', rough: 0.15, label: 'hill' },
      { distance: 260, height: 24, hex: '#5f7346', rough: 0.3, label: 'hill' },
      { distance: 520, height: 55, hex: '#63767a', rough: 0.5, label: 'hill' },
    ],
  },
  mountains: {
    near: 'grass',
    hills: [
      { distance: 190, height: 34, hex: '#3c5137', rough: 0.5, label: 'hill' },
      { distance: 420, height: 150, hex: '#5d6664', rough: 1, label: 'rock' },
      { distance: 700, height: 300, hex: '#6f7883', rough: 1.1, label: 'rock' },
    ],
  },
  sea: {
    near: 'grass',
    hills: [{ distance: 620, height: 38, hex: '#6d7f86', rough: 0.6, label: 'hill' }],
  },
  city: { near: 'paving', hills: [] },
  desert: {
    near: 'sand',
    hills: [
      { distance: 210, height: 16, hex: '#a97a52', rough: 0.7, label: 'rock' },
      { distance: 460, height: 85, hex: '#95684f', rough: 1, label: 'rock' },
    ],
  },
};

/** Smooth 1D lattice noise, 0..1. */
function wave(x: number, seed: number): number {
  const cell = Math.floor(x);
  const t = x - cell;
  const ease = t * t * (3 - 2 * t);
  return hashLattice(cell, 7, seed) * (1 - ease) + hashLattice(cell + 1, 7, seed) * ease;
}

function ridge(angle: number, rough: number, seed: number): number {
  const base = wave(angle * 1.1, seed) * 0.62 + wave(angle * 2.7, seed + 1) * 0.24 * (0.5 + rough);
  // Folded noise has sharp ridges instead of round tops.
  const folded = 1 - Math.abs(2 * wave(angle * 4.5, seed + 4) - 1);
  const detail = 0.045 * wave(angle * 13, seed + 2) + 0.02 * wave(angle * 37, seed + 3);
  return base + rough * (0.13 * folded + detail);
}

/** Hills all around, so that every camera has a horizon. */
function hillRing(site: Site): void {
  const { b, design } = site;
  const seed = site.random.integer(1, 99_999);
  const snowy = design.snow;
  const { hills } = rows[design.place];
  // A distant camera, for a very tall house, must still be inside the ring.
  const wider = Math.max(1, (site.cameraDistanceMetres * 1.4) / (hills[0]?.distance ?? Infinity));
  hills.forEach((row, index) => {
    const hex = snowy ? (row.label === 'rock' ? '#c9cfd8' : '#b9c2c4') : row.hex;
    const material = b.material(
      coat(hex, {
        name: `far ${row.label} ${index}`,
        tile: row.label === 'hill' ? 'grass' : 'plaster',
        scale: 14,
      }),
    );
    // With few segments a crest looks jagged.
    const segments = row.label === 'hill' ? 220 : 520;
    b.begin(row.label, row.label === 'hill' ? 'hills' : 'mountains');
    b.as(triangleRoles.backdrop, () => {
      surface(
        b,
        segments,
        6,
        (u, v) => {
          const angle = u * Math.PI * 2;
          const profile = ridge((u < 0.5 ? u : 1 - u) * 8, row.rough, seed + index * 17);
          const height =
            Math.max(0, (profile - 0.2) * row.height * wider * 1.5) *
            Math.sin((v * Math.PI) / 2) ** 1.3;
          const crag =
            1 +
            (hashLattice(Math.round(u * segments), Math.round(v * 6), seed) - 0.5) *
              0.12 *
              row.rough *
              v;
          const distance = row.distance * wider * (1 + v * 0.35);
          return [-Math.sin(angle) * distance, height * crag - 0.6, -Math.cos(angle) * distance];
        },
        material,
      );
    });
  });
}

export function groundMaterial(site: Site): MaterialHandle {
  const { b, design } = site;
  const wished = design.brief.parts.lawn?.colours?.[0];
  const { near } = rows[design.place];
  if (design.snow)
    return b.material(
      coat('#e4e9ef', { name: 'snow ground', tile: 'plaster', scale: 2, roughness: 0.9 }),
    );
  if (near === 'sand')
    return b.material(coat(sandHex, { name: 'sand', tile: 'stucco', scale: 1.6 }));
  if (near === 'paving')
    return b.material(coat('#a5a199', { name: 'city paving', tile: 'slabTile', scale: 1.4 }));
  return b.material({
    ...coat(wished ?? lawnHex[design.season], { name: 'lawn', tile: 'grass' }),
    growth: design.place === 'suburb' || wished !== undefined ? 'mown' : 'wild',
  });
}

/** A flat plane for everything near; water is in a cut-out chosen by the caller. */
export function ground(site: Site): void {
  const { b, design } = site;
  const { near } = rows[design.place];
  b.begin(design.snow ? 'snow' : near === 'grass' ? 'grass' : 'ground', 'ground');
  const material = groundMaterial(site);
  const far = Math.max(750, site.cameraDistanceMetres * 4);
  const water = waterEdge(site);
  const at = (x: number, z: number): Vector3 => [x, 0, z];
  if (water === undefined) {
    b.quad(at(-far, far), at(far, far), at(far, -far), at(-far, -far), material);
  } else {
    b.quad(
      at(-far, far),
      at(far, far),
      at(far, water.z + water.slope * far),
      at(-far, water.z - water.slope * far),
      material,
    );
    shore(site, water);
  }
  hillRing(site);
}

export interface WaterEdge {
  /** The shore passes through (0, z) and recedes to one side. */
  readonly z: number;
  readonly slope: number;
}

const watery: readonly Setting[] = ['sea', 'lake'];

export function waterEdge(site: Site): WaterEdge | undefined {
  const { design, footprint } = site;
  if (!watery.some((place) => place === design.place || place === design.brief.alsoSetting))
    return undefined;
  const random = design.random('shore');
  // The shore is closer on the side the camera looks towards, so that water is visible beside the house.
  const towards = site.cameraAzimuthRad > 0 ? -1 : 1;
  return { z: footprint.z0 - random.between(5, 11), slope: -towards * random.between(0.25, 0.5) };
}

function shore(site: Site, { z, slope }: WaterEdge): void {
  const { b, design } = site;
  const far = 750;
  const lineZ = (x: number) => z + slope * x;
  const sand = b.material(
    coat(design.snow ? '#dfe4ea' : '#cdb68c', { name: 'beach', tile: 'gravel', scale: 1.5 }),
  );
  b.begin('ground', 'shore');
  const width = design.place === 'sea' ? 7 : 2.5;
  b.quad(
    [-far, -0.02, lineZ(-far)],
    [far, -0.02, lineZ(far)],
    [far, -1.2, lineZ(far) - width],
    [-far, -1.2, lineZ(-far) - width],
    sand,
  );
  const water = b.material({
    name: design.place === 'sea' ? 'sea' : 'lake',
    surface: 'water',
    albedo: linearFromHex(design.place === 'sea' ? '#2c5a68' : '#2e4a4a'),
    rippleHeight: design.place === 'sea' ? 0.7 : 0.25,
    neverSnow: true,
  });
  b.begin('water', design.place === 'sea' ? 'sea' : 'lake');
  const back = design.place === 'sea' ? 2600 : 210;
  const y = -0.75;
  b.quad(
    [-2600, y, lineZ(-2600)],
    [2600, y, lineZ(2600)],
    [2600, y, lineZ(2600) - back],
    [-2600, y, lineZ(-2600) - back],
    water,
  );
}
