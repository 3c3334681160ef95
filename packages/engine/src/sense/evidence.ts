/** Everything measured on a photo before its surfaces are classified. */
import { type Gradient, levelLineGradient, smoothBinomial } from '../ops/gradient.ts';
import type { SceneKind } from './analysis.ts';
import { faceMap } from './box/box-geometry.ts';
import { type FittedBox, fitBox } from './box/box-layout.ts';
import { type AxisEdges, axisEdges } from './camera/axis-edges.ts';
import { edgeThreshold, findLineSegments, type LineSegment } from './camera/line-segments.ts';
import { findManhattanFrame, type ManhattanFrame } from './camera/manhattan-frame.ts';
import type { LensPrior } from './camera/pose-fit.ts';
import { createRegions, type Regions } from './patches/regions.ts';
import { createSuperpixels, type Superpixels } from './patches/superpixels.ts';
import type { WorkingImage } from './photo/working-image.ts';

export interface Evidence {
  readonly kind: SceneKind;
  readonly image: WorkingImage;
  readonly gradient: Gradient;
  readonly segments: readonly LineSegment[];
  readonly frame: ManhattanFrame;
  readonly edges: AxisEdges;
  readonly room: { readonly fitted: FittedBox; readonly faces: Uint8Array } | null;
  readonly patches: Superpixels;
  readonly regions: readonly Regions[];
}

const shortestSegmentPx = 14;

function findLines({ lightness, width, height }: WorkingImage) {
  const smooth = smoothBinomial(lightness, width, height);
  const gradient = levelLineGradient(smooth, width, height, edgeThreshold);
  return { gradient, segments: findLineSegments(gradient, width, height, shortestSegmentPx) };
}

/** Camera and box of a room, assuming this lens. */
export function readRoomLayout(
  image: WorkingImage,
  lens: LensPrior,
): { readonly frame: ManhattanFrame; readonly fitted: FittedBox } {
  const { width, height } = image;
  const { gradient, segments } = findLines(image);
  const frame = findManhattanFrame(segments, width, height, lens);
  const edges = axisEdges(gradient, segments, frame, width, height);
  return { frame, fitted: fitBox(image, edges, segments, frame) };
}

export function gatherEvidence(
  image: WorkingImage,
  kind: SceneKind,
  step: (stage: string) => void = () => {},
): Evidence {
  const { width, height } = image;
  const { gradient, segments } = findLines(image);
  step('lines');
  const frame = findManhattanFrame(segments, width, height);
  step('camera');
  const edges = axisEdges(gradient, segments, frame, width, height);
  let room: Evidence['room'] = null;
  if (kind === 'interior') {
    const fitted = fitBox(image, edges, segments, frame);
    room = { fitted, faces: faceMap(frame, fitted.box, width, height) };
  }
  step('layout');
  const patches = createSuperpixels(image, gradient.magnitude);
  const regions = createRegions(patches);
  step('patches');
  return { kind, image, gradient, segments, frame, edges, room, patches, regions };
}
