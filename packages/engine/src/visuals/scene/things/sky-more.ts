/** Lights and shapes in the sky, and signs of the weather on the ground. */
import { triangleRoles, type Vector3 } from '../../scene-model.ts';
import { sphere } from '../curved/turned.ts';
import { coat } from '../finishes.ts';
import type { Site } from '../site/site.ts';
import { tube } from '../solids.ts';
import { balloons, plane, skyline, snowyPeaks, volcano, windTurbines } from './horizon.ts';
import { flat, type Sky } from './sky.ts';
import { fireworks, lightning, northernLights, rainbow, stars } from './sky-lights.ts';

/** A cliff beside the house, down which water falls into a pool. */
function waterfall(sky: Sky): void {
  const { b, site } = sky;
  const { footprint, heightMetres, cameraAzimuthRad } = site;
  const side = cameraAzimuthRad > 0 ? -1 : 1;
  const x = side > 0 ? footprint.x1 + 7 : footprint.x0 - 7;
  const z = footprint.z0 + 2;
  const high = Math.max(7, heightMetres * 1.15);
  const random = site.design.random('waterfall');
  const stone = b.material(coat('#7f7a70', { name: 'cliff', tile: 'plaster' }));
  b.begin('rock', 'cliff');
  for (let rock = 0; rock < 46; rock++) {
    const aside = random.between(-6, 6);
    const y = random.between(0, high);
    const r = random.between(1, 2.2);
    sphere(
      b,
      [x + aside, y - r * 0.4, z - 2.4 - random.between(0, 1.5) + Math.abs(aside) * 0.18],
      r,
      stone,
      9,
      0.9,
    );
  }
  const foam = b.material({
    ...coat('#eef5f8', { name: 'falling water', roughness: 0.3 }),
    neverSnow: true,
  });
  b.begin('water', 'waterfall');
  for (let thread = 0; thread < 26; thread++) {
    const at = x - 1.5 + (thread / 25) * 3;
    const wide = random.between(0.05, 0.13);
    const out = random.between(0, 0.5);
    for (let step = 0; step < 10; step++) {
      const fall = (one: number): Vector3 => [
        at + Math.sin(one * 2 + thread) * 0.05,
        high * (1 - one / 10),
        z - 0.9 + out + 0.9 * Math.sqrt(one / 10),
      ];
      tube(b, fall(step), fall(step + 1), wide, foam, 4);
    }
  }
  const water = b.material({
    name: 'plunge pool',
    surface: 'water',
    albedo: [0.03, 0.07, 0.07],
    rippleHeight: 0.6,
    neverSnow: true,
  });
  const sides = 26;
  for (let step = 0; step < sides; step++) {
    const rim = (one: number): Vector3 => [
      x + Math.sin((one / sides) * Math.PI * 2) * 4.4,
      0.04,
      z + 2.2 + Math.cos((one / sides) * Math.PI * 2) * 3,
    ];
    b.tri([x, 0.04, z + 2.2], rim(step), rim(step + 1), water);
  }
  for (let rock = 0; rock < 14; rock++) {
    const turn = (rock / 14) * Math.PI * 2;
    sphere(
      b,
      [x + Math.sin(turn) * 4.5, 0, z + 2.2 + Math.cos(turn) * 3.1],
      random.between(0.3, 0.6),
      stone,
      8,
      0.7,
    );
  }
  site.kept.push({ x0: x - 7, x1: x + 7, z0: z - 5, z1: z + 5.6 });
}

function footprints(sky: Sky): void {
  const { b, site } = sky;
  const { footprint, cameraAzimuthRad } = site;
  const dark = flat(sky, site.design.snow ? '#9fb0c4' : '#4a4034');
  b.begin('ground', 'footprints');
  const from = { x: Math.sin(cameraAzimuthRad) * 9 + 1, z: footprint.z1 + 9 };
  const to = { x: (footprint.x0 + footprint.x1) / 2, z: footprint.z1 + 0.6 };
  const length = Math.hypot(to.x - from.x, to.z - from.z);
  const count = Math.round(length / 0.42);
  const turn = Math.atan2(to.x - from.x, to.z - from.z);
  for (let step = 0; step < count; step++) {
    const share = step / count;
    const [x, z] = [from.x + (to.x - from.x) * share, from.z + (to.z - from.z) * share];
    b.place({ at: [x, 0.022, z], turnRad: turn }, () => {
      const side = step % 2 === 0 ? 0.14 : -0.14;
      for (const [dz, r, l] of [
        [0.06, 0.075, 0.13],
        [-0.13, 0.06, 0.07],
      ] as const)
        for (let fan = 0; fan < 10; fan++) {
          const [a, c] = [fan, fan + 1].map((one) => (one / 10) * Math.PI * 2) as [number, number];
          b.tri(
            [side, 0, dz],
            [side + Math.sin(a) * r, 0, dz + Math.cos(a) * l],
            [side + Math.sin(c) * r, 0, dz + Math.cos(c) * l],
            dark,
          );
        }
    });
  }
}

/** Rises from the highest chimney, else from the roof. */
function smoke(sky: Sky): boolean {
  const { b, site } = sky;
  const { triangles } = b;
  let top: [number, number, number] | undefined;
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const { label, subject } = triangles.objectTable[triangles.objects[triangle]!]!;
    if (label !== 'chimney' || !subject) continue;
    const at = triangle * 9;
    const y = Math.max(
      triangles.positions[at + 1]!,
      triangles.positions[at + 4]!,
      triangles.positions[at + 7]!,
    );
    if (top === undefined || y > top[1])
      top = [
        (triangles.positions[at]! + triangles.positions[at + 3]!) / 2,
        y,
        triangles.positions[at + 2]!,
      ];
  }
  if (top === undefined) return false;
  const random = site.design.random('smoke');
  const night = site.design.time === 'night';
  b.begin('backdrop', 'smoke');
  for (let puff = 0; puff < 26; puff++) {
    const rise = puff * 0.19;
    const hex = night ? '#6f747c' : ['#d6d8da', '#c9ccd0', '#e0e2e4'][puff % 3]!;
    sphere(
      b,
      [
        top[0] + rise ** 1.35 * 0.32 + random.between(-0.12, 0.12),
        top[1] + 0.15 + rise,
        top[2] + random.between(-0.1, 0.1),
      ],
      0.14 + rise * 0.13,
      flat(sky, hex),
      10,
      0.85,
    );
  }
  return true;
}

/** One that finds no place for its thing answers false. */
type Build = (sky: Sky) => unknown;

const builders: Readonly<Record<string, Build>> = {
  'northern-lights': northernLights,
  rainbow,
  fireworks,
  'hot-air-balloon': balloons,
  plane,
  lightning,
  volcano,
  'snowy-peaks': snowyPeaks,
  skyline,
  waterfall,
  'wind-turbines': windTurbines,
  footprints,
  smoke,
};

/** Only at night is there a sky for them. */
const nightly: Readonly<Record<string, Build>> = { stars };

const onGround: readonly string[] = ['footprints', 'waterfall', 'smoke'];

/** @param azimuthRad of the camera */
export function skyThingsOf(
  site: Site,
  azimuthRad: number,
  standing: readonly string[] = [],
): void {
  const { b, design } = site;
  const sky: Sky = { site, b, away: azimuthRad + Math.PI };
  const isDark = design.time === 'night' || design.time === 'dusk';
  for (const [key, build] of Object.entries({ ...builders, ...(isDark ? nightly : {}) })) {
    if (design.brief.parts[key as 'smoke']?.wanted !== true || standing.includes(key)) continue;
    const role = onGround.includes(key) ? triangleRoles.solid : triangleRoles.backdrop;
    const stood: unknown[] = [];
    b.as(role, () => {
      stood.push(build(sky));
    });
    b.facts[key] = stood[0] !== false;
  }
}
