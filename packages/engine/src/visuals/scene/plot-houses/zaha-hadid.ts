/** One white ribbon that rises from the ground, becomes the roof and returns to the ground, with glass between. */
import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { Vector3 } from '../../scene-model.ts';
import type { Built, House } from '../buildings/house.ts';
import { surface } from '../curved/surface.ts';
import { coat } from '../finishes.ts';
import { box } from '../solids.ts';
import type { Plot, PlotHouse } from './plot.ts';
import { dividePlot, doorPlace, glassDoor, panelDoor } from './plot-kit.ts';

type Path = (s: number) => readonly [x: number, y: number];

interface Ribbon {
  readonly path: Path;
  /** Offset of its front edge at a position. */
  readonly front: (s: number) => number;
  readonly back: number;
  readonly thick: (s: number) => number;
}

const alongSteps = 150;
/** Profile around the front edge: back on the outer side, over the front, back on the inner side. */
const section: readonly (readonly [out: number, side: number])[] = [
  [-1, 0.5],
  [0.35, 0.5],
  [0.75, 0.46],
  [0.95, 0.28],
  [1, 0],
  [0.95, -0.28],
  [0.75, -0.46],
  [0.35, -0.5],
  [-1, -0.5],
];

/** A sheet of this thickness along a path in the front's plane, with a rounded front edge. */
function ribbon(house: House, name: string, { path, front, back, thick }: Ribbon): void {
  const { b, palette } = house;
  b.begin('roof', name);
  const nose = 0.5;
  const rows = section.length - 1;
  surface(
    b,
    alongSteps,
    rows,
    (u, v): Vector3 => {
      const [x, y] = path(u);
      const [ax, ay] = path(Math.max(0, u - 0.004));
      const [cx, cy] = path(Math.min(1, u + 0.004));
      const long = Math.hypot(cx - ax, cy - ay) || 1;
      const [nx, ny] = [-(cy - ay) / long, (cx - ax) / long];
      const [out, side] = section[Math.round(v * rows)]!;
      const t = thick(u);
      const z = out < 0 ? back : front(u) - nose + out * nose;
      return [x + nx * side * t, Math.max(-0.4, y + ny * side * t), z];
    },
    palette.wall,
    { bothSides: true },
  );
  seams(house, name, { path, front, back, thick });
}

const seamMetres = 1.9;
const seamWideMetres = 0.025;

/** Panel joints of the shell, perpendicular to its path. */
function seams(house: House, name: string, { path, front, thick }: Ribbon): void {
  const { b, palette } = house;
  b.begin('trim', `${name} joints`);
  let walked = 0;
  let [px, py] = path(0);
  for (let step = 1; step <= alongSteps; step++) {
    const s = step / alongSteps;
    const [x, y] = path(s);
    walked += Math.hypot(x - px, y - py);
    const [dx, dy] = [x - px, y - py];
    [px, py] = [x, y];
    if (walked < seamMetres) continue;
    walked = 0;
    const long = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [(dx / long) * seamWideMetres, (dy / long) * seamWideMetres];
    const [nx, ny] = [-dy / long, dx / long];
    const t = thick(s) * 1.004;
    for (let row = 1; row < section.length - 2; row++) {
      const at = (index: number, way: number): Vector3 => {
        const [out, side] = section[index]!;
        return [
          x + nx * side * t + ux * way,
          y + ny * side * t + uy * way,
          front(s) - 0.5 + out * 0.5 + 0.006,
        ];
      };
      b.quad(at(row, -1), at(row, 1), at(row + 1, 1), at(row + 1, -1), palette.soffit);
    }
  }
}

const smooth = (t: number) => {
  const c = Math.max(0, Math.min(1, t));
  return c * c * (3 - 2 * c);
};

/** Up from the ground at one end, across, and down at the other; both legs lean and are rounded. */
function overPath(half: number, top: (x: number) => number, leg: number, lean: number): Path {
  return (s) => {
    const edge = 0.2;
    if (s < edge) {
      const a = (s / edge) * (Math.PI / 2);
      const x = -half + leg * (1 - Math.cos(a)) + lean * (1 - s / edge) * 0.4;
      return [x, top(-half + leg) * Math.sin(a) ** 0.82];
    }
    if (s > 1 - edge) {
      const a = ((1 - s) / edge) * (Math.PI / 2);
      const x = half - leg * (1 - Math.cos(a));
      return [x, top(half - leg) * Math.sin(a) ** 0.82];
    }
    const t = (s - edge) / (1 - 2 * edge);
    const x = -half + leg + t * 2 * (half - leg);
    return [x, top(x)];
  };
}

function glassFront(house: House, plot: Plot, ceiling: (x: number) => number, half: number): void {
  const { b, random } = house;
  const storeyHeight = plot.heightMetres / plot.storeys;
  const glass = b.material({
    name: 'fluid glass',
    surface: 'curtainWall',
    albedo: linearFromHex('#10171b'),
    roughness: 0.03,
    neverSnow: true,
    rooms: {
      roomWidthMetres: 5.2,
      storeyHeightMetres: storeyHeight,
      roomDepthMetres: 6,
      paneWidthMetres: 1.7,
      mullionMetres: 0.05,
      spandrelMetres: 0.2,
      litShare: 0.8,
      life: 'home',
      mullionColour: linearFromHex('#3a3d40'),
      seed: random.integer(1, 9999),
    },
  });
  b.begin('window', 'glass front', { storey: 0 });
  surface(
    b,
    60,
    6,
    (u, v) => {
      const x = (u * 2 - 1) * half;
      return [x, 0.1 + (ceiling(x) - 0.1) * v, -1.5 + 0.5 * Math.cos((x / half) * 2.2)];
    },
    glass,
  );
}

const fins = {
  apartMetres: 1.7,
  wide: 0.06,
  deep: 0.16,
  leastTall: 0.9,
  besideDoor: 1.05,
} as const;

/** Light fins that hold the glass, and the kerb that it stands on, along the curve of its face. */
function finsBefore(
  house: House,
  faceAt: (x: number) => number,
  ceiling: (x: number) => number,
  half: number,
  doorX: number,
): void {
  const { b, palette } = house;
  const light = b.material(coat('#c3c5c4', { name: 'glass fins', roughness: 0.4 }));
  b.begin('trim', 'glass fins');
  const count = Math.max(2, Math.round((2 * half) / fins.apartMetres));
  for (let index = 1; index < count; index++) {
    const x = -half + (2 * half * index) / count;
    const top = ceiling(x);
    if (top < fins.leastTall || Math.abs(x - doorX) < fins.besideDoor) continue;
    const z = faceAt(x) - 0.1;
    box(b, [x - fins.wide / 2, 0, z], [x + fins.wide / 2, top, z + fins.deep], light);
  }
  b.begin('wall', 'glass kerb');
  for (const [from, to] of [
    [-half, doorX - fins.besideDoor + 0.2],
    [doorX + fins.besideDoor - 0.2, half],
  ] as const)
    surface(
      b,
      30,
      1,
      (u, v) => {
        const x = from + (to - from) * u;
        return [x, -0.4 + 0.56 * v, faceAt(x) + 0.04];
      },
      palette.wall,
      { bothSides: true },
    );
}

function build(house: House, plot: Plot): Built {
  const { b, random, palette } = house;
  const half = plot.widthMetres / 2;
  const high = Math.max(plot.heightMetres, plot.storeys * 3.2 + 1);
  const side =
    plot.garage === 'left' ? -1 : plot.garage === 'right' ? 1 : random.chance(0.5) ? 1 : -1;
  const swing = random.between(0.16, 0.24);
  const thick = Math.min(1.1, high * 0.15);
  const crest = (x: number) => {
    const t = (x * side) / half;
    return (high - thick / 2) * (1 - swing * (0.5 + 0.5 * Math.sin(t * 2.4 + 0.7)));
  };
  const back = -plot.depthMetres * 0.6;
  const leg = Math.min(half * 0.34, high * 0.62);
  const roofFront = (s: number) => 0.35 + 0.9 * Math.sin(s * Math.PI) + 0.3 * Math.sin(s * 7);
  ribbon(house, 'roof ribbon', {
    path: overPath(half - thick / 2, crest, leg, 1.2 * side),
    front: roofFront,
    back,
    thick: (s) => thick * (0.65 + 0.55 * Math.sin(s * Math.PI) ** 2),
  });
  // a second ribbon starts inside the first and becomes the upper floor
  const floorY = plot.storeys > 1 ? high * 0.47 : high * 0.36;
  const turn = -half * 0.46;
  const inner: Path = (s) => {
    const t = smooth((s - 0.02) / 0.4);
    const x = turn + (half * 1.38 - Math.abs(turn) * 0.06) * s ** 1.15;
    return [side * x, -0.2 + (floorY + 0.2) * t + 0.22 * Math.sin(s * 6) * t];
  };
  if (plot.storeys > 1)
    ribbon(house, 'floor ribbon', {
      path: inner,
      front: (s) => 0.1 + 0.95 * Math.sin(Math.min(1, s * 1.15) * Math.PI),
      back: -2.2,
      thick: (s) => 0.34 + 0.34 * Math.sin(s * Math.PI),
    });
  const inside = half * 0.95;
  // near its ends the glass stays below the descending ribbon
  const ceiling = (x: number) => {
    const left = half - thick / 2 - Math.abs(x) - 0.5;
    const bend = left >= leg ? 1 : Math.sqrt(Math.max(0, 1 - (1 - left / leg) ** 2)) ** 0.82;
    return Math.max(0.2, crest(x) * bend - 0.1);
  };
  glassFront(house, plot, ceiling, inside - 0.3);
  // a solid wave rises from the ground in front of the glass
  b.begin('wall', 'wave');
  const reach = half * (plot.garage === undefined ? 0.72 : 0.5);
  surface(
    b,
    70,
    8,
    (u, v) => {
      const x = -side * (half * 0.97 - u * reach);
      const tall = high * 0.62 * (1 - smooth(u * 1.02)) + 0.12;
      return [x, -0.3 + (tall + 0.3) * v, -0.55 + 0.7 * Math.sin(u * Math.PI * 0.9) - 0.55 * v * v];
    },
    palette.wall,
    { bothSides: true },
  );
  const { garage } = dividePlot(plot, 0.3);
  const doorX = Math.max(
    -half * 0.4,
    Math.min(half * 0.4, doorPlace(plot, { x0: -half, x1: half, z0: back, z1: 0 }, 2) - half),
  );
  const bronze = b.material(coat('#3b3733', { name: 'bronze', roughness: 0.35 }));
  // in front of the glass, which bulges in the middle
  const faceAt = (x: number) => -1.42 + 0.5 * Math.cos((x / (inside - 0.3)) * 2.2);
  finsBefore(house, faceAt, ceiling, inside - 0.3, doorX);
  glassDoor(house, { x: doorX, z: faceAt(doorX), wide: 1.7, high: 2.5 }, bronze);
  if (garage) {
    const middle = side * (half - 1.2 - (garage.x1 - garage.x0) / 2);
    const wide = Math.min(4.8, garage.x1 - garage.x0);
    panelDoor(house, { x: middle, z: -0.98, wide, high: 2.3 }, palette.wall, palette.soffit);
    b.facts.garage = true;
  }
  return {
    footprint: { x0: -half, x1: half, z0: back, z1: 0 },
    heightMetres: high,
    storeys: plot.storeys,
    roof: 'curved',
  };
}

export const zahaHadid: PlotHouse = {
  look: {
    walls: [
      ['plaster', '#f0eeea'],
      ['plaster', '#eceae6'],
    ],
    accents: [['concrete']],
    roofs: [['metal', '#d8d8d6']],
    frames: ['#2a2c2f'],
    trims: ['#2f3133'],
    doors: ['#26282b'],
  },
  storeys: [1, 3],
  hasWindows: false,
  build,
};
