/** A street in front of the house: pavement, kerb, asphalt with markings, lamps, trees, parked cars. */

import type { PartKey } from '../../brief/vocabulary/parts.ts';
import { coat } from '../finishes.ts';
import { tree } from '../plants/trees.ts';
import { box } from '../solids.ts';
import { streetLamp } from './garden-lamps.ts';
import type { Site } from './site.ts';
import { car } from './vehicles.ts';

const lane = 3.4;

const onPavement: readonly PartKey[] = ['table', 'chairs', 'bench', 'bicycle'];

export function street(site: Site): void {
  const { b, design, footprint, palette } = site;
  const random = design.random('street');
  const kerb = footprint.z1 + 4.2;
  const far = 240;
  const asphalt = b.material(
    coat('#4b4c4f', {
      name: 'asphalt',
      tile: 'gravel',
      scale: 0.5,
      roughness: 0.7,
      holdsWater: true,
    }),
  );
  const paint = b.material(coat('#d9d7cf', { name: 'road paint' }));
  const stone = b.material(coat('#9b9890', { name: 'kerb', tile: 'concretePanels' }));
  b.begin('street', 'street');
  b.quad(
    [-far, 0.006, kerb + lane * 3],
    [far, 0.006, kerb + lane * 3],
    [far, 0.006, kerb],
    [-far, 0.006, kerb],
    asphalt,
  );
  b.begin('path', 'pavement');
  box(b, [-far, 0, kerb - 0.3], [far, 0.13, kerb], stone);
  box(b, [-far, -0.1, footprint.z1], [far, 0.12, kerb - 0.3], palette.paving);
  box(b, [-far, 0, kerb + lane * 3], [far, 0.13, kerb + lane * 3 + 0.3], stone);
  b.begin('street', 'road marking');
  for (let x = -far; x < far; x += 6)
    b.quad(
      [x, 0.012, kerb + lane * 1.5 + 0.07],
      [x + 3, 0.012, kerb + lane * 1.5 + 0.07],
      [x + 3, 0.012, kerb + lane * 1.5 - 0.07],
      [x, 0.012, kerb + lane * 1.5 - 0.07],
      paint,
    );
  site.kept.push({ x0: -far, x1: far, z0: footprint.z1, z1: kerb + lane * 3 + 0.5 });
  if (design.brief.parts.cars?.wanted !== false) {
    // Parked cars would hide what was asked for.
    const isClear =
      design.brief.parts.cars === undefined &&
      onPavement.some((part) => design.brief.parts[part]?.wanted === true);
    const half = (footprint.x1 - footprint.x0) / 2;
    for (let x = -60; x < 60; x += random.between(6, 13)) {
      if (isClear && Math.abs(x) < half + 9) continue;
      if (Math.abs(x) < half * 0.7 && random.chance(0.7)) continue;
      car(b, [x, 0, kerb + 1.1], random.chance(0.5) ? 0 : Math.PI, random);
    }
  }
  const wantsTrees = design.brief.parts.trees?.wanted !== false;
  for (let index = -5; index <= 5; index++) {
    const x = index * 11 + random.between(-1, 1);
    const nearHouse = x > footprint.x0 - 1 && x < footprint.x1 + 1;
    if (index % 2 === 0) streetLamp(b, [x + 3, 0.12, kerb - 0.7], palette, 4.2);
    else if (wantsTrees && !nearHouse) {
      tree(b, {
        at: [x, 0.1, kerb - 0.9],
        heightMetres: random.between(6, 8.5),
        kind: design.brief.tree ?? 'broadleaf',
        detail: Math.abs(index) < 3 ? 'garden' : 'distant',
        plants: site.plants,
        random,
      });
    }
  }
}
