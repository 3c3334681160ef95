/** Draped fabric: covers with folds, and pillows. Metres, y up. */
import type { Random } from '../../../random/random.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { surface } from './surface.ts';

interface Wave {
  readonly high: number;
  readonly acrossX: number;
  readonly acrossZ: number;
  readonly phase: number;
}

/** Long soft swells, and shorter oblique folds. */
const swells = [
  { high: 0.006, long: 0.62 },
  { high: 0.0045, long: 0.36 },
  { high: 0.003, long: 0.21 },
  { high: 0.0016, long: 0.12 },
] as const;

/** Flutes along a hanging hem. */
const flutes = [
  { high: 0.5, long: 0.42 },
  { high: 0.32, long: 0.25 },
  { high: 0.18, long: 0.17 },
] as const;

export interface Rumple {
  /** Height of lying fabric at a position. */
  readonly lies: (x: number, z: number) => number;
  /** Outward displacement of a hem along a side, 0..1. */
  readonly hangs: (along: number) => number;
}

function fluted(random: Random): Rumple['hangs'] {
  const waves = flutes.map(({ high, long }) => ({
    high,
    times: (2 * Math.PI) / (long * random.between(0.85, 1.2)),
    phase: random.between(0, 2 * Math.PI),
  }));
  return (along) =>
    0.5 +
    0.5 *
      waves.reduce(
        (sum, { high, times, phase }) => sum + high * Math.sin(times * along + phase),
        0,
      );
}

export function rumpled(random: Random): Rumple {
  const waves: readonly Wave[] = swells.flatMap(({ high, long }) =>
    [0, 1].map(() => {
      const turn = random.between(0, Math.PI);
      const times = (2 * Math.PI) / (long * random.between(0.85, 1.2));
      return {
        high,
        acrossX: Math.cos(turn) * times,
        acrossZ: Math.sin(turn) * times,
        phase: random.between(0, 2 * Math.PI),
      };
    }),
  );
  const lies = (x: number, z: number) =>
    waves.reduce(
      (sum, { high, acrossX, acrossZ, phase }) =>
        sum + high * Math.sin(acrossX * x + acrossZ * z + phase),
      0,
    );
  return { lies, hangs: fluted(random.fork('flutes')) };
}

interface Cover {
  readonly halfWidth: number;
  readonly back: number;
  readonly front: number;
  readonly low: number;
  readonly high: number;
  /** Rounding of edges, swelling in the middle, and strength of folds. */
  readonly radius: number;
  readonly swell: number;
  readonly folds: number;
  /** Starts flat, under the turned-down sheet. */
  readonly isTucked?: boolean;
}

/** Profile of fabric that extends this far over an edge: outwards and down. */
function overEdge(beyond: number, radius: number): { out: number; down: number } {
  if (beyond <= 0) return { out: beyond, down: 0 };
  const bend = (radius * Math.PI) / 2;
  if (beyond >= bend) return { out: radius, down: radius + beyond - bend };
  const turn = beyond / radius;
  return { out: radius * Math.sin(turn), down: radius * (1 - Math.cos(turn)) };
}

const cellMetres = 0.045;
const leastFold = 0.008;
const tuckedMetres = 0.22;
/** Excess fabric at a hanging corner stands out by this share. */
const cornerShare = 0.06;
/** Depth of flutes at a hem of this drop; proportionally less for shorter ones. */
const flute = { out: 0.024, atMetres: 0.4 } as const;
/** Phase offset between the flutes of sides and foot. */
const footAside = 7;

type ClothPoint = (across: number, along: number) => Vector3;

/** Points of a cover by distance along the fabric, from its centre line and from its start. */
function lying(
  { halfWidth, back, front, low, high, radius, swell, folds, isTucked = false }: Cover,
  rumple: Rumple,
): {
  readonly at: ClothPoint;
  readonly flat: readonly [x: number, z: number];
  readonly hang: number;
} {
  const hang = Math.max(0, high - low - radius) + (radius * Math.PI) / 2;
  const [flatX, flatZ] = [halfWidth - radius, front - back - radius];
  const at: ClothPoint = (across, along) => {
    const sideways = overEdge(Math.abs(across) - flatX, radius);
    const forwards = overEdge(along - flatZ, radius);
    const side = Math.sign(across) || 1;
    const x = side * (flatX + sideways.out);
    const z = back + flatZ + forwards.out;
    const down = Math.max(sideways.down, forwards.down);
    const corner = cornerShare * Math.min(sideways.down, forwards.down);
    // never into what it lies on
    const begun = isTucked ? Math.min(1, Math.max(0, along - tuckedMetres) / tuckedMetres) : 1;
    const fold = begun * folds * Math.max(0, leastFold + rumple.lies(across, back + along));
    const hung = Math.min(1, down / Math.max(1e-6, high - low));
    // hems wave more than lying parts
    const outwards = fold * (0.6 + hung) + corner;
    const fluteOf = (own: number, place: number) =>
      begun * flute.out * Math.min(1, own / flute.atMetres) * rumple.hangs(place);
    const inX = Math.max(0, 1 - (across / flatX) ** 2);
    const inZ = begun * Math.max(0, 1 - ((2 * along) / flatZ - 1) ** 2);
    return [
      x +
        (sideways.down > 0 ? side * (outwards + fluteOf(sideways.down, side * footAside + z)) : 0),
      high - down + (down < radius ? fold + swell * inX * inZ : 0),
      z + (forwards.down > 0 ? outwards + fluteOf(forwards.down, x) : 0),
    ];
  };
  return { at, flat: [flatX, flatZ], hang };
}

const cellsOf = (metres: number) => Math.max(6, Math.round(metres / cellMetres));

/**
 * A cover over a bed: lies on top, bends over both sides and the foot, and hangs in folds.
 * @param rumple the same for layers on each other, or the lower one would poke through
 */
export function drapedCover(
  b: SceneBuilder,
  cover: Cover,
  material: MaterialHandle,
  rumple: Rumple,
): void {
  const { at, flat, hang } = lying(cover, rumple);
  const [acrossMetres, alongMetres] = [2 * (flat[0] + hang), flat[1] + hang];
  surface(
    b,
    cellsOf(acrossMetres),
    cellsOf(alongMetres),
    (u, v) => at((u - 0.5) * acrossMetres, (1 - v) * alongMetres),
    material,
    { bothSides: true },
  );
}

interface Runner {
  /** Height above the cover below it. */
  readonly over: number;
  /** Range along the bed. */
  readonly from: number;
  readonly to: number;
  /** Drop at each side. */
  readonly fall: number;
  /** Skew from side to side. */
  readonly aslant: number;
}

/** A narrow fabric across a cover, hanging down at both sides. */
export function drapedRunner(
  b: SceneBuilder,
  cover: Cover,
  { over, from, to, fall, aslant }: Runner,
  material: MaterialHandle,
  rumple: Rumple,
): void {
  const higher = { ...cover, halfWidth: cover.halfWidth + over, high: cover.high + over };
  const { at, flat } = lying(higher, rumple);
  const half = flat[0] + (cover.radius * Math.PI) / 2 + Math.max(0, fall - cover.radius);
  surface(
    b,
    cellsOf(2 * half),
    cellsOf(to - from),
    (u, v) => {
      const across = (2 * u - 1) * half;
      return at(across, to - cover.back - v * (to - from) + (aslant * across) / half);
    },
    material,
    { bothSides: true },
  );
}

const pillowCells = 12;
/** Sides of a pillow curve inwards between its corners. */
const waist = 0.06;

/** An upright pillow centred at the origin: thick in the middle, with thin seams and pointed corners. */
export function pillow(
  b: SceneBuilder,
  [halfWidth, halfHeight, halfThick]: Vector3,
  material: MaterialHandle,
  random: Random,
): void {
  const rumple = rumpled(random);
  for (const side of [1, -1] as const)
    surface(
      b,
      pillowCells,
      pillowCells,
      (u, v) => {
        const [s, t] = [side * (2 * u - 1), 2 * v - 1];
        const thick = ((1 - Math.abs(s) ** 2.6) * (1 - Math.abs(t) ** 2.6)) ** 0.55;
        const x = s * halfWidth * (1 - waist * (1 - t * t));
        const y = t * halfHeight * (1 - waist * (1 - s * s));
        return [x, y, side * (halfThick * thick + 0.8 * rumple.lies(x + side, y) * thick)];
      },
      material,
    );
}
