import type { Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { softBox } from '../curved/soft-box.ts';
import { cylinder, lathe } from '../curved/turned.ts';
import type { Palette } from '../palette.ts';
import { box, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';

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

export function outdoorSofa(
  b: SceneBuilder,
  at: Vector3,
  turnRad: number,
  palette: Pick<Palette, 'accent' | 'fabric' | 'metal'>,
): void {
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
  const wood = palette.own.pergola ?? palette.accent;
  for (const x of [x0, x1])
    for (const z of [z0, z1]) box(b, [x - 0.08, 0, z - 0.08], [x + 0.08, height, z + 0.08], wood);
  for (const z of [z0, z1])
    box(b, [x0 - 0.3, height, z - 0.06], [x1 + 0.3, height + 0.2, z + 0.06], wood);
  const count = Math.max(5, Math.round((x1 - x0) / 0.4));
  for (let index = 0; index <= count; index++) {
    const x = x0 + ((x1 - x0) * index) / count;
    box(b, [x - 0.035, height + 0.2, z0 - 0.3], [x + 0.035, height + 0.34, z1 + 0.3], wood);
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
