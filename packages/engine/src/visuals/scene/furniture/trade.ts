/** Furniture of an office and a hall: chair, computer, stairs, coats; a piano and a television. */

import type { Random } from '../../../random/random.ts';
import { type MaterialHandle, triangleRoles } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { softBox } from '../curved/soft-box.ts';
import { lathe, sphere } from '../curved/turned.ts';
import { box, extrude, tube } from '../solids.ts';

export function officeChair(b: SceneBuilder, fabric: MaterialHandle, metal: MaterialHandle): void {
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
  dark: MaterialHandle,
  metal: MaterialHandle,
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

/** A straight flight rising along +x, `width` deep, at a wall at z = 0. */
const goingMetres = 0.26;

/** Glass between one step and the next, up to the handrail. */
function stairPane(
  b: SceneBuilder,
  x: number,
  y: number,
  rise: number,
  z: number,
  glass: MaterialHandle,
): void {
  const [next, foot, top] = [x + goingMetres, 0.06, 0.88];
  b.as(triangleRoles.pane, () =>
    b.quad(
      [x, y + foot, z],
      [next, y + rise + foot, z],
      [next, y + rise + top, z],
      [x, y + top, z],
      glass,
    ),
  );
}

export function staircase(
  b: SceneBuilder,
  height: number,
  width: number,
  tread: MaterialHandle,
  riser: MaterialHandle,
  rail: MaterialHandle,
  runner?: MaterialHandle,
  { handrail = tread, glass }: { handrail?: MaterialHandle; glass?: MaterialHandle } = {},
): void {
  b.begin('stairs', 'staircase');
  const count = Math.round(height / 0.178);
  const going = goingMetres;
  for (let step = 0; step < count; step++) {
    const [x, y] = [step * going, ((step + 1) * height) / count];
    box(b, [x - 0.02, y - 0.035, 0], [x + going, y, width], tread);
    box(b, [x, step === 0 ? 0 : y - height / count - 0.0, 0], [x + 0.02, y - 0.035, width], riser);
    if (runner !== undefined) {
      const [near, far] = [width * 0.8, width * 0.2];
      box(b, [x - 0.028, y, far], [x + going, y + 0.007, near], runner);
      box(b, [x - 0.03, y - height / count, far], [x - 0.021, y + 0.007, near], runner);
    }
    if (step > 0) box(b, [x, 0, width - 0.03], [x + going, y - 0.035, width - 0.005], riser);
    if (glass === undefined)
      tube(
        b,
        [x + going / 2, y, width - 0.05],
        [x + going / 2, y + 0.9, width - 0.05],
        0.011,
        rail,
        6,
      );
    else if (step + 1 < count) stairPane(b, x + going / 2, y, height / count, width - 0.05, glass);
  }
  const rise = height / count / going;
  tube(
    b,
    [going / 2, height / count + 0.9, width - 0.05],
    [(count - 0.5) * going, height / count + 0.9 + (count - 1) * going * rise, width - 0.05],
    0.026,
    handrail,
    8,
  );
  box(b, [-0.09, 0, width - 0.1], [0.01, 1.12, width], handrail);
  sphere(b, [-0.04, 1.17, width - 0.05], 0.06, handrail, 12);
  b.facts.stairs = true;
}

export function piano(
  b: SceneBuilder,
  body: MaterialHandle,
  white: MaterialHandle,
  hasStool = true,
): void {
  b.begin('furniture', 'piano');
  box(b, [-0.75, 0, 0.02], [0.75, 1.25, 0.36], body);
  box(b, [-0.75, 0.62, 0.36], [0.75, 0.7, 0.64], body);
  box(b, [-0.66, 0.7, 0.44], [0.66, 0.715, 0.62], white);
  for (let key = 0; key < 36; key++)
    if (![2, 6].includes(key % 7))
      box(b, [-0.65 + key * 0.0365, 0.715, 0.44], [-0.632 + key * 0.0365, 0.728, 0.54], body);
  for (const x of [-0.7, 0.7]) box(b, [x - 0.04, 0, 0.36], [x + 0.04, 0.62, 0.62], body);
  if (hasStool) pianoStool(b, body);
  b.facts.piano = true;
}

function pianoStool(b: SceneBuilder, body: MaterialHandle): void {
  softBox(b, [-0.4, 0.44, 0.85], [0.4, 0.52, 1.15], 0.03, body);
  for (const x of [-0.35, 0.35])
    for (const z of [0.9, 1.1]) tube(b, [x, 0.44, z], [x, 0, z], 0.02, body, 7);
}

export function television(b: SceneBuilder, width: number, dark: MaterialHandle): void {
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
  board: MaterialHandle,
  hook: MaterialHandle,
  coats: readonly MaterialHandle[],
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

export function umbrellaStand(b: SceneBuilder, body: MaterialHandle, cloth: MaterialHandle): void {
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
