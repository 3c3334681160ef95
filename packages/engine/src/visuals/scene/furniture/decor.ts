import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { surface } from '../curved/surface.ts';
import { lathe } from '../curved/turned.ts';
import { box, tube } from '../solids.ts';

const mirrorFrame = { half: 0.013, deep: 0.032, glass: 0.02 } as const;
/** A lit lip of a straight frame is thinner than a pixel, and dashed. */
const lipMetres = 0.003;

/** An arc of a round frame, from one angle to another. */
function roundFrame(
  b: SceneBuilder,
  [x, y]: readonly [number, number],
  radius: number,
  [from, to]: readonly [number, number],
  material: MaterialHandle,
): void {
  const { half, deep } = mirrorFrame;
  surface(
    b,
    48,
    8,
    (u, v) => {
      const angle = from + (to - from) * u;
      const around = v * Math.PI * 2;
      const r = radius + half * Math.cos(around);
      return [
        x + Math.cos(angle) * r,
        y + Math.sin(angle) * r,
        deep / 2 + (deep / 2) * Math.sin(around),
      ];
    },
    material,
    { bothSides: true },
  );
}

/** A vertical part of a round frame: a square profile would show a step at the arch. */
function roundPost(
  b: SceneBuilder,
  x: number,
  [from, to]: readonly [number, number],
  material: MaterialHandle,
): void {
  const { half, deep } = mirrorFrame;
  surface(
    b,
    1,
    8,
    (u, v) => {
      const around = v * Math.PI * 2;
      return [
        x + half * Math.cos(around),
        from + (to - from) * u,
        deep / 2 + (deep / 2) * Math.sin(around),
      ];
    },
    material,
    { bothSides: true },
  );
}

export interface WallMirror {
  readonly style: 'round' | 'arched' | 'rect';
  readonly width: number;
  readonly height: number;
  readonly mirror: MaterialHandle;
  readonly frame: MaterialHandle;
  /** The glass lies flush with its frame. */
  readonly isFlush?: boolean;
}

export function wallMirror(
  b: SceneBuilder,
  { style, width, height, mirror, frame, isFlush = false }: WallMirror,
): void {
  b.begin('art', 'mirror');
  const [w, h] = [width / 2, height / 2];
  const { half, deep } = mirrorFrame;
  const glass = isFlush && style === 'rect' ? deep - lipMetres : mirrorFrame.glass;
  const sector = (y: number, [from, to]: readonly [number, number]) => {
    const sides = 40;
    const at = (k: number): Vector3 => {
      const angle = from + ((to - from) * k) / sides;
      return [Math.cos(angle) * w, y + Math.sin(angle) * w, glass];
    };
    for (let k = 0; k < sides; k++) b.tri([0, y, glass], at(k), at(k + 1), mirror);
    roundFrame(b, [0, y], w, [from, to], frame);
  };
  if (style === 'round') {
    sector(0, [0, Math.PI * 2]);
    return;
  }
  const top = style === 'arched' ? h - w : h;
  b.quad([-w, -h, glass], [w, -h, glass], [w, top, glass], [-w, top, glass], mirror);
  const bar = (u0: number, v0: number, u1: number, v1: number) =>
    box(b, [u0 - half, v0 - half, 0], [u1 + half, v1 + half, deep], frame);
  bar(-w, -h, w, -h);
  if (style === 'arched') {
    for (const x of [-w, w]) roundPost(b, x, [-h + half, top], frame);
    sector(top, [0, Math.PI]);
    return;
  }
  for (const x of [-w, w]) bar(x, -h, x, top);
  bar(-w, top, w, top);
}

export type FireplaceStyle = 'mantel' | 'block' | 'stove' | 'hanging' | 'cone';

/** A round hearth with a rim, open all around below its hood. */
const coneHearth = [
  [0.6, 0],
  [0.62, 0.3],
  [0.56, 0.34],
  [0.5, 0.28],
  [0, 0.26],
] as const;

/** A fireplace at a wall, with the glow of its fire. */
export function fireplace(
  b: SceneBuilder,
  style: FireplaceStyle,
  height: number,
  stone: MaterialHandle,
  dark: MaterialHandle,
  trim: MaterialHandle,
): void {
  b.begin('furniture', 'fireplace');
  const fire = b.material({
    name: 'fire',
    surface: 'opaque',
    albedo: [0.9, 0.4, 0.1],
    emission: [8, 2.9, 0.55],
    emissionWhen: 'always',
    neverSnow: true,
  });
  const log = b.material({ name: 'logs', surface: 'opaque', albedo: linearFromHex('#4a3222') });
  const flames = (y: number, z: number, width: number) => {
    b.begin('lamp', 'fire');
    for (let flame = 0; flame < 7; flame++) {
      const x = -width / 2 + (width * (flame + 0.5)) / 7;
      lathe(
        b,
        [x, y, z + (flame % 2) * 0.04],
        [
          [0.03, 0],
          [0.05, 0.06],
          [0.03, 0.16 + (flame % 3) * 0.05],
          [0, 0.24 + (flame % 3) * 0.07],
        ],
        fire,
        7,
      );
    }
    for (const dz of [0, 0.1])
      tube(b, [-width / 2, y, z + dz], [width / 2, y + 0.02, z + dz], 0.045, log, 8);
    b.lights.push({
      kind: 'point',
      position: b.world([0, y + 0.25, z + 0.25]),
      radiusMetres: 0.18,
      intensity: [2.6, 1.2, 0.35],
      when: 'always',
    });
  };
  if (style === 'cone') {
    b.begin('furniture', 'fireplace');
    lathe(b, [0, 0, 0], coneHearth, stone, 36);
    lathe(
      b,
      [0, 0, 0],
      [
        [0.5, 0.86],
        [0.56, 0.84],
        [0.13, 1.75],
        [0.11, height],
      ],
      stone,
      36,
    );
    for (const angle of [0.8, 2.35, 3.9, 5.5])
      tube(
        b,
        [Math.cos(angle) * 0.5, 0.32, Math.sin(angle) * 0.5],
        [Math.cos(angle) * 0.5, 0.88, Math.sin(angle) * 0.5],
        0.022,
        dark,
        8,
      );
    flames(0.3, 0, 0.5);
    b.facts.fireplace = true;
    return;
  }
  if (style === 'hanging') {
    b.begin('furniture', 'fireplace');
    tube(b, [0, 1.3, 0], [0, height, 0], 0.075, stone, 16);
    lathe(
      b,
      [0, 0, 0],
      [
        [0.02, 0.52],
        [0.3, 0.56],
        [0.46, 0.68],
        [0.5, 0.8],
        [0.44, 0.8],
        [0.3, 0.68],
        [0, 0.66],
      ],
      stone,
      36,
    );
    lathe(
      b,
      [0, 0, 0],
      [
        [0.44, 1.02],
        [0.5, 1.02],
        [0.42, 1.16],
        [0.2, 1.3],
        [0.07, 1.42],
      ],
      stone,
      36,
    );
    for (const angle of [0.9, 2.2, 4.7])
      tube(
        b,
        [Math.cos(angle) * 0.46, 0.78, Math.sin(angle) * 0.46],
        [Math.cos(angle) * 0.46, 1.04, Math.sin(angle) * 0.46],
        0.02,
        stone,
        8,
      );
    flames(0.68, 0, 0.5);
    b.facts.fireplace = true;
    return;
  }
  if (style === 'stove') {
    box(b, [-0.32, 0.18, 0.2], [0.32, 1.05, 0.68], dark);
    box(b, [-0.24, 0.42, 0.68], [0.24, 0.85, 0.69], fire);
    box(b, [-0.36, 0, 0.14], [0.36, 0.04, 0.9], stone);
    for (const x of [-0.26, 0.26])
      for (const z of [0.26, 0.62]) tube(b, [x, 0.18, z], [x, 0, z], 0.02, dark, 7);
    tube(b, [0, 1.05, 0.42], [0, height, 0.42], 0.08, dark, 14);
    b.lights.push({
      kind: 'point',
      position: b.world([0, 0.65, 0.85]),
      radiusMetres: 0.15,
      intensity: [2, 0.9, 0.25],
      when: 'always',
    });
    b.facts.fireplace = true;
    return;
  }
  const block = style === 'block';
  const [w, top, d] = block ? [1.0, height, 0.45] : [0.85, 1.15, 0.34];
  const [ow, oy, oh] = block ? [0.62, 0.42, 0.42] : [0.46, 0.02, 0.72];
  box(b, [-w, 0, 0], [-ow, top, d], stone);
  box(b, [ow, 0, 0], [w, top, d], stone);
  if (oy > 0.05) box(b, [-ow, 0, 0], [ow, oy, d], stone);
  box(b, [-ow, oy + oh, 0], [ow, top, d], stone);
  b.quad([-ow, oy, 0.01], [ow, oy, 0.01], [ow, oy + oh, 0.01], [-ow, oy + oh, 0.01], dark);
  b.quad([-ow, oy, d], [ow, oy, d], [ow, oy, 0], [-ow, oy, 0], dark);
  if (!block) {
    box(b, [-w - 0.08, top, 0], [w + 0.08, top + 0.07, d + 0.1], trim);
    box(b, [-w, 0, d], [w, 0.05, d + 0.42], stone);
    for (const side of [-1, 1])
      box(b, [side * (w - 0.09) - 0.1, 0, d], [side * (w - 0.09) + 0.1, top, d + 0.05], trim);
  }
  flames(oy + 0.06, d * 0.42, ow * 1.2);
  b.facts.fireplace = true;
}
