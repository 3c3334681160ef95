/** Pillows: two sheets sewn together and filled, so that their seams draw in and crease. Metres, y up. */
import type { Random } from '../../../../random/random.ts';
import type { MaterialHandle, Vector3 } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { surface } from '../surface.ts';
import { type ClothGrid, createCloth, linksOf, relaxLinks } from './links.ts';

const cellMetres = 0.032;
const steps = 40;
const rounds = 6;
/** How far filling pushes in a step. */
const pushMetres = 0.004;
const stiffness = 0.15;

/** One of the two sheets, with its hem in the plane z = 0. */
function filled(halfWidth: number, halfHeight: number, random: Random): ClothGrid {
  const columns = Math.max(8, Math.round((2 * halfWidth) / cellMetres));
  const rows = Math.max(8, Math.round((2 * halfHeight) / cellMetres));
  const cloth = createCloth(columns, rows);
  const { at } = cloth;
  const wide = columns + 1;
  const [inner, hem]: [number[], number[]] = [[], []];
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const k = 3 * (row * wide + column);
      const isHem = column === 0 || row === 0 || column === columns || row === rows;
      (isHem ? hem : inner).push(k);
      at[k] = ((2 * column) / columns) * halfWidth - halfWidth;
      at[k + 1] = ((2 * row) / rows) * halfHeight - halfHeight;
    }
  const links = linksOf(cloth, at, stiffness);
  for (const k of inner) at[k + 2] = random.between(0.004, 0.012);
  for (let step = 0; step < steps; step++) {
    for (const k of inner) {
      const [left, right, below, above] = [k - 3, k + 3, k - 3 * wide, k + 3 * wide];
      const ux = at[right]! - at[left]!;
      const uy = at[right + 1]! - at[left + 1]!;
      const uz = at[right + 2]! - at[left + 2]!;
      const vx = at[above]! - at[below]!;
      const vy = at[above + 1]! - at[below + 1]!;
      const vz = at[above + 2]! - at[below + 2]!;
      const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
      const push = pushMetres / (Math.hypot(nx, ny, nz) || 1);
      at[k] = at[k]! + push * nx;
      at[k + 1] = at[k + 1]! + push * ny;
      at[k + 2] = at[k + 2]! + push * nz;
    }
    for (let round = 0; round < rounds; round++) {
      relaxLinks(links, at);
      for (const k of inner) at[k + 2] = Math.max(0, at[k + 2]!);
      for (const k of hem) at[k + 2] = 0;
    }
  }
  return cloth;
}

/** Filling keeps hems straighter than two bare sheets, whose corners would stand out like horns. */
const straightShare = 0.24;
const cornerShare = 0.04;
/** Depth of the dent in the upper edge of a plumped pillow, as a share of its half height, and its width. */
const dent = { most: 0.2, widthShare: 0.3 } as const;

/**
 * A pillow that stands on its long seam, centred at the origin.
 * @param leanRad how far it leans backwards
 */
export function pillow(
  b: SceneBuilder,
  [halfWidth, halfHeight, halfThick]: Vector3,
  material: MaterialHandle,
  random: Random,
  leanRad = 0,
): void {
  const [cos, sin] = [Math.cos(leanRad), Math.sin(leanRad)];
  const dented = dent.most * Math.max(0, random.fork('dent').between(-0.5, 1));
  for (const side of [1, -1] as const) {
    const { columns, rows, at } = filled(halfWidth, halfHeight, random.fork(`sheet ${side}`));
    let thick = 0;
    for (let k = 2; k < at.length; k += 3) thick = Math.max(thick, at[k]!);
    surface(
      b,
      columns,
      rows,
      (u, v) => {
        const column = Math.round((side > 0 ? u : 1 - u) * columns);
        const k = 3 * (Math.round(v * rows) * (columns + 1) + column);
        const [p, q] = [(2 * column) / columns - 1, 2 * v - 1];
        const round = 1 - cornerShare * (p * q) ** 4;
        const keep = 0.95 * straightShare * round;
        const x = at[k]! * (1 - straightShare) * round + p * halfWidth * keep;
        const upper = Math.max(0, (1 + q) / 2) ** 2;
        const fold = dented * upper * Math.exp(-((p / dent.widthShare) ** 2));
        const y =
          at[k + 1]! * (1 - straightShare) * round + q * halfHeight * keep - fold * halfHeight;
        const z = (side * halfThick * at[k + 2]!) / thick;
        return [x, y * cos + z * sin, z * cos - y * sin];
      },
      material,
    );
  }
}
