/** Bay windows: a narrow glazed volume in front of the wall, one or two storeys high, with a cornice. */
import { box } from '../solids.ts';
import type { Rect, WallSkin } from '../wall-parts.ts';
import { type House, plinth } from './house.ts';
import { mass } from './masses.ts';

const halfMetres = 1.05;
const outMetres = 0.7;

export interface BayPlace {
  /** Centre of the bay, and its wall. */
  readonly x: number;
  readonly z: number;
  /** Floor of the lowest storey. */
  readonly y: number;
  readonly storeys: number;
  readonly storeyMetres: number;
  readonly skin: WallSkin;
  /** Stands on the ground instead of cantilevering. */
  readonly isGrounded?: boolean;
}

export function bay(house: House, place: BayPlace): Rect {
  const { x, z, y, storeys, storeyMetres: h, skin } = place;
  const rect: Rect = { x0: x - halfMetres, x1: x + halfMetres, z0: z, z1: z + outMetres };
  if (place.isGrounded === true) plinth(house, rect, y);
  const side = { u0: 0.12, u1: 0.58, v0: 0.7, v1: h - 0.5, kind: 'window' } as const;
  for (let storey = 0; storey < storeys; storey++) {
    mass(house, rect, {
      y: y + storey * h,
      height: h,
      storey,
      name: 'bay',
      skin,
      openings: {
        front: [{ ...side, u0: 0.25, u1: 1.85, columns: 3, bars: [0.62], sill: true }],
        left: [side],
        right: [side],
      },
    });
  }
  house.b.begin('trim', 'bay cornice');
  box(
    house.b,
    [rect.x0 - 0.08, y + storeys * h, rect.z0],
    [rect.x1 + 0.08, y + storeys * h + 0.18, rect.z1 + 0.08],
    skin.trim,
  );
  house.b.facts['bay-windows'] = true;
  return rect;
}

/** Whether bay windows are requested. */
export const asksForBay = ({ design }: House): boolean =>
  design.brief.parts.windows?.form === 'bay' && design.brief.parts.windows.wanted !== false;
