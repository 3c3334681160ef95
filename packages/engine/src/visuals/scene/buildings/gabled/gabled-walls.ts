/** Walls of a house with a pitched roof, with openings. */

import { frontDoors } from '../../facades/front-doors.ts';
import type { Opening } from '../../wall-parts.ts';
import { type House, windowRow } from '../house.ts';
import { mass } from '../masses.ts';
import { windowOpening } from './gabled-additions.ts';
import type { Body } from './gabled-bodies.ts';
import type { GabledPlan } from './gabled-plan.ts';

const isEntrance = ({ kind }: Opening): boolean => kind === 'door' || kind === 'glazedDoor';

/** A door with windows on both sides, evenly spaced or grouped on one side. */
function frontOpenings(
  house: House,
  { body, width, doorAt, shutters }: GabledPlan,
  storey: number,
): Opening[] {
  const { random } = house;
  const sill = storey === 0 ? 0.82 : 0.7;
  const bays = Math.max(2, Math.round(width / 2.9));
  const openings: Opening[] = [];
  const grouped = random.chance(0.35);
  for (let bay = 0; bay < bays; bay++) {
    const u = (width * (bay + 0.5)) / bays;
    if (storey === 0 && Math.abs(u - doorAt) < width / bays / 1.9) continue;
    const wide = grouped && bay % 2 === 0;
    const { size, kind } = house.design.brief.parts.windows ?? {};
    if (storey === 0 && (size === 'large' || kind === 'panorama')) {
      // "A huge window": floor-to-ceiling glass, a whole bay wide.
      const half = Math.min(1.9, width / bays / 2 - 0.25);
      openings.push({
        ...windowOpening(body, u, 0.12, false),
        u0: u - half,
        u1: u + half,
        v1: body.storeyMetres - 0.25,
        columns: 2,
        bars: [],
        sill: false,
      });
      continue;
    }
    const opening = windowOpening(body, u, sill, shutters && !wide, wide ? 1.7 : 1);
    if (opening.u0 < 0.35 || opening.u1 > width - 0.35) continue;
    openings.push(wide ? { ...opening, columns: 4 } : opening);
  }
  if (openings.length === 0) {
    // A narrow front still gets a window, on the wider side of the door.
    const left = doorAt > width / 2;
    const u = storey > 0 ? width / 2 : left ? (doorAt - 0.7) / 2 : (width + doorAt + 0.7) / 2;
    openings.push(windowOpening(body, u, sill, false, 1));
  }
  if (storey === 0) openings.push(...frontDoors(house, doorAt, 1.12, 2.2, { surround: true }));
  return openings.filter((opening, index) =>
    openings.every(
      (other, at) =>
        at <= index ||
        other.u0 > opening.u1 + 0.05 ||
        other.u1 < opening.u0 - 0.05 ||
        isEntrance(other),
    ),
  );
}

const pickWindow = ({
  window: { width: _width, height: _height, ...rest },
}: Body): Partial<Opening> => rest;

export function raiseWalls(house: House, plan: GabledPlan): void {
  const { body, rect, width, depth } = plan;
  const h = body.storeyMetres;
  for (let storey = 0; storey < house.storeys; storey++) {
    const side = windowRow({
      width: depth,
      count: Math.max(1, Math.round(depth / 3.4)),
      sill: 0.8,
      head: 0.8 + body.window.height,
      share: 0.34,
      window: { columns: 2, bars: body.bars, sill: true, ...pickWindow(body), shutters: false },
    });
    mass(house, rect, {
      y: body.plinth + storey * h,
      height: h,
      storey,
      openings: {
        front: frontOpenings(house, plan, storey),
        left: side,
        right: side,
        back: windowRow({
          width,
          count: Math.max(2, Math.round(width / 3.4)),
          sill: 0.8,
          head: 0.8 + body.window.height,
          share: 0.36,
        }),
      },
    });
  }
}
