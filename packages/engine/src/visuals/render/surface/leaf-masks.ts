/**
 * Cut-outs that turn one triangle into a cluster of leaves: 64 x 64 cells in barycentric coordinates (row = weight of
 * corner 0, column = weight of corner 1), 0 = air, other values = leaf index, so that each leaf has its own tone and
 * tilt.
 */
import { createRandom } from '../../../random/random.ts';
import type { LeafMask } from '../../scene-model.ts';

export const leafMaskSize = 64;
export const leafMaskVariants = 3;
export const leafMaskCells = leafMaskSize * leafMaskSize;

interface LeafShape {
  readonly leaves: number;
  /** Half length and half width as shares of the triangle's side. */
  readonly length: readonly [number, number];
  readonly width: readonly [number, number];
  /** Largest rotation of a leaf from the cluster's direction, radians. */
  readonly spreadRad: number;
}

const shapes: Record<LeafMask, LeafShape> = {
  broad: { leaves: 46, length: [0.056, 0.084], width: [0.027, 0.037], spreadRad: Math.PI },
  small: { leaves: 60, length: [0.04, 0.058], width: [0.021, 0.03], spreadRad: Math.PI },
  needle: { leaves: 60, length: [0.1, 0.14], width: [0.017, 0.024], spreadRad: 0.6 },
  palm: { leaves: 16, length: [0.24, 0.34], width: [0.014, 0.02], spreadRad: 0.35 },
  blossom: { leaves: 40, length: [0.042, 0.055], width: [0.034, 0.045], spreadRad: Math.PI },
};

export const leafMaskNames = Object.keys(shapes) as LeafMask[];

function cut(shape: LeafShape, seed: number): Uint8Array {
  const random = createRandom(seed);
  const cells = new Uint8Array(leafMaskSize * leafMaskSize);
  const cos60 = 0.5;
  const sin60 = Math.sqrt(3) / 2;
  for (let leaf = 1; leaf <= shape.leaves; leaf++) {
    let a = random.next();
    let b = random.next();
    if (a + b > 1) {
      a = 1 - a;
      b = 1 - b;
    }
    a = a * 0.86 + 0.05;
    b = b * 0.86 + 0.05;
    const middleX = a + b * cos60;
    const middleY = b * sin60;
    const angle = 1 + random.between(-shape.spreadRad, shape.spreadRad);
    const halfLength = random.between(...shape.length);
    const halfWidth = random.between(...shape.width);
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    for (let row = 0; row < leafMaskSize; row++) {
      for (let column = 0; column < leafMaskSize; column++) {
        const wa = (row + 0.5) / leafMaskSize;
        const wb = (column + 0.5) / leafMaskSize;
        if (wa + wb > 1) continue;
        const dx = wa + wb * cos60 - middleX;
        const dy = wb * sin60 - middleY;
        const along = (dx * cos + dy * sin) / halfLength;
        const across = (-dx * sin + dy * cos) / halfWidth;
        const left = 1 - Math.abs(along);
        if (left > 0 && Math.abs(across) < Math.sqrt(left) * (0.55 + 0.6 * left)) {
          cells[row * leafMaskSize + column] = leaf * 4;
        }
      }
    }
  }
  return cells;
}

let baked: Uint8Array | undefined;

/** All masks concatenated: names in the order of `leafMaskNames`, three variants each. */
export function leafMaskAtlas(): Uint8Array {
  if (baked) return baked;
  const cellCount = leafMaskSize * leafMaskSize;
  baked = new Uint8Array(leafMaskNames.length * leafMaskVariants * cellCount);
  leafMaskNames.forEach((name, index) => {
    for (let variant = 0; variant < leafMaskVariants; variant++) {
      const slot = index * leafMaskVariants + variant;
      baked!.set(cut(shapes[name], 77 + slot), slot * cellCount);
    }
  });
  return baked;
}

/** Offset of a triangle's mask in the atlas. */
export function leafMaskOffset(mask: LeafMask, triangle: number): number {
  const slot = leafMaskNames.indexOf(mask) * leafMaskVariants + (triangle % leafMaskVariants);
  return slot * leafMaskCells;
}

/** Cell index for the weights of corners 0 and 1. */
export function leafMaskCell(weight0: number, weight1: number): number {
  return ((weight0 * 63.9) | 0) * leafMaskSize + ((weight1 * 63.9) | 0);
}
