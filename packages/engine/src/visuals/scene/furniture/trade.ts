/** Barbershop, workshop, office machines, stairs, a piano, a bicycle. */
import type { Random } from '../../../random/random.ts';
import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { box, cylinder, extrude, lathe, softBox, sphere, tube } from '../solids.ts';

export function barberChair(b: SceneBuilder, leather: number, chrome: number): void {
  b.begin('furniture', 'barber chair');
  lathe(
    b,
    [0, 0, 0],
    [
      [0.34, 0],
      [0.33, 0.03],
      [0.1, 0.08],
      [0.06, 0.12],
      [0.055, 0.42],
    ],
    chrome,
    24,
  );
  softBox(b, [-0.3, 0.42, -0.26], [0.3, 0.58, 0.32], 0.06, leather, 0.02);
  b.place({ at: [0, 0.58, -0.26] }, () =>
    softBox(b, [-0.28, 0, -0.1], [0.28, 0.62, 0.04], 0.05, leather, 0.02),
  );
  softBox(b, [-0.14, 1.26, -0.36], [0.14, 1.44, -0.24], 0.05, leather);
  tube(b, [0, 1.15, -0.33], [0, 1.3, -0.32], 0.02, chrome, 8);
  for (const side of [-1, 1]) {
    softBox(b, [side * 0.34 - 0.05, 0.72, -0.24], [side * 0.34 + 0.05, 0.8, 0.22], 0.03, leather);
    tube(b, [side * 0.34, 0.5, 0.05], [side * 0.34, 0.74, 0.05], 0.022, chrome, 8);
    tube(b, [side * 0.2, 0.44, 0.3], [side * 0.2, 0.18, 0.55], 0.016, chrome, 7);
  }
  box(b, [-0.24, 0.14, 0.5], [0.24, 0.18, 0.72], chrome);
}

export function barberStation(
  b: SceneBuilder,
  width: number,
  body: number,
  top: number,
  mirror: number,
  frame: number,
  bulb: number,
  accents: readonly number[],
  random: Random,
  round: boolean,
): void {
  b.begin('furniture', 'barber counter');
  box(b, [-width / 2, 0.45, 0], [width / 2, 0.84, 0.4], body);
  box(b, [-width / 2 - 0.02, 0.84, 0], [width / 2 + 0.02, 0.88, 0.44], top);
  for (let drawer = 0; drawer < 2; drawer++) {
    const u = -width / 2 + (width * drawer) / 2;
    box(b, [u + 0.01, 0.48, 0.4], [u + width / 2 - 0.01, 0.82, 0.417], body);
    tube(
      b,
      [u + width / 4 - 0.06, 0.72, 0.43],
      [u + width / 4 + 0.06, 0.72, 0.43],
      0.007,
      frame,
      6,
    );
  }
  b.begin('art', 'barber bottles');
  for (let u = -width / 2 + 0.1; u < width / 2 - 0.08; u += random.between(0.07, 0.15))
    lathe(
      b,
      [u, 0.88, random.between(0.08, 0.2)],
      [
        [0.026, 0],
        [0.028, random.between(0.08, 0.15)],
        [0.01, 0.17],
        [0.012, 0.21],
        [0, 0.21],
      ],
      random.pick(accents),
      10,
    );
  b.begin('art', 'mirror');
  const half = Math.min(0.45, width * 0.36);
  if (round) {
    const sides = 36;
    const at = (index: number, r: number): Vector3 => [
      Math.cos((index / sides) * 6.2832) * r,
      1.55 + Math.sin((index / sides) * 6.2832) * r,
      0.025,
    ];
    for (let index = 0; index < sides; index++) {
      b.tri([0, 1.55, 0.025], at(index, half), at(index + 1, half), mirror);
      tube(b, at(index, half), at(index + 1, half), 0.016, frame, 6);
    }
  } else {
    b.quad(
      [-half, 1.0, 0.025],
      [half, 1.0, 0.025],
      [half, 2.1, 0.025],
      [-half, 2.1, 0.025],
      mirror,
    );
    for (const x of [-half, half]) box(b, [x - 0.02, 0.98, 0], [x + 0.02, 2.12, 0.04], frame);
    for (const y of [1.0, 2.1])
      box(b, [-half - 0.02, y - 0.02, 0], [half + 0.02, y + 0.02, 0.04], frame);
  }
  b.begin('lamp', 'mirror lamps');
  for (const side of [-1, 1]) {
    for (let row = 0; row < 3; row++)
      sphere(b, [side * (half + 0.1), 1.25 + row * 0.28, 0.05], 0.038, bulb, 10);
    b.lights.push({
      kind: 'point',
      position: b.world([side * (half + 0.1), 1.55, 0.12]),
      radiusMetres: 0.12,
      intensity: [0.8, 0.6, 0.38],
    });
  }
}

export function barberPole(b: SceneBuilder): void {
  const paint = (hex: string) =>
    b.material({
      name: `pole ${hex}`,
      surface: 'opaque',
      albedo: linearFromHex(hex),
      roughness: 0.3,
    });
  const inks = [paint('#f0ece4'), paint('#b0302a'), paint('#f0ece4'), paint('#27364f')];
  b.begin('lamp', 'barber pole');
  const bands = 24;
  for (let band = 0; band < bands; band++) {
    for (let side = 0; side < 16; side++) {
      const y = (band / bands) * 0.7;
      const ink = inks[Math.floor((band * 0.5 + side * 0.25) % 4)]!;
      const at = (s: number, dy: number): Vector3 => [
        Math.sin((s / 16) * 6.2832) * 0.075,
        y + dy,
        Math.cos((s / 16) * 6.2832) * 0.075,
      ];
      b.quad(at(side, 0), at(side + 1, 0), at(side + 1, 0.7 / bands), at(side, 0.7 / bands), ink);
    }
  }
  const chrome = b.material({
    name: 'pole cap',
    surface: 'opaque',
    albedo: [0.6, 0.6, 0.6],
    roughness: 0.25,
    metal: true,
  });
  lathe(
    b,
    [0, 0.7, 0],
    [
      [0.09, 0],
      [0.09, 0.05],
      [0.04, 0.11],
      [0, 0.12],
    ],
    chrome,
    16,
  );
  lathe(
    b,
    [0, -0.1, 0],
    [
      [0, 0],
      [0.06, 0.03],
      [0.09, 0.1],
    ],
    chrome,
    16,
  );
}

export function officeChair(b: SceneBuilder, fabric: number, metal: number): void {
  b.begin('furniture', 'office chair');
  for (let leg = 0; leg < 5; leg++) {
    const angle = (leg / 5) * Math.PI * 2;
    tube(b, [0, 0.12, 0], [Math.sin(angle) * 0.3, 0.06, Math.cos(angle) * 0.3], 0.018, metal, 7);
    sphere(b, [Math.sin(angle) * 0.3, 0.03, Math.cos(angle) * 0.3], 0.03, metal, 8);
  }
  tube(b, [0, 0.1, 0], [0, 0.44, 0], 0.03, metal, 10);
  softBox(b, [-0.24, 0.44, -0.23], [0.24, 0.52, 0.25], 0.04, fabric, 0.015);
  tube(b, [0, 0.46, -0.22], [0, 0.72, -0.3], 0.022, metal, 8);
  softBox(b, [-0.22, 0.62, -0.33], [0.22, 1.08, -0.26], 0.04, fabric, 0.01);
  for (const side of [-1, 1]) {
    tube(b, [side * 0.25, 0.46, -0.05], [side * 0.29, 0.66, -0.05], 0.014, metal, 7);
    box(b, [side * 0.29 - 0.035, 0.66, -0.16], [side * 0.29 + 0.035, 0.69, 0.12], metal);
  }
}

export function computer(
  b: SceneBuilder,
  y: number,
  screens: number,
  dark: number,
  metal: number,
): void {
  const glow = b.material({
    name: 'screen',
    surface: 'opaque',
    albedo: [0.1, 0.12, 0.15],
    emission: [0.28, 0.36, 0.46],
    emissionWhen: 'always',
    roughness: 0.2,
  });
  b.begin('appliance', 'computer');
  for (let index = 0; index < screens; index++) {
    const turnRad = screens === 1 ? 0 : (index - (screens - 1) / 2) * -0.3;
    b.place({ at: [(index - (screens - 1) / 2) * 0.62, y, -0.16], turnRad }, () => {
      box(b, [-0.28, 0.14, -0.02], [0.28, 0.5, 0], dark);
      b.quad(
        [-0.27, 0.15, 0.001],
        [0.27, 0.15, 0.001],
        [0.27, 0.49, 0.001],
        [-0.27, 0.49, 0.001],
        glow,
      );
      tube(b, [0, 0, -0.04], [0, 0.2, -0.03], 0.018, metal, 7);
      box(b, [-0.12, 0, -0.1], [0.12, 0.012, 0.06], metal);
    });
  }
  box(b, [-0.22, y, 0.06], [0.22, y + 0.018, 0.2], dark);
  softBox(b, [0.3, y, 0.08], [0.36, y + 0.03, 0.18], 0.014, dark);
  b.facts.computer = screens;
}

export function workbench(
  b: SceneBuilder,
  width: number,
  top: number,
  frame: number,
  drawers: number,
): void {
  b.begin('furniture', 'workbench');
  box(b, [-width / 2, 0.86, 0], [width / 2, 0.93, 0.66], top);
  for (const x of [-width / 2 + 0.06, width / 2 - 0.06])
    for (const z of [0.06, 0.58])
      box(b, [x - 0.045, 0, z - 0.045], [x + 0.045, 0.86, z + 0.045], frame);
  box(b, [-width / 2 + 0.1, 0.2, 0.05], [width / 2 - 0.1, 0.24, 0.6], frame);
  for (let row = 0; row < 4; row++) {
    box(
      b,
      [width / 2 - 0.75, 0.27 + row * 0.145, 0.05],
      [width / 2 - 0.14, 0.4 + row * 0.145, 0.62],
      drawers,
    );
    tube(
      b,
      [width / 2 - 0.55, 0.35 + row * 0.145, 0.64],
      [width / 2 - 0.34, 0.35 + row * 0.145, 0.64],
      0.008,
      frame,
      6,
    );
  }
  box(b, [-width / 2 + 0.2, 0.93, 0.1], [-width / 2 + 0.36, 1.06, 0.4], frame);
  softBox(b, [-0.3, 0.93, 0.1], [0.15, 1.12, 0.36], 0.02, drawers);
}

/** A board with hanging tools. */
export function toolWall(
  b: SceneBuilder,
  width: number,
  board: number,
  metal: number,
  grips: readonly number[],
  random: Random,
): void {
  b.begin('furniture', 'tool wall');
  box(b, [-width / 2, 1.1, 0], [width / 2, 2.1, 0.02], board);
  b.begin('art', 'tools');
  for (let u = -width / 2 + 0.12; u < width / 2 - 0.1; u += random.between(0.1, 0.2)) {
    for (const row of [1.98, 1.52]) {
      if (random.chance(0.15)) continue;
      const kind = random.integer(0, 3);
      const grip = random.pick(grips);
      const length = random.between(0.2, 0.34);
      if (kind === 0) {
        tube(b, [u, row, 0.04], [u, row - length * 0.5, 0.04], 0.007, metal, 6);
        tube(b, [u, row - length * 0.5, 0.04], [u, row - length * 0.85, 0.04], 0.017, grip, 7);
      } else if (kind === 1) {
        tube(b, [u, row, 0.04], [u, row - length, 0.04], 0.012, grip, 7);
        box(b, [u - 0.06, row - 0.03, 0.02], [u + 0.06, row + 0.015, 0.07], metal);
      } else if (kind === 2) {
        for (const side of [-1, 1])
          tube(
            b,
            [u + side * 0.012, row, 0.04],
            [u + side * 0.045, row - length, 0.04],
            0.01,
            side > 0 ? grip : metal,
            6,
          );
      } else box(b, [u - 0.03, row - length, 0.025], [u + 0.03, row, 0.035], metal);
    }
  }
  b.facts['tool-wall'] = true;
}

export function bicycle(b: SceneBuilder, frame: number, dark: number, chrome: number): void {
  b.begin('vehicle', 'bicycle');
  const wheel = (x: number) => {
    const sides = 30;
    const at = (index: number, r: number): Vector3 => [
      x + Math.cos((index / sides) * 6.2832) * r,
      0.34 + Math.sin((index / sides) * 6.2832) * r,
      0,
    ];
    for (let index = 0; index < sides; index++)
      tube(b, at(index, 0.33), at(index + 1, 0.33), 0.018, dark, 6);
    for (let spoke = 0; spoke < 14; spoke++)
      tube(b, [x, 0.34, 0], at((spoke / 14) * sides, 0.32), 0.002, chrome, 3);
  };
  wheel(-0.52);
  wheel(0.52);
  const joints: readonly (readonly [Vector3, Vector3])[] = [
    [
      [-0.52, 0.34, 0],
      [-0.02, 0.3, 0],
    ],
    [
      [-0.02, 0.3, 0],
      [-0.2, 0.82, 0],
    ],
    [
      [-0.52, 0.34, 0],
      [-0.17, 0.74, 0],
    ],
    [
      [-0.17, 0.74, 0],
      [0.36, 0.76, 0],
    ],
    [
      [-0.02, 0.3, 0],
      [0.38, 0.68, 0],
    ],
    [
      [0.34, 0.9, 0],
      [0.52, 0.34, 0],
    ],
  ];
  for (const [from, to] of joints) tube(b, from, to, 0.017, frame, 7);
  softBox(b, [-0.3, 0.82, -0.07], [-0.1, 0.88, 0.07], 0.025, dark);
  tube(b, [0.3, 0.95, -0.22], [0.3, 0.95, 0.22], 0.012, chrome, 7);
  lathe(
    b,
    [-0.02, 0.28, 0.03],
    [
      [0.09, 0],
      [0.09, 0.01],
    ],
    chrome,
    16,
  );
  b.facts.bicycle = true;
}

/** A straight flight up along +x, `width` deep, against a wall at z = 0. */
export function staircase(
  b: SceneBuilder,
  height: number,
  width: number,
  tread: number,
  riser: number,
  rail: number,
): void {
  b.begin('stairs', 'staircase');
  const count = Math.round(height / 0.178);
  const going = 0.26;
  for (let step = 0; step < count; step++) {
    const [x, y] = [step * going, ((step + 1) * height) / count];
    box(b, [x - 0.02, y - 0.035, 0], [x + going, y, width], tread);
    box(b, [x, step === 0 ? 0 : y - height / count - 0.0, 0], [x + 0.02, y - 0.035, width], riser);
    if (step > 0) box(b, [x, 0, width - 0.03], [x + going, y - 0.035, width - 0.005], riser);
    tube(
      b,
      [x + going / 2, y, width - 0.05],
      [x + going / 2, y + 0.9, width - 0.05],
      0.011,
      rail,
      6,
    );
  }
  const rise = height / count / going;
  tube(
    b,
    [going / 2, height / count + 0.9, width - 0.05],
    [(count - 0.5) * going, height / count + 0.9 + (count - 1) * going * rise, width - 0.05],
    0.026,
    tread,
    8,
  );
  box(b, [-0.09, 0, width - 0.1], [0.01, 1.12, width], tread);
  sphere(b, [-0.04, 1.17, width - 0.05], 0.06, tread, 12);
  b.facts.stairs = true;
}

export function piano(b: SceneBuilder, body: number, white: number): void {
  b.begin('furniture', 'piano');
  box(b, [-0.75, 0, 0.02], [0.75, 1.25, 0.36], body);
  box(b, [-0.75, 0.62, 0.36], [0.75, 0.7, 0.64], body);
  box(b, [-0.66, 0.7, 0.44], [0.66, 0.715, 0.62], white);
  for (let key = 0; key < 36; key++)
    if (![2, 6].includes(key % 7))
      box(b, [-0.65 + key * 0.0365, 0.715, 0.44], [-0.632 + key * 0.0365, 0.728, 0.54], body);
  for (const x of [-0.7, 0.7]) box(b, [x - 0.04, 0, 0.36], [x + 0.04, 0.62, 0.62], body);
  softBox(b, [-0.4, 0.44, 0.85], [0.4, 0.52, 1.15], 0.03, body);
  for (const x of [-0.35, 0.35])
    for (const z of [0.9, 1.1]) tube(b, [x, 0.44, z], [x, 0, z], 0.02, body, 7);
  b.facts.piano = true;
}

export function television(b: SceneBuilder, width: number, dark: number): void {
  b.begin('appliance', 'television');
  const height = width * 0.5625;
  const screen = b.material({
    name: 'tv screen',
    surface: 'opaque',
    albedo: [0.012, 0.013, 0.016],
    roughness: 0.08,
  });
  box(b, [-width / 2, -height / 2, 0], [width / 2, height / 2, 0.04], dark);
  b.quad(
    [-width / 2 + 0.01, -height / 2 + 0.01, 0.041],
    [width / 2 - 0.01, -height / 2 + 0.01, 0.041],
    [width / 2 - 0.01, height / 2 - 0.01, 0.041],
    [-width / 2 + 0.01, height / 2 - 0.01, 0.041],
    screen,
  );
  b.facts.tv = true;
}

export function coatRack(
  b: SceneBuilder,
  width: number,
  board: number,
  hook: number,
  coats: readonly number[],
  random: Random,
): void {
  b.begin('furniture', 'coat hooks');
  box(b, [-width / 2, 1.62, 0], [width / 2, 1.74, 0.025], board);
  const hooks = Math.round(width / 0.2);
  for (let index = 0; index < hooks; index++) {
    const u = -width / 2 + (width * (index + 0.5)) / hooks;
    b.begin('furniture', 'hook');
    tube(b, [u, 1.68, 0.02], [u, 1.66, 0.09], 0.008, hook, 6);
    if (!random.chance(0.6)) continue;
    b.begin('textile', 'coat');
    const drop = random.between(0.75, 1.05);
    extrude(
      b,
      [
        [u - 0.16, 1.62 - drop],
        [u + 0.16, 1.62 - drop],
        [u + 0.13, 1.5],
        [u + 0.05, 1.64],
        [u - 0.05, 1.64],
        [u - 0.13, 1.5],
      ],
      0.04,
      0.13,
      random.pick(coats),
    );
  }
}

export function umbrellaStand(b: SceneBuilder, body: number, cloth: number): void {
  b.begin('furniture', 'umbrella stand');
  lathe(
    b,
    [0, 0, 0],
    [
      [0.12, 0],
      [0.13, 0.5],
      [0.12, 0.5],
      [0.11, 0.02],
    ],
    body,
    18,
  );
  lathe(
    b,
    [0.03, 0.15, 0.02],
    [
      [0.01, 0],
      [0.045, 0.35],
      [0.02, 0.5],
      [0.008, 0.52],
    ],
    cloth,
    9,
  );
  tube(b, [0.03, 0.6, 0.02], [0.03, 0.86, 0.02], 0.008, body, 6);
}

export function crates(b: SceneBuilder, count: number, box0: number, random: Random): void {
  b.begin('furniture', 'boxes');
  for (let index = 0; index < count; index++) {
    const x = random.between(-0.3, 0.3);
    softBox(b, [x - 0.28, index * 0.34, -0.2], [x + 0.28, index * 0.34 + 0.33, 0.22], 0.012, box0);
  }
}

export function tyres(b: SceneBuilder, count: number, rubber: number): void {
  b.begin('furniture', 'tyres');
  for (let index = 0; index < count; index++) {
    lathe(
      b,
      [0, index * 0.21, 0],
      [
        [0.18, 0.02],
        [0.26, 0],
        [0.33, 0.05],
        [0.33, 0.15],
        [0.26, 0.2],
        [0.18, 0.18],
        [0.18, 0.02],
      ],
      rubber,
      24,
    );
  }
  cylinder(b, [0, 0, 0], 0.01, 0.01, rubber, 4);
}
