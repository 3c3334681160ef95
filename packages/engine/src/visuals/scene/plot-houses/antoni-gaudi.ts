/** A wavy front of stone and ceramic: oval windows, bone columns, iron masks, a scaly roof. */
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import { balcony, type Oval, window } from '../buildings/gaudi-openings.ts';
import type { Built, House } from '../buildings/house.ts';
import { surface } from '../curved/surface.ts';
import { lathe, sphere } from '../curved/turned.ts';
import { coat } from '../finishes.ts';
import { box } from '../solids.ts';
import type { Plot, PlotHouse } from './plot.ts';
import { dividePlot } from './plot-kit.ts';

interface Wave {
  readonly width: number;
  readonly wallTop: number;
  readonly phase: number;
  readonly at: (u: number, v: number) => Vector3;
  readonly crest: (u: number) => number;
  readonly onWall: (x: number, y: number) => Vector3;
}

function waveOf(house: House, width: number, wallTop: number): Wave {
  const { random } = house;
  const phase = random.next() * 6;
  const waves = Math.max(1.2, width / 7);
  const lift = Math.min(1, wallTop * 0.16);
  const crest = (u: number) => lift * (Math.sin(u * Math.PI) + 0.38 * Math.sin(u * 9 + phase));
  const at = (u: number, v: number): Vector3 => [
    (u - 0.5) * width,
    v * (wallTop + crest(u)),
    -0.5 +
      0.42 *
        Math.sin(u * waves * Math.PI * 2 + phase) *
        Math.sin(Math.min(1, v * 1.4 + 0.2) * 1.5) +
      0.16 * Math.sin(u * 17 + v * 9 + phase) * v,
  ];
  const onWall = (x: number, y: number): Vector3 => {
    const u = Math.min(1, Math.max(0, x / width + 0.5));
    return at(u, Math.max(0, y) / (wallTop + crest(u)));
  };
  return { width, wallTop, phase, at, crest, onWall };
}

function ovalsOf(plot: Plot, width: number, sm: number): Oval[] {
  const list: Oval[] = [];
  const { garage } = dividePlot(plot, 0.3);
  const bays = Math.max(3, Math.round(width / 2.9));
  const cars = garage && (garage.x0 + garage.x1) / 2;
  const doorBay = Math.max(0, Math.min(bays - 1, Math.floor(plot.doorShare * bays)));
  for (let storey = 0; storey < plot.storeys; storey++)
    for (let index = 0; index < bays; index++) {
      const x = ((index + 0.5) / bays - 0.5) * width * 0.94;
      const y = (storey + 0.5) * sm;
      const swell = 0.1 * Math.sin(index * 3 + storey);
      if (storey === 0 && cars !== undefined && Math.abs(x - cars) < 2.9) continue;
      if (storey === 0 && index === doorBay)
        list.push({ x, y: 1.2, rx: 0.85, ry: 1.35, power: 2.6, storey, kind: 'gate' });
      else if (storey === 0)
        list.push({
          x,
          y: y + 0.1,
          rx: 0.85 + swell,
          ry: sm * 0.33,
          power: 2.5,
          storey,
          kind: 'window',
        });
      else
        list.push({
          x,
          y: y + 0.1,
          rx: 0.68 + swell,
          ry: sm * 0.34,
          power: 2.3,
          storey,
          kind: 'window',
        });
    }
  if (cars !== undefined)
    list.push({ x: cars, y: 1.05, rx: 2.2, ry: 1.3, power: 3.2, storey: 0, kind: 'gate' });
  return list;
}

/** Carved pillars beside the gates, thick at both ends like bones. */
function boneColumns(
  house: House,
  wave: Wave,
  gates: readonly Oval[],
  stone: MaterialHandle,
): void {
  const { b } = house;
  b.begin('column', 'bone columns');
  for (const { x, rx } of gates)
    for (const side of [-1, 1]) {
      const px = x + side * (rx + 0.42);
      lathe(
        b,
        [px, 0, wave.onWall(px, 1.2)[2] + 0.22],
        [
          [0.36, -0.3],
          [0.34, 0.16],
          [0.19, 0.6],
          [0.15, 1.3],
          [0.2, 1.9],
          [0.36, 2.4],
          [0.46, 2.65],
          [0, 2.8],
        ],
        stone,
        16,
      );
    }
}

function build(house: House, plot: Plot): Built {
  const { b, random, palette } = house;
  const roofMetres = Math.min(2, plot.heightMetres * 0.24);
  const sm = Math.max(2.8, Math.min(3.5, (plot.heightMetres - roofMetres) / plot.storeys));
  const width = plot.widthMetres;
  const wave = waveOf(house, width, plot.storeys * sm);
  const { at, crest, onWall, wallTop, phase } = wave;
  const mosaic = b.material(
    coat(random.pick(['#8fb0b0', '#a8b8a0', '#c2b08c']), {
      name: 'mosaic skin',
      tile: 'trencadis',
      accent: '#e3d8c2',
      roughness: 0.35,
    }),
  );
  const stone = b.material(coat('#d0bd98', { name: 'carved stone', tile: 'plaster' }));
  const wood = b.material(coat('#6a4a30', { name: 'window wood', roughness: 0.5 }));
  const scales = b.material(
    coat(random.pick(['#3f7a86', '#4f7a58', '#a5643c']), {
      name: 'roof scales',
      tile: 'clayRoof',
      scale: 0.7,
      roughness: 0.35,
    }),
  );
  const ovals = ovalsOf(plot, width, sm);
  const inside = (x: number, y: number) =>
    ovals.some(
      (oval) =>
        Math.abs((x - oval.x) / oval.rx) ** oval.power +
          Math.abs((y - oval.y) / oval.ry) ** oval.power <
        1,
    );
  const columns = Math.min(260, Math.round(width * 14));
  const seam = plot.storeys > 1 ? 0.42 : 0.34;
  const isStone = (u: number, v: number) => v < seam + 0.05 * Math.sin(u * 12 + phase);
  for (const [name, material, isIn] of [
    ['carved base', stone, isStone],
    ['mosaic wall', mosaic, (u: number, v: number) => !isStone(u, v)],
  ] as const) {
    b.begin('wall', name);
    surface(b, columns, Math.round(wallTop * 16), at, material, {
      keep: (u, v, [x, y]) => isIn(u, v) && !inside(x, y),
    });
  }
  b.begin('wall', 'rear block');
  box(
    b,
    [-width / 2 + 0.02, -0.4, -plot.depthMetres],
    [width / 2 - 0.02, wallTop - 0.3, -1.5],
    stone,
  );
  box(b, [-width / 2, -0.5, -1.5], [width / 2, 0.04, -0.2], stone);
  for (const side of [-1, 1])
    surface(
      b,
      1,
      20,
      (u, v) => {
        const [x, y, z] = at(side > 0 ? 1 : 0, v);
        return [x, y, side > 0 ? z - u * (z + 1.6) : -1.6 + u * (z + 1.6)];
      },
      stone,
      { bothSides: true },
    );
  for (const oval of ovals) {
    window(house, oval, onWall, stone, wood);
    if (oval.kind === 'window' && oval.storey > 0)
      balcony(house, oval, onWall, stone, palette.metal);
  }
  boneColumns(
    house,
    wave,
    ovals.filter(({ kind }) => kind === 'gate'),
    stone,
  );
  b.begin('roof', 'scaled roof');
  surface(
    b,
    90,
    24,
    (u, v) => {
      const [x, y, z] = at(u, 1);
      const angle = v * Math.PI * 0.56;
      return [
        x * 1.015,
        y - 0.12 + (roofMetres * 0.8 + crest(u) * 0.7) * Math.sin(angle),
        z + 0.3 - plot.depthMetres * 0.55 * (1 - Math.cos(angle)),
      ];
    },
    scales,
    { bothSides: true },
  );
  const ridge = b.material(
    coat('#d9b98c', { name: 'ridge ceramics', tile: 'trencadis', roughness: 0.3 }),
  );
  const knobs = Math.round(width * 1.6);
  b.begin('roof', 'ridge knobs');
  for (let index = 0; index < knobs; index++) {
    const u = (index + 0.5) / knobs;
    const [x, y, z] = at(u, 1);
    sphere(
      b,
      [x * 1.015, y - 0.1 + roofMetres * 0.8 + crest(u) * 0.7, z - plot.depthMetres * 0.5],
      0.24 + 0.06 * Math.sin(index * 2.1),
      index % 2 === 0 ? scales : ridge,
      8,
    );
  }
  const turretX = (plot.doorShare < 0.5 ? 1 : -1) * width * 0.27;
  const turretY = wallTop + roofMetres * 0.4;
  b.begin('roof', 'turret');
  lathe(
    b,
    [turretX, turretY, -1.9],
    [
      [0.7, -0.6],
      [0.74, 0.7],
      [0.6, 1.5],
      [0.78, 1.9],
      [0.56, 2.2],
      [0.22, 2.6],
      [0.06, 3.1],
      [0, 3.15],
    ],
    mosaic,
    22,
  );
  b.facts.tower = true;
  return {
    footprint: { x0: -width / 2, x1: width / 2, z0: -plot.depthMetres, z1: 0 },
    heightMetres: turretY + 3.1,
    storeys: plot.storeys,
    roof: 'curved',
  };
}

export const antoniGaudi: PlotHouse = {
  look: {
    walls: [['mosaic']],
    accents: [['stone']],
    roofs: [['tile']],
    frames: ['#6a4a30'],
    trims: ['#cdb994'],
    doors: ['#6a4a30'],
  },
  rooms: { roomWidthMetres: 3.6, storeyHeightMetres: 3.1, roomDepthMetres: 4.5 },
  storeys: [1, 3],
  isClad: false,
  hasWindows: false,
  build,
};
