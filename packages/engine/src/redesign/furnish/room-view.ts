/** Projects pieces into the photo, and compares them with the old furniture there. */
import type { ExactCamera } from '../../visuals/scene-model.ts';
import type { Body } from './floor-plan.ts';

/** Coarse map of the photo: share of furniture in each cell. */
export interface ThingsMap {
  readonly columns: number;
  readonly rows: number;
  readonly share: Float32Array;
}

export function thingsMap(
  isThing: Uint8Array,
  widthPx: number,
  heightPx: number,
  columns = 48,
  rows = 32,
): ThingsMap {
  const share = new Float32Array(columns * rows);
  const count = new Float32Array(columns * rows);
  for (let y = 0; y < heightPx; y += 2) {
    const row = Math.floor((y * rows) / heightPx) * columns;
    for (let x = 0; x < widthPx; x += 2) {
      const cell = row + Math.floor((x * columns) / widthPx);
      count[cell]! += 1;
      if (isThing[y * widthPx + x]) share[cell]! += 1;
    }
  }
  return { columns, rows, share: share.map((value, cell) => value / Math.max(1, count[cell]!)) };
}

function shareAt({ columns, rows, share }: ThingsMap, x: number, y: number): number {
  const cell = (at: number, count: number) => Math.min(count - 1, Math.floor(at * count));
  return share[cell(y, rows) * columns + cell(x, columns)]!;
}

export interface Sight {
  /** Share of the picture, clipped to it. */
  readonly share: number;
  /** Share of the piece inside the picture. */
  readonly visible: number;
  /** Intersection over union with old things, 0..1. */
  readonly likeBefore: number;
  /** Share of its area over old things. */
  readonly overBefore: number;
  /** Share of its area over windows of the photo. */
  readonly overGlass: number;
  readonly nearestMetres: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const unseen: Sight = {
  share: 0,
  visible: 0,
  likeBefore: 0,
  overBefore: 0,
  overGlass: 0,
  nearestMetres: 0,
  left: 0,
  right: 0,
  top: 0,
  bottom: 0,
};

const nearestSeenMetres = 0.25;

export class RoomView {
  private readonly camera: ExactCamera;
  private readonly widthPx: number;
  private readonly heightPx: number;
  private readonly before: ThingsMap;
  private readonly glass: ThingsMap | undefined;
  private readonly floor: ThingsMap | undefined;
  private readonly allBefore: number;

  /**
   * @param glass windows of the photo, detected as openings or not
   * @param floor that is seen in the photo
   */
  constructor(
    camera: ExactCamera,
    widthPx: number,
    heightPx: number,
    before: ThingsMap,
    glass?: ThingsMap,
    floor?: ThingsMap,
  ) {
    this.glass = glass;
    this.floor = floor;
    this.camera = camera;
    this.widthPx = widthPx;
    this.heightPx = heightPx;
    this.before = before;
    this.allBefore = before.share.reduce((sum, value) => sum + value, 0);
  }

  /** Projects a point to shares of the picture; undefined behind the camera. */
  project(x: number, y: number, z: number): { x: number; y: number; away: number } | undefined {
    const { position, right, up, forward, focalPx, centreX, centreY } = this.camera;
    const [dx, dy, dz] = [x - position[0], y - position[1], z - position[2]];
    const away = dx * forward[0] + dy * forward[1] + dz * forward[2];
    if (away < nearestSeenMetres) return undefined;
    const scale = focalPx / away;
    return {
      x: (centreX + scale * (dx * right[0] + dy * right[1] + dz * right[2])) / this.widthPx,
      y: (centreY - scale * (dx * up[0] + dy * up[1] + dz * up[2])) / this.heightPx,
      away,
    };
  }

  /** Share of things around a point of the picture. */
  thingsAt(x: number, y: number): number {
    return shareAt(this.before, x, y);
  }

  /** Share of floor around a point of the picture; undefined outside it. */
  floorAt(x: number, y: number): number | undefined {
    const isInPicture = x >= 0 && x < 1 && y >= 0 && y < 1;
    return this.floor && isInPicture ? shareAt(this.floor, x, y) : undefined;
  }

  see({ rect, low, high }: Body): Sight {
    let [left, right, top, bottom, nearest] = [Infinity, -Infinity, Infinity, -Infinity, Infinity];
    for (const x of [rect.x0, rect.x1]) {
      for (const y of [low, high]) {
        for (const z of [rect.z0, rect.z1]) {
          const at = this.project(x, y, z);
          if (!at) return unseen;
          left = Math.min(left, at.x);
          right = Math.max(right, at.x);
          top = Math.min(top, at.y);
          bottom = Math.max(bottom, at.y);
          nearest = Math.min(nearest, at.away);
        }
      }
    }
    const whole = Math.max(1e-6, (right - left) * (bottom - top));
    const share =
      Math.max(0, Math.min(1, right) - Math.max(0, left)) *
      Math.max(0, Math.min(1, bottom) - Math.max(0, top));
    const place = { left, right, top, bottom };
    return {
      ...place,
      share,
      visible: share / whole,
      nearestMetres: nearest,
      ...this.likeBefore(place),
    };
  }

  private likeBefore(place: Pick<Sight, 'left' | 'right' | 'top' | 'bottom'>) {
    const { columns, rows, share } = this.before;
    const x0 = Math.max(0, Math.floor(place.left * columns));
    const x1 = Math.min(columns, Math.ceil(place.right * columns));
    const y0 = Math.max(0, Math.floor(place.top * rows));
    const y1 = Math.min(rows, Math.ceil(place.bottom * rows));
    let both = 0;
    let own = 0;
    let panes = 0;
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        both += share[y * columns + x]!;
        panes += this.glass?.share[y * columns + x] ?? 0;
        own++;
      }
    }
    const either = own + this.allBefore - both;
    return {
      likeBefore: either > 0 ? both / either : 0,
      overBefore: own > 0 ? both / own : 0,
      overGlass: own > 0 ? panes / own : 0,
    };
  }
}
