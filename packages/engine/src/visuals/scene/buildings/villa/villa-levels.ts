import type { Rect } from '../../wall-parts.ts';
import type { House } from '../house.ts';

export const storeyMetres = 3.2;

export const base = 0.14;

export type VillaLayout = 'stack' | 'crossed' | 'wings' | 'tower' | 'pilotis';

interface Level {
  readonly rect: Rect;
  readonly accent: boolean;
}

/** Ground floor first. */
export function levels(house: House, layout: VillaLayout): Level[] {
  const { random, storeys, design } = house;
  const scale = design.brief.size === 'small' ? 0.78 : design.brief.size === 'large' ? 1.22 : 1;
  const half = random.between(6.6, 8.4) * scale;
  const back = -random.between(4.4, 5.4);
  const front = random.between(3.6, 4.6);
  const groundRect: Rect = { x0: -half, x1: half, z0: back, z1: front };
  if (layout === 'pilotis') {
    // A recessed glass floor, a white box on thin columns, a garden wall on its roof.
    const inner: Rect = { x0: -half + 2.4, x1: half - 2.4, z0: back + 1, z1: front - 2.2 };
    const boxRect: Rect = { x0: -half, x1: half, z0: back - 0.8, z1: front + 0.8 };
    return [
      { rect: inner, accent: false },
      ...Array.from({ length: Math.max(1, storeys - 1) }, () => ({ rect: boxRect, accent: false })),
    ];
  }
  const rects: Level[] = [{ rect: groundRect, accent: false }];
  for (let level = 1; level < storeys; level++) {
    const below = rects[level - 1]!.rect;
    const width = below.x1 - below.x0;
    const depth = below.z1 - below.z0;
    const last = level === storeys - 1;
    const accent = level % 2 === 1;
    if (layout === 'crossed' && level === 1) {
      const w = width * random.between(0.42, 0.52);
      const x0 = random.chance(0.5) ? below.x0 + width * 0.08 : below.x1 - width * 0.08 - w;
      rects.push({
        rect: { x0, x1: x0 + w, z0: below.z0 + 0.6, z1: below.z1 + random.between(1.6, 2.8) },
        accent,
      });
    } else if (layout === 'tower' && last) {
      const w = Math.min(width * 0.5, random.between(4.6, 6));
      rects.push({
        rect: {
          x0: below.x0 + 0.4,
          x1: below.x0 + 0.4 + w,
          z0: below.z0 + 0.4,
          z1: below.z1 + 0.5,
        },
        accent,
      });
    } else {
      const w =
        width * (layout === 'wings' ? random.between(0.55, 0.68) : random.between(0.68, 0.84));
      const slide = random.between(-0.5, 1.2);
      const x0 = random.chance(0.5) ? below.x0 - slide : below.x1 + slide - w;
      rects.push({
        rect: {
          x0,
          x1: x0 + w,
          z0: below.z0 + depth * random.between(0, 0.12),
          z1: below.z1 + random.between(-0.9, 1.5),
        },
        accent,
      });
    }
  }
  return rects;
}
