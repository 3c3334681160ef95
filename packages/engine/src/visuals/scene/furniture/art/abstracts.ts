/** Abstract motifs of wall art. */
import {
  type Composition,
  disc,
  inkMetres as ink,
  type Point,
  patch,
  slab,
  stroke,
} from './shapes.ts';

export const abstracts = {
  // Contour lines of a landscape.
  contours: (b, w, h, z, inks, random) => {
    const [phase, bend] = [random.between(0, 6), random.between(2.4, 3.6)];
    for (let line = 0; line < 11; line++) {
      const y = h * (-0.36 + 0.072 * line);
      const points = Array.from({ length: 25 }, (_, k): Point => {
        const u = k / 24 - 0.5;
        const lift = Math.sin(bend * u * 2 + phase + line * 0.16) * (1 - Math.abs(u));
        return [u * w * 0.84, y + h * 0.06 * lift];
      });
      stroke(
        b,
        points,
        Math.min(w, h) * 0.009,
        z + ink * (line % 2),
        inks[line % 4 === 0 ? 1 : 4]!,
      );
    }
  },
  // A grid of quarter discs and squares.
  quarters: (b, w, h, z, inks, random) => {
    const cell = Math.min(w, h) / (Math.min(w, h) > 0.5 ? 4.6 : 3.6);
    const [columns, rows] = [Math.floor((w * 0.9) / cell), Math.floor((h * 0.9) / cell)];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const [x, y] = [(column - columns / 2) * cell, (row - rows / 2) * cell];
        const [ground, shape] = [random.integer(0, 3), random.integer(1, 4)];
        if (ground > 0) slab(b, [x, y], [x + cell, y + cell], z, inks[ground]!);
        if (shape === ground) continue;
        const quarter = random.integer(0, 3);
        const corner: Point = [x + (quarter % 2) * cell, y + (quarter > 1 ? cell : 0)];
        const from = [0, Math.PI / 2, -Math.PI / 2, Math.PI][quarter]!;
        const arc = disc(...corner, cell, cell, from, from + Math.PI / 2);
        patch(b, [corner, ...arc], z + ink, inks[shape]!);
      }
  },
  // Broad brush strokes.
  strokes: (b, w, h, z, inks, random) => {
    for (let line = 0; line < 4; line++) {
      const y = h * (0.26 - 0.17 * line) + random.between(-0.02, 0.02) * h;
      const [from, to] = [-w * random.between(0.2, 0.38), w * random.between(0.2, 0.38)];
      const rise = random.between(-0.05, 0.05) * h;
      for (let hair = 0; hair < 5; hair++) {
        const dy = (hair - 2) * h * 0.021;
        const [short, long] = [random.between(0, 0.05) * w, random.between(0, 0.07) * w];
        const points = [0, 0.33, 0.67, 1].map(
          (t): Point => [
            from + short + (to + long - from - short) * t,
            y + dy + rise * t + 0.012 * h * Math.sin(5 * t + line),
          ],
        );
        stroke(b, points, h * 0.024, z + ink * line, inks[1 + line]!);
      }
    }
  },
  // The moon in a row of phases.
  moons: (b, w, h, z, inks) => {
    const isWide = w > h;
    const [long, r] = [Math.max(w, h), Math.min(Math.max(w, h) * 0.075, Math.min(w, h) * 0.2)];
    for (let phase = 0; phase < 5; phase++) {
      const along = (phase - 2) * long * 0.17;
      const [x, y] = isWide ? [along, 0] : [0, -along];
      // the inner moons cover what shades the outer ones
      const layer = z + 2 * ink * (2 - Math.abs(phase - 2));
      patch(b, disc(x, y, r), layer, inks[1]!);
      if (phase === 2) continue;
      const shift = Math.sign(phase - 2) * r * (Math.abs(phase - 2) === 2 ? 0.4 : 0.95);
      const shade = isWide ? disc(x - shift, y, r * 1.03) : disc(x, y + shift, r * 1.03);
      patch(b, shade, layer + ink, inks[0]!);
    }
    const d = long * 0.42;
    const line: Point[] = isWide
      ? [
          [-d, -r * 1.9],
          [d, -r * 1.9],
        ]
      : [
          [-r * 1.9, -d],
          [-r * 1.9, d],
        ];
    stroke(b, line, r * 0.05, z, inks[4]!);
  },
  // Overlapping pebbles of colour.
  pebbles: (b, w, h, z, inks, random) => {
    for (let stone = 0; stone < 7; stone++) {
      const turn = stone * 2.4 + random.between(-0.2, 0.2);
      const away = Math.sqrt(stone / 7) * 0.3;
      const [x, y] = [Math.cos(turn) * away * w, Math.sin(turn) * away * h];
      const r = Math.min(w, h) * random.between(0.1, 0.17);
      patch(
        b,
        disc(x, y, r * random.between(0.9, 1.3), r),
        z + ink * stone,
        inks[1 + (stone % 4)]!,
      );
    }
  },
  // Stripes of uneven width, with a disc over them.
  stripes: (b, w, h, z, inks, random) => {
    let x = -w * 0.4;
    for (let stripe = 0; x < w * 0.38; stripe++) {
      const wide = Math.min(w * random.between(0.05, 0.16), w * 0.4 - x);
      slab(b, [x, -h * 0.4], [x + wide, h * 0.4], z, inks[1 + (stripe % 4)]!);
      x += wide + w * 0.012;
    }
    const r = Math.min(w, h) * 0.2;
    patch(b, disc(random.between(-0.1, 0.1) * w, h * 0.08, r), z + ink, inks[0]!);
  },
} as const satisfies Readonly<Record<string, Composition>>;
