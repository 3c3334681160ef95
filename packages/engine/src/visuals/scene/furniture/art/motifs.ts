/** Motifs of wall art: flat shapes of ink on paper. */
import type { LinearRgb } from '../../../../colour/oklab.ts';
import type { MaterialHandle } from '../../../scene-model.ts';
import type { TileKind } from '../../finishes.ts';
import { abstracts } from './abstracts.ts';
import { type Composition, disc, leafShape, type Point, patch, slab, stroke } from './shapes.ts';
import { plantsAndPlaces } from './subjects.ts';

/** A whole painted tile, cut to the picture's shape. Its own colours stay: `mean` is their mean. */
const painted =
  (kind: TileKind, mean: LinearRgb): Composition =>
  (b, w, h, z) => {
    const canvas = b.material({
      name: kind,
      surface: 'opaque',
      albedo: mean,
      tile: { kind },
      neverSnow: true,
      neverWet: true,
    });
    const most = Math.max(w, h);
    const [u, v] = [w / most / 2, h / most / 2];
    const [left, right, top, foot] = [0.5 - u, 0.5 + u, 0.5 - v, 0.5 + v];
    b.quad([-w / 2, -h / 2, z], [w / 2, -h / 2, z], [w / 2, h / 2, z], [-w / 2, h / 2, z], canvas, [
      left,
      foot,
      right,
      foot,
      right,
      top,
      left,
      top,
    ]);
  };

export const compositions = {
  hills: (b, w, h, z, inks, random) => {
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
  arches: (b, w, h, z, inks) => {
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
  stem: (b, w, h, z, inks, random) => {
    const lean = random.between(-0.16, 0.16) * w;
    const spine = (t: number): Point => [lean * t * t, -h * 0.4 + h * 0.74 * t];
    const line = Array.from({ length: 9 }, (_, k) => spine(k / 8));
    stroke(b, line, Math.min(w, h) * 0.012, z, inks[2]!);
    const leaves = 11;
    for (let leaf = 0; leaf < leaves; leaf++) {
      const t = 0.12 + (0.86 * leaf) / leaves;
      const side = leaf % 2 === 0 ? 1 : -1;
      const long = Math.min(w, h) * (0.36 - 0.2 * t);
      const turnRad = side * (1.05 - 0.5 * t) + (lean / h) * t;
      leafShape(
        b,
        spine(t),
        { long, wide: long * 0.34, turnRad },
        z + 0.0006,
        inks[1 + (leaf % 2)]!,
      );
    }
  },
  stones: (b, w, h, z, inks, random) => {
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
  blocks: (b, w, h, z, inks, random) => {
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
  // A large disc, partly over a smaller one, with a thin line through both.
  circle: (b, w, h, z, inks, random) => {
    const r = Math.min(w, h) * random.between(0.25, 0.31);
    const side = random.chance(0.5) ? 1 : -1;
    patch(b, disc(side * r * 0.34, r * 0.5, r, r), z, inks[1]!);
    patch(b, disc(-side * r * 0.5, -r * 0.62, r * 0.62), z + 0.0006, inks[2]!);
    patch(b, disc(side * r * 0.62, -r * 0.95, r * 0.2), z + 0.0012, inks[4]!);
    const across = w * 0.36;
    const line: Point[] = [
      [-across, -r * 0.1 * side],
      [across, r * 0.24 * side],
    ];
    stroke(b, line, Math.min(w, h) * 0.008, z + 0.0018, inks[4]!);
  },
  // Stacked colour fields on a ground.
  fields: (b, w, h, z, inks, random) => {
    const field = (y0: number, y1: number, inset: number, ink: MaterialHandle, layer: number) =>
      slab(b, [-w / 2 + inset, y0], [w / 2 - inset, y1], z + 0.0006 * layer, ink);
    slab(b, [-w / 2, -h / 2], [w / 2, h / 2], z, inks[3]!);
    const inset = 0.07 * Math.min(w, h);
    const cut = h * random.between(-0.08, 0.12);
    field(cut + inset / 2, h / 2 - inset, inset, inks[1]!, 1);
    field(-h / 2 + inset, cut - inset / 2, inset, inks[2]!, 1);
  },
  horizon: (b, w, h, z, inks, random) => {
    const sea = -h * random.between(0.02, 0.12);
    slab(b, [-w / 2, -h / 2], [w / 2, sea], z, inks[2]!);
    slab(b, [-w / 2, -h / 2], [w / 2, -h * 0.33], z + 0.0006, inks[3]!);
    slab(b, [-w / 2, sea], [w / 2, sea + h * 0.02], z + 0.0006, inks[4]!);
    patch(
      b,
      disc(w * random.between(0.08, 0.24), sea + h * 0.27, Math.min(w, h) * 0.09),
      z,
      inks[1]!,
    );
  },
  // Rows of scales, as in a roof or waves.
  waves: (b, w, h, z, inks) => {
    const r = Math.min(w, h) * 0.16;
    const columns = Math.floor(w / (2 * r));
    const rows = Math.floor(h / r) - 1;
    for (let row = rows - 1; row >= 0; row--) {
      const count = row % 2 === 0 ? columns : columns - 1;
      for (let column = 0; column < count; column++) {
        const x = (column - (count - 1) / 2) * 2 * r;
        const y = (row - rows / 2) * r;
        const lift = z + 0.0006 * (rows - row) * 3;
        for (let ring = 0; ring < 3; ring++)
          patch(
            b,
            disc(x, y, r * (0.96 - 0.3 * ring), r * (0.96 - 0.3 * ring), 0, Math.PI),
            lift + 0.0006 * ring,
            inks[ring === 1 ? 0 : 1 + ((row + ring) % 3)]!,
          );
      }
    }
  },
  // A jar in half light, on a table.
  vessel: (b, w, h, z, inks, random) => {
    slab(b, [-w / 2, -h / 2], [w / 2, -h * 0.24], z, inks[3]!);
    const [r, x] = [Math.min(w, h) * 0.24, w * random.between(-0.06, 0.06)];
    const [neck, tall] = [r * 0.34, r * 1.25];
    const y = -h * 0.12;
    patch(b, disc(x, y, r, r * 1.05), z + 0.0006, inks[1]!);
    slab(b, [x - neck, y], [x + neck, y + tall], z + 0.0012, inks[1]!);
    slab(
      b,
      [x - neck * 1.3, y + tall],
      [x + neck * 1.3, y + tall + r * 0.16],
      z + 0.0012,
      inks[4]!,
    );
    patch(b, disc(x, y, r, r * 1.05, -Math.PI / 2, Math.PI / 2), z + 0.0018, inks[2]!);
    slab(b, [x, y], [x + neck, y + tall], z + 0.0018, inks[2]!);
  },
  // Two touching bowls, like paper cuts.
  halves: (b, w, h, z, inks) => {
    const r = Math.min(w, h) * 0.3;
    patch(b, disc(-r * 0.28, r * 0.1, r, r, 0, Math.PI), z, inks[1]!);
    patch(b, disc(r * 0.28, r * 0.02, r, r, Math.PI, Math.PI * 2), z + 0.0006, inks[2]!);
    patch(b, disc(-r * 0.28, -r * 0.55, r * 0.3), z + 0.0012, inks[3]!);
    patch(b, disc(r * 0.62, r * 0.55, r * 0.2), z + 0.0012, inks[4]!);
  },
  leaf: (b, w, h, z, inks, random) => {
    const lean = random.between(-0.06, 0.06) * w;
    const [long, wide] = [h * 0.36, Math.min(w * 0.3, h * 0.24)];
    const edge = (t: number) => wide * Math.sin(Math.PI * t ** 0.75);
    const spine = (t: number): Point => [lean * t, -long + 2 * long * t];
    const side = (sign: number): Point[] =>
      Array.from({ length: 17 }, (_, k) => {
        const [x, y] = spine(k / 16);
        return [x + sign * edge(k / 16), y];
      });
    patch(b, [...side(1), ...side(-1).reverse()], z, inks[2]!);
    for (let rib = 1; rib < 7; rib++)
      for (const sign of [-1, 1]) {
        const [x, y] = spine(0.1 + rib * 0.1);
        const reach = edge(0.2 + rib * 0.1) * 0.86;
        const tip: Point = [x + sign * reach, y + reach * 0.6];
        const ends: Point[] = [[x, y - 0.004], tip, [x, y + 0.006]];
        patch(b, sign > 0 ? ends : ends.reverse(), z + 0.0006, inks[0]!);
      }
    slab(b, [lean / 2 - 0.003, -h * 0.44], [lean / 2 + 0.003, long * 0.9], z + 0.0012, inks[1]!);
  },
  ...plantsAndPlaces,
  ...abstracts,
  meadow: painted('paintingMeadow', [0.3, 0.3, 0.21]),
  autumn: painted('paintingAutumn', [0.37, 0.3, 0.19]),
  coast: painted('paintingCoast', [0.33, 0.42, 0.46]),
  mist: painted('photographMist', [0.29, 0.3, 0.3]),
} as const satisfies Readonly<Record<string, Composition>>;

export type ArtMotif = keyof typeof compositions;
export const artMotifs = Object.keys(compositions) as readonly ArtMotif[];
