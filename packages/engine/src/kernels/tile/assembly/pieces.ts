/** Pieces of each texel in a row: see materials/layout.ts. All are rows of 64-bit floats. */

export let chance: usize = 0;
export let chance2: usize = 0;
export let along: usize = 0;
export let across: usize = 0;
export let length: usize = 0;
export let width: usize = 0;
export let edge: usize = 0;

export function setPieces(
  chanceAt: usize,
  chance2At: usize,
  alongAt: usize,
  acrossAt: usize,
  lengthAt: usize,
  widthAt: usize,
  edgeAt: usize,
): void {
  chance = chanceAt;
  chance2 = chance2At;
  along = alongAt;
  across = acrossAt;
  length = lengthAt;
  width = widthAt;
  edge = edgeAt;
}

/** As in random/random.ts. */
export function hashLattice(x: i32, y: i32, seed: i32): f64 {
  let h: u32 = (x * 0x27d4eb2d) ^ (y * 0x165667b1) ^ (seed * 0x9e3779b1);
  h = (h ^ (h >> 15)) * 0x85ebca6b;
  h = (h ^ (h >> 13)) * 0xc2b2ae35;
  return <f64>(h ^ (h >> 16)) / 4294967296;
}

const secondSeed: i32 = 7919;

export function firstChance(column: i32, row: i32, seed: i32): f64 {
  return hashLattice(column, row, seed);
}

export function secondChance(column: i32, row: i32, seed: i32): f64 {
  return hashLattice(column, row, seed + secondSeed);
}

/** Wraps to 0 .. period. */
export function wrap(value: f64, period: f64): f64 {
  return value - floor<f64>(value / period) * period;
}
