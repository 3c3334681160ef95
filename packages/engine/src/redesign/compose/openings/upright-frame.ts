import type { Analysis, Point } from '../../../sense/analysis.ts';
import {
  createPlanePoint,
  planeSampler,
  projectPoint,
} from '../../../sense/surfaces/plane-point.ts';
import { roomClass } from '../../shell/room-class.ts';

/** Least share of its bounding rectangle that a rectangular window fills. */
const leastRectangle = 0.8;
/** A side that shows this much wall is moved in, by at most this share of the width. */
const wallBeside = { share: 0.2, most: 0.25 } as const;

function isWithin(outline: readonly Point[], { x, y }: Point): boolean {
  const turns = outline.map((from, k) => {
    const to = outline[(k + 1) % outline.length]!;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  });
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
}

const samples = Array.from({ length: 24 }, (_, k) => (k + 0.5) / 24);

/** Fits an upright rectangle to a window's outline in its wall; undefined for a wall at a grazing angle. */
export function uprightFrame(
  { camera, planes, classOf, photo: { widthPx, heightPx } }: Analysis,
  { plane }: { readonly plane: number },
  shape: readonly Point[],
) {
  const wall = planes[plane]!;
  const sample = planeSampler(camera, wall);
  const point = createPlanePoint();
  const us: number[] = [];
  const vs: number[] = [];
  for (const { x, y } of shape) {
    if (!sample(x, y, point)) return undefined;
    us.push(point.u);
    vs.push(point.v);
  }
  const [u0, u1] = [Math.min(...us), Math.max(...us)];
  const [v0, v1] = [Math.min(...vs), Math.max(...vs)];
  const area = us.reduce((sum, u, k) => {
    const next = (k + 1) % us.length;
    return sum + (u * vs[next]! - us[next]! * vs[k]!) / 2;
  }, 0);
  const { normal, distance, uAxis, vAxis } = wall;
  const outline = us.map((u, k) => ({ x: u, y: vs[k]! }));
  const [du, dv] = [0.08 * (u1 - u0), 0.08 * (u1 - u0)];
  const holds = (u: number, v: number) => isWithin(outline, { x: u, y: v });
  const isArched =
    !holds(u0 + du, v0 + dv) &&
    !holds(u1 - du, v0 + dv) &&
    (holds(u0 + du, v1 - dv) || holds(u1 - du, v1 - dv));
  const seen = (u: number, v: number): Point[] => {
    const at = (c: 0 | 1 | 2) => normal[c] * distance + uAxis[c] * u + vAxis[c] * v;
    const place = projectPoint(camera, at(0), at(1), at(2));
    return place ? [place] : [];
  };
  const wallClass = roomClass('wall');
  /** Share of wall along an upright line. */
  const wallAt = (u: number) => {
    const line = samples.map((share) => seen(u, v0 + share * (v1 - v0))[0]);
    const isWall = (at: Point | undefined) =>
      at !== undefined &&
      at.x >= 0 &&
      at.x < widthPx &&
      at.y >= 0 &&
      at.y < heightPx &&
      classOf[Math.floor(at.y) * widthPx + Math.floor(at.x)] === wallClass;
    return line.filter(isWall).length / samples.length;
  };
  /** A leaning curtain widens the rectangle by the wall above or below it. */
  const sideFrom = (side: number, step: number) => {
    let u = side;
    while (Math.abs(u - side) < wallBeside.most * (u1 - u0) && wallAt(u) > wallBeside.share)
      u += step;
    return u;
  };
  const step = 0.01 * (u1 - u0);
  const [left, right] = [sideFrom(u0, step), sideFrom(u1, -step)];
  return {
    squareMetres: (u1 - u0) * (v1 - v0),
    pxPerMetre: camera.focalPx / point.depth,
    isRectangle: !isArched && Math.abs(area) > leastRectangle * (u1 - u0) * (v1 - v0),
    /** An arch stands on a rectangle. */
    foot: isArched ? [u0, u1].flatMap((u) => [...seen(u, (v0 + v1) / 2), ...seen(u, v1)]) : [],
    outlineWith: (wide: number) => [
      ...seen(left - wide, v0 - wide),
      ...seen(right + wide, v0 - wide),
      ...seen(right + wide, v1 + wide),
      ...seen(left - wide, v1 + wide),
    ],
  };
}
