/** Lights of the sky. */
import type { Vector3 } from '../../scene-model.ts';
import { sphere } from '../curved/turned.ts';
import { tube } from '../solids.ts';
import { far, glow, type Sky, sheet } from './sky.ts';

export function northernLights(sky: Sky): void {
  const { b } = sky;
  b.begin('backdrop', 'northern lights');
  const bands = [
    { from: -0.8, to: 0.5, metres: 900, low: 170, high: 430, phase: 0 },
    { from: -0.3, to: 0.9, metres: 1000, low: 260, high: 560, phase: 2 },
  ];
  for (const { from, to, metres, low, high, phase } of bands) {
    const steps = 70;
    for (let step = 0; step < steps; step++) {
      const at = (one: number) => from + ((to - from) * one) / steps;
      const wave = (one: number) => 40 * Math.sin(one * 0.21 + phase) + 22 * Math.sin(one * 0.5);
      const fade =
        Math.sin((Math.PI * (step + 0.5)) / steps) *
        (0.6 + 0.4 * Math.sin(step * 1.3 + phase) ** 2);
      const rows = 7;
      for (let row = 0; row < rows; row++) {
        const strength = fade * (1 - row / rows) ** 1.4 * 0.34 + 0.006;
        const tone: Vector3 = row > 3 ? [0.35, 0.2, 0.6] : [0.1, 0.95, 0.45];
        const light = glow(
          b,
          `aurora ${row} ${Math.round(strength * 24)}`,
          tone,
          Math.round(strength * 24) / 24,
        );
        const up = (one: number, share: number) => low + wave(one) + (high - low) * share;
        sheet(
          b,
          far(sky, at(step), metres, up(step, row / rows)),
          far(sky, at(step + 1), metres, up(step + 1, row / rows)),
          far(sky, at(step + 1), metres, up(step + 1, (row + 1) / rows)),
          far(sky, at(step), metres, up(step, (row + 1) / rows)),
          light,
        );
      }
    }
  }
}

const bow: readonly Vector3[] = [
  [0.8, 0.12, 0.1],
  [0.9, 0.45, 0.1],
  [0.9, 0.85, 0.15],
  [0.2, 0.7, 0.25],
  [0.15, 0.4, 0.85],
  [0.4, 0.2, 0.7],
];

export function rainbow(sky: Sky): void {
  const { b } = sky;
  b.begin('backdrop', 'rainbow');
  bow.forEach((tone, band) => {
    const light = glow(b, `rainbow ${band}`, tone, 0.75);
    const steps = 48;
    for (let step = 0; step < steps; step++) {
      const at = (one: number, r: number) => {
        const angle = (one / steps) * Math.PI;
        return far(sky, (-Math.cos(angle) * r) / 620 + 0.12, 620, Math.sin(angle) * r * 0.8);
      };
      const [r0, r1] = [330 - band * 9, 330 - (band + 1) * 9];
      sheet(b, at(step, r0), at(step + 1, r0), at(step + 1, r1), at(step, r1), light);
    }
  });
}

export function fireworks(sky: Sky): void {
  const { b, site } = sky;
  const random = site.design.random('fireworks');
  b.begin('backdrop', 'fireworks');
  const tones: Vector3[] = [
    [3, 0.6, 0.4],
    [0.5, 1.4, 3],
    [3, 2.2, 0.6],
    [0.7, 2.6, 0.8],
    [2.4, 0.7, 2.6],
  ];
  for (const [index, aside, up] of [
    [0, -0.35, 150],
    [1, 0.1, 190],
    [2, 0.42, 140],
    [3, -0.08, 115],
    [4, 0.25, 230],
  ] as const) {
    const light = glow(b, `firework ${index}`, tones[index]!, 1);
    const middle = far(sky, aside, 420, up);
    for (let ray = 0; ray < 46; ray++) {
      const [turn, pole] = [random.between(0, Math.PI * 2), Math.acos(random.between(-1, 1))];
      const way: Vector3 = [
        Math.sin(pole) * Math.cos(turn),
        Math.cos(pole),
        Math.sin(pole) * Math.sin(turn),
      ];
      const [near, end] = [14, random.between(30, 46)];
      tube(
        b,
        [middle[0] + way[0] * near, middle[1] + way[1] * near, middle[2] + way[2] * near],
        [middle[0] + way[0] * end, middle[1] + way[1] * end - 3, middle[2] + way[2] * end],
        [0.25, 0.7],
        light,
        4,
      );
    }
  }
}

export function lightning(sky: Sky): void {
  const { b, site } = sky;
  const random = site.design.random('lightning');
  b.begin('backdrop', 'lightning');
  const light = glow(b, 'lightning', [6, 6.4, 8], 1);
  for (const [aside, top] of [
    [-0.3, 300],
    [0.36, 260],
  ] as const) {
    let at = far(sky, aside, 520, top);
    for (let y = top - 22; y > 0; y -= 22) {
      const next = far(sky, aside + random.between(-0.035, 0.035), 520, y);
      tube(b, at, next, [1.5, 1.2], light, 4);
      if (random.chance(0.35))
        tube(
          b,
          next,
          far(sky, aside + random.between(-0.12, 0.12), 520, y - 30),
          [0.9, 0.2],
          light,
          4,
        );
      at = next;
    }
  }
}

export function stars(sky: Sky): void {
  const { b, site } = sky;
  const random = site.design.random('stars');
  b.begin('backdrop', 'stars');
  for (let star = 0; star < 420; star++) {
    const size = random.between(0.5, 1.35);
    const light = glow(b, `star ${star % 4}`, [1, 0.98, 0.92], 0.6 + (star % 4) * 0.6);
    sphere(b, far(sky, random.between(-1.1, 1.1), 900, random.between(40, 720)), size, light, 5);
  }
}
