/** White wing-like ribs that rise from the ground and end in points above the roof; glass behind them. */
import { mix, smoothStep } from '../../../ops/ramps.ts';
import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { Vector3 } from '../../scene-model.ts';
import type { Built, House } from '../buildings/house.ts';
import { surface } from '../curved/surface.ts';
import { coat } from '../finishes.ts';
import { box, tube } from '../solids.ts';
import type { Plot, PlotHouse } from './plot.ts';
import { dividePlot, doorPlace, glassDoor, panelDoor } from './plot-kit.ts';

const steps = 14;
/** Ribs over doors spring from the lintel: its upper edge and its front. */
const lintel = { top: 2.5, face: -0.75 } as const;
/** Ribs that would spring higher, as a share of their length, are left out. */
const mostSpring = 0.86;

/** Share of a rib's length that lies under the lintel; `spine` as in `ribAt`. */
const springOf = (spine: number) => (lintel.top / (1.2 * spine)) ** (1 / 0.9);

function build(house: House, plot: Plot): Built {
  const { b, random, palette } = house;
  const half = plot.widthMetres / 2;
  const high = plot.heightMetres;
  const back = -plot.depthMetres;
  const peak =
    plot.garage === 'left' ? 0.36 : plot.garage === 'right' ? -0.36 : random.pick([-0.3, 0, 0.3]);
  /** Height of the spine at x: a single wing curve. */
  const spine = (x: number) => {
    const t = x / half - peak;
    return high * (0.5 + 0.4 * Math.exp(-t * t * 2.4));
  };
  const ribAt = (x: number, s: number): Vector3 => {
    const h = spine(x);
    // out of the ground, bulging, then forward over the glass and up to a point
    const y = h * (1.2 * s ** 0.9);
    const z = -0.35 - 1.25 * Math.sin(Math.min(1, s * 1.25) * Math.PI) * 0.55 + 2.3 * s ** 3;
    return [x + (x / half) * 0.5 * s * s, y, z];
  };
  const ribs = Math.max(11, Math.round(plot.widthMetres / 0.95));
  const doorX = doorPlace(plot, { x0: -half, x1: half, z0: back, z1: 0 }, 2.2) - half;
  const { garage } = dividePlot(plot, 0.3);
  const carsX = garage && (garage.x0 + garage.x1) / 2;
  const isOpen = (x: number) =>
    Math.abs(x - doorX) < 0.9 || (carsX !== undefined && Math.abs(x - carsX) < 2.5);
  for (let index = 0; index <= ribs; index++) {
    const x = -half + 0.15 + ((plot.widthMetres - 0.3) * index) / ribs;
    const first = isOpen(x) ? springOf(spine(x)) : 0;
    if (first > mostSpring) continue;
    const lengthShare = (1 - first) / steps;
    const pointAt = (step: number): Vector3 => {
      const [px, py, pz] = ribAt(x, first + lengthShare * step);
      if (first === 0) return [px, step === 0 ? -0.4 : py, pz];
      return [px, py, mix(lintel.face, pz, smoothStep(0, 0.75, step / steps))];
    };
    b.begin('column', 'rib');
    for (let step = 0; step < steps; step++) {
      const thick = 0.21 - 0.17 * (first + lengthShare * step);
      const ends = [thick, thick - 0.17 * lengthShare] as const;
      tube(b, pointAt(step), pointAt(step + 1), ends, palette.wall, 8);
    }
  }
  const glass = b.material({
    name: 'hall glass',
    surface: 'curtainWall',
    albedo: linearFromHex('#131a1e'),
    roughness: 0.03,
    neverSnow: true,
    rooms: {
      roomWidthMetres: 6,
      storeyHeightMetres: Math.max(2.9, high / (plot.storeys + 0.6)),
      roomDepthMetres: 7,
      paneWidthMetres: 1.2,
      mullionMetres: 0.05,
      spandrelMetres: 0.16,
      litShare: 0.9,
      life: 'home',
      mullionColour: linearFromHex('#dcdcd8'),
      seed: random.integer(1, 9999),
    },
  });
  b.begin('window', 'hall glazing', { storey: 0 });
  const glassTop = (x: number) => spine(x) * 0.92;
  surface(
    b,
    70,
    10,
    (u, v) => {
      const x = (u * 2 - 1) * (half - 0.25);
      const y = 0.3 + (glassTop(x) - 0.3) * v;
      return [x, y, -1.25 - 0.3 * Math.sin(v * Math.PI)];
    },
    glass,
  );
  b.begin('roof', 'white vault');
  surface(
    b,
    80,
    16,
    (u, v) => {
      const x = (u * 2 - 1) * half;
      const angle = v * Math.PI * 0.5;
      const y = glassTop(x) * Math.cos(angle) ** 0.7 + (v === 0 ? 0.02 : 0);
      return [x, Math.max(0, y), -1.1 + (back + 1.1) * Math.sin(angle)];
    },
    palette.wall,
    { bothSides: true },
  );
  b.begin('trim', 'eaves spine');
  const parts = 60;
  for (let index = 0; index < parts; index++) {
    const [xa, xc] = [
      -half + (plot.widthMetres * index) / parts,
      -half + (plot.widthMetres * (index + 1)) / parts,
    ];
    tube(
      b,
      [xa, glassTop(xa) + 0.05, -1.05],
      [xc, glassTop(xc) + 0.05, -1.05],
      0.16,
      palette.wall,
      10,
    );
  }
  b.begin('wall', 'end walls');
  for (const side of [-1, 1]) {
    const x = side * (half - 0.05);
    surface(
      b,
      20,
      1,
      (u, v) => {
        const angle = u * Math.PI * 0.5;
        return [x, v * glassTop(x) * Math.cos(angle) ** 0.7, -1.1 + (back + 1.1) * Math.sin(angle)];
      },
      palette.wall,
      { bothSides: true },
    );
  }
  b.begin('wall', 'plinth');
  box(b, [-half, -0.5, back], [half, 0.3, -0.9], palette.wall);
  for (const [a, c] of gapsOf(-half, half, [doorX, carsX], [1.1, 2.55]))
    box(b, [a, -0.5, -0.95], [c, 0.3, -0.1], palette.wall);
  const dark = b.material(coat('#3a3d40', { name: 'garage joints', roughness: 0.3 }));
  glassDoor(house, { x: doorX, z: -1.1, wide: 1.7, high: 2.45 }, palette.metal);
  b.begin('door', 'portal');
  box(b, [doorX - 1.02, 0, -1.25], [doorX - 0.85, 2.6, -0.7], palette.wall);
  box(b, [doorX + 0.85, 0, -1.25], [doorX + 1.02, 2.6, -0.7], palette.wall);
  box(b, [doorX - 1.02, 2.45, -1.25], [doorX + 1.02, 2.6, -0.7], palette.wall);
  if (carsX !== undefined) {
    panelDoor(house, { x: carsX, z: -1.02, wide: 4.6, high: 2.35 }, palette.frame, dark);
    box(b, [carsX - 2.45, 2.35, -1.25], [carsX + 2.45, 2.55, -0.6], palette.wall);
    b.facts.garage = true;
  }
  return {
    footprint: { x0: -half, x1: half, z0: back, z1: 0 },
    heightMetres: high,
    storeys: plot.storeys,
    roof: 'curved',
  };
}

/** Stretches between openings. */
function gapsOf(
  from: number,
  to: number,
  middles: readonly (number | undefined)[],
  halves: readonly number[],
): [number, number][] {
  const cuts = middles
    .flatMap((x, index) =>
      x === undefined ? [] : [[x - halves[index]!, x + halves[index]!] as const],
    )
    .sort((a, c) => a[0] - c[0]);
  const gaps: [number, number][] = [];
  let at = from;
  for (const [a, c] of cuts) {
    if (a > at) gaps.push([at, a]);
    at = Math.max(at, c);
  }
  if (to > at) gaps.push([at, to]);
  return gaps;
}

export const santiagoCalatrava: PlotHouse = {
  look: {
    walls: [['plaster', '#f2f1ee']],
    accents: [['concrete']],
    roofs: [['metal', '#e3e3e0']],
    frames: ['#dcdcd8'],
    trims: ['#f0efec'],
    doors: ['#8f969c'],
  },
  storeys: [1, 1],
  hasWindows: false,
  build,
};
