/** Finds faces that are narrow in the picture: edges of boards and frames, grooves, rods. */
import { type TriangleSoup, triangleFlags } from '../../scene-model.ts';
import type { Camera } from '../camera/camera.ts';

/** Width in cells of the light grid below which a flat or curved face is narrow, its least length in widths and pixels. */
const narrow = { cells: 1.6, lengths: 4, leastPx: 12, curvedCells: 1 } as const;
const sampleEveryPx = 7;
const nearMetres = 0.05;

export interface NarrowFace {
  /** Ends of the longest edge, from the one to the other. */
  readonly from: readonly [number, number, number];
  readonly along: readonly [number, number, number];
  readonly lengthMetres: number;
  /** From the longest edge to the corner opposite, which stands at `footMetres`. */
  readonly across: readonly [number, number, number];
  readonly footMetres: number;
  readonly stepMetres: number;
  readonly samples: Map<number, Float64Array>;
}

/** Triangles of one flat face follow each other this closely. */
const neighbourhood = 2;
const coplanarFacing = 0.999;

/** Triangles that continue this one in its plane: one in a rectangle, two within a disc. */
function continuations(soup: TriangleSoup, triangle: number): number[] {
  const found: number[] = [];
  for (let other = triangle - neighbourhood; other <= triangle + neighbourhood; other++) {
    if (other === triangle || other < 0 || other >= soup.count) continue;
    if (soup.objects[other] !== soup.objects[triangle]) continue;
    if (continues(soup, triangle, other)) found.push(other);
  }
  return found;
}

const lengthOf = (positions: Float32Array, from: number, to: number): number =>
  Math.hypot(...[0, 1, 2].map((c) => positions[from + c]! - positions[to + c]!));

const longestSide = (positions: Float32Array, at: number): number =>
  Math.max(
    lengthOf(positions, at, at + 3),
    lengthOf(positions, at + 3, at + 6),
    lengthOf(positions, at + 6, at),
  );

/** Boards of a frame share short edges, which do not widen them. */
const mostSide = 0.5;

/** Whether two triangles share a long edge and a plane. */
function continues({ positions, normals }: TriangleSoup, one: number, two: number): boolean {
  const [a, b] = [one * 9, two * 9];
  const facing =
    normals[a]! * normals[b]! +
    normals[a + 1]! * normals[b + 1]! +
    normals[a + 2]! * normals[b + 2]!;
  if (Math.abs(facing) < coplanarFacing) return false;
  const shared: number[] = [];
  for (let k = 0; k < 9; k += 3) {
    for (let m = 0; m < 9; m += 3) {
      const isSame =
        positions[a + k] === positions[b + m] &&
        positions[a + k + 1] === positions[b + m + 1] &&
        positions[a + k + 2] === positions[b + m + 2];
      if (isSame) shared.push(a + k);
    }
  }
  if (shared.length < 2) return false;
  const [from, to] = shared as [number, number];
  return lengthOf(positions, from, to) > mostSide * longestSide(positions, a);
}

/** A triangle alone, or a rectangle: not a slice of a disc or strip, which is wide as a whole. */
function isWhole(soup: TriangleSoup, triangle: number): boolean {
  const beside = continuations(soup, triangle);
  return beside.every((other) => continuations(soup, other).length === 1) && beside.length < 2;
}

/** Undefined for short and wide faces, and such that reach behind the eye. */
export function narrowFace(
  soup: TriangleSoup,
  { position, right, up, forward, focalPx }: Camera,
  stepPx: number,
  triangle: number,
): NarrowFace | undefined {
  const corner = (k: number): [number, number, number] => {
    const at = triangle * 9 + k * 3;
    return [soup.positions[at]!, soup.positions[at + 1]!, soup.positions[at + 2]!];
  };
  const corners = [corner(0), corner(1), corner(2)] as const;
  const seen = corners.map((place) => {
    const [x, y, z] = [place[0] - position[0], place[1] - position[1], place[2] - position[2]];
    const depth = x * forward[0] + y * forward[1] + z * forward[2];
    return {
      depth,
      x: (focalPx * (x * right[0] + y * right[1] + z * right[2])) / depth,
      y: (focalPx * (x * up[0] + y * up[1] + z * up[2])) / depth,
    };
  });
  if (seen.some(({ depth }) => depth < nearMetres)) return undefined;
  const lengths = [0, 1, 2].map((k) => {
    const [a, b] = [seen[k]!, seen[(k + 1) % 3]!];
    return Math.hypot(a.x - b.x, a.y - b.y);
  });
  const longestPx = Math.max(...lengths);
  const [a, b, c] = seen as [(typeof seen)[0], (typeof seen)[0], (typeof seen)[0]];
  const widthPx = Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / longestPx;
  if (widthPx > narrow.cells * stepPx) return undefined;
  if (longestPx < narrow.leastPx || longestPx < narrow.lengths * widthPx) return undefined;
  if (!isWhole(soup, triangle)) return undefined;
  const edge = lengths.indexOf(longestPx);
  const [from, to, other] = [corners[edge]!, corners[(edge + 1) % 3]!, corners[(edge + 2) % 3]!];
  const way = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  const lengthMetres = Math.hypot(...way);
  if (!(lengthMetres > 0)) return undefined;
  const along = [way[0] / lengthMetres, way[1] / lengthMetres, way[2] / lengthMetres] as const;
  const beside = [other[0] - from[0], other[1] - from[1], other[2] - from[2]] as const;
  const footMetres = beside[0] * along[0] + beside[1] * along[1] + beside[2] * along[2];
  const across = [0, 1, 2].map((k) => beside[k]! - along[k]! * footMetres);
  // seen from the side the facets of a round thing are narrow too, but no edge
  const isCurved = (soup.flags[triangle]! & triangleFlags.smooth) !== 0;
  const uprightPx = (Math.hypot(...across) * focalPx) / Math.min(a.depth, b.depth, c.depth);
  if (isCurved && uprightPx > narrow.curvedCells * stepPx) return undefined;
  return {
    from,
    along,
    lengthMetres,
    across: across as [number, number, number],
    footMetres,
    stepMetres: (lengthMetres * sampleEveryPx) / longestPx,
    samples: new Map(),
  };
}
