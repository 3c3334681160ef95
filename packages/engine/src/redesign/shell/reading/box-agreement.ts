/** Scores how well a room box agrees with the visible floor, walls and ceiling. */
import { type Analysis, type BoxLayout, classesOf } from '../../../sense/analysis.ts';
import type { Box } from '../../../sense/box/box-geometry.ts';
import { eyeMetres, unlikelySize } from '../room-size.ts';

/** Prior for the ratio of room height to camera height: few photographers kneel or stand on chairs. */
const rise = { usual: 1.95, spread: 0.16, weight: 0.03 } as const;
/** Candidate lines are scaled by this factor, up to this many steps towards the camera and away. */
const step = { factor: 1.1, towards: 6, away: 9 } as const;
/** Coordinate descent over all lines, coarse steps first. */
const corners = { factors: [1.12, 1.03], steps: 6, rounds: 4 } as const;
/** Least improvement of the score that moves a detected line. */
const moving = 0.004;
const everyPx = 6;

/** Plane of each class: 0 floor, 1 wall, 2 ceiling; none for things. */
const planeOfClass: Readonly<Record<string, number>> = {
  floor: 0,
  wall: 1,
  ceiling: 2,
  window: 1,
  door: 1,
};

/** Samples rays with the plane seen there and its confidence: five numbers per ray. */
export function seenPlanes(analysis: Pick<Analysis, 'camera' | 'photo' | 'classOf' | 'certainty'>) {
  const { camera, photo, classOf, certainty } = analysis;
  const m = camera.rotation;
  const rays: number[] = [];
  for (let y = everyPx >> 1; y < photo.heightPx; y += everyPx) {
    for (let x = everyPx >> 1; x < photo.widthPx; x += everyPx) {
      const at = y * photo.widthPx + x;
      const plane = planeOfClass[classesOf.interior[classOf[at]!]!];
      if (plane === undefined) continue;
      const a = (x + 0.5 - camera.principal.x) / camera.focalPx;
      const b = (y + 0.5 - camera.principal.y) / camera.focalPx;
      rays.push(
        m[0]! * a + m[3]! * b + m[6]!,
        m[1]! * a + m[4]! * b + m[7]!,
        m[2]! * a + m[5]! * b + m[8]!,
        plane,
        certainty.data[at]!,
      );
    }
  }
  return Float64Array.from(rays);
}

/** A box seen from the camera, as slopes: offsets of its lines below, above and beside the view axis at depth 1. */
export interface Slopes {
  readonly foot: number;
  readonly top: number;
  readonly left: number;
  readonly right: number;
}

function oddSize({ foot, top, left, right }: Slopes): number {
  const eye = eyeMetres(top / foot);
  return unlikelySize(eye / foot, ((left + right) * eye) / foot);
}

function agreement(rays: Float64Array, { foot, top, left, right }: Slopes): number {
  let agreed = 0;
  let all = 0;
  for (let k = 0; k < rays.length; k += 5) {
    const dx = rays[k]!;
    const dy = rays[k + 1]!;
    const dz = rays[k + 2]!;
    const across = dx > 0 ? right : left;
    const isBack = dz > 0 && Math.abs(dx) <= across * dz;
    const down = isBack ? dy / dz : (dy * across) / Math.max(1e-6, Math.abs(dx));
    const plane = down > foot ? 0 : down < -top ? 2 : 1;
    const sure = rays[k + 4]!;
    all += sure;
    if (plane === rays[k + 3]!) agreed += sure;
  }
  return all > 0 ? agreed / all : 0;
}

/** Penalty for unusual rooms and camera heights. */
function unlikely(slopes: Slopes): number {
  const odd = Math.log((1 + slopes.top / slopes.foot) / rise.usual) / rise.spread;
  return rise.weight * odd * odd + oddSize(slopes);
}

/** Agreement with the visible surfaces, minus the penalty for unusual rooms. */
export function weighSlopes(rays: Float64Array, slopes: Slopes) {
  const agreed = agreement(rays, slopes);
  return { agreed, score: agreed - unlikely(slopes) };
}

export const slopesOf = ({ left, right, depth, ceiling }: Box): Slopes => ({
  foot: 1 / depth,
  top: ceiling / depth,
  left: left / depth,
  right: right / depth,
});

export function boxOfSlopes({ foot, top, left, right }: Slopes): Box {
  const depth = 1 / foot;
  return { depth, ceiling: top * depth, left: left * depth, right: right * depth };
}

export interface RefittedBox {
  readonly box: BoxLayout;
  /** Agreement, minus a penalty for unusual room sizes. */
  readonly score: number;
  readonly agreement: number;
}

/** Lines in the order of optimisation: floor and ceiling are the most reliable. */
export const lineOrder = ['foot', 'top', 'left', 'right'] as const;

/** Moves a box's lines to fit the visible floor, walls and ceiling; a bend of the ceiling line is a corner. */
export function refitBox(rays: Float64Array, box: BoxLayout): RefittedBox {
  const start = slopesOf(box);
  const judged = (slopes: Slopes) => {
    const { agreed, score } = weighSlopes(rays, slopes);
    const moved = lineOrder.filter((line) => slopes[line] !== start[line]).length;
    return { slopes, agreed, score: score - moved * moving };
  };
  let best = judged(start);
  for (let f = -step.towards; f <= step.away; f++) {
    for (let c = -step.towards; c <= step.away; c++) {
      const foot = start.foot * step.factor ** f;
      const made = judged({ ...start, foot, top: start.top * step.factor ** c });
      if (made.score > best.score) best = made;
    }
  }
  for (const factor of corners.factors) {
    for (let round = 0; round < corners.rounds; round++) {
      const before = best;
      for (const line of lineOrder) {
        for (const way of [factor, 1 / factor]) {
          for (let k = 1; k <= corners.steps; k++) {
            const made = judged({ ...best.slopes, [line]: before.slopes[line] * way ** k });
            if (made.score > best.score) best = made;
          }
        }
      }
      if (best === before) break;
    }
  }
  return {
    box: { ...box, ...boxOfSlopes(best.slopes) },
    score: best.score,
    agreement: best.agreed,
  };
}
