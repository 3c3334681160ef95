/**
 * Straight borders between walls, ceiling and floor: the box's edges, fitted to the visible ceiling and floor,
 * with additional bends for sloped ceilings. Painting along masks would give jagged edges.
 */
import type { Analysis, BoxLayout, Camera, Point } from '../../sense/analysis.ts';
import { projectPoint } from '../../sense/surfaces/plane-point.ts';
import { roomClass } from './room-class.ts';

export interface ShellLines {
  /** By column: row of the ceiling's lower end. */
  readonly top: Float32Array;
  /** By column: row at which the floor starts. */
  readonly foot: Float32Array;
}

/** Number of sampled columns. */
const columns = 160;
/**
 * Weight of a row's distance from the box, relative to a pixel on the wrong side, and the most additional
 * bends. Ceilings slope; floors are flat, and things on them follow the box.
 */
const edges = {
  top: { priorPerRow: 0.06, mostBends: 3 },
  foot: { priorPerRow: 0.3, mostBends: 0 },
} as const;
type Edge = keyof typeof edges;
const steps = [24, 12, 6, 3, 1];
const rounds = 6;
/** Share of the picture that an additional bend must explain. */
const worthABend = 0.0035;
/** Least distance between bends, as a share of the width. */
const leastApart = 0.1;

/** Cost of an edge at each row of the sampled columns: pixels on its wrong side. */
interface EdgeCost {
  readonly everyPx: number;
  readonly heightPx: number;
  readonly columns: readonly Float32Array[];
}

type SideOf = (kind: number) => -1 | 0 | 1;

/** @param sideOf -1 for a class above the edge, 1 below it, 0 for neither */
function edgeCost(
  { classOf, certainty, photo }: Pick<Analysis, 'classOf' | 'certainty' | 'photo'>,
  sideOf: SideOf,
): EdgeCost {
  const { widthPx: w, heightPx: h } = photo;
  const everyPx = Math.max(1, Math.floor(w / columns));
  const costs: Float32Array[] = [];
  for (let x = everyPx >> 1; x < w; x += everyPx) {
    const cost = new Float32Array(h + 1);
    const wrong = (y: number) => {
      const at = y * w + x;
      return sideOf(classOf[at]!) * certainty.data[at]!;
    };
    for (let y = 0; y < h; y++) cost[0]! += Math.max(0, -wrong(y));
    for (let y = 0; y < h; y++) cost[y + 1] = cost[y]! + wrong(y);
    costs.push(cost);
  }
  return { everyPx, heightPx: h, columns: costs };
}

function rowAt(points: readonly Point[], x: number): number {
  let k = 0;
  while (k < points.length - 2 && points[k + 1]!.x < x) k++;
  const [from, to] = [points[k]!, points[k + 1]!];
  const along = (x - from.x) / Math.max(1e-6, to.x - from.x);
  return from.y + (to.y - from.y) * along;
}

/** A polyline across the picture that is fitted to the visible edge. */
class EdgeLine {
  points: Point[];
  private readonly cost: EdgeCost;
  private readonly priorPerRow: number;
  private readonly usual: Float32Array;

  constructor(points: readonly Point[], cost: EdgeCost, priorPerRow: number) {
    this.priorPerRow = priorPerRow;
    this.points = [...points];
    this.cost = cost;
    this.usual = Float32Array.from(cost.columns, (_, k) => this.rowOf(points, k));
  }

  private rowOf(points: readonly Point[], k: number): number {
    const row = rowAt(points, (k + 0.5) * this.cost.everyPx);
    return Math.min(this.cost.heightPx, Math.max(0, row));
  }

  costOf(points: readonly Point[]): number {
    let sum = 0;
    for (let k = 0; k < this.usual.length; k++) {
      const row = this.rowOf(points, k);
      sum +=
        this.cost.columns[k]![Math.round(row)]! + this.priorPerRow * Math.abs(row - this.usual[k]!);
    }
    return sum * this.cost.everyPx;
  }

  /** Moves its bends vertically, and free ones horizontally as well. */
  settle(points: Point[], isFree: (bend: Point) => boolean): number {
    let best = this.costOf(points);
    for (let round = 0; round < rounds; round++) {
      const before = best;
      for (const step of steps) {
        for (let k = 0; k < points.length; k++) {
          const moves = isFree(points[k]!)
            ? [
                [0, -step],
                [0, step],
                [-step, 0],
                [step, 0],
              ]
            : [
                [0, -step],
                [0, step],
              ];
          for (const [dx, dy] of moves) {
            const was = points[k]!;
            const moved = { x: was.x + dx!, y: was.y + dy! };
            const [low, high] = [points[k - 1]?.x ?? -1e9, points[k + 1]?.x ?? 1e9];
            if (moved.x <= low + 4 || moved.x >= high - 4) continue;
            points[k] = moved;
            const cost = this.costOf(points);
            if (cost < best - 1e-6) best = cost;
            else points[k] = was;
          }
        }
      }
      if (before - best < 1) break;
    }
    return best;
  }
}

function settled(
  edge: Edge,
  box: readonly Point[],
  cost: EdgeCost,
  widthPx: number,
): readonly Point[] {
  const { priorPerRow, mostBends } = edges[edge];
  const line = new EdgeLine(box, cost, priorPerRow);
  const own = new Set<string>();
  const isFree = ({ x }: Point) => own.has(x.toFixed(3));
  let best = line.settle(line.points, () => false);
  for (let bend = 0; bend < mostBends; bend++) {
    let found: { points: Point[]; cost: number } | undefined;
    for (let share = 0.06; share < 1; share += 0.08) {
      const x = share * widthPx;
      if (line.points.some((point) => Math.abs(point.x - x) < leastApart * widthPx)) continue;
      const added = { x, y: rowAt(line.points, x) };
      const points = [...line.points, added].sort((one, other) => one.x - other.x);
      const after = line.settle(points, (point) => isFree(point) || point.x === x);
      if (!found || after < found.cost) found = { points, cost: after };
    }
    if (!found || best - found.cost < worthABend * widthPx * cost.heightPx) break;
    line.points = found.points;
    best = found.cost;
  }
  return line.points;
}

/** Edge of the walls at a height of the box, from the left to the right border of the picture. */
function boxEdge(camera: Camera, box: BoxLayout, level: number, widthPx: number): Point[] {
  const { left, right, depth } = box;
  const corner = (x: number, z: number) => projectPoint(camera, x, level, z);
  const [a, b] = [corner(-left, depth), corner(right, depth)];
  if (!a || !b) return [];
  const towards = (from: Point, x: number, border: number): Point => {
    const near = corner(x, depth * 0.7) ?? from;
    const slope = (near.y - from.y) / (near.x - from.x || 1e-6);
    return { x: border, y: from.y + slope * (border - from.x) };
  };
  const points: Point[] = [a, b].filter(({ x }) => x > 2 && x < widthPx - 2);
  const across = (border: number): Point => ({
    x: border,
    y: a.y + ((b.y - a.y) * (border - a.x)) / Math.max(1, b.x - a.x),
  });
  points.unshift(a.x > 2 ? towards(a, -left, 0) : across(0));
  points.push(b.x < widthPx - 2 ? towards(b, right, widthPx) : across(widthPx));
  return points;
}

type Photographed = Pick<Analysis, 'camera' | 'photo'>;

/** Edges of the box, unfitted. */
export const boxLines = ({ camera, photo }: Photographed, box: BoxLayout): ShellLines =>
  linesAcross(photo, (edge) => edgeOfBox[edge](camera, box, photo.widthPx));

/** Edges of the box, fitted to the photo. */
export function shellLines(analysis: Analysis, box: BoxLayout): ShellLines {
  const { camera, photo } = analysis;
  const [floor, ceiling, object] = [roomClass('floor'), roomClass('ceiling'), roomClass('object')];
  const sides: Readonly<Record<Edge, SideOf>> = {
    top: (kind) => (kind === ceiling ? -1 : kind === object ? 0 : 1),
    foot: (kind) => (kind === floor ? 1 : kind === object ? 0 : -1),
  };
  return linesAcross(photo, (edge) => {
    const start = edgeOfBox[edge](camera, box, photo.widthPx);
    const isSeen = start.length > 1;
    return isSeen ? settled(edge, start, edgeCost(analysis, sides[edge]), photo.widthPx) : start;
  });
}

const edgeOfBox = {
  top: (camera: Camera, box: BoxLayout, widthPx: number) =>
    boxEdge(camera, box, -box.ceiling, widthPx),
  foot: (camera: Camera, box: BoxLayout, widthPx: number) => boxEdge(camera, box, 1, widthPx),
};

function linesAcross(
  { widthPx: w, heightPx: h }: Analysis['photo'],
  pointsOf: (edge: Edge) => readonly Point[],
): ShellLines {
  const line = (edge: Edge): Float32Array => {
    const points = pointsOf(edge);
    const outside = edge === 'top' ? 0 : h;
    return Float32Array.from({ length: w }, (_, x) =>
      points.length < 2 ? outside : rowAt(points, x + 0.5),
    );
  };
  const [top, foot] = [line('top'), line('foot')];
  for (let x = 0; x < w; x++) foot[x] = Math.max(foot[x]!, top[x]! + 1);
  return { top, foot };
}
