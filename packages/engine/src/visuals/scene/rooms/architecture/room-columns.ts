/** Columns that stand free in a room: a base, a shaft, a capital, up to the ceiling. */
import type { MaterialHandle } from '../../../scene-model.ts';
import { lathe } from '../../curved/turned.ts';
import { box } from '../../solids.ts';
import { finished } from '../finished.ts';
import { bodies } from '../free-spots.ts';
import type { Room } from '../room.ts';

const columnMetres = { radius: 0.17, base: 0.26, fromWall: 0.42, most: 8 } as const;
/** Along the room from the back wall. */
const shares = [0.12, 0.36, 0.6] as const;

function column({ b }: Room, x: number, z: number, height: number, material: MaterialHandle): void {
  const { radius, base } = columnMetres;
  b.begin('column', 'columns');
  box(b, [x - base, 0, z - base], [x + base, 0.12, z + base], material);
  box(b, [x - base, height - 0.1, z - base], [x + base, height, z + base], material);
  lathe(
    b,
    [x, 0.12, z],
    [
      [base * 0.95, 0],
      [base * 0.9, 0.06],
      [radius, 0.1],
      [radius * 0.86, height - 0.4],
      [radius, height - 0.36],
      [base * 0.9, height - 0.22],
    ],
    material,
    24,
  );
}

/** In pairs along both side walls, where nothing stands. */
export function addRoomColumns(room: Room): boolean {
  const { width, depth, height, m, design } = room;
  const { base, fromWall, most } = columnMetres;
  const asked = Math.min(most, design.count('columns') ?? 4);
  const stone = finished(room, 'columns', m.porcelain);
  const taken = bodies(room);
  let built = 0;
  for (const share of shares)
    for (const side of [-1, 1]) {
      if (built >= asked) continue;
      const [x, z] = [side * (width / 2 - fromWall), -depth / 2 + depth * share];
      const isFree = taken.every(
        ({ rect }) =>
          rect.x0 > x + base || rect.x1 < x - base || rect.z0 > z + base || rect.z1 < z - base,
      );
      if (!isFree) continue;
      column(room, x, z, height, stone);
      built += 1;
    }
  return built > 0;
}
