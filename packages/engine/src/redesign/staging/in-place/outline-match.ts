/** Compares the outline of a new piece with an old one in a small picture. */
import { fillRows } from '../../compose/convex-outline.ts';
import type { PhotoShell } from '../../shell/photo-shell.ts';
import { outlinesOf, type PieceAt } from './outlines.ts';

/** Outlines are compared in a picture of this width. */
const columns = 96;
/** Costs of what the new piece leaves of the old one, and of what it hides besides: free surfaces, and things. */
const cost = { left: 1.7, free: 0.75, staying: 1.6 } as const;

export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly perPx: number;
  /** Share of each cell that is the old piece, and that stays. */
  readonly old: Float32Array;
  readonly stays: Float32Array;
  readonly allOld: number;
}

export interface OldPixels {
  /** 1 per pixel of the old piece, and of what must not be hidden. */
  readonly old: Uint8Array;
  readonly stays: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

export function gridOf({ old, stays, widthPx, heightPx }: OldPixels): Grid {
  const width = columns;
  const height = Math.max(1, Math.round((heightPx * width) / widthPx));
  const counts = new Float32Array(width * height);
  const [ofOld, ofStaying] = [new Float32Array(width * height), new Float32Array(width * height)];
  for (let y = 0; y < heightPx; y += 2) {
    const row = Math.floor((y * height) / heightPx) * width;
    for (let x = 0; x < widthPx; x += 2) {
      const cell = row + Math.floor((x * width) / widthPx);
      counts[cell]! += 1;
      ofOld[cell]! += old[y * widthPx + x]!;
      ofStaying[cell]! += stays[y * widthPx + x]!;
    }
  }
  const mean = (sums: Float32Array) => sums.map((sum, cell) => sum / Math.max(1, counts[cell]!));
  const shares = mean(ofOld);
  const allOld = shares.reduce((sum, value) => sum + value, 0);
  return { width, height, perPx: width / widthPx, old: shares, stays: mean(ofStaying), allOld };
}

export interface Match {
  readonly likeness: number;
  /** Likeness with the costs of what is left and hidden. */
  readonly worth: number;
}

export function matchIn(
  grid: Grid,
  { piece, spot }: PieceAt,
  shell: Pick<PhotoShell, 'camera'>,
): Match {
  const seen = new Uint8Array(grid.width * grid.height);
  let [all, both, staying] = [0, 0, 0];
  for (const outline of outlinesOf({ piece, spot }, shell)) {
    const small = outline.map(({ x, y }) => ({ x: x * grid.perPx, y: y * grid.perPx }));
    fillRows(small, grid.width, grid.height, (y, from, to) => {
      for (let cell = y * grid.width + from; cell <= y * grid.width + to; cell++) {
        if (seen[cell]) continue;
        seen[cell] = 1;
        all++;
        both += grid.old[cell]!;
        staying += grid.stays[cell]!;
      }
    });
  }
  const left = grid.allOld - both;
  const free = Math.max(0, all - both - staying);
  return {
    likeness: both / Math.max(1, all + left),
    worth: both / Math.max(1, both + cost.left * left + cost.free * free + cost.staying * staying),
  };
}
