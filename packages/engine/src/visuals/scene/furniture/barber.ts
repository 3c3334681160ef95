import type { Random } from '../../../random/random.ts';
import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { softBox } from '../curved/soft-box.ts';
import { lathe, sphere } from '../curved/turned.ts';
import { box, tube } from '../solids.ts';

export function barberChair(
  b: SceneBuilder,
  leather: MaterialHandle,
  chrome: MaterialHandle,
): void {
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

interface BarberStation {
  readonly width: number;
  readonly body: MaterialHandle;
  readonly top: MaterialHandle;
  readonly mirror: MaterialHandle;
  readonly frame: MaterialHandle;
  readonly bulb: MaterialHandle;
  readonly accents: readonly MaterialHandle[];
  readonly random: Random;
  readonly round: boolean;
}

export function barberStation(
  b: SceneBuilder,
  { width, body, top, mirror, frame, bulb, accents, random, round }: BarberStation,
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
