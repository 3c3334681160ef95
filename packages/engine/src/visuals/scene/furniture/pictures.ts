/** Pictures on the wall: composed art, hung alone or in groups. */
import type { Random } from '../../../random/random.ts';
import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { box } from '../solids.ts';

type Point = readonly [x: number, y: number];

/** A flat shape on a canvas (fan about its first point), a hair in front of it. */
function patch(
  b: SceneBuilder,
  points: readonly Point[],
  z: number,
  material: MaterialHandle,
): void {
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
  inks: readonly MaterialHandle[],
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
    const block = (x0: number, y0: number, x1: number, y1: number, ink: MaterialHandle) =>
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

/** Paper, inks and motif of a picture. */
export interface ArtChoice {
  readonly inks: readonly string[];
  readonly motifs: readonly ArtMotif[];
  readonly hasMat: boolean;
}

const motifNames = ['hills', 'arches', 'stem', 'stones', 'blocks', 'circle'] as const;
export type ArtMotif = (typeof motifNames)[number];

/** A framed picture centred at (0, 0) on a wall. */
export function picture(
  b: SceneBuilder,
  width: number,
  height: number,
  frame: MaterialHandle,
  random: Random,
  choice?: ArtChoice,
): void {
  const palette = choice?.inks ?? random.pick(artPalettes);
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
  const hasMat = choice?.hasMat ?? random.chance(0.6);
  const inset = hasMat ? Math.min(width, height) * 0.12 : 0;
  if (inset > 0) b.quad([-w, -h, 0.012], [w, -h, 0.012], [w, h, 0.012], [-w, h, 0.012], mat);
  const [pw, ph] = [width - inset * 2, height - inset * 2];
  b.quad(
    [-pw / 2, -ph / 2, 0.014],
    [pw / 2, -ph / 2, 0.014],
    [pw / 2, ph / 2, 0.014],
    [-pw / 2, ph / 2, 0.014],
    inks[0]!,
  );
  const composition = choice
    ? compositions[motifNames.indexOf(random.pick(choice.motifs))]!
    : random.pick(compositions);
  composition(b, pw, ph, 0.0155, inks, random);
  b.facts.art = true;
}

/** One, two, three in a row, or a loose gallery; about `width` wide, middle at eye height. */
export function pictures(
  b: SceneBuilder,
  width: number,
  frame: readonly MaterialHandle[],
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
