/**
 * Classifies the regions of a room's drawing: ceiling and floor touch the paper's top and bottom, walls are
 * between them; windows and pictures are on walls, rugs on the floor, the rest is furniture. Many room
 * sketches have no floor line; then the background is wall.
 */
import {
  all,
  type ClassifiedShape,
  decide,
  liesInside,
  ramp,
  type SketchPart,
  shareWith,
} from './parts.ts';
import type { Shape } from './shapes.ts';

export function classifyInterior(shapes: readonly Shape[]): ClassifiedShape[] {
  const parts = new Map<number, SketchPart>();
  const understood = new Map<number, ClassifiedShape>();
  const settle = (result: ClassifiedShape) => {
    parts.set(result.shape.id, result.part);
    understood.set(result.shape.id, result);
  };

  for (const shape of shapes) {
    const evidence = shellEvidence(shape, shapes);
    const best = Math.max(...Object.values(evidence));
    if (best > 0.35) settle(decide(shape, evidence));
  }
  for (const shape of shapes) {
    if (!understood.has(shape.id)) settle(decide(shape, contentEvidence(shape, shapes, parts)));
  }
  return shapes.map((shape) => understood.get(shape.id)!);
}

function shellEvidence(shape: Shape, shapes: readonly Shape[]) {
  const onSide = Math.max(shape.onLeft, shape.onRight);
  const large = ramp(shape.area, 0.05, 0.12);
  const ceilingAbove = shapes.some(
    (other) => other.onTop > 0.4 && other.centreY < shape.centreY && shape.neighbours.has(other.id),
  );
  return {
    ceiling: all(
      ramp(shape.onTop, 0.15, 0.4),
      ramp(shape.centreY, 0.4, 0.25),
      ramp(shape.aspect, 1.5, 2.6),
    ),
    floor: all(ramp(shape.onBottom, 0.1, 0.35), ramp(shape.centreY, 0.55, 0.72)),
    wall: Math.max(
      all(ramp(onSide, 0.2, 0.45), ramp(shape.centreY, 0.8, 0.65)),
      all(
        large,
        ramp(shape.centreY, 0.62, 0.5),
        ramp(shape.bottom, 0.3, 0.45),
        ceilingAbove || shape.onTop > 0.05 ? 1 : 0.3,
      ),
    ),
  };
}

/** Panes of one window have similar sizes, even in perspective; two adjacent pictures rarely do. */
const mostPaneRatio = 1.4;

function contentEvidence(
  shape: Shape,
  shapes: readonly Shape[],
  parts: ReadonlyMap<number, SketchPart>,
): Partial<Record<SketchPart, number>> {
  const byWall = shareWith(shape, parts, 'wall');
  const byFloor = shareWith(shape, parts, 'floor');
  const wall = shapes.find((other) => parts.get(other.id) === 'wall' && liesInside(shape, other));
  const onSideWall = wall ? Math.max(wall.onLeft, wall.onRight) > 0.3 : false;
  const paneBeside = shapes.some(
    (other) =>
      (shape.neighbours.get(other.id) ?? 0) > 0.1 &&
      Math.max(other.area / shape.area, shape.area / other.area) < mostPaneRatio &&
      (!parts.has(other.id) || parts.get(other.id) === 'window') &&
      Math.abs(other.centreY - shape.centreY) < 0.12,
  );
  const upright = ramp(shape.fill, 0.7, 0.84);
  const framed = all(
    wall ? 1 : 0.2,
    upright,
    ramp(shape.centreY, 0.72, 0.55),
    ramp(byWall, 0.35, 0.55),
    ramp(shape.area, 0.001, 0.004),
  );
  return {
    // On a side wall a single frame is ambiguous.
    window: all(framed, paneBeside ? 1 : 0.2),
    picture: all(
      framed,
      paneBeside ? 0.2 : onSideWall ? 0.15 : 0.9,
      ramp(shape.centreY, 0.6, 0.45),
    ),
    rug: all(ramp(byFloor, 0.5, 0.8), ramp(shape.aspect, 1.6, 2.4), ramp(shape.centreY, 0.7, 0.78)),
    lamp: all(
      ramp(byWall, 0.7, 0.9),
      ramp(shape.taper, 0.85, 0.6),
      ramp(shape.area, 0.015, 0.008),
      ramp(shape.centreY, 0.65, 0.5),
    ),
    furniture: all(
      ramp(shape.centreY, 0.38, 0.55),
      ramp(shape.area, 0.0008, 0.004),
      1 - 0.85 * ramp(byFloor, 0.7, 0.9) * ramp(shape.aspect, 1.6, 2.4),
    ),
  };
}
