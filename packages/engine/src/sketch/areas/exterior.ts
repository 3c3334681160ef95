/**
 * Classifies the regions of a building's drawing from the outside in: sky and ground at the paper's border,
 * then large shapes between them (walls, roofs, trees), then what lies inside those (windows, doors). Each
 * step may use the results of the previous ones.
 */
import { cleanEdged, findEnclosedWindows, findPanes } from './panes.ts';
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

export interface ExteriorHints {
  /** The prompt mentions a pool, lake or sea. */
  readonly water: boolean;
}

/** A smaller region enclosed by others may be a gap rather than a thing. */
const pocketShare = 0.008;

export function classifyExterior(
  shapes: readonly Shape[],
  hatched: readonly boolean[],
  hints: ExteriorHints,
): ClassifiedShape[] {
  const parts = new Map<number, SketchPart>();
  const understood = new Map<number, ClassifiedShape>();
  const settle = (result: ClassifiedShape) => {
    parts.set(result.shape.id, result.part);
    understood.set(result.shape.id, result);
  };
  const panes = findPanes(shapes);
  const open = () => shapes.filter((shape) => !understood.has(shape.id));

  for (const shape of shapes) {
    const sky = all(
      Math.max(
        ramp(shape.onTop, 0.08, 0.3),
        all(ramp(shape.onTop, 0, 0.02), ramp(shape.area, 0.01, 0.04)),
      ),
      ramp(shape.centreY, 0.75, 0.6),
    );
    const ground = all(
      Math.max(
        ramp(shape.onBottom, 0.01, 0.1),
        all(ramp(shape.onLeft + shape.onRight, 0.02, 0.1), ramp(shape.aspect, 0.7, 1.2)),
      ),
      ramp(shape.centreY, 0.6, 0.72),
      ramp(shape.top, 0.4, 0.55),
    );
    if (Math.max(sky, ground) > 0.4) settle(decide(shape, { sky, ground }));
  }
  skyPockets(open, parts, settle);

  for (const shape of shapes.filter((s) => parts.get(s.id) === 'ground')) {
    const path = all(
      ramp(shape.onBottom, 0.02, 0.06),
      ramp(shape.onLeft + shape.onRight, 0.04, 0),
      ramp(shape.taper, 0.9, 0.6),
      ramp(shareWith(shape, parts, 'ground'), 0.2, 0.45),
    );
    settle(decide(shape, { path, ground: 0.6 * (1 - path) + 0.25 }));
  }

  for (const shape of open())
    settle(decide(shape, massEvidence(shape, shapes, hatched, parts, hints, panes)));
  const held = findEnclosedWindows(shapes, ({ id }) => parts.get(id) === 'wall');
  for (const shape of shapes) {
    if (parts.get(shape.id) !== 'wall' && parts.get(shape.id) !== 'unsure') continue;
    const opening = openingEvidence(shape, shapes, parts);
    if (held.has(shape.id) || (panes.has(shape.id) && liesInHouse(shape, shapes, parts)))
      settle(decide(shape, { ...opening, window: Math.max(surePane, opening?.window ?? 0) }));
    else if (opening) settle(decide(shape, opening));
    const { part, confidence } = understood.get(shape.id)!;
    // Resemblance isn't enough: a window must be enclosed by a wall.
    if (part === 'window' && !held.has(shape.id)) settle({ shape, part: 'unsure', confidence });
  }
  settleGaps(shapes, parts, settle);
  return shapes.map((shape) => understood.get(shape.id)!);
}

/** Gaps between foliage and adjacent things show the sky above the horizon, the ground below. */
function settleGaps(
  shapes: readonly Shape[],
  parts: ReadonlyMap<number, SketchPart>,
  settle: (result: ClassifiedShape) => void,
): void {
  const horizon = Math.min(
    1,
    ...shapes.filter((s) => parts.get(s.id) === 'ground').map((s) => s.top),
  );
  for (const shape of shapes) {
    if (parts.get(shape.id) !== 'unsure') continue;
    if (shape.onLeft + shape.onRight > 0.2 && shape.centreY < horizon)
      settle({ shape, part: 'sky', confidence: 0.4 });
    if (shape.area > pocketShare) continue;
    const open = shareWith(shape, parts, 'tree', 'sky', 'ground');
    if (open < 0.4) continue;
    settle({ shape, part: shape.centreY < horizon ? 'sky' : 'ground', confidence: 0.4 });
  }
}

/** Small shapes enclosed by sky and foliage or wires are sky, too. */
function skyPockets(
  open: () => Shape[],
  parts: Map<number, SketchPart>,
  settle: (result: ClassifiedShape) => void,
): void {
  for (const shape of open()) {
    const pocket = all(
      ramp(shareWith(shape, parts, 'sky'), 0.6, 0.9),
      ramp(shape.area, 0.003, 0.001),
    );
    if (pocket > 0.3) settle({ shape, part: 'sky', confidence: pocket });
  }
}

function massEvidence(
  shape: Shape,
  shapes: readonly Shape[],
  hatched: readonly boolean[],
  parts: ReadonlyMap<number, SketchPart>,
  hints: ExteriorHints,
  panes: ReadonlySet<number>,
): Partial<Record<SketchPart, number>> {
  const bySky = shareWith(shape, parts, 'sky');
  const byGround = shareWith(shape, parts, 'ground', 'path');
  // Unclassified pockets between a crown and the house are background.
  const pockets = shapes
    .filter((other) => other.area < pocketShare && !parts.has(other.id) && other.fill < 0.85)
    .reduce((sum, other) => sum + (shape.neighbours.get(other.id) ?? 0), 0);
  const byBackdrop = bySky + byGround + pockets;
  const squareness = ramp(Math.abs(Math.log(shape.aspect)), 1, 0.3);
  const organicFill = all(ramp(shape.fill, 0.5, 0.62), ramp(shape.fill, 0.88, 0.8));
  const below = shapes.some(
    (other) =>
      shape.neighbours.has(other.id) &&
      other.centreY > shape.centreY + 0.04 &&
      other.area > 0.01 &&
      parts.get(other.id) !== 'sky',
  );
  // Foliage extends down towards the ground; a high balustrade doesn't.
  const low = ramp(shape.bottom, 0.36, 0.5);
  // Crowns contain no windows.
  const holdsPanes = shapes.some((other) => panes.has(other.id) && liesInside(other, shape));
  const tree =
    (holdsPanes ? 0 : low) *
    Math.max(
      all(
        ramp(byBackdrop, 0.4, 0.62),
        squareness,
        organicFill,
        ramp(shape.roundness, 1, 0.85),
        ramp(shape.area, 0.003, 0.01),
        ramp(shape.taper, 0.45, 0.7),
      ),
      hatched[shape.id]
        ? all(
            0.8,
            ramp(byBackdrop, 0.4, 0.65),
            ramp(shape.area, 0.004, 0.012),
            // Ornament of a facade is sparse; foliage is a mass.
            ramp(shape.fill, 0.3, 0.4),
            ramp(shape.roundness, 0.05, 0.1),
          )
        : 0,
    );
  return {
    sun: all(
      ramp(bySky, 0.85, 0.97),
      squareness,
      ramp(shape.roundness, 0.5, 0.68),
      ramp(shape.area, 0.02, 0.012),
      ramp(shape.centreY, 0.45, 0.35),
    ),
    water: all(
      ramp(byGround, 0.55, 0.8),
      ramp(shape.aspect, 1.2, 2),
      ramp(shape.area, 0.01, 0.03),
      hints.water ? 1 : 0.7,
    ),
    tree,
    trunk: all(
      ramp(byBackdrop, 0.5, 0.75),
      ramp(shape.aspect, 0.8, 0.5),
      ramp(shape.area, 0.004, 0.002),
      ramp(shape.centreY, 0.5, 0.62),
    ),
    roof: all(
      ramp(bySky, 0.12, 0.35),
      below ? 1 : 0.3,
      Math.max(ramp(shape.taper, 0.75, 0.45), ramp(shape.aspect, 4, 7)),
      ramp(shape.area, 0.002, 0.01),
      ramp(shape.centreY, 0.7, 0.55),
    ),
    chimney: all(
      ramp(bySky, 0.25, 0.5),
      ramp(shape.fill, 0.6, 0.8),
      ramp(shape.area, 0.016, 0.01),
      ramp(shape.aspect, 1.1, 0.8),
      ramp(shape.centreY, 0.5, 0.4),
      ramp(byGround, 0.05, 0),
    ),
    wall: all(
      0.75,
      ramp(shape.area, 0.008, 0.03),
      Math.max(ramp(shape.taper, 0.4, 0.62), 0.25),
      ramp(bySky, 0.95, 0.7),
      hatched[shape.id] ? 0.2 : 1,
      // Shapes at the paper's border are behind the house, seen between trunks.
      ramp(shape.onLeft + shape.onRight, 0.4, 0.15),
      1 - 0.5 * tree,
    ),
  };
}

/** Confidence of a pane beside a pane, on a house. */
const surePane = 0.8;

/** Between walls and roofs, and not mostly adjacent to sky or ground. */
function liesInHouse(
  shape: Shape,
  shapes: readonly Shape[],
  parts: ReadonlyMap<number, SketchPart>,
): boolean {
  if (shareWith(shape, parts, 'sky', 'ground', 'path', 'tree') > 0.3) return false;
  return shapes.some((other) => {
    const part = parts.get(other.id);
    return (
      (part === 'wall' || part === 'roof') && other.id !== shape.id && liesInside(shape, other)
    );
  });
}

/** Windows and doors: shapes inside a wall (or a roof), single or in groups of panes. */
function openingEvidence(
  shape: Shape,
  shapes: readonly Shape[],
  parts: ReadonlyMap<number, SketchPart>,
): Partial<Record<SketchPart, number>> | undefined {
  const holder = shapes.find(
    (other) =>
      other.id !== shape.id &&
      (parts.get(other.id) === 'wall' || parts.get(other.id) === 'roof') &&
      liesInside(shape, other) &&
      other.area > 1.6 * shape.area &&
      (shape.neighbours.get(other.id) ?? 0) > 0.25,
  );
  if (!holder) return undefined;
  const held = shapes
    .filter((other) => other === holder || liesInside(other, holder))
    .reduce((sum, other) => sum + (shape.neighbours.get(other.id) ?? 0), 0);
  const enclosed = ramp(held + shareWith(shape, parts, 'ground', 'path'), 0.6, 0.8);
  // A shutter or a porch's bay has a thing on either side; a window is enclosed by its wall.
  const walled = shareWith(shape, parts, 'wall', 'roof', 'window', 'door');
  const onGround = shareWith(shape, parts, 'ground', 'path');
  const regular = all(ramp(shape.fill, 0.55, 0.78), cleanEdged(shape));
  const nearFoot = ramp(holder.bottom - shape.bottom, 0.06, 0.02);
  return {
    door: all(
      enclosed,
      regular,
      ramp(shape.aspect, 1, 0.72),
      Math.max(ramp(onGround, 0.03, 0.12), 0.5 * nearFoot),
    ),
    window: all(
      enclosed,
      regular,
      ramp(shape.area, 0.09, 0.05),
      ramp(shape.area, 0.0004, 0.0012),
      ramp(walled, 0.52, 0.64),
      1 - 0.75 * ramp(onGround, 0.05, 0.15),
    ),
    wall: all(0.5, ramp(shape.area, 0.03, 0.09)),
  };
}
