/** What is drawn with clean, straight edges, and where such areas stand beside one another as panes do. */
import { ramp } from './parts.ts';
import type { Shape } from './shapes.ts';

/**
 * How clean a rectangle's outline is: about 1.4 for a pane drawn by hand, about 1 for what is left
 * between other things, whose outline wanders. Measured on drawings whose truth is known
 * (`npm run quality:sketch`).
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
/** Panes of one window are alike; perspective makes the farther ones smaller. */
const mostRatio = 1.7;
/** Share of the outline that two panes of a window have in common, bar or frame between them. */
const leastTouch = 0.1;

/** Areas that stand beside one like themselves: the panes of a window. */
export function findPanes(shapes: readonly Shape[]): ReadonlySet<number> {
  const clean = new Map(
    shapes
      .filter(
        (shape) =>
          shape.fill > least.fill &&
          outlineCleanness(shape) > least.cleanness &&
          shape.area > least.area &&
          shape.area < mostArea &&
          shape.onBottom + shape.onLeft + shape.onRight + shape.onTop === 0,
      )
      .map((shape) => [shape.id, shape]),
  );
  const alike = (a: Shape, b: Shape) =>
    Math.max(a.area / b.area, b.area / a.area) < mostRatio &&
    Math.max(a.aspect / b.aspect, b.aspect / a.aspect) < mostRatio;
  const panes = new Set<number>();
  for (const shape of clean.values()) {
    for (const [id, touch] of shape.neighbours) {
      const other = clean.get(id);
      if (other && touch > leastTouch && alike(shape, other)) panes.add(shape.id).add(id);
    }
  }
  return panes;
}
