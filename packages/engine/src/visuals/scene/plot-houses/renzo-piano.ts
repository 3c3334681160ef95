/** Light layers: a thin roof on slender steel, louvres of terracotta and timber in front of clear glass. */
import type { MaterialHandle } from '../../scene-model.ts';
import { type Built, entrance, glazing, type House } from '../buildings/house.ts';
import { mass } from '../buildings/masses.ts';
import { coat } from '../finishes.ts';
import { box, tube } from '../solids.ts';
import type { Opening, Rect } from '../wall-parts.ts';
import type { Plot, PlotHouse } from './plot.ts';
import { dividePlot, doorPlace, footing, garageDoor } from './plot-kit.ts';

const base = 0.18;
const layerMetres = 1.15;

/** Horizontal blades in front of a part of the facade, on thin uprights. */
function louvres(
  house: House,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  blade: MaterialHandle,
): void {
  const { b, palette } = house;
  b.begin('trim', 'louvres');
  const count = Math.max(3, Math.round((y1 - y0) / 0.2));
  for (let index = 0; index < count; index++) {
    const y = y0 + ((y1 - y0) * (index + 0.5)) / count;
    b.quad(
      [x0, y - 0.05, 0.42],
      [x1, y - 0.05, 0.42],
      [x1, y + 0.06, 0.28],
      [x0, y + 0.06, 0.28],
      blade,
    );
    box(b, [x0, y - 0.06, 0.4], [x1, y - 0.035, 0.44], blade);
  }
  b.begin('trim', 'louvre rails');
  const rails = Math.max(1, Math.round((x1 - x0) / 1.4));
  for (let rail = 0; rail <= rails; rail++) {
    const x = x0 + ((x1 - x0) * rail) / rails;
    box(b, [x - 0.02, y0, 0.24], [x + 0.02, y1, 0.28], palette.metal);
  }
}

/** The roof: a thin slab that tapers to its edges, with a grid of blades above. */
function leafRoof(house: House, rect: Rect, y: number): number {
  const { b, palette } = house;
  const out = 1.7;
  const [x0, x1] = [rect.x0 - out, rect.x1 + out];
  const [z0, z1] = [rect.z0 - 0.6, out];
  b.begin('roof', 'roof leaf');
  const lift = 0.3;
  box(b, [rect.x0, y, rect.z0], [rect.x1, y + 0.2, 0], palette.trim, palette.roof);
  for (const [a, c] of [
    [x0, rect.x0],
    [rect.x1, x1],
  ] as const)
    box(b, [a, y + 0.1, z0], [c, y + 0.17, z1], palette.trim);
  box(b, [x0, y + 0.1, 0], [x1, y + 0.17, z1], palette.trim);
  b.begin('roof', 'roof blades');
  const count = Math.round((x1 - x0) / 0.62);
  for (let index = 0; index <= count; index++) {
    const x = x0 + ((x1 - x0) * index) / count;
    const top = y + 0.2 + lift;
    b.quad(
      [x - 0.2, top, z1],
      [x + 0.14, top + 0.24, z1],
      [x + 0.14, top + 0.24, z0],
      [x - 0.2, top, z0],
      palette.trim,
    );
    b.quad(
      [x + 0.14, top + 0.24, z1],
      [x - 0.2, top, z1],
      [x - 0.2, top, z0],
      [x + 0.14, top + 0.24, z0],
      palette.trim,
    );
  }
  b.begin('roof', 'roof trusses');
  for (const z of [z1 - 0.15, -1.6])
    tube(b, [x0, y + 0.36, z], [x1, y + 0.36, z], 0.045, palette.trim, 8);
  return y + 0.75;
}

/** Paired slim columns, tied to the roof by rods. */
function mast(house: House, x: number, y: number): void {
  const { b, palette } = house;
  b.begin('column', 'mast');
  const z = 1.15;
  tube(b, [x, -0.3, z], [x, y + 0.1, z], 0.075, palette.trim, 10);
  for (const dx of [-1.15, 1.15])
    tube(b, [x, y * 0.62, z], [x + dx, y + 0.12, z], 0.028, palette.trim, 6);
  tube(b, [x, y * 0.62, z], [x, y + 0.1, 0.1], 0.025, palette.trim, 6);
}

function build(house: House, plot: Plot): Built {
  const { b, random, palette } = house;
  const half = plot.widthMetres / 2;
  const rect: Rect = { x0: -half + 1.1, x1: half - 1.1, z0: -plot.depthMetres, z1: 0 };
  const divided = dividePlot({ ...plot, widthMetres: rect.x1 - rect.x0 });
  const free = plot.heightMetres - base - layerMetres;
  const sm = Math.max(2.85, Math.min(3.5, free / plot.storeys));
  footing(house, { ...rect, z1: 0.5 }, base, palette.concrete, 0.1);
  const width = rect.x1 - rect.x0;
  const terracotta = b.material(
    coat(random.pick(['#b8694a', '#c27a55', '#b98a58']), { name: 'baguettes', roughness: 0.7 }),
  );
  const doorAt = doorPlace(plot, rect, 1.2);
  const { garage } = divided;
  const cars = garage && { from: garage.x0 - rect.x0, to: garage.x1 - rect.x0 };
  const door =
    cars && doorAt > cars.from - 0.9 && doorAt < cars.to + 0.9
      ? cars.from > 1
        ? cars.from - 1.1
        : cars.to + 1.1
      : doorAt;
  for (let storey = 0; storey < plot.storeys; storey++) {
    const openings: Opening[] = [];
    const y = base + storey * sm;
    const head = sm - 0.28;
    if (storey === 0) {
      openings.push(entrance(door, 1.2, 2.35));
      if (cars) {
        const gate = garageDoor(cars.to - cars.from);
        openings.push({ ...gate, u0: gate.u0 + cars.from, u1: gate.u1 + cars.from });
      }
      const from = cars && cars.from < 1 ? cars.to : 0.3;
      const to = cars && cars.from > 1 ? cars.from : width - 0.3;
      for (const [a, c] of [
        [from, door - 0.75],
        [door + 0.75, to],
      ] as const)
        if (c - a > 0.9)
          openings.push(glazing(a, c, 0.05, head, Math.max(1, Math.round((c - a) / 1.2))));
    } else openings.push(glazing(0.3, width - 0.3, 0.15, head, Math.round(width / 1.2)));
    mass(house, rect, {
      y,
      height: sm,
      storey,
      openings: {
        front: openings,
        left: [glazing(0.5, plot.depthMetres - 1, 0.15, head, 6)],
        right: [glazing(0.5, plot.depthMetres - 1, 0.15, head, 6)],
      },
    });
    if (storey > 0) {
      b.begin('balcony', 'gallery');
      box(b, [rect.x0 - 0.2, y - 0.06, 0], [rect.x1 + 0.2, y + 0.02, 0.5], palette.trim);
    }
  }
  const top = base + plot.storeys * sm;
  const bays = Math.max(3, Math.round(width / 3.3));
  const bay = width / bays;
  for (let index = 0; index < bays; index++) {
    const x0 = rect.x0 + bay * index;
    const isDoor = door + rect.x0 > x0 - 0.7 && door + rect.x0 < x0 + bay + 0.7;
    const isCars = cars && x0 + bay > rect.x0 + cars.from && x0 < rect.x0 + cars.to;
    for (let storey = 0; storey < plot.storeys; storey++) {
      if (storey === 0 && (isDoor || isCars)) continue;
      const y = base + storey * sm;
      const low = (index + storey) % 2 === 0 ? y + 0.15 : y + sm * 0.58;
      louvres(house, x0 + 0.08, x0 + bay - 0.08, low, y + sm - 0.2, terracotta);
    }
  }
  const highest = leafRoof(house, rect, top);
  for (let index = 0; index <= bays; index += 1) mast(house, rect.x0 + bay * index, top);
  b.facts.columns = true;
  return {
    footprint: { ...rect, x0: -half, x1: half },
    heightMetres: highest,
    storeys: plot.storeys,
    roof: 'flat',
  };
}

export const renzoPiano: PlotHouse = {
  look: {
    walls: [['plaster', '#e8e4da'], ['cedar']],
    accents: [['cedar']],
    roofs: [['metal', '#c9cccd']],
    frames: ['#a9adb0'],
    trims: ['#e6e7e6'],
    doors: ['#8a5a34', '#a9adb0'],
    soffits: ['#c39663'],
  },
  rooms: { roomWidthMetres: 5, storeyHeightMetres: 3.2 },
  storeys: [1, 3],
  hasWindows: false,
  build,
};
