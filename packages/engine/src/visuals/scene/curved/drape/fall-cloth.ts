import type { Random } from '../../../../random/random.ts';
import type { Body } from './bodies.ts';
import { type ClothGrid, linksOf, relaxLinks } from './links.ts';

export interface Fall {
  /** Where the particles lie when the cloth is laid out, and by how much it is uneven at first. */
  readonly flat: Float64Array;
  readonly unevenMetres: number;
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

/** Lets a cloth fall onto a body, from where its particles are. */
export function fallCloth(
  cloth: ClothGrid,
  body: Body,
  { flat, unevenMetres, stiffness, steps }: Fall,
  random: Random,
): void {
  const { at } = cloth;
  const links = linksOf(cloth, flat, stiffness);
  for (let k = 1; k < at.length; k += 3) at[k] = at[k]! + random.between(0, unevenMetres);
  const before = at.slice();
  for (let step = 0; step < steps; step++) {
    for (let k = 0; k < at.length; k++) {
      const now = at[k]!;
      at[k] = now + (now - before[k]!) * keptShare;
      before[k] = now;
    }
    for (let k = 1; k < at.length; k += 3) at[k] = at[k]! - gravity * stepSeconds ** 2;
    for (let round = 0; round < rounds; round++) {
      relaxLinks(links, at);
      touch(at, before, body);
    }
  }
}

const outward = new Float64Array(3);
const smoothing = { passes: 2, share: 0.35 } as const;

/** Evens out folds that are sharper than the grid can show, and moves what they leave inside the body out of it. */
export function smoothCloth({ columns, rows, at }: ClothGrid, body: Body): void {
  const line = 3 * (columns + 1);
  for (let pass = 0; pass < smoothing.passes; pass++) {
    const before = at.slice();
    for (let row = 0; row <= rows; row++)
      for (let k = row * line; k < (row + 1) * line; k += 3) {
        const isHem = k === row * line || k === (row + 1) * line - 3;
        const isEnd = row === 0 || row === rows;
        for (let axis = 0; axis < 3; axis++) {
          const own = before[k + axis]!;
          const along = isHem ? own : (before[k + axis - 3]! + before[k + axis + 3]!) / 2;
          const down = isEnd ? own : (before[k + axis - line]! + before[k + axis + line]!) / 2;
          at[k + axis] = own + smoothing.share * ((along + down) / 2 - own);
        }
      }
  }
  for (let k = 0; k < at.length; k += 3) {
    const distance = body(at[k]!, at[k + 1]!, at[k + 2]!, outward);
    if (distance >= 0) continue;
    for (let axis = 0; axis < 3; axis++) at[k + axis] = at[k + axis]! - distance * outward[axis]!;
  }
}

/** Moves particles out of the body and slows those that slide along it. */
function touch(at: Float64Array, before: Float64Array, body: Body): void {
  for (let k = 0; k < at.length; k += 3) {
    if (at[k + 1]! < floorMetres) at[k + 1] = floorMetres;
    const distance = body(at[k]!, at[k + 1]!, at[k + 2]!, outward);
    if (distance >= 0) continue;
    const nx = outward[0]!;
    const ny = outward[1]!;
    const nz = outward[2]!;
    const x = at[k]! - distance * nx - before[k]!;
    const y = at[k + 1]! - distance * ny - before[k + 1]!;
    const z = at[k + 2]! - distance * nz - before[k + 2]!;
    const off = friction * (x * nx + y * ny + z * nz);
    at[k] = before[k]! + x * (1 - friction) + off * nx;
    at[k + 1] = before[k + 1]! + y * (1 - friction) + off * ny;
    at[k + 2] = before[k + 2]! + z * (1 - friction) + off * nz;
  }
}
