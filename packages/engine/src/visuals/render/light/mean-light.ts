import { cellKinds, type LightGrid } from './light-grid.ts';

/** Mean light of the room's surfaces. */
export function meanLevel(grid: LightGrid): number {
  const [red, green, blue] = meanLight(grid);
  const cells = grid.kinds.reduce((sum, kind) => sum + (kind === cellKinds.surface ? 1 : 0), 0);
  return (red! + green! + blue!) / 3 / Math.max(1, cells);
}

/** Total light of all surfaces; only its colour matters. */
export function meanLight(grid: LightGrid): Float64Array {
  const sum = new Float64Array(3);
  for (let cell = 0; cell < grid.kinds.length; cell++) {
    if (grid.kinds[cell] !== cellKinds.surface) continue;
    for (let channel = 0; channel < 3; channel++) {
      sum[channel]! += grid.irradiance[cell * 3 + channel]!;
    }
  }
  return sum;
}
