/** Full-height glass with slim posts. */
import { type MaterialHandle, triangleRoles } from '../../scene-model.ts';
import { box, tube } from '../solids.ts';
import type { House } from './house.ts';

interface GlassWall {
  readonly x0: number;
  readonly z0: number;
  readonly x1: number;
  readonly z1: number;
  readonly y0: number;
  readonly y1: number;
  readonly frame: MaterialHandle;
}

/** Transparent glass, so that the room is visible. */
export function glassWall(house: House, { x0, z0, x1, z1, y0, y1, frame }: GlassWall): void {
  const { b, palette } = house;
  const length = Math.hypot(x1 - x0, z1 - z0);
  const panes = Math.max(1, Math.round(length / 1.6));
  b.begin('window', 'glass wall', { storey: 0 });
  b.as(triangleRoles.pane, () =>
    b.quad([x0, y0, z0], [x1, y0, z1], [x1, y1, z1], [x0, y1, z0], palette.clearGlass),
  );
  b.begin('trim', 'glazing posts');
  for (let index = 0; index <= panes; index++) {
    const [x, z] = [x0 + ((x1 - x0) * index) / panes, z0 + ((z1 - z0) * index) / panes];
    box(b, [x - 0.025, y0, z - 0.04], [x + 0.025, y1, z + 0.04], frame);
  }
  tube(b, [x0, y0 + 0.03, z0], [x1, y0 + 0.03, z1], 0.035, frame, 6);
  tube(b, [x0, y1 - 0.03, z0], [x1, y1 - 0.03, z1], 0.035, frame, 6);
}
