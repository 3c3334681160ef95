/** Procedural rugs and framed pictures, from a few colours and a seed. u and v are 0..1. */
import { linearFromHex } from '../../colour/hex.ts';
import type { LinearRgb } from '../../colour/oklab.ts';
import { noiseAt, noiseTable } from '../../materials/noise.ts';
import { smoothStep } from '../../ops/ramps.ts';
import type { Random } from '../../random/random.ts';
import type { ArtFamily, RugPattern } from '../looks/look.ts';

export type Drawing = (u: number, v: number, out: Float64Array) => void;

type Kind = ArtFamily | 'rug' | 'mat';

/** The last drawing of each kind, kept alive so that V8 keeps the machine code they share. */
const lastOfKind = new Map<Kind, Drawing>();

function held(kind: Kind, drawing: Drawing): Drawing {
  lastOfKind.set(kind, drawing);
  return drawing;
}

function set(out: Float64Array, colour: LinearRgb) {
  out[0] = colour[0];
  out[1] = colour[1];
  out[2] = colour[2];
}
function over(out: Float64Array, colour: LinearRgb, amount: number) {
  out[0]! += (colour[0] - out[0]!) * amount;
  out[1]! += (colour[1] - out[1]!) * amount;
  out[2]! += (colour[2] - out[2]!) * amount;
}
const far = (x: number, y: number) => Math.sqrt(x * x + y * y);
const tri = (value: number) => Math.abs((((value % 1) + 1) % 1) * 2 - 1);

/** Weights of colours 1, 2 and 3 at a point; the ground is colour 0. */
const rugs: Record<RugPattern, (u: number, v: number, aspect: number) => readonly number[]> = {
  plain: (u, v) => [Math.max(0, 0.18 * Math.sin(v * 160) * Math.sin(u * 170)), 0, 0],
  border: (u, v, aspect) => {
    const edge = Math.min(u * aspect, (1 - u) * aspect, v, 1 - v);
    return [edge > 0.07 && edge < 0.11 ? 1 : 0, 0, 0];
  },
  stripe: (_u, v) => {
    const t = (v * 9) % 1;
    return [t > 0.3 && t < 0.62 ? 1 : 0, t > 0.42 && t < 0.5 ? 1 : 0, 0];
  },
  diamond: (u, v, aspect) => {
    const d = tri(u * 3 * aspect) + tri(v * 3);
    return [smoothStep(0.07, 0.03, Math.abs(d - 1)), smoothStep(0.2, 0.14, d), 0];
  },
  berber: (u, v, aspect) => {
    const d = tri(u * 2.5 * aspect) + tri(v * 2.5);
    return [smoothStep(0.05, 0.02, Math.abs(d - 1)) * 0.85, 0, 0];
  },
  grid: (u, v, aspect) => {
    const x = Math.floor(u * 4 * aspect);
    const y = Math.floor(v * 4);
    const fx = tri(u * 4 * aspect + 0.5);
    const fy = tri(v * 4 + 0.5);
    const line = Math.max(fx, fy) > 0.95 ? 1 : 0;
    const pick = (x * 7 + y * 13) % 5;
    return [Math.max(line, pick === 1 ? 0.9 : 0), pick === 3 ? 0.9 : 0, 0];
  },
  persian: (u, v, aspect) => {
    const x = (u - 0.5) * aspect;
    const y = v - 0.5;
    const edge = Math.min(u * aspect, (1 - u) * aspect, v, 1 - v);
    if (edge < 0.13) {
      const line = edge < 0.018 || Math.abs(edge - 0.112) < 0.012 ? 1 : 0;
      const flower = far(tri(u * 14 * aspect) - 0.5, tri(v * 14) - 0.5) < 0.26 ? 1 : 0;
      return [1 - line, line, flower * (1 - line) * 0.9];
    }
    const radius = far(x, y);
    const angle = Math.atan2(y, x);
    const medal = radius - 0.17 - 0.025 * Math.cos(angle * 8);
    const star = radius - 0.07 - 0.018 * Math.cos(angle * 8);
    const vine = Math.abs(Math.sin(x * 46) + Math.sin(y * 46)) < 0.26 ? 0.6 : 0;
    const bud = far(tri(x * 11) - 0.5, tri(y * 11) - 0.5) < 0.15 ? 0.8 : 0;
    if (star < 0) return [0, 1, 0];
    if (medal < 0) return [1, 0, bud * 0.6];
    return [0, vine * 0.6, bud * 0.8];
  },
};

export function rugDrawing(pattern: RugPattern, hexes: readonly string[], aspect: number): Drawing {
  const colours = hexes.map(linearFromHex);
  const draw = rugs[pattern];
  const grain = noiseTable('grain');
  const blotch = noiseTable('blotch');
  return held('rug', (u, v, out) => {
    set(out, colours[0]!);
    const amounts = draw(u, v, aspect);
    for (let k = 0; k < 3; k++) {
      const amount = amounts[k]!;
      if (amount > 0) over(out, colours[k + 1] ?? colours[1] ?? colours[0]!, amount * 0.94);
    }
    const pile = 0.8 + 0.16 * noiseAt(grain, u * 2, v * 2) + 0.07 * noiseAt(blotch, u, v);
    const rim = Math.min(u * aspect, (1 - u) * aspect, v, 1 - v) < 0.012 ? 0.72 : 1;
    for (let k = 0; k < 3; k++) out[k]! *= pile * rim;
  });
}

const paperHex = '#efeae0';
/** Beside a glowing picture a white mat would glow, too. */
const matHex: Partial<Record<ArtFamily, string>> = { neon: '#07070a' };

/** A passe-partout around the picture. */
export function artDrawing(family: ArtFamily, palette: readonly string[], random: Random): Drawing {
  const colours = palette.map(linearFromHex);
  const paper = linearFromHex(paperHex);
  const surround = linearFromHex(matHex[family] ?? paperHex);
  const inner = held(family, families[family](colours, paper, random));
  return held('mat', (u, v, out) => {
    const mat = 0.11;
    if (u < mat || v < mat || u > 1 - mat || v > 1 - mat) {
      set(out, surround);
      return;
    }
    inner((u - mat) / (1 - 2 * mat), (v - mat) / (1 - 2 * mat), out);
  });
}

type Family = (colours: readonly LinearRgb[], paper: LinearRgb, random: Random) => Drawing;

const cloud = (u: number, v: number) => noiseAt(noiseTable('clouds'), u, v);

const families: Record<ArtFamily, Family> = {
  fields: (colours, _paper, random) => {
    const cuts = [random.between(0.28, 0.42), random.between(0.58, 0.74)];
    const order = [0, 1, 2].map((k) => colours[(k + random.integer(0, 3)) % colours.length]!);
    return (u, v, out) => {
      const at = v + 0.02 * cloud(u, v);
      set(out, order[0]!);
      over(out, order[1]!, smoothStep(cuts[0]! - 0.02, cuts[0]! + 0.02, at));
      over(out, order[2]!, smoothStep(cuts[1]! - 0.02, cuts[1]! + 0.02, at));
      const tone = 1 + 0.12 * cloud(u * 2, v * 2);
      for (let k = 0; k < 3; k++) out[k]! *= tone;
    };
  },
  line: (colours, paper, random) => {
    const phase = random.between(0, 6);
    const turns = random.integer(2, 4);
    const wash = colours[random.integer(0, colours.length - 1)]!;
    const points = Array.from({ length: 61 }, (_, t) => {
      const s = t / 60;
      const x = 0.5 + 0.33 * Math.sin(s * Math.PI * turns + phase);
      return [x, 0.12 + 0.76 * s + 0.06 * Math.sin(s * 17 + phase)] as const;
    });
    const xs = Float64Array.from(points, ([x]) => x);
    const ys = Float64Array.from(points, ([, y]) => y);
    return (u, v, out) => {
      set(out, paper);
      over(out, wash, 0.5 * smoothStep(0.02, -0.02, far(u - 0.58, v - 0.42) - 0.24));
      let squared = 1;
      for (let t = 0; t < xs.length; t++) {
        const dx = u - xs[t]!;
        const dy = v - ys[t]!;
        const gap = dx * dx + dy * dy;
        if (gap < squared) squared = gap;
      }
      const nearest = Math.sqrt(squared);
      over(out, [0.02, 0.02, 0.022], smoothStep(0.016, 0.01, nearest));
    };
  },
  botanical: (_colours, paper, random) => {
    const green = linearFromHex(random.pick(['#5d7350', '#6f8a5a', '#4f6a58']));
    const lean = random.between(-0.12, 0.12);
    const pairs = random.integer(4, 6);
    return (u, v, out) => {
      set(out, paper);
      const x = u - 0.5 - lean * (0.5 - v);
      const stem = Math.abs(x) - 0.006;
      let amount = v > 0.12 && v < 0.92 ? smoothStep(0.006, 0, stem) : 0;
      for (let k = 0; k < pairs; k++) {
        const y = 0.8 - (k * 0.62) / pairs;
        const size = 0.2 - k * 0.02;
        const lx = Math.abs(x) / size;
        const ly = (y - Math.abs(x) * 0.55 - v) / (size * 0.32);
        const inside = far((lx - 0.55) * 1.9, ly);
        amount = Math.max(amount, smoothStep(1.04, 0.94, inside));
      }
      over(out, green, amount * (0.85 + 0.2 * cloud(u, v)));
    };
  },
  landscape: (colours, _paper, random) => {
    const sky = linearFromHex(random.pick(['#d9d2c0', '#c3cfd4', '#e0cdb0']));
    const phases = [0, 1, 2, 3].map(() => random.between(0, 6));
    const hills = phases.map((_, k) => {
      const far = 1 - k / 4;
      const base = colours[k % colours.length]!;
      return base.map((c, i) => c + (sky[i]! - c) * (0.25 + 0.5 * far)) as unknown as LinearRgb;
    });
    return (u, v, out) => {
      set(out, sky);
      over(out, [0.9, 0.84, 0.72], 0.6 * smoothStep(0.35, 0.55, v));
      for (let k = 0; k < 4; k++) {
        const ridge =
          0.42 +
          k * 0.13 +
          0.06 * Math.sin(u * (3 + k) + phases[k]!) +
          0.03 * cloud(u + k * 0.3, 0.2);
        over(out, hills[k]!, smoothStep(ridge - 0.008, ridge + 0.008, v));
      }
    };
  },
  /** Circles and half circles. */
  geometric: (colours, paper, random) => {
    const shapes = Array.from({ length: 5 }, (_, k) => ({
      x: random.between(0.2, 0.8),
      y: random.between(0.2, 0.8),
      radius: random.between(0.13, 0.3),
      half: random.chance(0.5),
      colour: colours[k % colours.length]!,
    }));
    return (u, v, out) => {
      set(out, paper);
      for (const shape of shapes) {
        const distance = far(u - shape.x, v - shape.y) - shape.radius;
        if (shape.half && v < shape.y) continue;
        over(out, shape.colour, smoothStep(0.006, -0.006, distance) * 0.94);
      }
    };
  },
  neon: (colours, _paper, random) => {
    const bars = Array.from({ length: 4 }, () => random.between(0.15, 0.85));
    return (u, v, out) => {
      set(out, [0.006, 0.006, 0.014]);
      for (const [k, x] of bars.entries()) {
        const slant = x + (v - 0.5) * 0.3 * (k % 2 === 0 ? 1 : -1);
        const gap = Math.abs(u - slant);
        const tone = colours[k % colours.length]!;
        for (let c = 0; c < 3; c++) {
          out[c]! += tone[c]! * (1.6 * Math.exp(-gap * 90) + 0.5 * Math.exp(-gap * 14));
        }
      }
    };
  },
  /** A dark old portrait: a lit oval on brown. */
  portrait: (colours, _paper, random) => {
    const x = random.between(0.44, 0.56);
    return (u, v, out) => {
      set(out, [0.03, 0.022, 0.015]);
      const body = far((u - x) / 0.34, (v - 1.02) / 0.5);
      over(out, colours[0]!, 0.7 * smoothStep(1, 0.8, body));
      const head = far((u - x) / 0.15, (v - 0.38) / 0.2);
      over(out, [0.42, 0.27, 0.18], smoothStep(1.05, 0.75, head) * 0.85);
      over(
        out,
        [0.05, 0.03, 0.02],
        smoothStep(1.05, 0.95, far((u - x) / 0.17, (v - 0.27) / 0.14)) * 0.8,
      );
      const tone = 0.9 + 0.2 * cloud(u, v);
      for (let k = 0; k < 3; k++) out[k]! *= tone;
    };
  },
};
