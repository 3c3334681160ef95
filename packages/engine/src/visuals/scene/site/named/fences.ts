/** Fences around a plot by their names: pickets, iron bars, rails, slats, or a wall. */
import type { MaterialHandle, Vector3 } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import type { Design } from '../../design.ts';
import { coat, finishOf } from '../../finishes.ts';
import { box, tube } from '../../solids.ts';
import { gardenWall, picketFence } from '../garden.ts';

type Run = (b: SceneBuilder, long: number, material: MaterialHandle) => void;

const ironBars: Run = (b, long, material) => {
  const high = 1.15;
  for (const y of [0.14, high - 0.16]) box(b, [0, y, -0.012], [long, y + 0.03, 0.012], material);
  const bars = Math.round(long / 0.13);
  for (let bar = 0; bar <= bars; bar++) {
    const x = (long * bar) / bars;
    const isPost = bar % 16 === 0;
    tube(b, [x, 0, 0], [x, isPost ? high + 0.1 : high, 0], isPost ? 0.028 : 0.011, material, 6);
    tube(b, [x, high, 0], [x, high + 0.07, 0], [isPost ? 0.03 : 0.018, 0.001], material, 6);
  }
};

const rails: Run = (b, long, material) => {
  for (const y of [0.3, 0.66, 1.02]) box(b, [0, y, -0.025], [long, y + 0.11, 0.025], material);
  const posts = Math.max(1, Math.round(long / 2.2));
  for (let post = 0; post <= posts; post++) {
    const x = (long * post) / posts;
    box(b, [x - 0.06, 0, -0.07], [x + 0.06, 1.22, 0.07], material);
  }
};

const slats: Run = (b, long, material) => {
  const high = 1.6;
  for (let y = 0.06; y < high - 0.08; y += 0.115)
    box(b, [0, y, 0], [long, y + 0.095, 0.02], material);
  const posts = Math.max(1, Math.round(long / 1.9));
  for (let post = 0; post <= posts; post++) {
    const x = (long * post) / posts;
    box(b, [x - 0.045, 0, -0.09], [x + 0.045, high, 0], material);
  }
};

const blockMetres = 0.4;

/** Rows of blocks with a ring in each, as one sees them in the desert. */
const breezeBlocks: Run = (b, long, material) => {
  const rows = 3;
  const count = Math.max(1, Math.round(long / blockMetres));
  const wide = long / count;
  box(b, [0, 0, -0.08], [long, 0.12, 0.08], material);
  box(b, [0, 0.12 + rows * blockMetres, -0.09], [long, 0.2 + rows * blockMetres, 0.09], material);
  for (let column = 0; column <= count; column++) {
    const x = column * wide;
    box(b, [x - 0.02, 0.12, -0.07], [x + 0.02, 0.12 + rows * blockMetres, 0.07], material);
  }
  for (let row = 0; row < rows; row++) {
    const y = 0.12 + (row + 0.5) * blockMetres;
    if (row > 0)
      box(
        b,
        [0, y - blockMetres / 2 - 0.02, -0.07],
        [long, y - blockMetres / 2 + 0.02, 0.07],
        material,
      );
    for (let column = 0; column < count; column++) ringAt(b, [(column + 0.5) * wide, y], material);
  }
};

function ringAt(
  b: SceneBuilder,
  [x, y]: readonly [number, number],
  material: MaterialHandle,
): void {
  const [outer, inner, steps] = [blockMetres * 0.5, blockMetres * 0.36, 12];
  const on = (step: number, radius: number, z: number): Vector3 => {
    const angle = (step / steps) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, z];
  };
  for (let step = 0; step < steps; step++) {
    const next = step + 1;
    for (const [z, from, to] of [
      [0.07, step, next],
      [-0.07, next, step],
    ] as const)
      b.quad(on(from, inner, z), on(from, outer, z), on(to, outer, z), on(to, inner, z), material);
    b.quad(
      on(next, inner, 0.07),
      on(next, inner, -0.07),
      on(step, inner, -0.07),
      on(step, inner, 0.07),
      material,
    );
  }
}

const runs: Readonly<Record<string, Run>> = {
  iron: ironBars,
  rails,
  slats,
  breeze: breezeBlocks,
};
const hexes: Readonly<Record<string, string>> = {
  iron: '#232528',
  rails: '#8a6a48',
  slats: '#a9774a',
  breeze: '#e6e0d4',
};

function materialOf(b: SceneBuilder, { brief }: Design, kind: string): MaterialHandle {
  const { materials: [material] = [], colours: [colour] = [] } = brief.parts.fence ?? {};
  const tint = colour === undefined ? {} : { colour };
  if (kind === 'wall') return b.material(finishOf(material ?? 'fieldstone', 'wall', tint));
  if (material !== undefined && kind !== 'iron')
    return b.material(finishOf(material, 'wall', tint));
  return b.material(
    coat(colour ?? hexes[kind] ?? '#ece9e2', { name: 'fence paint', roughness: 0.6 }),
  );
}

/** Builds one stretch after another, all of one kind. */
export function fenceOf(
  b: SceneBuilder,
  design: Design,
  wallMetres = 0.85,
): (from: Vector3, to: Vector3) => void {
  const kind = design.brief.parts.fence?.kind ?? 'picket';
  const material = materialOf(b, design, kind);
  const run = runs[kind];
  return (from, to) => {
    if (kind === 'wall') gardenWall(b, from, to, wallMetres, material, material);
    else if (run === undefined) picketFence(b, from, to, material);
    else {
      const [x, z] = [to[0] - from[0], to[2] - from[2]];
      b.place({ at: from, turnRad: Math.atan2(-z, x) }, () => {
        b.begin('fence', 'fence');
        run(b, Math.hypot(x, z), material);
      });
    }
    b.facts.fence = true;
    if (kind !== 'picket') b.facts['fence kind'] = kind;
  };
}
