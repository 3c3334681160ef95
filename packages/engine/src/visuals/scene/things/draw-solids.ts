/**
 * Solids of a row of things, parted by semicolons. Numbers are metres from the thing's middle on its support, y up.
 *
 *   box x0 y0 z0 x1 y1 z1       soft (a box with round edges) x0 y0 z0 x1 y1 z1 radius
 *   cyl x y z radius height     ball x y z rx ry rz
 *   drum x y z radius height, cone x y z radius height [top radius]: with a bottom, to be seen from below
 *   rod x0 y0 z0 x1 y1 z1 radius [end radius]
 *   turn x y z radius,height ...    a body of revolution
 *   disc x y z radius           ring x y z radius thickness: both face us; hoop: a ring that lies
 *   poly z0 z1 x,y ...          an outline that its middle sees whole, pushed along z
 *   legs x z height radius      four rods
 *
 * `mirror` before a solid builds it at -x as well, `four` in all four corners, `*4:.2,0,0` four times in steps. The last
 * word may name a finish of the table below or a hex colour; without one the solid wears the thing's own.
 */

import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { Placement, SceneBuilder } from '../builder.ts';
import { softBox } from '../curved/soft-box.ts';
import { cylinder, lathe } from '../curved/turned.ts';
import { coat } from '../finishes.ts';
import { box, tube } from '../solids.ts';
import { round, type ThingKit } from './thing.ts';

const paints: Readonly<Record<string, string>> = {
  wood: '#8a5a35',
  pale: '#cfa877',
  black: '#232427',
  white: '#efece6',
  green: '#4f7a3f',
  red: '#a5332b',
  blue: '#4a73a6',
  yellow: '#e3bf54',
  pink: '#dba3a6',
  orange: '#d8742b',
  grey: '#8b9095',
  cream: '#e6e0d4',
  brown: '#6b452b',
  glass: '#c3d3d3',
};
const metals: Readonly<Record<string, string>> = { steel: '#a9adb0', brass: '#b98f4a' };
/** Radiance of luminous things. */
const lights: Readonly<Record<string, Vector3>> = {
  glow: [4.4, 3.1, 1.7],
  screen: [0.5, 0.9, 1.5],
  neon: [4, 0.7, 2.4],
};

function finishOfWord({ b, other }: ThingKit, word: string): MaterialHandle | undefined {
  if (word.startsWith('#')) return other(word, 0.7);
  const emission = lights[word];
  if (emission !== undefined)
    return b.material({
      name: `catalogue ${word}`,
      surface: 'opaque',
      albedo: linearFromHex('#d8d2c6'),
      emission,
      emissionWhen: 'always',
      neverSnow: true,
    });
  if (word === 'mirror')
    return b.material({
      ...{ name: 'mirror', surface: 'mirror', albedo: [0.86, 0.88, 0.88], roughness: 0.02 },
    });
  const metal = metals[word];
  if (metal !== undefined)
    return b.material(
      coat(metal, { name: `catalogue ${word}`, roughness: 0.3, metal: true, indoors: true }),
    );
  const hex = paints[word];
  const roughness = word === 'glass' || word === 'black' ? 0.2 : 0.7;
  return hex === undefined
    ? undefined
    : b.material(coat(hex, { name: `catalogue ${word}`, roughness, indoors: true }));
}

type Points = readonly (readonly [number, number])[];

/** Faces of an outline are fans about its middle. */
function poly(b: SceneBuilder, [z0, z1]: readonly number[], points: Points, of: MaterialHandle) {
  const middle = [0, 1].map(
    (axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length,
  ) as [number, number];
  points.forEach(([ax, ay], index) => {
    const [cx, cy] = points[(index + 1) % points.length]!;
    b.quad([ax, ay, z1!], [ax, ay, z0!], [cx, cy, z0!], [cx, cy, z1!], of);
    b.tri([...middle, z1!], [ax, ay, z1!], [cx, cy, z1!], of);
    b.tri([...middle, z0!], [cx, cy, z0!], [ax, ay, z0!], of);
  });
}

const ringSides = 26;

function ring(
  b: SceneBuilder,
  [x, y, z, radius, thick]: readonly number[],
  isLying: boolean,
  of: MaterialHandle,
): void {
  const on = (step: number): Vector3 => {
    const angle = (step / ringSides) * Math.PI * 2;
    const [across, up] = [Math.cos(angle) * radius!, Math.sin(angle) * radius!];
    return isLying ? [x! + across, y!, z! + up] : [x! + across, y! + up, z!];
  };
  for (let step = 0; step < ringSides; step++) tube(b, on(step), on(step + 1), thick!, of, 7);
}

/** Closed at both ends. */
function drum(
  b: SceneBuilder,
  at: Vector3,
  [low, top]: readonly [number, number],
  high: number,
  of: MaterialHandle,
): void {
  const rows = [
    [0, 0],
    [low, 0],
    [top, high],
    [0, high],
  ] as const;
  lathe(b, at, rows, of, 18);
}

type Draw = (b: SceneBuilder, n: readonly number[], of: MaterialHandle, pairs: Points) => void;

const corners = (n: readonly number[]) =>
  [
    [n[0]!, n[1]!, n[2]!],
    [n[3]!, n[4]!, n[5]!],
  ] as const;

const shapes: Readonly<Record<string, Draw>> = {
  box: (b, n, of) => box(b, ...corners(n), of),
  soft: (b, n, of) => softBox(b, ...corners(n), n[6]!, of, n[7] ?? 0),
  cyl: (b, [x, y, z, radius, high], of) => cylinder(b, [x!, y!, z!], radius!, high!, of, 26),
  drum: (b, [x, y, z, radius, high], of) => drum(b, [x!, y!, z!], [radius!, radius!], high!, of),
  cone: (b, [x, y, z, radius, high, top = 0], of) =>
    drum(b, [x!, y!, z!], [radius!, top], high!, of),
  ball: (b, [x, y, z, rx, ry = rx, rz = rx], of) =>
    round(b, [x!, y!, z!], [rx!, ry!, rz!], of, rx! > 0.1 ? 24 : 14),
  rod: (b, n, of) => tube(b, ...corners(n), n[7] === undefined ? n[6]! : [n[6]!, n[7]], of, 12),
  turn: (b, [x, y, z], of, pairs) => lathe(b, [x!, y!, z!], pairs, of, 28),
  disc: (b, [x, y, z, radius], of) => {
    const sides = 32;
    const on = (step: number): Vector3 => {
      const angle = (step / sides) * Math.PI * 2;
      return [x! + Math.cos(angle) * radius!, y! + Math.sin(angle) * radius!, z!];
    };
    for (let step = 0; step < sides; step++) b.tri([x!, y!, z!], on(step), on(step + 1), of);
  },
  ring: (b, n, of) => ring(b, n, false, of),
  hoop: (b, n, of) => ring(b, n, true, of),
  poly: (b, n, of, pairs) => poly(b, n, pairs, of),
  legs: (b, [x, z, high, radius], of) => {
    for (const side of [-1, 1])
      for (const end of [-1, 1])
        tube(b, [side * x!, 0, end * z!], [side * x!, high!, end * z!], radius!, of, 10);
  },
};

/** As it is, to the other side, and both of them at the back. */
const corner: readonly Placement[] = [
  {},
  { mirrored: true },
  { turnRad: Math.PI },
  { turnRad: Math.PI, mirrored: true },
];

/** Takes the words that repeat a solid, and tells where it stands. */
function placesOf(words: string[]): Placement[] {
  let count = 1;
  let by: Vector3 = [0, 0, 0];
  let copies = 1;
  for (;;) {
    const steps = /^\*(\d+):(.+)$/.exec(words[0] ?? '');
    if (words[0] === 'mirror') copies = 2;
    else if (words[0] === 'four') copies = 4;
    else if (steps !== null) {
      count = Number(steps[1]);
      by = steps[2]!.split(',').map(Number) as unknown as Vector3;
    } else break;
    words.shift();
  }
  return Array.from({ length: count }, (_, step) => step).flatMap((step) =>
    corner.slice(0, copies).map((placement) => ({
      ...placement,
      at: [(placement.mirrored ? -1 : 1) * by[0] * step, by[1] * step, by[2] * step] as const,
    })),
  );
}

export function drawSolids(kit: ThingKit, solids: string): void {
  const { b, main } = kit;
  for (const text of solids.split(';')) {
    const words = text.trim().split(/\s+/);
    if (words[0] === '') continue;
    const places = placesOf(words);
    const draw = shapes[words.shift() ?? ''];
    const finish = finishOfWord(kit, words.at(-1) ?? '');
    if (finish !== undefined) words.pop();
    const pairs = words.flatMap((word) =>
      word.includes(',') ? [word.split(',').map(Number) as unknown as [number, number]] : [],
    );
    const numbers = words.filter((word) => !word.includes(',')).map(Number);
    if (draw === undefined || [...numbers, ...pairs.flat()].some(Number.isNaN))
      throw new Error(`No solid: ${text}`);
    for (const place of places) b.place(place, () => draw(b, numbers, finish ?? main, pairs));
  }
}
