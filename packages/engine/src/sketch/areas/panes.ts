/** Regions with straight edges, and those of them that are adjacent like panes. */
import { liesInside, ramp } from './parts.ts';
import type { Shape } from './shapes.ts';

/**
 * Straightness of a rectangle's outline: about 1.4 for a hand-drawn pane, about 1 for irregular gaps between
 * things. Measured on drawings with ground truth (`npm run quality:sketch`).
 */
function outlineCleanness({ roundness, aspect }: Shape): number {
  return roundness / ((Math.PI * aspect) / (1 + aspect) ** 2);
}

/** 0..1. */
export function cleanEdged(shape: Shape): number {
  return ramp(outlineCleanness(shape), 1.08, 1.26);
}

const least = { fill: 0.8, cleanness: 1.24, area: 0.0006 } as const;
const mostArea = 0.03;
/** Panes of one window have similar sizes; perspective makes the farther ones smaller. */
const mostRatio = 1.7;
/** Minimum share of the outline that two panes of a window have in common, across a bar or frame. */
const leastTouch = 0.1;

type Clean = ReadonlyMap<number, Shape>;

const isInside = ({ onBottom, onLeft, onRight, onTop }: Shape) =>
  onBottom + onLeft + onRight + onTop === 0;

function cleanShapes(shapes: readonly Shape[], bar: Record<keyof typeof least, number>): Clean {
  return new Map(
    shapes
      .filter(
        (shape) =>
          shape.fill > bar.fill &&
          outlineCleanness(shape) > bar.cleanness &&
          shape.area > bar.area &&
          isInside(shape),
      )
      .map((shape) => [shape.id, shape]),
  );
}

const alike = (a: Shape, b: Shape) =>
  Math.max(a.area / b.area, b.area / a.area) < mostRatio &&
  Math.max(a.aspect / b.aspect, b.aspect / a.aspect) < mostRatio;

const panesBeside = (shape: Shape, clean: Clean): Shape[] =>
  [...shape.neighbours]
    .map(([id, touch]) => (touch > leastTouch ? clean.get(id) : undefined))
    .filter((other): other is Shape => other !== undefined && alike(shape, other));

/** Regions adjacent to a similar one: the panes of a window. */
export function findPanes(shapes: readonly Shape[]): ReadonlySet<number> {
  const clean = cleanShapes(
    shapes.filter(({ area }) => area < mostArea),
    least,
  );
  const panes = new Set<number>();
  for (const shape of clean.values())
    for (const other of panesBeside(shape, clean)) panes.add(shape.id).add(other.id);
  return panes;
}

/** Thresholds for a single window, lower than for groups of panes. */
const leastEnclosed = { fill: 0.74, cleanness: 1.2, area: 0.0006 } as const;
/** Minimum share of a window's outline, over all its panes, that borders the wall. */
const leastWallAround = 0.7;
/** Narrower ones are shutters, piers or gaps between windows; wider ones are sills or cornices. */
const aspects = { least: 0.42, most: 2.6 } as const;

/** Perimeter, up to a common factor. */
const outline = ({ area, roundness }: Shape) => Math.sqrt(area / roundness);

function withPanesBeside(first: Shape, clean: Clean): Shape[] {
  const group = [first];
  for (const member of group)
    for (const other of panesBeside(member, clean)) if (!group.includes(other)) group.push(other);
  return group;
}

/** The one region that encloses most of the group, if any. */
function holderOf(group: readonly Shape[], byId: ReadonlyMap<number, Shape>): Shape | undefined {
  const own = new Set(group.map(({ id }) => id));
  const around = new Map<number, number>();
  for (const member of group)
    for (const [id, share] of member.neighbours)
      if (!own.has(id)) around.set(id, (around.get(id) ?? 0) + share * outline(member));
  const whole = [...around.values()].reduce((sum, length) => sum + length, 0);
  const [id, length] = [...around].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  return length >= leastWallAround * whole ? byId.get(id) : undefined;
}

/**
 * Certain windows: regions, single or groups of panes, enclosed by one wall. Gaps between windows, shutters
 * and piers border a window on one side.
 */
export function findEnclosedWindows(
  shapes: readonly Shape[],
  isWall: (shape: Shape) => boolean,
): ReadonlySet<number> {
  const byId = new Map(shapes.map((shape) => [shape.id, shape]));
  const clean = cleanShapes(shapes, leastEnclosed);
  const held = new Set<number>();
  for (const shape of clean.values()) {
    if (held.has(shape.id)) continue;
    const group = withPanesBeside(shape, clean);
    const holder = holderOf(group, byId);
    if (holder === undefined || !isWall(holder)) continue;
    const box = boxOf(group);
    // Boxes are in shares of the sheet; a member's aspect gives the conversion to pixels.
    const toPixels = (shape.aspect * (shape.bottom - shape.top)) / (shape.right - shape.left);
    const aspect = (toPixels * (box.right - box.left)) / (box.bottom - box.top);
    if (aspect < aspects.least || aspect > aspects.most) continue;
    if (group.every((member) => liesInside({ ...member, ...box }, holder)))
      for (const { id } of group) held.add(id);
  }
  return held;
}

const boxOf = (group: readonly Shape[]) => ({
  left: Math.min(...group.map(({ left }) => left)),
  right: Math.max(...group.map(({ right }) => right)),
  top: Math.min(...group.map(({ top }) => top)),
  bottom: Math.max(...group.map(({ bottom }) => bottom)),
});
