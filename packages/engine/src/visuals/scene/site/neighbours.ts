/** Houses on the left, on the right and behind: plain, but with windows, doors and roofs. */
import type { Random } from '../../../random/random.ts';
import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { SceneBuilder } from '../builder.ts';
import { coat } from '../finishes.ts';
import type { Palette } from '../palette.ts';
import { sectionRoof, sections } from '../roofs.ts';
import { box } from '../solids.ts';
import { type Opening, onFace, type Rect, type WallSkin } from '../wall-parts.ts';
import { wall } from '../walls.ts';
import { inView, type Site } from './site.ts';

const wallHexes = [
  '#d8cfbd',
  '#c7b49a',
  '#b9c0be',
  '#e3ddd0',
  '#a9756a',
  '#9aa391',
  '#cbb7a5',
  '#8f7563',
];
/** Stone, render and brick of a town, darker than suburban paint. */
const townHexes = [
  '#a89d8c',
  '#8d7f6e',
  '#b5ada1',
  '#7d5447',
  '#94614d',
  '#6f6a64',
  '#b09a7e',
  '#9a8f86',
  '#5f6264',
];
const roofHexes = ['#6b4a3a', '#4f5256', '#7a5a44', '#5d5650'];

function neighbourSkin(b: SceneBuilder, palette: Palette, random: Random): WallSkin {
  const hex = random.pick(wallHexes);
  const frame = b.material(
    coat(random.pick(['#eceae4', '#3a3c40', '#7a5a40']), { roughness: 0.5 }),
  );
  return {
    wall: b.material(coat(hex, { tile: random.pick(['plaster', 'clapboard', 'redBrick']) })),
    frame,
    glass: palette.glass,
    trim: frame,
    door: palette.shutter,
    metal: palette.metal,
    frameMetres: 0.07,
    revealMetres: 0.12,
  };
}

/** A gabled house with rows of windows. */
export function plainHouse(
  b: SceneBuilder,
  rect: Rect,
  storeys: number,
  palette: Palette,
  random: Random,
): void {
  const skin = neighbourSkin(b, palette, random);
  const height = storeys * 2.9;
  for (const face of ['front', 'left', 'right'] as const) {
    const width = face === 'front' ? rect.x1 - rect.x0 : rect.z1 - rect.z0;
    const columns = Math.max(1, Math.floor(width / 2.9));
    for (let storey = 0; storey < storeys; storey++) {
      const openings: Opening[] = Array.from({ length: columns }, (_, column) => {
        const u = (width * (column + 0.5)) / columns;
        const door = storey === 0 && face === 'front' && column === Math.floor(columns / 2);
        return door
          ? { u0: u - 0.55, u1: u + 0.55, v0: 0.02, v1: 2.2, kind: 'door' }
          : {
              u0: u - 0.6,
              u1: u + 0.6,
              v0: 0.9,
              v1: 2.3,
              kind: 'window',
              columns: 2,
              bars: [0.55],
            };
      });
      onFace(b, rect, face, storey * 2.9, () =>
        wall(b, width, 2.9, openings, skin, {
          storey,
          name: 'neighbour',
          roomShift: random.next() * 50,
        }),
      );
    }
  }
  b.begin('neighbour', 'neighbour');
  b.quad(
    [rect.x1, 0, rect.z0],
    [rect.x0, 0, rect.z0],
    [rect.x0, height, rect.z0],
    [rect.x1, height, rect.z0],
    skin.wall,
  );
  const roof = b.material(coat(random.pick(roofHexes), { tile: 'clayRoof' }));
  const along = random.chance(0.6);
  const [w, d] = [rect.x1 - rect.x0, rect.z1 - rect.z0];
  b.place(
    {
      at: [(rect.x0 + rect.x1) / 2, height, (rect.z0 + rect.z1) / 2],
      turnRad: along ? 0 : Math.PI / 2,
    },
    () => {
      const span = along ? d : w;
      sectionRoof(b, along ? w : d, sections.gable({ span, rise: span * 0.36, eave: 0.5 }), span, {
        roof,
        trim: skin.trim,
        soffit: skin.trim,
        wall: skin.wall,
        metal: palette.metal,
      });
    },
  );
  b.begin('chimney', 'neighbour chimney');
  box(
    b,
    [rect.x0 + w * 0.3, height, rect.z0 + d * 0.4],
    [rect.x0 + w * 0.3 + 0.7, height + d * 0.36 + 1, rect.z0 + d * 0.4 + 0.7],
    skin.wall,
  );
}

/** A town block: a mapped facade instead of cut windows, since it is far away. */
export function townBlock(b: SceneBuilder, rect: Rect, height: number, random: Random): void {
  const office = random.chance(0.35);
  const mullionHex = office
    ? random.pick(['#2a2d31', '#8f969c', '#b9bcbc'])
    : random.pick(townHexes);
  const bay = office ? random.pick([1.2, 1.5, 1.9]) : random.pick([1.6, 2.1, 2.6, 3.3]);
  const name = `town ${mullionHex} ${office} ${random.integer(0, 5)}`;
  const material = b.material({
    name,
    surface: 'curtainWall',
    albedo: [0.05, 0.06, 0.07],
    roughness: 0.08,
    rooms: {
      roomWidthMetres: 4,
      storeyHeightMetres: office ? 3.7 : 3.2,
      roomDepthMetres: 5,
      paneWidthMetres: bay,
      mullionMetres: office ? 0.09 : bay * random.between(0.34, 0.56),
      spandrelMetres: office ? random.pick([0.5, 0.7, 1.1]) : random.between(0.75, 1.35),
      litShare: random.between(0.3, 0.6),
      life: office ? 'office' : 'home',
      mullionColour: linearFromHex(mullionHex),
      seed: random.integer(1, 9999),
    },
  });
  const roof = b.material(coat('#77746e', { name: 'town roof', tile: 'gravel' }));
  b.begin('neighbour', 'town block');
  box(b, [rect.x0, 0, rect.z0], [rect.x1, height, rect.z1], material, roof);
  const cap = b.material(coat(office ? '#5d6064' : '#b3aa9a', { name: `cornice ${office}` }));
  box(
    b,
    [rect.x0 - 0.25, height, rect.z0 - 0.25],
    [rect.x1 + 0.25, height + 0.5, rect.z1 + 0.25],
    cap,
    roof,
  );
  if (!office) box(b, [rect.x0 - 0.1, 4.0, rect.z1], [rect.x1 + 0.1, 4.25, rect.z1 + 0.2], cap);
  box(b, [rect.x0 + 2, height + 0.5, rect.z0 + 2], [rect.x0 + 6, height + 3, rect.z0 + 5], roof);
}

function suburbanRow(site: Site): void {
  const { b, footprint, palette } = site;
  const random = site.design.random('neighbours');
  const spots: readonly (readonly [number, number])[] = [
    [footprint.x0 - 20, footprint.z1 - 8],
    [footprint.x1 + 20, footprint.z1 - 8],
    [footprint.x0 - 38, footprint.z1 - 9],
    [footprint.x1 + 38, footprint.z1 - 9],
    [footprint.x0 - 8, footprint.z0 - 36],
    [footprint.x1 + 10, footprint.z0 - 38],
  ];
  for (const [x, z] of spots) {
    const [w, d] = [random.between(8, 12), random.between(8, 10)];
    if (inView(site, x, z, 8)) continue;
    const rect = { x0: x - w / 2, x1: x + w / 2, z0: z - d, z1: z };
    site.kept.push(rect);
    plainHouse(b, rect, random.integer(1, 2), palette, random);
  }
}

function cityBlocks(site: Site): void {
  const { b, footprint, heightMetres } = site;
  const random = site.design.random('neighbours');
  // A tall tower gets a taller town.
  const base = Math.max(9, Math.min(heightMetres, 26), heightMetres * 0.26);
  // The street's row on both sides, then the town behind.
  for (const side of [-1, 1] as const) {
    let edge = side > 0 ? footprint.x1 + 2.5 : footprint.x0 - 2.5;
    for (let index = 0; index < 6; index++) {
      const width = random.between(11, 18);
      const [x0, x1] = side > 0 ? [edge, edge + width] : [edge - width, edge];
      const height = base * random.between(0.6, 1.15);
      townBlock(
        b,
        {
          x0,
          x1,
          z0: footprint.z1 - random.between(14, 20),
          z1: footprint.z1 - random.between(0.5, 3),
        },
        height,
        random,
      );
      edge += side * (width + (random.chance(0.3) ? 5 : 0.05));
    }
  }
  for (let index = 0; index < 34; index++) {
    const angle = site.cameraAzimuthRad + Math.PI + (random.next() - 0.5) * 2.6;
    const distance = random.between(48, 230);
    const x = Math.sin(angle) * distance;
    const z = footprint.z0 - 20 + Math.cos(angle) * distance * 0.9;
    const half = random.between(7, 13);
    if (z > footprint.z0 - 14) continue;
    townBlock(
      b,
      { x0: x - half, x1: x + half, z0: z - half, z1: z + half },
      base * random.between(0.8, 1.6) + (distance > 110 ? random.between(0, 40) : 0),
      random,
    );
  }
}

const rowsOfPlace: Readonly<Record<string, (site: Site) => void>> = {
  suburb: suburbanRow,
  city: cityBlocks,
};

export function neighbours(site: Site): void {
  const { b } = site;
  const before = b.subject;
  b.subject = false;
  rowsOfPlace[site.design.place]?.(site);
  b.subject = before;
}
