/** What stands in a garden: pools, terraces, paths, fences, furniture, lamps. */
import type { Random } from '../../../random/random.ts';
import type { Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { coat } from '../finishes.ts';
import type { Palette } from '../palette.ts';
import { box, cylinder, lathe, softBox, sphere, surface, tube } from '../solids.ts';
import type { Rect } from '../walls.ts';
import { grown, type Site } from './site.ts';

/** A pool with coping, waterline tiles and a paved border. */
export function pool(site: Site, rect: Rect, borderMetres = 1): void {
  const { b, palette } = site;
  const { x0, x1, z0, z1 } = rect;
  site.kept.push(grown(rect, borderMetres + 0.3));
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
  b.begin('trim', 'pool ladder');
  for (const dz of [-0.25, 0.25]) {
    const z = (z0 + z1) / 2 + dz;
    tube(b, [x1 + 0.3, top, z], [x1 + 0.3, 0.75, z], 0.022, palette.metal, 7);
    tube(b, [x1 + 0.3, 0.75, z], [x1 - 0.12, 0.75, z], 0.022, palette.metal, 7);
    tube(b, [x1 - 0.12, 0.75, z], [x1 - 0.12, -0.2, z], 0.022, palette.metal, 7);
  }
  b.facts.pool = true;
}

export function paving(site: Site, rect: Rect, y: number, material: number, name: string): void {
  const { b } = site;
  site.kept.push(rect);
  b.begin(name === 'terrace' || name === 'deck' ? 'terrace' : 'path', name);
  box(b, [rect.x0, -0.08, rect.z0], [rect.x1, y, rect.z1], material);
}

/** Slabs set in the lawn, a little uneven. */
export function steppingStones(
  site: Site,
  from: Vector3,
  to: Vector3,
  widthMetres: number,
  random: Random,
): void {
  const { b, palette } = site;
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
  material: number,
): void {
  const { b } = site;
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

const lampPost = 2.9;

export function streetLamp(
  b: SceneBuilder,
  [x, y, z]: Vector3,
  palette: Palette,
  tall = lampPost,
): void {
  b.begin('lamp', 'street lamp');
  tube(b, [x, y, z], [x, y + tall, z], 0.06, palette.metal, 8, 0.04);
  cylinder(b, [x, y, z], 0.12, 0.35, palette.metal, 10);
  lathe(
    b,
    [x, y + tall, z],
    [
      [0.04, 0],
      [0.16, 0.06],
      [0.19, 0.42],
      [0.22, 0.44],
      [0.03, 0.62],
      [0, 0.66],
    ],
    palette.metal,
    10,
  );
  sphere(b, [x, y + tall + 0.26, z], 0.13, palette.lamp, 10);
  b.lights.push({
    kind: 'point',
    position: b.world([x, y + tall + 0.26, z]),
    radiusMetres: 0.14,
    intensity: [5, 3.4, 1.7],
  });
}

export function bollard(b: SceneBuilder, [x, y, z]: Vector3, palette: Palette): void {
  b.begin('lamp', 'garden lamp');
  cylinder(b, [x, y, z], 0.05, 0.5, palette.metal, 8);
  cylinder(b, [x, y + 0.5, z], 0.052, 0.1, palette.lamp, 8);
  cylinder(b, [x, y + 0.6, z], 0.07, 0.03, palette.metal, 8);
  b.lights.push({
    kind: 'point',
    position: b.world([x, y + 0.55, z]),
    radiusMetres: 0.07,
    intensity: [0.8, 0.55, 0.28],
  });
}

export function wallLamp(b: SceneBuilder, [x, y, z]: Vector3, palette: Palette): void {
  b.begin('lamp', 'wall lamp');
  box(b, [x - 0.05, y, z], [x + 0.05, y + 0.28, z + 0.1], palette.metal);
  box(b, [x - 0.035, y - 0.02, z + 0.02], [x + 0.035, y, z + 0.08], palette.lamp);
  b.lights.push({
    kind: 'point',
    position: b.world([x, y - 0.06, z + 0.12]),
    radiusMetres: 0.05,
    intensity: [1.3, 0.9, 0.45],
  });
}

export function lounger(b: SceneBuilder, at: Vector3, turnRad: number, palette: Palette): void {
  b.place({ at, turnRad }, () => {
    b.begin('furniture', 'sun lounger');
    for (const x of [-0.31, 0.31])
      box(b, [x - 0.03, 0.16, -0.95], [x + 0.03, 0.24, 0.95], palette.accent);
    for (const [x, z] of [
      [-0.28, -0.8],
      [0.28, -0.8],
      [-0.28, 0.8],
      [0.28, 0.8],
    ] as const)
      box(b, [x - 0.025, 0, z - 0.025], [x + 0.025, 0.17, z + 0.025], palette.metal);
    softBox(b, [-0.33, 0.24, -0.3], [0.33, 0.34, 0.95], 0.04, palette.fabric);
    b.quad(
      [-0.33, 0.34, -0.28],
      [0.33, 0.34, -0.28],
      [0.33, 0.78, -0.9],
      [-0.33, 0.78, -0.9],
      palette.fabric,
    );
    b.quad(
      [-0.33, 0.26, -0.34],
      [-0.33, 0.7, -0.97],
      [0.33, 0.7, -0.97],
      [0.33, 0.26, -0.34],
      palette.fabric,
    );
    b.quad(
      [-0.33, 0.26, -0.34],
      [-0.33, 0.34, -0.28],
      [-0.33, 0.78, -0.9],
      [-0.33, 0.7, -0.97],
      palette.fabric,
    );
    b.quad(
      [0.33, 0.34, -0.28],
      [0.33, 0.26, -0.34],
      [0.33, 0.7, -0.97],
      [0.33, 0.78, -0.9],
      palette.fabric,
    );
  });
}

export function outdoorSofa(b: SceneBuilder, at: Vector3, turnRad: number, palette: Palette): void {
  b.place({ at, turnRad }, () => {
    b.begin('furniture', 'outdoor sofa');
    box(b, [-1.1, 0.08, -0.42], [1.1, 0.26, 0.42], palette.accent);
    box(b, [-1.1, 0.26, -0.42], [1.1, 0.62, -0.34], palette.accent);
    for (let seat = 0; seat < 3; seat++) {
      const x = -1.05 + seat * 0.7;
      softBox(b, [x, 0.26, -0.34], [x + 0.68, 0.42, 0.42], 0.05, palette.fabric, 0.02);
      softBox(b, [x + 0.02, 0.4, -0.36], [x + 0.66, 0.78, -0.18], 0.07, palette.fabric, 0.03);
    }
    box(b, [-0.5, 0.3, 1.0], [0.5, 0.36, 1.55], palette.accent);
    for (const [x, z] of [
      [-0.45, 1.05],
      [0.45, 1.05],
      [-0.45, 1.5],
      [0.45, 1.5],
    ] as const)
      box(b, [x - 0.03, 0, z - 0.03], [x + 0.03, 0.3, z + 0.03], palette.metal);
  });
}

export function gardenTable(b: SceneBuilder, at: Vector3, palette: Palette): void {
  b.place({ at }, () => {
    b.begin('furniture', 'garden table');
    cylinder(b, [0, 0.7, 0], 0.6, 0.04, palette.accent, 20);
    tube(b, [0, 0, 0], [0, 0.7, 0], 0.05, palette.metal, 8);
    cylinder(b, [0, 0, 0], 0.28, 0.03, palette.metal, 16);
    for (let chair = 0; chair < 4; chair++) {
      const turnRad = chair * (Math.PI / 2) + 0.5;
      b.place(
        { at: [Math.sin(turnRad) * 0.95, 0, Math.cos(turnRad) * 0.95], turnRad: turnRad + Math.PI },
        () => {
          softBox(b, [-0.24, 0.4, -0.22], [0.24, 0.47, 0.24], 0.03, palette.fabric);
          box(b, [-0.24, 0.47, -0.25], [0.24, 0.85, -0.21], palette.accent);
          for (const [x, z] of [
            [-0.21, -0.22],
            [0.21, -0.22],
            [-0.21, 0.2],
            [0.21, 0.2],
          ] as const)
            tube(b, [x, 0, z], [x, 0.42, z], 0.015, palette.metal, 5);
        },
      );
    }
  });
}

export function parasol(b: SceneBuilder, at: Vector3, palette: Palette): void {
  b.begin('furniture', 'parasol');
  tube(b, at, [at[0], 2.5, at[2]], 0.025, palette.metal, 7);
  cylinder(b, at, 0.3, 0.08, palette.metal, 14);
  lathe(
    b,
    [at[0], 2.12, at[2]],
    [
      [1.5, 0],
      [0.8, 0.24],
      [0, 0.45],
    ],
    palette.fabric,
    8,
  );
}

export function pergola(b: SceneBuilder, rect: Rect, height: number, palette: Palette): void {
  b.begin('terrace', 'pergola');
  const { x0, x1, z0, z1 } = rect;
  for (const x of [x0, x1])
    for (const z of [z0, z1])
      box(b, [x - 0.08, 0, z - 0.08], [x + 0.08, height, z + 0.08], palette.accent);
  for (const z of [z0, z1])
    box(b, [x0 - 0.3, height, z - 0.06], [x1 + 0.3, height + 0.2, z + 0.06], palette.accent);
  const count = Math.max(5, Math.round((x1 - x0) / 0.4));
  for (let index = 0; index <= count; index++) {
    const x = x0 + ((x1 - x0) * index) / count;
    box(
      b,
      [x - 0.035, height + 0.2, z0 - 0.3],
      [x + 0.035, height + 0.34, z1 + 0.3],
      palette.accent,
    );
  }
  b.facts.pergola = true;
}

export function firePit(b: SceneBuilder, at: Vector3, palette: Palette): void {
  b.begin('furniture', 'fire pit');
  lathe(
    b,
    at,
    [
      [0.62, 0],
      [0.68, 0.32],
      [0.52, 0.34],
      [0.46, 0.2],
      [0, 0.18],
    ],
    palette.stone,
    20,
  );
  const fire = b.material({
    name: 'fire',
    surface: 'opaque',
    albedo: [0.9, 0.4, 0.1],
    emission: [9, 3.2, 0.6],
    emissionWhen: 'always',
    neverSnow: true,
  });
  for (let flame = 0; flame < 5; flame++) {
    const angle = flame * 1.3;
    lathe(
      b,
      [at[0] + Math.sin(angle) * 0.2, at[1] + 0.2, at[2] + Math.cos(angle) * 0.2],
      [
        [0.1, 0],
        [0.13, 0.12],
        [0.05, 0.3],
        [0, 0.42],
      ],
      fire,
      7,
    );
  }
  b.lights.push({
    kind: 'point',
    position: b.world([at[0], at[1] + 0.6, at[2]]),
    radiusMetres: 0.25,
    intensity: [6, 2.8, 0.8],
    when: 'always',
  });
  for (let seat = 0; seat < 4; seat++) {
    const angle = seat * 1.57 + 0.4;
    b.place(
      {
        at: [at[0] + Math.sin(angle) * 1.8, at[1], at[2] + Math.cos(angle) * 1.8],
        turnRad: angle + Math.PI,
      },
      () => {
        softBox(b, [-0.36, 0.05, -0.34], [0.36, 0.4, 0.34], 0.08, palette.fabric);
        softBox(b, [-0.36, 0.3, -0.36], [0.36, 0.78, -0.16], 0.08, palette.fabric);
      },
    );
  }
  b.facts['fire-pit'] = true;
}

export function picketFence(
  b: SceneBuilder,
  from: Vector3,
  to: Vector3,
  material: number,
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

/** Low wall with a coping, for terraces and plots. */
export function gardenWall(
  b: SceneBuilder,
  from: Vector3,
  to: Vector3,
  heightMetres: number,
  material: number,
  coping: number,
): void {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const turnRad = Math.atan2(-(to[2] - from[2]), to[0] - from[0]);
  b.place({ at: from, turnRad }, () => {
    b.begin('fence', 'garden wall');
    box(b, [0, 0, -0.16], [length, heightMetres, 0.16], material);
    box(b, [-0.04, heightMetres, -0.21], [length + 0.04, heightMetres + 0.07, 0.21], coping);
  });
}

export function steps(b: SceneBuilder, rect: Rect, y0: number, y1: number, material: number): void {
  const count = Math.max(1, Math.round((y1 - y0) / 0.165));
  b.begin('stairs', 'steps');
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
  material: number,
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
  material: number,
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
