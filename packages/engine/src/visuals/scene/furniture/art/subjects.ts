/** Motifs of wall art that show plants and places. */
import {
  type Composition,
  disc,
  inkMetres as ink,
  leafShape,
  type Point,
  patch,
  slab,
  stroke,
} from './shapes.ts';

export const plantsAndPlaces = {
  // One arching frond with many narrow leaflets.
  fern: (b, w, h, z, inks, random) => {
    const side = random.chance(0.5) ? 1 : -1;
    const spine = (t: number): Point => [
      side * w * (-0.2 + 0.42 * t * t),
      h * (-0.4 + 0.82 * t - 0.1 * t * t),
    ];
    stroke(
      b,
      Array.from({ length: 13 }, (_, k) => spine(k / 12)),
      w * 0.009,
      z,
      inks[2]!,
    );
    for (let leaf = 1; leaf < 17; leaf++) {
      const t = leaf / 17;
      const long = Math.min(w, h) * 0.3 * Math.sin(Math.PI * (0.16 + 0.8 * t));
      for (const turn of [-1, 1]) {
        const turnRad = side * 0.75 * t + turn * 1.05;
        const shape = { long, wide: long * 0.2, turnRad };
        leafShape(b, spine(t), shape, z + ink, inks[1 + ((leaf + turn + 1) % 2)]!);
      }
    }
  },
  // Three pressed stems side by side, as in a herbarium.
  herbarium: (b, w, h, z, inks, random) => {
    for (const [at, column] of [-0.27, 0, 0.27].entries()) {
      const x = column * w;
      const tall = h * random.between(0.52, 0.68);
      const foot = -h * 0.36;
      stroke(
        b,
        [
          [x, foot],
          [x + 0.01 * w, foot + tall],
        ],
        w * 0.008,
        z,
        inks[2]!,
      );
      for (let leaf = 0; leaf < 9; leaf++) {
        const y = foot + tall * (0.2 + leaf * 0.095);
        const long = w * (at === 1 ? 0.1 : 0.13) * (1 - leaf * 0.05);
        const sideRad = (leaf % 2 === 0 ? 1 : -1) * (at === 2 ? 0.7 : 1.1);
        const shape = { long, wide: long * (at === 0 ? 0.55 : 0.3), turnRad: sideRad };
        leafShape(b, [x, y], shape, z + ink, inks[1 + (at % 2)]!);
      }
      if (at === 1) patch(b, disc(x + 0.01 * w, foot + tall, w * 0.035), z + 2 * ink, inks[4]!);
    }
  },
  // Big leaves that enter from a corner.
  palms: (b, w, h, z, inks, random) => {
    const side = random.chance(0.5) ? 1 : -1;
    const from: Point = [-side * w * 0.46, -h * 0.46];
    for (let frond = 0; frond < 6; frond++) {
      const turnRad = side * (0.05 + frond * 0.25);
      const long = Math.min(w, h) * random.between(0.62, 0.9);
      const shape = { long, wide: long * 0.2, turnRad };
      leafShape(b, from, shape, z + ink * frond, inks[1 + (frond % 3)]!);
      const tip: Point = [
        from[0] + Math.sin(turnRad) * long * 0.94,
        from[1] + Math.cos(turnRad) * long * 0.94,
      ];
      stroke(b, [from, tip], w * 0.005, z + ink * (frond + 0.5), inks[0]!);
    }
  },
  // Fruit on a table, in two colours.
  pears: (b, w, h, z, inks, random) => {
    slab(b, [-w / 2, -h / 2], [w / 2, -h * 0.16], z, inks[3]!);
    const r = Math.min(w, h) * 0.15;
    for (const [at, column] of [-0.24, 0.05, 0.27].entries()) {
      const [x, y] = [column * w, -h * (0.12 + 0.05 * (at % 2))];
      const fruit = inks[at === 1 ? 4 : 1]!;
      const up = z + ink * (1 + 3 * at);
      patch(b, disc(x, y, r, r * 0.95), up, fruit);
      if (at !== 2) patch(b, disc(x + 0.1 * r, y + r * 0.9, r * 0.58, r * 0.8), up + ink, fruit);
      const bend = random.between(-0.2, 0.3) * r;
      const top = y + r * (at === 2 ? 0.9 : 1.6);
      stroke(
        b,
        [
          [x + 0.1 * r, top],
          [x + 0.1 * r + bend, top + 0.5 * r],
        ],
        r * 0.09,
        up + 2 * ink,
        inks[2]!,
      );
    }
  },
  // Peaks one behind the other.
  peaks: (b, w, h, z, inks, random) => {
    patch(b, disc(w * random.between(-0.24, 0.24), h * 0.26, Math.min(w, h) * 0.1), z, inks[1]!);
    for (let range = 0; range < 3; range++) {
      const foot = -h / 2;
      const up = z + ink * (range + 1);
      for (let peak = 0; peak < 3; peak++) {
        const x = w * (-0.33 + 0.33 * peak + 0.1 * (range % 2) + random.between(-0.05, 0.05));
        const top = h * (0.2 - 0.17 * range + random.between(-0.05, 0.06));
        const half = w * (0.3 - 0.03 * range);
        const clip = (u: number) => Math.max(-w / 2, Math.min(w / 2, u));
        const base = h * (-0.28 - 0.08 * range);
        const outline: Point[] = [
          [clip(x - half), base],
          [clip(x + half), base],
          [x, top],
        ];
        patch(b, outline, up, inks[2 + (range % 3)]!);
      }
      slab(b, [-w / 2, foot], [w / 2, h * (-0.27 - 0.08 * range)], up, inks[2 + (range % 3)]!);
    }
  },
  // Two sails before the horizon.
  sails: (b, w, h, z, inks, random) => {
    slab(b, [-w / 2, -h / 2], [w / 2, -h * 0.12], z, inks[1]!);
    const s = Math.min(w, h);
    for (const [x, size] of [
      [random.between(-0.12, 0) * w, 0.34],
      [w * 0.27, 0.17],
    ] as const) {
      const [foot, tall] = [-h * 0.13, size * s];
      const hull: Point[] = [
        [x - tall * 0.36, foot],
        [x - tall * 0.24, foot - tall * 0.13],
        [x + tall * 0.3, foot - tall * 0.13],
        [x + tall * 0.42, foot],
      ];
      patch(b, hull, z + ink, inks[4]!);
      patch(
        b,
        [
          [x + tall * 0.02, foot + tall * 0.05],
          [x + tall * 0.44, foot + tall * 0.05],
          [x + tall * 0.02, foot + tall],
        ],
        z + ink,
        inks[2]!,
      );
      patch(
        b,
        [
          [x - tall * 0.3, foot + tall * 0.05],
          [x - tall * 0.02, foot + tall * 0.05],
          [x - tall * 0.02, foot + tall * 0.86],
        ],
        z + ink,
        inks[3]!,
      );
    }
  },
} as const satisfies Readonly<Record<string, Composition>>;
