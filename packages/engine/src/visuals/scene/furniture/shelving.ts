import type { Random } from '../../../random/random.ts';
import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { softBox } from '../curved/soft-box.ts';
import { cylinder, lathe, sphere } from '../curved/turned.ts';
import { box } from '../solids.ts';

export interface ShelfOptions {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly closedBase?: boolean;
}

/** Open shelves with books, boxes, vases and plants; every bay is different. */
export function shelves(
  b: SceneBuilder,
  options: ShelfOptions,
  frame: MaterialHandle,
  spines: readonly MaterialHandle[],
  objects: readonly MaterialHandle[],
  random: Random,
): void {
  const { width, height } = options;
  const depth = options.depth ?? 0.32;
  b.begin('furniture', 'shelves');
  box(b, [-width / 2, 0, 0], [-width / 2 + 0.03, height, depth], frame);
  box(b, [width / 2 - 0.03, 0, 0], [width / 2, height, depth], frame);
  box(b, [-width / 2, 0, 0], [width / 2, height, 0.012], frame);
  const columns = Math.max(1, Math.round(width / 0.8));
  const rows = Math.max(2, Math.round(height / 0.38));
  const rowHeight = (height - 0.03) / rows;
  for (let row = 0; row <= rows; row++)
    box(b, [-width / 2, row * rowHeight, 0], [width / 2, row * rowHeight + 0.026, depth], frame);
  for (let column = 1; column < columns; column++) {
    const x = -width / 2 + (width * column) / columns;
    box(b, [x - 0.013, 0, 0], [x + 0.013, height, depth], frame);
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x0 = -width / 2 + (width * column) / columns + 0.04;
      const x1 = -width / 2 + (width * (column + 1)) / columns - 0.04;
      const y = row * rowHeight + 0.027;
      if (options.closedBase === true && row === 0) {
        b.begin('furniture', 'shelf doors');
        box(
          b,
          [x0 - 0.02, y - 0.02, depth],
          [x1 + 0.02, y + rowHeight - 0.04, depth + 0.018],
          frame,
        );
        continue;
      }
      shelfBay(b, { x0, x1, y, room: rowHeight, depth, spines, objects, random });
    }
  }
}

interface ShelfBay {
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly room: number;
  readonly depth: number;
  readonly spines: readonly MaterialHandle[];
  readonly objects: readonly MaterialHandle[];
  readonly random: Random;
}

function shelfBay(
  b: SceneBuilder,
  { x0, x1, y, room, depth, spines, objects, random }: ShelfBay,
): void {
  const draw = random.next();
  b.begin('art', 'books and objects');
  if (draw < 0.14) {
    const x = (x0 + x1) / 2;
    lathe(
      b,
      [x, y, depth * 0.5],
      [
        [0.05, 0],
        [0.1, 0.09],
        [0.045, 0.19],
        [0.055, 0.23],
      ],
      random.pick(objects),
      14,
    );
    return;
  }
  if (draw < 0.22) {
    softBox(
      b,
      [x0 + 0.04, y, 0.04],
      [x1 - 0.04, y + room * 0.55, depth - 0.03],
      0.02,
      random.pick(objects),
    );
    return;
  }
  const end = x0 + (x1 - x0) * random.between(0.45, 1);
  let x = x0;
  while (x < end - 0.05) {
    const thick = random.between(0.018, 0.05);
    const tall = Math.min(room - 0.06, random.between(0.17, 0.28));
    box(
      b,
      [x, y, depth - random.between(0.2, 0.25)],
      [x + thick, y + tall, depth - 0.02],
      random.pick(spines),
    );
    x += thick + 0.0015;
  }
  if (end < x1 - 0.16) {
    const at = (x + x1) / 2 + 0.02;
    if (random.chance(0.5)) sphere(b, [at, y + 0.06, depth * 0.55], 0.06, random.pick(objects), 12);
    else {
      for (let book = 0; book < 3; book++)
        box(
          b,
          [at - 0.1, y + book * 0.03, 0.08],
          [at + 0.1, y + book * 0.03 + 0.028, depth - 0.04],
          random.pick(spines),
        );
    }
  }
}

/** Two or three boards on brackets with a few things on them. */
export function wallShelves(
  b: SceneBuilder,
  width: number,
  heights: readonly number[],
  board: MaterialHandle,
  objects: readonly MaterialHandle[],
  random: Random,
): void {
  for (const y of heights) {
    b.begin('furniture', 'wall shelf');
    box(b, [-width / 2, y, 0], [width / 2, y + 0.035, 0.26], board);
    b.begin('art', 'things on the shelf');
    for (let x = -width / 2 + 0.12; x < width / 2 - 0.1; x += random.between(0.13, 0.3)) {
      const kind = random.integer(0, 3);
      const at = [x, y + 0.035, 0.14] as const;
      const material = random.pick(objects);
      if (kind === 0)
        lathe(
          b,
          at,
          [
            [0.05, 0],
            [0.06, 0.1],
            [0.05, 0.14],
            [0.045, 0.14],
          ],
          material,
          12,
        );
      else if (kind === 1)
        lathe(
          b,
          at,
          [
            [0.035, 0],
            [0.035, 0.16],
            [0.012, 0.2],
            [0.012, 0.27],
          ],
          material,
          12,
        );
      else if (kind === 2)
        lathe(
          b,
          at,
          [
            [0.03, 0],
            [0.09, 0.05],
            [0.095, 0.07],
            [0.085, 0.065],
            [0, 0.02],
          ],
          material,
          14,
        );
      else
        for (let plate = 0; plate < 4; plate++)
          cylinder(
            b,
            [x, y + 0.035 + plate * 0.014, 0.14],
            0.1 - plate * 0.004,
            0.01,
            material,
            16,
          );
    }
  }
}
