import type { Random } from '../../../../random/random.ts';
import type { Body } from './bodies.ts';
import { type ClothGrid, linksOf, settleLinks } from './links.ts';

export interface Fall {
  readonly cellMetres: number;
  /** Resistance to bending, 0..1. */
  readonly stiffness: number;
  readonly steps: number;
}

const stepSeconds = 1 / 60;
const gravity = 9.81;
const rounds = 6;
/** Share of speed kept from one step to the next. */
const keptShare = 0.96;
/** Share of sliding that stops in a round where cloth touches. */
const friction = 0.6;
const floorMetres = 0.012;
/** No cloth lies perfectly even; without it none would fold. */
const unevenShare = 0.2;

/** Lets a cloth fall onto a body, from where its particles are. */
export function fallCloth(
  cloth: ClothGrid,
  body: Body,
  { cellMetres, stiffness, steps }: Fall,
  random: Random,
): void {
  const { at } = cloth;
  const links = linksOf(cloth, [cellMetres, cellMetres], stiffness);
  for (let k = 1; k < at.length; k += 3)
    at[k] = at[k]! + random.between(0, cellMetres * unevenShare);
  const before = at.slice();
  for (let step = 0; step < steps; step++) {
    for (let k = 0; k < at.length; k++) {
      const now = at[k]!;
      at[k] = now + (now - before[k]!) * keptShare;
      if (k % 3 === 1) at[k] = at[k]! - gravity * stepSeconds ** 2;
      before[k] = now;
    }
    for (let round = 0; round < rounds; round++) {
      settleLinks(links, at);
      touch(at, before, body);
    }
  }
}

const outward = new Float64Array(3);

/** Moves particles out of the body and slows those that slide along it. */
function touch(at: Float64Array, before: Float64Array, body: Body): void {
  for (let k = 0; k < at.length; k += 3) {
    if (at[k + 1]! < floorMetres) at[k + 1] = floorMetres;
    const distance = body(at[k]!, at[k + 1]!, at[k + 2]!, outward);
    if (distance >= 0) continue;
    const [nx, ny, nz] = [outward[0]!, outward[1]!, outward[2]!];
    const x = at[k]! - distance * nx - before[k]!;
    const y = at[k + 1]! - distance * ny - before[k + 1]!;
    const z = at[k + 2]! - distance * nz - before[k + 2]!;
    const off = friction * (x * nx + y * ny + z * nz);
    at[k] = before[k]! + x * (1 - friction) + off * nx;
    at[k + 1] = before[k + 1]! + y * (1 - friction) + off * ny;
    at[k + 2] = before[k + 2]! + z * (1 - friction) + off * nz;
  }
}
