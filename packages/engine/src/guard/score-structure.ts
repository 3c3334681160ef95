/**
 * THE STRUCTURE GUARD. "It moved my window" is the first complaint about every restyle, so each result, ours
 * or another engine's, is compared with the photo: are its long lines, strong edges and openings still in
 * place, and did it invent an opening?
 *
 * score = 0.45 lines + 0.25 edges + 0.30 openings, in percent; four verdicts veto a picture.
 */
import type { RgbImage } from '../image/image.ts';
import { createRgbImage } from '../image/image.ts';
import { withScratch } from '../ops/scratch-arrays.ts';
import { findLineSegments } from '../sense/camera/line-segments.ts';
import { beyondChance, type IsKept, keptEdges, strongestNear, tolerancePx } from './kept-edges.ts';
import type { OpeningBlob } from './opening-blobs.ts';
import { findOpeningBlobs } from './opening-blobs.ts';
import type { StructurePicture } from './structure-picture.ts';
import { structurePicture, structureSize } from './structure-picture.ts';

export type StructureVerdict =
  | 'kept'
  | 'structure-moved'
  | 'lost-opening'
  | 'invented-opening'
  | 'poor';

export interface StructureScore {
  /** 0..100. */
  readonly score: number;
  /** Recall 0..1 of long lines and of strong edges. */
  readonly lineRecall: number;
  readonly edgeRecall: number;
  /** Recall of the openings' outlines, 0..1; 1 if the photo has none. */
  readonly openingsKept: number;
  /** Share of the frame covered by new openings. */
  readonly openingsInvented: number;
  readonly verdict: StructureVerdict;
  /** Edges kept (light), lost (red) and invented (amber). */
  readonly overlay: RgbImage;
}

const weights = { lines: 0.45, edges: 0.25, openings: 0.3 } as const;
/** A picture below these is refused. */
export const structureBars = {
  score: 60,
  lineRecall: 0.55,
  openingsKept: 0.7,
  openingsInvented: 0.02,
} as const;

const strongEdge = 0.06;
const shortestLine = 0.12;
/** An outline with a smaller share of old edges is new. */
const inventedBelow = 0.4;
/** Share of the outline that must be a distinct edge, which excludes glows and shadows. */
const drawnOutline = 0.6;

const keptColour = [120, 190, 170] as const;
const lostColour = [225, 60, 50] as const;
const inventedColour = [240, 170, 40] as const;

export function scoreStructure(before: RgbImage, after: RgbImage): StructureScore {
  return withScratch(() => compare(before, after));
}

function compare(before: RgbImage, after: RgbImage): StructureScore {
  const { width, height } = structureSize(before);
  const old = structurePicture(before, width, height);
  const now = structurePicture(after, width, height);
  const tolerance = tolerancePx(old);
  const overlay = backdrop(old);
  const isKept = keptEdges(old, now, tolerance);
  const isOld = keptEdges(now, old, tolerance);
  const edgeRecall = recallOfEdges(old, isKept, overlay);
  const lineRecall = recallOfLines(old, isKept, overlay);
  const openings = findOpeningBlobs(old);
  const openingsKept = outlinesKept(openings, old, isKept);
  const invented = findOpeningBlobs(now).filter(
    (blob) =>
      outlineStrength(blob, now) > drawnOutline && outlineShare(blob, now, isOld) < inventedBelow,
  );
  for (const blob of invented) drawBox(overlay, blob);
  const openingsInvented = invented.reduce((sum, blob) => sum + blob.area, 0);
  const score =
    100 *
    (weights.lines * lineRecall + weights.edges * edgeRecall + weights.openings * openingsKept);
  const facts = { score, lineRecall, edgeRecall, openingsKept, openingsInvented };
  return { ...facts, verdict: verdictOf(facts), overlay };
}

function verdictOf(facts: Omit<StructureScore, 'verdict' | 'overlay'>): StructureVerdict {
  if (facts.lineRecall < structureBars.lineRecall) return 'structure-moved';
  if (facts.openingsKept < structureBars.openingsKept) return 'lost-opening';
  if (facts.openingsInvented > structureBars.openingsInvented) return 'invented-opening';
  return facts.score < structureBars.score ? 'poor' : 'kept';
}

function recallOfEdges(old: StructurePicture, isKept: IsKept, overlay: RgbImage): number {
  const chance = new Chance(old, isKept);
  let kept = 0;
  let all = 0;
  for (let y = 0; y < old.height; y++) {
    for (let x = 0; x < old.width; x++) {
      const at = y * old.width + x;
      if (old.gradient.magnitude[at]! < strongEdge) continue;
      all++;
      const isThere = isKept(x, y);
      if (isThere) kept++;
      dot(overlay, x, y, isThere ? keptColour : lostColour);
      if ((all & 3) === 0) chance.visit(x, y);
    }
  }
  return all === 0 ? 1 : beyondChance(kept / all, chance.share());
}

function recallOfLines(old: StructurePicture, isKept: IsKept, overlay: RgbImage): number {
  const shortest = Math.max(old.width, old.height) * shortestLine;
  const chance = new Chance(old, isKept);
  let kept = 0;
  let all = 0;
  for (const line of findLineSegments(old.gradient, old.width, old.height, shortest)) {
    if (line.length < shortest) continue;
    const steps = Math.ceil(line.length);
    for (let step = 0; step <= steps; step++) {
      const at = strongestNear(
        old,
        Math.round(line.x1 + ((line.x2 - line.x1) * step) / steps),
        Math.round(line.y1 + ((line.y2 - line.y1) * step) / steps),
        1,
      );
      if (at < 0) continue;
      const x = at % old.width;
      const y = Math.floor(at / old.width);
      all++;
      if (isKept(x, y)) kept++;
      else dot(overlay, x, y, lostColour);
      if ((step & 3) === 0) chance.visit(x, y);
    }
  }
  return all === 0 ? 1 : beyondChance(kept / all, chance.share());
}

/** Measures chance matches: looks for edges at two far offsets. */
class Chance {
  private found = 0;
  private tried = 0;
  private readonly old: StructurePicture;
  private readonly isKept: IsKept;
  private readonly far: number;

  constructor(old: StructurePicture, isKept: IsKept) {
    this.old = old;
    this.isKept = isKept;
    this.far = Math.round(Math.max(old.width, old.height) * 0.07);
  }

  visit(x: number, y: number): void {
    const { old, far } = this;
    for (let way = -1; way <= 1; way += 2) {
      const dx = way * far;
      const dy = way * (far >> 1);
      if (x + dx < 0 || x + dx >= old.width || y + dy < 0 || y + dy >= old.height) continue;
      this.tried++;
      if (this.isKept(x, y, dx, dy)) this.found++;
    }
  }

  share(): number {
    return this.tried === 0 ? 0 : this.found / this.tried;
  }
}

function visitOutline(
  { x: left, y: top, width, height }: OpeningBlob,
  visit: (x: number, y: number) => void,
): void {
  for (let x = left; x < left + width; x++) {
    visit(x, top);
    visit(x, top + height - 1);
  }
  for (let y = top; y < top + height; y++) {
    visit(left, y);
    visit(left + width - 1, y);
  }
}

function outlineStrength(blob: OpeningBlob, picture: StructurePicture): number {
  let strong = 0;
  let all = 0;
  const visit = (x: number, y: number) => {
    all++;
    const at = strongestNear(picture, x, y, 2);
    if (at >= 0 && picture.gradient.magnitude[at]! > strongEdge) strong++;
  };
  visitOutline(blob, visit);
  return all === 0 ? 0 : strong / all;
}

/** Share of a blob's outline in `of` that is kept. */
function outlineShare(blob: OpeningBlob, of: StructurePicture, isKept: IsKept): number {
  let kept = 0;
  let all = 0;
  const visit = (x: number, y: number) => {
    // The strongest edge near the box's border, since blobs end a little inside their frame.
    const at = strongestNear(of, x, y, 2);
    if (at < 0) return;
    all++;
    if (isKept(at % of.width, Math.floor(at / of.width))) kept++;
  };
  visitOutline(blob, visit);
  return all < 8 ? 1 : kept / all;
}

function outlinesKept(
  blobs: readonly OpeningBlob[],
  old: StructurePicture,
  isKept: IsKept,
): number {
  let kept = 0;
  let area = 0;
  for (const blob of blobs) {
    // A blob whose outline is mostly found counts as fully kept; little remains of a lost one.
    kept += blob.area * Math.min(1, outlineShare(blob, old, isKept) / 0.85);
    area += blob.area;
  }
  return area === 0 ? 1 : kept / area;
}

function backdrop(old: StructurePicture): RgbImage {
  const image = createRgbImage(old.width, old.height);
  for (let at = 0; at < old.lightness.length; at++) {
    image.data.fill(30 + 110 * old.lightness[at]!, at * 3, at * 3 + 3);
  }
  return image;
}

function dot(image: RgbImage, x: number, y: number, colour: readonly [number, number, number]) {
  image.data.set(colour, (y * image.widthPx + x) * 3);
}

function drawBox(image: RgbImage, blob: OpeningBlob) {
  for (let x = blob.x; x < blob.x + blob.width; x++) {
    dot(image, x, blob.y, inventedColour);
    dot(image, x, blob.y + blob.height - 1, inventedColour);
  }
  for (let y = blob.y; y < blob.y + blob.height; y++) {
    dot(image, blob.x, y, inventedColour);
    dot(image, blob.x + blob.width - 1, y, inventedColour);
  }
}
