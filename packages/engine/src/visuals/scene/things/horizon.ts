/** Things in the sky and along the horizon. */
import type { Vector3 } from '../../scene-model.ts';
import { sphere } from '../curved/turned.ts';
import { box, tube } from '../solids.ts';
import { far, flat, glow, type Sky, sheet } from './sky.ts';

export function balloons(sky: Sky): void {
  const { b, site } = sky;
  const count = site.design.count('hot-air-balloon') ?? 3;
  b.begin('backdrop', 'hot-air balloon');
  const spots = [
    [-0.3, 160, 62],
    [0.32, 220, 96],
    [0.05, 300, 120],
    [-0.5, 280, 105],
    [0.55, 190, 55],
  ] as const;
  spots.slice(0, count).forEach(([aside, metres, up], index) => {
    const [x, y, z] = far(sky, aside, metres, up);
    const hex = ['#c8342c', '#e8b02c', '#2f6bae', '#3f9a5a', '#8a4fb0'][index]!;
    sphere(b, [x, y, z], 8.5, flat(sky, hex), 22, 1.12);
    tube(b, [x, y - 12, z], [x, y - 6.5, z], [1.4, 6.6], flat(sky, hex), 18);
    for (let stripe = 0; stripe < 8; stripe++) {
      const turn = (stripe / 8) * Math.PI * 2;
      tube(
        b,
        [x + Math.sin(turn) * 8.4, y, z + Math.cos(turn) * 8.4],
        [x + Math.sin(turn) * 4, y + 8, z + Math.cos(turn) * 4],
        0.6,
        flat(sky, '#f4efe0'),
        5,
      );
    }
    box(b, [x - 1, y - 15.5, z - 1], [x + 1, y - 13.8, z + 1], flat(sky, '#7a4f2a'));
  });
}

export function plane(sky: Sky): void {
  const { b } = sky;
  const [x, y, z] = far(sky, 0.28, 260, 115);
  const white = flat(sky, '#eef0f2');
  const right: Vector3 = [Math.cos(sky.away), 0, -Math.sin(sky.away)];
  const at = (along: number, up: number, deep = 0): Vector3 => [
    x + right[0] * along + Math.sin(sky.away) * deep,
    y + up,
    z + right[2] * along + Math.cos(sky.away) * deep,
  ];
  b.begin('backdrop', 'aeroplane');
  tube(b, at(-13, 0), at(11, 1.2), [1.1, 1.7], white, 10);
  tube(b, at(11, 1.2), at(14, 1.2), [1.7, 0.3], white, 10);
  sheet(b, at(-1, 0, -13), at(2, 0, -13), at(4, 0.6, 0), at(-2, 0.6, 0), white);
  sheet(b, at(-1, 0, 13), at(2, 0, 13), at(4, 0.6, 0), at(-2, 0.6, 0), white);
  sheet(b, at(-13, 0.4), at(-10, 0.4), at(-12.5, 5), at(-14, 5), flat(sky, '#2f6bae'));
}

export function volcano(sky: Sky): void {
  const { b } = sky;
  const [x, , z] = far(sky, 0.2, 600, 0);
  b.begin('backdrop', 'volcano');
  tube(b, [x, -4, z], [x, 150, z], [230, 34], flat(sky, '#4f4a48'), 40);
  const lava = glow(b, 'lava', [5, 1.3, 0.2], 1);
  sphere(b, [x, 148, z], 30, lava, 16, 0.4);
  for (let stream = 0; stream < 5; stream++) {
    const turn = sky.away + Math.PI - 0.7 + stream * 0.35;
    tube(
      b,
      [x + Math.sin(turn) * 33, 150, z + Math.cos(turn) * 33],
      [x + Math.sin(turn) * 110, 94 - stream * 7, z + Math.cos(turn) * 110],
      [5, 3],
      lava,
      6,
    );
  }
  for (let puff = 0; puff < 8; puff++)
    sphere(b, [x + puff * 9, 185 + puff * 22, z], 28 + puff * 6, flat(sky, '#8d8a8a'), 14, 0.8);
}

export function snowyPeaks(sky: Sky): void {
  const { b, site } = sky;
  const random = site.design.random('snowy peaks');
  b.begin('hill', 'snowy peaks');
  const [rock, snow] = [flat(sky, '#6c7682'), flat(sky, '#f2f5f8')];
  for (let peak = 0; peak < 11; peak++) {
    const [x, , z] = far(sky, -1 + peak * 0.2 + random.between(-0.05, 0.05), 660, 0);
    const [high, wide] = [random.between(130, 230), random.between(110, 150)];
    const sides = 9;
    const lean = Array.from({ length: sides }, () => random.between(0.75, 1.2));
    for (let side = 0; side < sides; side++) {
      const at = (one: number, share: number): Vector3 => {
        const turn = (one / sides) * Math.PI * 2;
        const r = wide * (1 - share) * lean[one % sides]!;
        return [x + Math.sin(turn) * r, high * share - 4, z + Math.cos(turn) * r];
      };
      const line = 0.5 + 0.1 * Math.sin(side * 2.1);
      b.quad(at(side, 0), at(side + 1, 0), at(side + 1, line), at(side, line), rock);
      b.quad(at(side, line), at(side + 1, line), at(side + 1, 0.8), at(side, 0.8), snow);
      b.tri(at(side, 0.8), at(side + 1, 0.8), [x, high, z], snow);
    }
  }
}

export function skyline(sky: Sky): void {
  const { b, site } = sky;
  const random = site.design.random('far skyline');
  b.begin('backdrop', 'skyline');
  const dark = site.design.time === 'night' || site.design.time === 'dusk';
  const lit = glow(b, 'far windows', [1.5, 1.1, 0.55], 1);
  for (let tower = 0; tower < 44; tower++) {
    const aside = -0.95 + tower * 0.044 + random.between(-0.015, 0.015);
    const metres = random.between(330, 430);
    const [x, , z] = far(sky, aside, metres, 0);
    const [wide, high] = [
      random.between(8, 14),
      random.between(34, 60) + (Math.abs(aside) < 0.5 ? random.between(10, 75) : 0),
    ];
    const hex = random.pick(['#6d7883', '#7f8a94', '#5c6873', '#8f979c']);
    b.place({ at: [x, 0, z], turnRad: sky.away + Math.PI }, () => {
      box(b, [-wide, 0, -wide * 0.6], [wide, high, wide * 0.6], flat(sky, hex));
      if (tower % 5 === 0) tube(b, [0, high, 0], [0, high + 16, 0], [0.8, 0.2], flat(sky, hex), 5);
      const pane = dark ? lit : flat(sky, '#4a5560');
      for (let y = 6; y < high - 3; y += 6)
        for (let u = -wide + 2; u < wide - 2; u += 4)
          if (!dark || random.chance(0.55))
            b.quad(
              [u, y, wide * 0.6 + 0.1],
              [u + 2.2, y, wide * 0.6 + 0.1],
              [u + 2.2, y + 3, wide * 0.6 + 0.1],
              [u, y + 3, wide * 0.6 + 0.1],
              pane,
            );
    });
  }
}

export function windTurbines(sky: Sky): void {
  const { b } = sky;
  const white = flat(sky, '#eef0f0');
  b.begin('backdrop', 'wind turbines');
  for (const [index, aside, metres] of [
    [0, -0.42, 150],
    [1, -0.2, 210],
    [2, 0.18, 170],
    [3, 0.42, 230],
  ] as const) {
    const [x, , z] = far(sky, aside, metres, 0);
    tube(b, [x, 0, z], [x, 52, z], [1.4, 0.8], white, 10);
    b.place({ at: [x, 52, z], turnRad: sky.away + Math.PI }, () => {
      for (let blade = 0; blade < 3; blade++) {
        const angle = (blade * Math.PI * 2) / 3 + index;
        tube(
          b,
          [0, 0, 1.6],
          [Math.cos(angle) * 26, Math.sin(angle) * 26, 1.6],
          [1.1, 0.2],
          white,
          6,
        );
      }
    });
  }
}
