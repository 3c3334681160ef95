/**
 * Radiance cache in a hash grid: cells of 25 cm with one value per axis direction. A cell is filled by a few
 * estimates of lamps, windows and one further bounce, which itself reads the cache, so that bounces accumulate
 * without multiplying rays.
 */
export const cellMetres = 0.25;
const slots = 1 << 16;
const mask = slots - 1;
/** Estimates per cell for a first picture. */
const enoughForFirst = 8;

export class LightCache {
  private readonly keys = new Int32Array(slots);
  private readonly values = new Float32Array(slots * 4);
  private used = 0;
  private readonly enough: number;

  constructor(enough = enoughForFirst) {
    this.enough = enough;
  }

  /** Slot of a point on a surface facing (nx, ny, nz). */
  find(x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
    const ax = Math.abs(nx);
    const ay = Math.abs(ny);
    const az = Math.abs(nz);
    const facing =
      ay > ax && ay > az ? (ny > 0 ? 1 : 2) : ax > az ? (nx > 0 ? 3 : 4) : nz > 0 ? 5 : 6;
    const cx = Math.floor(x / cellMetres);
    const cy = Math.floor(y / cellMetres);
    const cz = Math.floor(z / cellMetres);
    const mixed =
      Math.imul(cx, 73856093) ^
      Math.imul(cy, 19349663) ^
      Math.imul(cz, 83492791) ^
      Math.imul(facing, 0x9e3779b1);
    const key = mixed | 0 || 1;
    let slot = (key ^ (key >>> 15)) & mask;
    // Above a load of three quarters, new cells share a slot instead of probing forever.
    while (this.keys[slot] !== 0 && this.keys[slot] !== key && this.used < slots * 0.75) {
      slot = (slot + 1) & mask;
    }
    if (this.keys[slot] === 0) {
      this.keys[slot] = key;
      this.used++;
    }
    return slot;
  }

  /** Number of estimates in a slot, or -1 if it needs no more. */
  wants(slot: number, most = this.enough): number {
    const count = this.values[slot * 4 + 3]!;
    return count < most ? count : -1;
  }

  add(slot: number, red: number, green: number, blue: number): void {
    const at = slot * 4;
    this.values[at]! += red;
    this.values[at + 1]! += green;
    this.values[at + 2]! += blue;
    this.values[at + 3]! += 1;
  }

  /** Earlier estimates count as one from now on: later ones include more bounces. */
  age(): void {
    for (let at = 3; at < this.values.length; at += 4) {
      const count = this.values[at]!;
      if (count <= 1) continue;
      for (let channel = 1; channel <= 3; channel++) this.values[at - channel]! /= count;
      this.values[at] = 1;
    }
  }

  read(slot: number, out: Float64Array): void {
    const at = slot * 4;
    const share = 1 / Math.max(1, this.values[at + 3]!);
    out[0] = this.values[at]! * share;
    out[1] = this.values[at + 1]! * share;
    out[2] = this.values[at + 2]! * share;
  }
}
