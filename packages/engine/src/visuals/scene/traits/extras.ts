/** Parts that some traits need beside the thing itself: cords, a dark opening, a step around. */
import type { SceneBuilder } from '../builder.ts';
import { coat } from '../finishes.ts';
import type { Bounds } from '../placed/object-bounds.ts';
import { box, tube } from '../solids.ts';
import { overhang } from './shape-traits.ts';

const cordMetres = 0.012;

export function cords(b: SceneBuilder, { low, high }: Bounds, from: number, to: number): void {
  const cord = b.material(coat('#4a4036', { name: 'cord', roughness: 0.9, indoors: true }));
  const [x, z] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2];
  const [halfX, halfZ] = [(high[0] - low[0]) * 0.38, (high[2] - low[2]) * 0.38];
  b.begin('furniture', 'cords');
  for (const side of [-1, 1])
    tube(
      b,
      [x + side * halfX, from - 0.05, z + side * halfZ],
      [x + side * halfX, to, z + side * halfZ],
      cordMetres,
      cord,
      6,
    );
}

/** Where a leaf of a door was. */
export function hole(b: SceneBuilder, { low, high }: Bounds): void {
  const dark = b.material(coat('#1b1917', { name: 'opening', roughness: 0.9, indoors: true }));
  const isAcross = high[0] - low[0] >= high[2] - low[2];
  const [x, z] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2];
  b.begin('trim', 'opening');
  if (isAcross) box(b, [low[0], low[1], z - 0.02], [high[0], high[1], z + 0.005], dark);
  else box(b, [x - 0.02, low[1], low[2]], [x + 0.005, high[1], high[2]], dark);
}

const slabMetres = 0.24;

/** Floor and ceiling where the upper half of a building hangs over the lower. */
export function overhangSlab(b: SceneBuilder, { low, high }: Bounds): void {
  const stone = b.material(coat('#b9b5ad', { name: 'overhang', tile: 'plaster' }));
  const y = low[1] + (high[1] - low[1]) * overhang.from;
  const by = (high[0] - low[0]) * overhang.by;
  b.begin('wall', 'overhang', { subject: true });
  box(
    b,
    [low[0] + 0.1, y - 0.05, low[2] + 0.1],
    [high[0] + by - 0.1, y + slabMetres, high[2] - 0.1],
    stone,
  );
}

const stepMetres = 0.34;

/** Indoors the floor around a sunken thing is one step higher. */
export function rim(b: SceneBuilder, { low, high }: Bounds): void {
  const wood = b.material(
    coat('#a5805a', { name: 'rim', tile: 'oakPlanks', roughness: 0.45, indoors: true }),
  );
  const [x0, x1, z0, z1] = [low[0] - 0.25, high[0] + 0.25, low[2] - 0.25, high[2] + 0.9];
  const wide = 0.45;
  b.begin('stairs', 'rim');
  for (const [from, to, top] of [
    [0, wide, stepMetres],
    [-0.18, 0, stepMetres * 0.5],
  ] as const) {
    box(b, [x0 - to, 0, z0 - to], [x1 + to, top, z0 - from], wood);
    box(b, [x0 - to, 0, z0 - from], [x0 - from, top, z1], wood);
    box(b, [x1 + from, 0, z0 - from], [x1 + to, top, z1], wood);
  }
}

const beyondMetres = 0.1;

/** A luminous panel behind it. */
export function backPanel(b: SceneBuilder, { low, high }: Bounds): void {
  const light = b.material({
    name: 'back light',
    surface: 'opaque',
    albedo: [0.9, 0.82, 0.66],
    emission: [5.2, 3.9, 2.2],
    emissionWhen: 'always',
    neverSnow: true,
  });
  const isAcross = high[0] - low[0] >= high[2] - low[2];
  const [y0, y1] = [Math.max(0, low[1] - beyondMetres), high[1] + beyondMetres];
  b.begin('lamp', 'back light');
  if (isAcross)
    box(
      b,
      [low[0] - beyondMetres, y0, low[2] - 0.006],
      [high[0] + beyondMetres, y1, low[2] + 0.006],
      light,
    );
  else {
    const x = low[0] + high[0] > 0 ? high[0] : low[0];
    box(b, [x - 0.006, y0, low[2] - beyondMetres], [x + 0.006, y1, high[2] + beyondMetres], light);
  }
}

const archSides = 14;

/** Half a circle of dark glass with a rim, above a window and a little before its wall. */
export function lunette(b: SceneBuilder, { low, high }: Bounds, whole: Bounds): void {
  const glass = b.material(coat('#2a343a', { name: 'lunette glass', roughness: 0.12 }));
  const stone = b.material(coat('#e2dccf', { name: 'lunette rim', roughness: 0.8 }));
  const isAcross = high[0] - low[0] >= high[2] - low[2];
  const [x, z] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2];
  const r = (isAcross ? high[0] - low[0] : high[2] - low[2]) / 2;
  const isFar = isAcross
    ? z < (whole.low[2] + whole.high[2]) / 2
    : x < (whole.low[0] + whole.high[0]) / 2;
  const out = (isFar ? -1 : 1) * 0.1;
  const on = (step: number, radius: number) => {
    const angle = (step / archSides) * Math.PI;
    const along = Math.cos(angle) * radius;
    const y = high[1] + Math.sin(angle) * radius;
    return isAcross ? ([x + along, y, z + out] as const) : ([x + out, y, z + along] as const);
  };
  const middle = isAcross ? ([x, high[1], z + out] as const) : ([x + out, high[1], z] as const);
  b.begin('window', 'arched head', { subject: true });
  // Seen from outside: counter-clockwise from the front, and from the left side.
  const isTurned = isAcross ? isFar : !isFar;
  for (let step = 0; step < archSides; step++) {
    const [p, q] = [on(step, r), on(step + 1, r)];
    if (isTurned) b.tri(middle, q, p, glass);
    else b.tri(middle, p, q, glass);
    tube(b, on(step, r + 0.04), on(step + 1, r + 0.04), 0.05, stone, 6);
  }
}
