/** Garden elements: pools, terraces, paths, fences, furniture, lamps. */
import type { Random } from '../../../random/random.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { surface } from '../curved/surface.ts';
import { lathe } from '../curved/turned.ts';
import { coat } from '../finishes.ts';
import { box, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';
import { shapedPool } from './named/shaped-pool.ts';
import { grown, type Site } from './site.ts';

/** A pool with coping, waterline tiles and a paved border. */
export function pool(site: Site, rect: Rect, borderMetres = 1): void {
  const { b, palette } = site;
  const { x0, x1, z0, z1 } = rect;
  site.kept.push(grown(rect, borderMetres + 0.3));
  if (shapedPool(site, rect, borderMetres)) return;
  b.begin('terrace', 'pool border');
  const o = borderMetres;
  const top = 0.07;
  box(b, [x0 - o, -0.05, z1], [x1 + o, top, z1 + o], palette.paving);
  box(b, [x0 - o, -0.05, z0 - o], [x1 + o, top, z0], palette.paving);
  box(b, [x0 - o, -0.05, z0], [x0, top, z1], palette.paving);
  box(b, [x1, -0.05, z0], [x1 + o, top, z1], palette.paving);
  b.begin('trim', 'pool coping');
  const c = 0.22;
  const coping = b.material(coat('#d9d4c9', { name: 'coping', tile: 'concretePanels' }));
  box(b, [x0 - c, top, z1], [x1 + c, top + 0.035, z1 + c], coping);
  box(b, [x0 - c, top, z0 - c], [x1 + c, top + 0.035, z0], coping);
  box(b, [x0 - c, top, z0], [x0, top + 0.035, z1], coping);
  box(b, [x1, top, z0], [x1 + c, top + 0.035, z1], coping);
  b.begin('water', 'pool');
  b.quad([x0, 0.015, z1], [x1, 0.015, z1], [x1, 0.015, z0], [x0, 0.015, z0], palette.water);
  if (site.design.brief.parts.pool?.traits?.includes('glowing') === true) poolLights(site, rect);
  b.begin('trim', 'pool ladder');
  for (const dz of [-0.25, 0.25]) {
    const z = (z0 + z1) / 2 + dz;
    tube(b, [x1 + 0.3, top, z], [x1 + 0.3, 0.75, z], 0.022, palette.metal, 7);
    tube(b, [x1 + 0.3, 0.75, z], [x1 - 0.12, 0.75, z], 0.022, palette.metal, 7);
    tube(b, [x1 - 0.12, 0.75, z], [x1 - 0.12, -0.2, z], 0.022, palette.metal, 7);
  }
  b.facts.pool = true;
}

/** A line of light under the coping, and its glow on the water. */
function poolLights({ b }: Site, { x0, x1, z0, z1 }: Rect): void {
  const glow = b.material({
    ...{ name: 'pool light', surface: 'opaque', albedo: [0.5, 0.8, 0.85] },
    ...{ emission: [1.6, 5, 5.6], emissionWhen: 'always', neverSnow: true },
  });
  b.begin('lamp', 'pool light');
  for (const [a, c] of [
    [x0, z0],
    [x0, z1 - 0.06],
  ] as const)
    box(b, [a, 0.02, c], [x1, 0.06, c + 0.06], glow);
  for (const x of [x0, x1 - 0.06]) box(b, [x, 0.02, z0], [x + 0.06, 0.06, z1], glow);
  for (let x = x0 + 0.8; x < x1; x += 1.6)
    b.lights.push({
      ...{ kind: 'point', position: b.world([x, 0.35, (z0 + z1) / 2]), radiusMetres: 0.5 },
      ...{ intensity: [0.5, 1.7, 1.9], when: 'always' },
    });
  b.facts['pool is glowing'] = true;
}

/** A shallow pool that reflects the house. */
export function stillWater(site: Site, rect: Rect, y: number): void {
  const { b } = site;
  const { x0, x1, z0, z1 } = rect;
  const water = b.material({
    name: 'still water',
    surface: 'water',
    albedo: [0.026, 0.045, 0.046],
    rippleHeight: 0.12,
    neverSnow: true,
  });
  site.kept.push(rect);
  b.begin('water', 'reflecting pool');
  b.quad([x0, y, z1], [x1, y, z1], [x1, y, z0], [x0, y, z0], water);
  b.facts.pond = true;
}

export function paving(
  site: Site,
  rect: Rect,
  y: number,
  material: MaterialHandle,
  name: string,
): void {
  const { b } = site;
  site.kept.push(rect);
  if (name === 'terrace') site.decks.push({ rect, top: y });
  b.begin(name === 'terrace' || name === 'deck' ? 'terrace' : 'path', name);
  box(b, [rect.x0, -0.08, rect.z0], [rect.x1, y, rect.z1], material);
}

/** Path to the door, unless refused. */
export function frontPath(site: Site, rect: Rect): void {
  if (!site.design.wants('path', 1)) return;
  paving(site, rect, 0.03, site.palette.paving, 'path');
  site.b.facts.path = true;
}

/** Slightly uneven slabs set in the lawn. */
export function steppingStones(
  site: Site,
  from: Vector3,
  to: Vector3,
  widthMetres: number,
  random: Random,
): void {
  const { b, palette } = site;
  if (!site.design.wants('path', 1)) return;
  b.facts.path = true;
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const count = Math.max(2, Math.round(length / 0.85));
  b.begin('path', 'stepping stones');
  for (let index = 0; index < count; index++) {
    const share = (index + 0.5) / count;
    const x = from[0] + (to[0] - from[0]) * share + (random.next() - 0.5) * 0.08;
    const z = from[2] + (to[2] - from[2]) * share;
    box(
      b,
      [x - widthMetres / 2, -0.05, z - 0.32],
      [x + widthMetres / 2, 0.045, z + 0.32],
      palette.paving,
    );
  }
  site.kept.push({
    x0: Math.min(from[0], to[0]) - widthMetres / 2,
    x1: Math.max(from[0], to[0]) + widthMetres / 2,
    z0: Math.min(from[2], to[2]),
    z1: Math.max(from[2], to[2]),
  });
}

/** A winding path from the door to the front of the plot. */
export function windingPath(
  site: Site,
  from: Vector3,
  length: number,
  widthMetres: number,
  bend: number,
  material: MaterialHandle,
): void {
  const { b } = site;
  if (!site.design.wants('path', 1)) return;
  b.facts.path = true;
  // The fact of a trait that it has of itself.
  if (site.design.brief.parts.path?.traits?.includes('curved')) b.facts['path is curved'] = true;
  b.begin('path', 'garden path');
  const steps = 18;
  const middle = (share: number): Vector3 => [
    from[0] + Math.sin(share * Math.PI * 0.9) * bend * share,
    0.02,
    from[2] + share * length,
  ];
  for (let step = 0; step < steps; step++) {
    const [a, c] = [middle(step / steps), middle((step + 1) / steps)];
    const half = widthMetres / 2;
    b.quad(
      [a[0] - half, a[1], a[2]],
      [c[0] - half, c[1], c[2]],
      [c[0] + half, c[1], c[2]],
      [a[0] + half, a[1], a[2]],
      material,
    );
    site.kept.push({
      x0: Math.min(a[0], c[0]) - half,
      x1: Math.max(a[0], c[0]) + half,
      z0: a[2],
      z1: c[2],
    });
  }
}

export function picketFence(
  b: SceneBuilder,
  from: Vector3,
  to: Vector3,
  material: MaterialHandle,
  heightMetres = 0.95,
): void {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const turnRad = Math.atan2(-(to[2] - from[2]), to[0] - from[0]);
  b.place({ at: from, turnRad }, () => {
    b.begin('fence', 'fence');
    for (const y of [0.25, heightMetres - 0.22])
      box(b, [0, y, -0.02], [length, y + 0.08, 0.02], material);
    const count = Math.round(length / 0.16);
    for (let index = 0; index <= count; index++) {
      const x = (length * index) / count;
      box(b, [x - 0.04, 0.06, 0.02], [x + 0.04, heightMetres - 0.06, 0.045], material);
      b.tri(
        [x - 0.04, heightMetres - 0.06, 0.045],
        [x + 0.04, heightMetres - 0.06, 0.045],
        [x, heightMetres + 0.02, 0.045],
        material,
      );
      if (index % 12 === 0)
        box(b, [x - 0.06, 0, -0.06], [x + 0.06, heightMetres + 0.08, 0.06], material);
    }
  });
  b.facts.fence = true;
}

/** A low wall with a coping, for terraces and plots. */
export function gardenWall(
  b: SceneBuilder,
  from: Vector3,
  to: Vector3,
  heightMetres: number,
  material: MaterialHandle,
  coping: MaterialHandle,
): void {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const turnRad = Math.atan2(-(to[2] - from[2]), to[0] - from[0]);
  b.place({ at: from, turnRad }, () => {
    b.begin('fence', 'garden wall');
    box(b, [0, 0, -0.16], [length, heightMetres, 0.16], material);
    box(b, [-0.04, heightMetres, -0.21], [length + 0.04, heightMetres + 0.07, 0.21], coping);
  });
}

export function steps(
  b: SceneBuilder,
  rect: Rect,
  y0: number,
  y1: number,
  material: MaterialHandle,
): void {
  const count = Math.max(1, Math.round((y1 - y0) / 0.165));
  b.begin('stairs', 'steps');
  b.facts.stairs = true;
  for (let index = 0; index < count; index++) {
    const depth = (rect.z1 - rect.z0) / count;
    box(
      b,
      [rect.x0, y0 - 0.05, rect.z0],
      [rect.x1, y1 - ((y1 - y0) * index) / count, rect.z0 + depth * (index + 1)],
      material,
    );
  }
}

export function planter(
  b: SceneBuilder,
  [x, y, z]: Vector3,
  radius: number,
  height: number,
  material: MaterialHandle,
): void {
  b.begin('trim', 'planter');
  lathe(
    b,
    [x, y, z],
    [
      [radius * 0.7, 0],
      [radius, height],
      [radius * 0.9, height],
      [radius * 0.85, height - 0.06],
      [0, height - 0.06],
    ],
    material,
    16,
  );
}

export function rock(
  b: SceneBuilder,
  [x, y, z]: Vector3,
  radius: number,
  material: MaterialHandle,
  random: Random,
): void {
  b.begin('rock', 'rock');
  const [p, q, r] = [random.next() * 6, random.next() * 6, random.next() * 6];
  const long = random.between(0.8, 1.35);
  surface(
    b,
    16,
    9,
    (u, v) => {
      const angle = u * Math.PI * 2;
      const polar = v * Math.PI * 0.5;
      const lump =
        1 +
        0.16 * Math.sin(angle * 2 + p) * Math.cos(polar) +
        0.11 * Math.sin(angle * 3 + q + polar * 3) * Math.cos(polar) +
        0.07 * Math.sin(angle * 5 + r + polar * 5) * Math.cos(polar);
      return [
        x + Math.sin(angle) * Math.cos(polar) * radius * lump * long,
        y - 0.06 + Math.sin(polar) * radius * 0.62 * lump,
        z + Math.cos(angle) * Math.cos(polar) * radius * lump,
      ];
    },
    material,
  );
}
