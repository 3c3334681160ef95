/** Animals: small ones lie curled up, large ones stand in side view. */
import type { Vector3 } from '../../scene-model.ts';
import { tube } from '../solids.ts';
import { round, type SmallThing, type ThingKit } from './thing.ts';

/** A sleeping cat or dog: body, haunch, head on the paws, ears, tail. */
function asleep({ b, main, other }: ThingKit, scale: number, ears: 'up' | 'down'): void {
  const s = (value: number) => value * scale;
  const body = (at: Vector3, size: Vector3) =>
    round(b, [s(at[0]), s(at[1]), s(at[2])], [s(size[0]), s(size[1]), s(size[2])], main);
  body([0, 0.1, 0], [0.22, 0.1, 0.13]);
  body([-0.13, 0.11, 0.02], [0.12, 0.115, 0.13]);
  body([0.1, 0.09, 0.02], [0.12, 0.09, 0.11]);
  body([0.23, 0.085, 0.07], [0.075, 0.065, 0.065]);
  body([0.29, 0.065, 0.1], [0.04, 0.032, 0.035]);
  for (const z of [0.1, 0.15]) body([0.2, 0.025, z], [0.09, 0.024, 0.026]);
  body([-0.08, 0.03, 0.13], [0.1, 0.03, 0.04]);
  for (const side of [-1, 1]) {
    const root: Vector3 = [s(0.215 + side * 0.03), s(0.13), s(0.05 + side * 0.035)];
    const tip: Vector3 =
      ears === 'up'
        ? [root[0] + s(side * 0.008), s(0.19), root[2]]
        : [root[0] + s(side * 0.03), s(0.075), root[2] + s(side * 0.045)];
    tube(b, root, tip, ears === 'up' ? [s(0.028), s(0.004)] : [s(0.026), s(0.02)], main, 8);
  }
  round(b, [s(0.325), s(0.075), s(0.115)], [s(0.012), s(0.01), s(0.012)], other('#2a2322'), 8);
  for (let step = 0; step < 9; step++) {
    const at = (index: number): Vector3 => {
      const angle = 2.6 + index * 0.2;
      return [s(-0.12 + Math.cos(angle) * 0.17), s(0.035), s(Math.sin(angle) * 0.17)];
    };
    tube(b, at(step), at(step + 1), s(0.024), main, 7);
  }
}

interface Four {
  /** Height of the back, and length from chest to tail, metres. */
  readonly back: number;
  readonly long: number;
  readonly girth: number;
  /** Offset from chest to head, forward and up. */
  readonly neck: readonly [number, number];
  readonly neckWide: number;
  readonly head: Vector3;
  readonly hump?: number;
  readonly trunk?: true;
  readonly antlers?: true;
  readonly woolly?: true;
  readonly mane?: true;
}

/** A quadruped with its head to the right. */
function four({ b, main, other }: ThingKit, one: Four): void {
  const { back, long, girth, neck, neckWide, head } = one;
  const half = long / 2;
  const y = back - girth;
  round(b, [0, y, 0], [half, girth, girth * 0.82], main, 24);
  round(b, [half * 0.5, y + girth * 0.08, 0], [half * 0.52, girth * 0.96, girth * 0.8], main, 20);
  round(b, [-half * 0.55, y + girth * 0.05, 0], [half * 0.48, girth, girth * 0.82], main, 20);
  const leg = girth * 0.24;
  for (const x of [-half * 0.7, half * 0.68])
    for (const side of [-1, 1]) {
      const z = side * girth * 0.45;
      tube(b, [x, y, z], [x + 0.02, back * 0.3, z], [leg * 1.35, leg * 0.8], main, 10);
      tube(b, [x + 0.02, back * 0.32, z], [x, 0, z], [leg * 0.8, leg * 0.72], main, 10);
    }
  const from: Vector3 = [half * 0.75, y + girth * 0.35, 0];
  const to: Vector3 = [from[0] + neck[0], from[1] + neck[1], 0];
  tube(b, from, to, [neckWide * 1.4, neckWide * 0.85], main, 12);
  round(b, [to[0] + head[0] * 0.5, to[1], 0], head, main, 16);
  const face: Vector3 = [to[0] + head[0] * 1.35, to[1] - head[1] * 0.4, 0];
  round(b, face, [head[0] * 0.5, head[1] * 0.62, head[2] * 0.66], main, 12);
  const ear = one.trunk ? head[1] * 1.1 : head[1] * 0.45;
  for (const side of [-1, 1])
    round(
      b,
      [to[0] - head[0] * 0.1, to[1] + head[1] * 0.7, side * head[2] * 0.95],
      [ear * 0.4, ear, ear * 0.22],
      main,
      10,
    );
  tube(
    b,
    [-half * 0.96, y + girth * 0.3, 0],
    [-half * 1.12, y - girth * 0.8, 0],
    leg * 0.4,
    one.mane ? other('#2c211b') : main,
    7,
  );
  if (one.hump !== undefined)
    round(b, [-half * 0.05, back, 0], [half * 0.36, one.hump, girth * 0.5], main, 16);
  if (one.mane)
    tube(
      b,
      [from[0] - 0.06, from[1] + 0.14, 0],
      [to[0] - 0.05, to[1] + 0.1, 0],
      [0.07, 0.05],
      other('#2c211b'),
      8,
    );
  if (one.trunk) {
    tube(
      b,
      face,
      [face[0] + head[0] * 0.5, back * 0.42, 0],
      [head[1] * 0.42, head[1] * 0.26],
      main,
      10,
    );
    tube(
      b,
      [face[0] + head[0] * 0.5, back * 0.42, 0],
      [face[0] + head[0] * 0.75, back * 0.16, 0],
      [head[1] * 0.26, head[1] * 0.2],
      main,
      10,
    );
  }
  if (one.antlers)
    for (const side of [-1, 1]) {
      const root: Vector3 = [to[0], to[1] + head[1], side * 0.05];
      const fork: Vector3 = [to[0] - 0.08, to[1] + 0.36, side * 0.2];
      tube(b, root, fork, [0.018, 0.012], other('#8a7358'), 6);
      tube(b, fork, [to[0] + 0.06, to[1] + 0.5, side * 0.26], [0.012, 0.006], other('#8a7358'), 6);
      tube(
        b,
        [to[0] - 0.04, to[1] + 0.22, side * 0.12],
        [to[0] + 0.1, to[1] + 0.36, side * 0.16],
        [0.011, 0.006],
        other('#8a7358'),
        6,
      );
    }
  if (one.woolly)
    for (let puff = 0; puff < 16; puff++) {
      const angle = puff * 2.4;
      round(
        b,
        [
          half * 0.8 * Math.cos(puff * 1.1),
          y + girth * 0.55 * Math.sin(angle),
          girth * 0.55 * Math.cos(angle),
        ],
        [girth * 0.42, girth * 0.42, girth * 0.42],
        main,
        10,
      );
    }
}

const standing = (one: Four, hex: string): SmallThing => ({
  width: one.long + one.neck[0] + one.head[0] * 2,
  depth: one.girth * 2,
  high: one.back + one.neck[1],
  hex,
  label: 'furniture',
  build: (kit) => four(kit, one),
});

export const animals = {
  cat: {
    width: 0.55,
    depth: 0.36,
    high: 0.22,
    hex: '#6f5a48',
    label: 'furniture',
    build: (kit: ThingKit) => asleep(kit, 0.95, 'up'),
  },
  dog: {
    width: 0.95,
    depth: 0.62,
    high: 0.36,
    hex: '#9a6f45',
    label: 'furniture',
    build: (kit: ThingKit) => asleep(kit, 1.6, 'down'),
  },
  horse: standing(
    {
      back: 1.5,
      long: 1.55,
      girth: 0.34,
      neck: [0.42, 0.5],
      neckWide: 0.15,
      head: [0.2, 0.14, 0.11],
      mane: true,
    },
    '#6b452b',
  ),
  cow: standing(
    {
      back: 1.35,
      long: 1.6,
      girth: 0.4,
      neck: [0.3, 0.12],
      neckWide: 0.18,
      head: [0.2, 0.16, 0.14],
    },
    '#7a4f35',
  ),
  sheep: standing(
    {
      back: 0.8,
      long: 0.9,
      girth: 0.26,
      neck: [0.16, 0.1],
      neckWide: 0.1,
      head: [0.12, 0.09, 0.08],
      woolly: true,
    },
    '#d8d0bf',
  ),
  camel: standing(
    {
      back: 1.7,
      long: 1.5,
      girth: 0.36,
      neck: [0.62, 0.42],
      neckWide: 0.13,
      head: [0.2, 0.12, 0.11],
      hump: 0.42,
    },
    '#b58a5a',
  ),
  deer: standing(
    {
      back: 1.05,
      long: 1,
      girth: 0.22,
      neck: [0.24, 0.42],
      neckWide: 0.08,
      head: [0.13, 0.09, 0.07],
      antlers: true,
    },
    '#8a6242',
  ),
  elephant: standing(
    {
      back: 0.34,
      long: 0.4,
      girth: 0.12,
      neck: [0.06, 0.05],
      neckWide: 0.07,
      head: [0.08, 0.08, 0.075],
      trunk: true,
    },
    '#b08a5e',
  ),
} as const satisfies Readonly<Record<string, SmallThing>>;
