/** Post and beam: a low roof on projecting beams, glass between posts, warm boards, a stone slab, a bright door. */
import { type Built, entrance, glazing, type House, topRoof } from '../buildings/house.ts';
import { mass } from '../buildings/masses.ts';
import { box } from '../solids.ts';
import type { Opening, Rect } from '../wall-parts.ts';
import type { Plot, PlotHouse } from './plot.ts';
import { dividePlot, doorPlace, footing, garageDoor } from './plot-kit.ts';

const base = 0.1;

function breezeScreen(house: House, x0: number, x1: number, z: number, height: number): void {
  const { b, palette } = house;
  b.begin('wall', 'breeze blocks');
  const size = 0.32;
  for (let x = x0; x < x1 - 0.05; x += size)
    for (let v = 0; v < height - 0.05; v += size) {
      box(b, [x, v, z - 0.07], [x + size, v + 0.06, z + 0.07], palette.trim);
      box(b, [x, v + 0.06, z - 0.07], [x + 0.06, v + size, z + 0.07], palette.trim);
      box(b, [x + 0.13, v + 0.06, z - 0.04], [x + 0.2, v + size, z + 0.04], palette.trim);
    }
}

function build(house: House, plot: Plot): Built {
  const { b, random, palette } = house;
  const half = plot.widthMetres / 2;
  const eave = 1.1;
  const divided = dividePlot(plot, 0.3);
  const { garage } = divided;
  const main: Rect = {
    x0: divided.house.x0 + (garage && garage.x0 < 0 ? 0 : eave * 0.8),
    x1: divided.house.x1 - (garage && garage.x0 > 0 ? 0 : eave * 0.8),
    z0: -Math.min(plot.depthMetres, 8.5),
    z1: -0.4,
  };
  const side = garage ? (garage.x0 > 0 ? 1 : -1) : random.chance(0.5) ? 1 : -1;
  const width = main.x1 - main.x0;
  const slope = width > 13 || plot.storeys > 1 ? 0.2 : 0.26;
  const drawn = random.pick(['gable', 'butterfly', 'gable'] as const);
  const form = plot.roof ?? (plot.storeys > 1 ? 'flat' : drawn);
  const rise = form === 'flat' ? 0.4 : (width * slope) / 2;
  const sm = Math.max(2.6, Math.min(3.1, (plot.heightMetres - base - rise) / plot.storeys));
  footing(house, { ...main, z1: 0.6 }, base, palette.concrete, 0.1);
  const doorAt = doorPlace(plot, main, 1.2);
  const solid = Math.min(3.6, width * 0.26);
  // boards on the garage's side, glass on the other, the door between
  const [solidFrom, solidTo] = side > 0 ? [width - solid, width] : [0, solid];
  const door = side > 0 ? Math.min(doorAt, solidFrom - 0.75) : Math.max(doorAt, solidTo + 0.75);
  for (let storey = 0; storey < plot.storeys; storey++) {
    const openings: Opening[] = [];
    const head = sm - 0.3;
    if (storey === 0) openings.push(entrance(door, 1.15, 2.3));
    const spans: (readonly [number, number])[] =
      storey === 0
        ? side > 0
          ? [
              [0.35, door - 0.75],
              [door + 0.75, solidFrom - 0.2],
            ]
          : [
              [solidTo + 0.2, door - 0.75],
              [door + 0.75, width - 0.35],
            ]
        : side > 0
          ? [[0.35, solidFrom - 0.2]]
          : [[solidTo + 0.2, width - 0.35]];
    for (const [a, c] of spans)
      if (c - a > 0.8)
        openings.push(
          glazing(a, c, storey === 0 ? 0.05 : 0.35, head, Math.max(1, Math.round((c - a) / 1.35))),
        );
    openings.push({
      u0: solidFrom + 0.4,
      u1: solidTo - 0.4,
      v0: sm - 0.95,
      v1: sm - 0.35,
      kind: 'window',
      columns: 3,
    });
    mass(house, main, {
      y: base + storey * sm,
      height: sm,
      storey,
      openings: {
        front: openings,
        left: [glazing(1, 4.4, 0.05, head, 3)],
        right: [glazing(1, 4.4, 0.05, head, 3)],
      },
    });
    if (storey > 0) {
      b.begin('trim', 'floor band');
      box(
        b,
        [main.x0 - 0.4, base + storey * sm - 0.16, main.z0],
        [main.x1 + 0.4, base + storey * sm + 0.06, 0.3],
        palette.trim,
      );
    }
  }
  const y = base + plot.storeys * sm;
  const top = topRoof(house, main, y, {
    form,
    eave,
    pitch: slope,
    ridge: 'z',
    overhang: [eave, eave, 0.6, 1.3],
    thick: 0.28,
    gable: 1.3,
  });
  const heightAt = (x: number) => {
    const t = Math.abs(x - (main.x0 + main.x1) / 2) / (width / 2);
    if (form === 'gable') return y + rise * (1 - t);
    return form === 'butterfly' ? y + rise * 0.75 * Math.max(0, t - 0.05) : y;
  };
  b.begin('trim', 'beams');
  const beams = Math.max(4, Math.round(width / 1.6));
  for (let beam = 0; beam <= beams; beam++) {
    const x = main.x0 + 0.1 + ((width - 0.2) * beam) / beams;
    const under = heightAt(x);
    box(b, [x - 0.06, under - 0.3, -0.5], [x + 0.06, under - 0.03, 0.98], palette.accent);
  }
  b.begin('column', 'posts');
  for (const x of [main.x0 + 0.15, main.x1 - 0.15])
    box(b, [x - 0.07, -0.3, 0.75], [x + 0.07, heightAt(x) - 0.3, 0.89], palette.accent);
  // the stone chimney slab passes through glass and roof
  b.begin('chimney', 'stone chimney');
  const cx = main.x0 + (side > 0 ? solidFrom + 0.05 : solidTo - 0.05);
  box(b, [cx - 0.32, -0.4, -2.8], [cx + 0.32, Math.max(top, y) + 0.75, 0.35], palette.stone);
  if (garage) {
    const wing: Rect = { ...garage, z0: main.z0 + 1, z1: -0.2 };
    const wide = wing.x1 - wing.x0;
    const height = Math.min(2.6, sm);
    footing(house, wing, 0.05, palette.concrete);
    mass(house, wing, {
      y: 0.05,
      height,
      storey: 0,
      name: 'garage',
      openings: { front: [garageDoor(wide)] },
      skin: { ...house.skin, garage: palette.accent },
    });
    topRoof(house, wing, 0.05 + height, { form: 'flat', eave: 0.7, pitch: 0, thick: 0.26 });
    b.facts.garage = true;
  }
  const screenAt = main.x0 + (side > 0 ? 0.2 : width - 2.4);
  if (Math.abs(screenAt + 1.1 - (main.x0 + door)) > 2.2)
    breezeScreen(house, screenAt, screenAt + 2.2, 0.5, 1.95);
  b.facts.chimney = 1;
  return {
    footprint: { x0: -half, x1: half, z0: main.z0, z1: 0 },
    heightMetres: Math.max(top, y + 0.75),
    storeys: plot.storeys,
    roof: form,
  };
}

export const midcentury: PlotHouse = {
  look: {
    walls: [['timber', '#9a6238'], ['cedar'], ['timber', '#8a5a34']],
    accents: [['walnut'], ['timber', '#6a4429']],
    roofs: [['concrete'], ['shingle', '#6a6258']],
    frames: ['#5a3d28', '#2b2724'],
    trims: ['#ece7da', '#e3dcca'],
    doors: ['#d8742b', '#2f8a86', '#d0a52f'],
    soffits: ['#b07a44'],
  },
  rooms: { roomWidthMetres: 5, storeyHeightMetres: 3, roomDepthMetres: 6 },
  storeys: [1, 2],
  roofs: ['gable', 'butterfly', 'flat'],
  build,
};
