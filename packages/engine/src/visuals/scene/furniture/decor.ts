/** What hangs, stands and lies about: pictures, plants, rugs, curtains, mirrors, fireplaces. */
import type { Random } from '../../../random/random.ts';
import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { box, cylinder, lathe, softBox, sphere, surface, tube } from '../solids.ts';

type Point = readonly [x: number, y: number];

/** A flat shape on a canvas (fan about its first point), a hair in front of it. */
function patch(b: SceneBuilder, points: readonly Point[], z: number, material: number): void {
  const [ox, oy] = points[0]!;
  for (let index = 1; index < points.length - 1; index++) {
    const [[ax, ay], [cx, cy]] = [points[index]!, points[index + 1]!];
    b.tri([ox, oy, z], [ax, ay, z], [cx, cy, z], material);
  }
}

const disc = (x: number, y: number, rx: number, ry = rx, from = 0, to = Math.PI * 2): Point[] =>
  Array.from({ length: 25 }, (_, index) => {
    const angle = from + ((to - from) * index) / 24;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });

const artPalettes: readonly (readonly string[])[] = [
  ['#e9e2d4', '#c98a5c', '#2f4a4a', '#d9b98c', '#7d3a30'],
  ['#efeae0', '#27364f', '#c8922f', '#a9b6b0', '#8a4a36'],
  ['#f0ece4', '#8f9d82', '#d3a193', '#4a3f38', '#c9b48c'],
  ['#ece6da', '#2b2d30', '#a5a09a', '#d8d2c6', '#6f6a63'],
  ['#e6ded0', '#5f7a92', '#e0a878', '#33506d', '#f0d9b8'],
];

type Composition = (
  b: SceneBuilder,
  w: number,
  h: number,
  z: number,
  inks: readonly number[],
  random: Random,
) => void;

const compositions: readonly Composition[] = [
  // A low sun over layered hills.
  (b, w, h, z, inks, random) => {
    patch(
      b,
      disc(w * random.between(-0.2, 0.2), h * random.between(0.05, 0.22), Math.min(w, h) * 0.17),
      z,
      inks[1]!,
    );
    for (let layer = 0; layer < 3; layer++) {
      const top = h * (0.02 - layer * 0.15);
      const ridge: Point[] = Array.from({ length: 13 }, (_, index) => {
        const x = -w / 2 + (w * index) / 12;
        return [
          x,
          top + h * 0.07 * Math.sin(x * (5 + layer * 2) + layer * 2 + random.next() * 0.2),
        ];
      });
      for (let index = 0; index < 12; index++) {
        const [a, c] = [ridge[index]!, ridge[index + 1]!];
        b.quad(
          [a[0], -h / 2, z + 0.0006 * (layer + 1)],
          [c[0], -h / 2, z + 0.0006 * (layer + 1)],
          [c[0], c[1], z + 0.0006 * (layer + 1)],
          [a[0], a[1], z + 0.0006 * (layer + 1)],
          inks[2 + (layer % 3)]!,
        );
      }
    }
  },
  // Nested arches.
  (b, w, h, z, inks) => {
    for (let ring = 0; ring < 4; ring++) {
      const r = Math.min(w, h) * (0.42 - ring * 0.095);
      patch(
        b,
        [...disc(0, -h * 0.06, r, r, 0, Math.PI), [-r, -h * 0.38], [r, -h * 0.38]],
        z + ring * 0.0006,
        inks[ring % 2 === 0 ? 1 + (ring % 3) : 0]!,
      );
    }
  },
  // A stem with leaves.
  (b, w, h, z, inks, random) => {
    const lean = random.between(-0.1, 0.1) * w;
    const leaves = 9;
    b.quad(
      [-0.004, -h * 0.4, z],
      [0.004, -h * 0.4, z],
      [lean + 0.003, h * 0.36, z],
      [lean - 0.003, h * 0.36, z],
      inks[2]!,
    );
    for (let leaf = 0; leaf < leaves; leaf++) {
      const t = leaf / leaves;
      const side = leaf % 2 === 0 ? 1 : -1;
      const [x, y] = [lean * t, -h * 0.34 + h * 0.68 * t];
      const reach = w * 0.26 * (1 - t * 0.6);
      const tip: Point = [x + side * reach, y + reach * 0.75];
      const mid: Point = [(x + tip[0]) / 2, (y + tip[1]) / 2];
      const bulge = reach * 0.22;
      const outline: Point[] = [
        [x, y],
        [mid[0] + bulge * 0.7, mid[1] - bulge * side * 0.7],
        tip,
        [mid[0] - bulge * 0.7, mid[1] + bulge * side * 0.7],
      ];
      patch(b, side > 0 ? outline : [...outline].reverse(), z + 0.0006, inks[1 + (leaf % 2)]!);
    }
  },
  // Stones in balance.
  (b, w, h, z, inks, random) => {
    let y = -h * 0.3;
    for (let stone = 0; stone < 4; stone++) {
      const ry = h * (0.11 - stone * 0.016);
      const rx = w * (0.34 - stone * 0.055) * random.between(0.85, 1.1);
      patch(
        b,
        disc(random.between(-0.05, 0.05) * w, y + ry, rx, ry),
        z + stone * 0.0006,
        inks[1 + (stone % 4)]!,
      );
      y += ry * 1.82;
    }
  },
  // Blocks of colour between dark bars.
  (b, w, h, z, inks, random) => {
    const cut = [random.between(-0.2, 0.05) * w, random.between(-0.1, 0.2) * h] as const;
    const block = (x0: number, y0: number, x1: number, y1: number, ink: number) =>
      b.quad([x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z], ink);
    block(-w / 2, -h / 2, cut[0], cut[1], inks[1]!);
    block(cut[0], cut[1], w / 2, h / 2, inks[2]!);
    block(cut[0], -h / 2, w / 2, cut[1] - h * 0.16, inks[3]!);
    const t = Math.min(w, h) * 0.012;
    b.quad(
      [cut[0] - t, -h / 2, z + 0.001],
      [cut[0] + t, -h / 2, z + 0.001],
      [cut[0] + t, h / 2, z + 0.001],
      [cut[0] - t, h / 2, z + 0.001],
      inks[4]!,
    );
    b.quad(
      [-w / 2, cut[1] - t, z + 0.001],
      [w / 2, cut[1] - t, z + 0.001],
      [w / 2, cut[1] + t, z + 0.001],
      [-w / 2, cut[1] + t, z + 0.001],
      inks[4]!,
    );
  },
  // One brush circle.
  (b, w, h, z, inks, random) => {
    const r = Math.min(w, h) * 0.33;
    const gap = random.between(0.2, 0.7);
    const steps = 40;
    for (let step = 0; step < steps; step++) {
      const [a, c] = [
        gap + (step / steps) * (Math.PI * 2 - gap),
        gap + ((step + 1) / steps) * (Math.PI * 2 - gap),
      ];
      const thick = (angle: number) => r * (0.1 + 0.08 * Math.sin(angle * 1.5));
      const at = (angle: number, radius: number): Vector3 => [
        Math.cos(angle) * radius,
        Math.sin(angle) * radius,
        z,
      ];
      b.quad(
        at(a, r - thick(a)),
        at(a, r + thick(a)),
        at(c, r + thick(c)),
        at(c, r - thick(c)),
        inks[4]!,
      );
    }
    patch(b, disc(r * 0.3, -r * 0.25, r * 0.16), z + 0.0006, inks[1]!);
  },
];

/** A framed picture centred at (0, 0) on a wall. */
export function picture(
  b: SceneBuilder,
  width: number,
  height: number,
  frame: number,
  random: Random,
): void {
  const palette = random.pick(artPalettes);
  const inks = palette.map((hex) =>
    b.material({
      name: `ink ${hex}`,
      surface: 'opaque',
      albedo: linearFromHex(hex),
      roughness: 0.8,
    }),
  );
  b.begin('art', 'picture');
  const [w, h] = [width / 2, height / 2];
  const t = 0.022;
  box(b, [-w - t, -h - t, 0], [w + t, -h, 0.032], frame);
  box(b, [-w - t, h, 0], [w + t, h + t, 0.032], frame);
  box(b, [-w - t, -h, 0], [-w, h, 0.032], frame);
  box(b, [w, -h, 0], [w + t, h, 0.032], frame);
  const mat = b.material({
    name: 'passepartout',
    surface: 'opaque',
    albedo: linearFromHex('#f1ede4'),
    roughness: 0.9,
  });
  const inset = random.chance(0.6) ? Math.min(width, height) * 0.12 : 0;
  if (inset > 0) b.quad([-w, -h, 0.012], [w, -h, 0.012], [w, h, 0.012], [-w, h, 0.012], mat);
  const [pw, ph] = [width - inset * 2, height - inset * 2];
  b.quad(
    [-pw / 2, -ph / 2, 0.014],
    [pw / 2, -ph / 2, 0.014],
    [pw / 2, ph / 2, 0.014],
    [-pw / 2, ph / 2, 0.014],
    inks[0]!,
  );
  random.pick(compositions)(b, pw, ph, 0.0155, inks, random);
  b.facts.art = true;
}

/** One, two, three in a row, or a loose gallery; about `width` wide, middle at eye height. */
export function pictures(
  b: SceneBuilder,
  width: number,
  frame: readonly number[],
  random: Random,
): void {
  const style = width > 1.4 ? random.integer(0, 3) : 0;
  const y = 1.55;
  const one = (x: number, dy: number, w: number, h: number) =>
    b.place({ at: [x, y + dy, 0.01] }, () => picture(b, w, h, random.pick(frame), random));
  if (style === 0) one(0, 0.05, Math.min(1.25, width * 0.85), random.chance(0.5) ? 0.85 : 1.0);
  else if (style === 1) for (const side of [-1, 1]) one(side * 0.48, 0, 0.72, 0.95);
  else if (style === 2)
    for (const side of [-1, 0, 1]) one(side * Math.min(0.72, width * 0.3), 0, 0.52, 0.7);
  else {
    const spots = [
      [-0.75, 0.18, 0.5, 0.62],
      [-0.16, 0.3, 0.44, 0.4],
      [-0.16, -0.22, 0.44, 0.44],
      [0.42, 0.06, 0.52, 0.75],
      [-0.75, -0.4, 0.5, 0.34],
    ] as const;
    for (const [x, dy, w, h] of spots) one(x, dy, w, h);
  }
}

export function wallMirror(
  b: SceneBuilder,
  style: 'round' | 'arched' | 'rect',
  width: number,
  height: number,
  mirror: number,
  frame: number,
): void {
  b.begin('art', 'mirror');
  const [w, h] = [width / 2, height / 2];
  if (style === 'round') {
    const sides = 40;
    const ring = (r: number, z: number, index: number): Vector3 => {
      const angle = (index / sides) * Math.PI * 2;
      return [Math.cos(angle) * r, Math.sin(angle) * r, z];
    };
    for (let index = 0; index < sides; index++) {
      b.tri([0, 0, 0.02], ring(w, 0.02, index), ring(w, 0.02, index + 1), mirror);
      tube(b, ring(w, 0.02, index), ring(w, 0.02, index + 1), 0.014, frame, 6);
    }
    return;
  }
  const arched = style === 'arched';
  const top = arched ? h - w : h;
  b.quad([-w, -h, 0.02], [w, -h, 0.02], [w, top, 0.02], [-w, top, 0.02], mirror);
  tube(b, [-w, -h, 0.02], [w, -h, 0.02], 0.014, frame, 6);
  tube(b, [-w, -h, 0.02], [-w, top, 0.02], 0.014, frame, 6);
  tube(b, [w, -h, 0.02], [w, top, 0.02], 0.014, frame, 6);
  if (!arched) tube(b, [-w, top, 0.02], [w, top, 0.02], 0.014, frame, 6);
  else {
    const steps = 20;
    for (let step = 0; step < steps; step++) {
      const [a, c] = [(step / steps) * Math.PI, ((step + 1) / steps) * Math.PI];
      const at = (angle: number): Vector3 => [Math.cos(angle) * w, top + Math.sin(angle) * w, 0.02];
      b.tri([0, top, 0.02], at(a), at(c), mirror);
      tube(b, at(a), at(c), 0.014, frame, 6);
    }
  }
}

export type RugStyle = 'border' | 'stripes' | 'diamonds' | 'round' | 'persian' | 'plain';

export function rug(
  b: SceneBuilder,
  width: number,
  depth: number,
  style: RugStyle,
  field: number,
  accent: number,
  second: number,
): void {
  b.begin('rug', 'rug');
  const y = 0.016;
  if (style === 'round') {
    cylinder(b, [0, 0, 0], width / 2, y, field, 44);
    lathe(
      b,
      [0, y + 0.001, 0],
      [
        [width * 0.46, 0],
        [width * 0.42, 0.0005],
      ],
      accent,
      44,
    );
    return;
  }
  softBox(b, [-width / 2, 0, -depth / 2], [width / 2, y, depth / 2], 0.008, field);
  const flat = (x0: number, z0: number, x1: number, z1: number, material: number, lift = 0.001) =>
    b.quad(
      [x0, y + lift, z1],
      [x1, y + lift, z1],
      [x1, y + lift, z0],
      [x0, y + lift, z0],
      material,
    );
  const [w, d] = [width / 2, depth / 2];
  const frame = (inset: number, t: number, material: number) => {
    flat(-w + inset, -d + inset, w - inset, -d + inset + t, material);
    flat(-w + inset, d - inset - t, w - inset, d - inset, material);
    flat(-w + inset, -d + inset + t, -w + inset + t, d - inset - t, material);
    flat(w - inset - t, -d + inset + t, w - inset, d - inset - t, material);
  };
  const diamond = (
    x: number,
    z: number,
    rx: number,
    rz: number,
    material: number,
    lift = 0.0015,
  ) => {
    b.tri([x, y + lift, z + rz], [x + rx, y + lift, z], [x, y + lift, z - rz], material);
    b.tri([x, y + lift, z + rz], [x, y + lift, z - rz], [x - rx, y + lift, z], material);
  };
  if (style === 'border') frame(0.12, 0.05, accent);
  else if (style === 'stripes')
    for (let x = -w + 0.15; x < w - 0.1; x += 0.3) flat(x, -d, x + 0.09, d, accent);
  else if (style === 'diamonds') {
    const step = 0.5;
    const line = (ax: number, az: number, cx: number, cz: number) => {
      const length = Math.hypot(cx - ax, cz - az);
      const [px, pz] = [((cz - az) / length) * 0.014, (-(cx - ax) / length) * 0.014];
      b.quad(
        [ax - px, y + 0.001, az - pz],
        [cx - px, y + 0.001, cz - pz],
        [cx + px, y + 0.001, cz + pz],
        [ax + px, y + 0.001, az + pz],
        accent,
      );
      b.quad(
        [ax + px, y + 0.001, az + pz],
        [cx + px, y + 0.001, cz + pz],
        [cx - px, y + 0.001, cz - pz],
        [ax - px, y + 0.001, az - pz],
        accent,
      );
    };
    for (let x = -w; x < w - 0.01; x += step) {
      for (let z = -d; z < d - 0.01; z += step) {
        const [x1, z1] = [Math.min(w, x + step), Math.min(d, z + step)];
        line(x, z, x1, z1);
        line(x, z1, x1, z);
      }
    }
  } else if (style === 'persian') {
    frame(0.06, 0.16, accent);
    frame(0.1, 0.03, second);
    frame(0.26, 0.025, second);
    diamond(0, 0, w * 0.42, d * 0.5, accent);
    diamond(0, 0, w * 0.3, d * 0.36, second, 0.002);
    diamond(0, 0, w * 0.16, d * 0.2, accent, 0.0025);
    for (const sx of [-1, 1])
      for (const sz of [-1, 1]) diamond(sx * w * 0.62, sz * d * 0.58, w * 0.12, d * 0.14, second);
    for (let x = -w + 0.14; x < w - 0.1; x += 0.2)
      for (const z of [-d + 0.14, d - 0.14]) diamond(x, z, 0.05, 0.05, second, 0.002);
  }
}

/** Two drawn curtains beside an opening, in the wall's coordinates. */
export function curtains(
  b: SceneBuilder,
  u0: number,
  u1: number,
  top: number,
  fabric: number,
  rod: number,
): void {
  b.begin('textile', 'curtains');
  const folds = 30;
  for (const [from, to] of [
    [u0 - 0.32, u0 + 0.22],
    [u1 - 0.22, u1 + 0.32],
  ] as const) {
    surface(
      b,
      44,
      2,
      (u, v) => [
        from + (to - from) * u,
        0.02 + v * (top - 0.02),
        0.12 + 0.042 * Math.sin(u * folds) * (0.75 + 0.25 * (1 - v)),
      ],
      fabric,
      { bothSides: true },
    );
  }
  b.begin('trim', 'curtain rod');
  tube(b, [u0 - 0.45, top + 0.02, 0.12], [u1 + 0.45, top + 0.02, 0.12], 0.014, rod, 8);
  for (const u of [u0 - 0.45, u1 + 0.45]) sphere(b, [u, top + 0.02, 0.12], 0.026, rod, 10);
}

/** A potted plant with arching leaves (or upright swords). */
export function pottedPlant(
  b: SceneBuilder,
  height: number,
  pot: number,
  style: 'arching' | 'swords' | 'fig',
  random: Random,
): void {
  const green = b.material({
    name: 'house plant',
    surface: 'opaque',
    albedo: linearFromHex('#3f6b3c'),
    roughness: 0.45,
  });
  const pale = b.material({
    name: 'house plant light',
    surface: 'opaque',
    albedo: linearFromHex('#5f8a4c'),
    roughness: 0.45,
  });
  const soil = b.material({ name: 'soil', surface: 'opaque', albedo: linearFromHex('#3a2c22') });
  const bark = b.material({
    name: 'plant stem',
    surface: 'opaque',
    albedo: linearFromHex('#6a5538'),
  });
  const r = Math.min(0.22, 0.1 + height * 0.07);
  b.begin('plant', 'plant pot');
  lathe(
    b,
    [0, 0, 0],
    [
      [r * 0.72, 0],
      [r, r * 1.6],
      [r * 0.94, r * 1.6],
      [r * 0.9, r * 1.45],
    ],
    pot,
    20,
  );
  lathe(
    b,
    [0, r * 1.45, 0],
    [
      [r * 0.9, 0],
      [0, 0.01],
    ],
    soil,
    16,
  );
  const base = r * 1.4;
  b.begin('plant', 'plant');
  const blade = (
    from: Vector3,
    angle: number,
    length: number,
    width: number,
    rise: number,
    droop: number,
    material: number,
  ) => {
    const steps = 7;
    const [dx, dz] = [Math.sin(angle), Math.cos(angle)];
    const at = (t: number, side: number): Vector3 => {
      const half = width * Math.sin(Math.PI * Math.min(1, 0.08 + t * 0.92) ** 0.75) * side;
      const cup = Math.abs(side) * width * 0.25;
      return [
        from[0] + dx * length * t + dz * half,
        from[1] + length * (rise * t - droop * t * t) + cup,
        from[2] + dz * length * t - dx * half,
      ];
    };
    for (let step = 0; step < steps; step++) {
      const [t, s] = [step / steps, (step + 1) / steps];
      for (const [p, q] of [
        [-1, 0],
        [0, 1],
      ] as const) {
        b.quad(at(t, p), at(t, q), at(s, q), at(s, p), material);
        b.quad(at(t, q), at(t, p), at(s, p), at(s, q), material);
      }
    }
  };
  if (style === 'swords') {
    for (let index = 0; index < 14; index++) {
      const angle = index * 2.4;
      const start: Vector3 = [Math.sin(angle) * r * 0.4, base, Math.cos(angle) * r * 0.4];
      blade(
        start,
        angle,
        height * random.between(0.18, 0.26),
        height * 0.035,
        random.between(3, 4.4),
        0.4,
        index % 2 ? green : pale,
      );
    }
    return;
  }
  if (style === 'fig') {
    tube(b, [0, base, 0], [0.03, base + height * 0.75, 0.02], 0.022, bark, 7, 0.012);
    for (let index = 0; index < 26; index++) {
      const t = 0.3 + 0.7 * (index / 26);
      blade(
        [0.03 * t, base + height * 0.78 * t, 0.02 * t],
        index * 2.4,
        height * random.between(0.16, 0.22),
        height * 0.055,
        0.55,
        0.7,
        random.chance(0.6) ? green : pale,
      );
    }
    return;
  }
  for (let index = 0; index < 15; index++) {
    const angle = index * 2.4 + random.next() * 0.4;
    const lift = random.between(0.5, 1);
    const out = height * random.between(0.12, 0.3);
    const tip: Vector3 = [
      Math.sin(angle) * out,
      base + height * 0.72 * lift,
      Math.cos(angle) * out,
    ];
    tube(
      b,
      [0, base, 0],
      [Math.sin(angle) * out * 0.35, base + height * 0.45 * lift, Math.cos(angle) * out * 0.35],
      0.009,
      green,
      5,
      0.007,
    );
    tube(
      b,
      [Math.sin(angle) * out * 0.35, base + height * 0.45 * lift, Math.cos(angle) * out * 0.35],
      tip,
      0.007,
      green,
      5,
      0.005,
    );
    blade(
      tip,
      angle,
      height * random.between(0.22, 0.32),
      height * 0.085,
      0.25,
      0.65,
      random.chance(0.55) ? green : pale,
    );
  }
}

/** A fireplace against a wall; returns nothing, adds the glow of its fire. */
export function fireplace(
  b: SceneBuilder,
  style: 'mantel' | 'block' | 'stove',
  height: number,
  stone: number,
  dark: number,
  trim: number,
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
