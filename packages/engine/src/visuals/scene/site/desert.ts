/** Cacti, agaves and dry scrub. */
import type { Vector3 } from '../../scene-model.ts';
import { lathe, sphere } from '../curved/turned.ts';
import { coat } from '../finishes.ts';
import { shrub } from '../plants/low-plants.ts';
import { tube } from '../solids.ts';
import { free, inView, type Site } from './site.ts';

function saguaro(site: Site, [x, y, z]: Vector3, height: number, turn: number): void {
  const { b } = site;
  const green = b.material(coat('#4f6a43', { name: 'cactus', tile: 'slats', scale: 0.6 }));
  b.begin('plant', 'saguaro');
  const trunk = (px: number, base: number, pz: number, top: number, radius: number) => {
    lathe(
      b,
      [px, base, pz],
      [
        [radius * 0.9, 0],
        [radius, (top - base) * 0.4],
        [radius * 0.95, (top - base) * 0.9],
        [radius * 0.5, top - base + 0.1],
        [0, top - base + 0.16],
      ],
      green,
      12,
    );
  };
  trunk(x, y, z, y + height, 0.24);
  for (const [side, share] of [
    [1, 0.42],
    [-1, 0.55],
  ] as const) {
    const out = 0.75 * side;
    const [dx, dz] = [Math.cos(turn) * out, Math.sin(turn) * out];
    const base = y + height * share;
    tube(b, [x, base, z], [x + dx, base + 0.12, z + dz], 0.15, green, 10);
    sphere(b, [x + dx, base + 0.12, z + dz], 0.16, green, 10);
    trunk(x + dx, base + 0.1, z + dz, base + height * 0.34, 0.16);
  }
}

export function agave(site: Site, [x, y, z]: Vector3, radius: number): void {
  const { b } = site;
  const leaf = b.material(coat('#7d917c', { name: 'agave' }));
  b.begin('plant', 'agave');
  for (let index = 0; index < 22; index++) {
    const angle = index * 2.4;
    const lift = 0.25 + 0.9 * (index / 22);
    const tip: Vector3 = [
      x + Math.sin(angle) * radius * Math.cos(lift),
      y + radius * Math.sin(lift),
      z + Math.cos(angle) * radius * Math.cos(lift),
    ];
    const side: Vector3 = [Math.cos(angle) * 0.09 * radius, 0, -Math.sin(angle) * 0.09 * radius];
    const root: Vector3 = [x + Math.sin(angle) * 0.05, y + 0.05, z + Math.cos(angle) * 0.05];
    b.tri(
      [root[0] - side[0], root[1], root[2] - side[2]],
      [root[0] + side[0], root[1], root[2] + side[2]],
      tip,
      leaf,
    );
    b.tri(
      [root[0] + side[0], root[1], root[2] + side[2]],
      [root[0] - side[0], root[1], root[2] - side[2]],
      tip,
      leaf,
    );
  }
}

export function desertPlants(site: Site): void {
  const random = site.design.random('desert');
  const dry = { leaf: site.plants.shrub(random).leaf, proxy: site.plants.shrub(random).proxy };
  for (let index = 0; index < 90; index++) {
    const x = random.between(-34, 34);
    const z = random.between(-40, 30);
    if (!free(site, x, z, 1)) continue;
    const inFront = inView(site, x, z, 1);
    const draw = random.next();
    if (draw < 0.16 && !inFront)
      saguaro(site, [x, 0, z], random.between(2.2, 5.2), random.next() * 6);
    else if (draw < 0.5) agave(site, [x, 0, z], random.between(0.35, 0.8));
    else if (!inFront || random.chance(0.5))
      shrub(site.b, [x, 0, z], random.between(0.25, 0.6), dry, random, 60);
  }
}
