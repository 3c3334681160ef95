/** Everything measured on a photo before its surfaces are classified. */
import { type Gradient, levelLineGradient, smoothBinomial } from '../ops/gradient.ts';
import type { Camera, SceneKind } from './analysis.ts';
import { faceMap } from './box/box-geometry.ts';
import { type FittedBox, fitBox } from './box/box-layout.ts';
import { type AxisEdges, axisEdges } from './camera/axis-edges.ts';
import { edgeThreshold, findLineSegments, type LineSegment } from './camera/line-segments.ts';
import { axesOf, findManhattanFrame, type ManhattanFrame } from './camera/manhattan-frame.ts';
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

/** The lines of a photo, shared by all readings of its room. */
export interface PhotoLines {
  readonly gradient: Gradient;
  readonly segments: readonly LineSegment[];
}

export function findLines({ lightness, width, height }: WorkingImage): PhotoLines {
  const smooth = smoothBinomial(lightness, width, height);
  const gradient = levelLineGradient(smooth, width, height, edgeThreshold);
  return { gradient, segments: findLineSegments(gradient, width, height, shortestSegmentPx) };
}

/** Camera and box of a room, assuming this lens. */
export function readRoomLayout(
  image: WorkingImage,
  { gradient, segments }: PhotoLines,
  lens: LensPrior,
): { readonly frame: ManhattanFrame; readonly edges: AxisEdges; readonly fitted: FittedBox } {
  const { width, height } = image;
  const frame = findManhattanFrame(segments, width, height, lens);
  const edges = axisEdges(gradient, segments, frame, width, height);
  return { frame, edges, fitted: fitBox(image, edges, segments, frame) };
}

/** Edges along the axes of a camera that is known, in pixels of the photo. */
export function edgesAlong(
  image: WorkingImage,
  { gradient, segments }: PhotoLines,
  { rotation, focalPx, principal }: Pick<Camera, 'rotation' | 'focalPx' | 'principal'>,
): AxisEdges {
  const { width, height, scaleX, scaleY } = image;
  const projection = {
    focal: (2 * focalPx) / (scaleX + scaleY),
    centreX: principal.x / scaleX,
    centreY: principal.y / scaleY,
    longer: Math.max(width, height),
  };
  const axes = axesOf(segments, rotation, projection);
  return axisEdges(gradient, segments, { ...projection, rotation, axes }, width, height);
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
