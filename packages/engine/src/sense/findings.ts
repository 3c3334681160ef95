/** Measurable faults of a photo; the photo coach turns them into sentences. */
import type { Camera, PhotoFinding, SceneKind, Surface } from './analysis.ts';
import type { Evidence } from './evidence.ts';

const tiltedDegrees = 2.5;
const darkLevel = 0.045;
const glareShare = 0.35;
const tinySidePx = 320;
const fewLinesShare = 3;
const leastArea = 0.05;
const unsureBelow = 0.6;
/** Sharp photos have many pixels that differ strongly from their neighbours. */
const sharpShare = 0.0035;
const sharpEdge = 0.06;

interface FaultEvidence {
  readonly kind: SceneKind;
  readonly evidence: Evidence;
  readonly camera: Camera;
  readonly surfaces: readonly Surface[];
  readonly level: number;
  readonly meanCertainty: number;
  readonly size: { widthPx: number; heightPx: number; cropped: boolean };
}

export function findFaults({
  kind,
  evidence,
  camera,
  surfaces,
  level,
  meanCertainty,
  size,
}: FaultEvidence): PhotoFinding[] {
  const { image, gradient, segments } = evidence;
  const pixels = image.width * image.height;
  const findings: PhotoFinding[] = [];
  const area = (name: string) => surfaces.find((surface) => surface.className === name)?.area ?? 0;
  if (Math.min(size.widthPx, size.heightPx) < tinySidePx) findings.push('tiny');
  if (size.cropped) findings.push('letterbox-cropped');
  if (camera.confidence > 0.3 && Math.abs(camera.rollDegrees) > tiltedDegrees) {
    findings.push('tilted');
  }
  if (level < darkLevel) findings.push('dark');
  let glare = 0;
  let sharp = 0;
  for (let i = 0; i < pixels; i++) {
    if (image.lightness[i]! > 0.985) glare++;
    if (gradient.magnitude[i]! > sharpEdge) sharp++;
  }
  if (glare > glareShare * pixels) findings.push('overexposed');
  if (sharp < sharpShare * pixels && level >= darkLevel) findings.push('blurred');
  const lines = segments.reduce((sum, segment) => sum + segment.length, 0);
  if (lines < fewLinesShare * Math.max(image.width, image.height)) findings.push('no-lines');
  if (kind === 'interior') {
    if (area('wall') < leastArea) findings.push('no-wall-in-view');
    if (area('floor') < leastArea / 2) findings.push('no-floor-in-view');
  } else if (area('facade') + area('roof') + area('window') + area('door') < leastArea) {
    findings.push('no-building-in-view');
  }
  if (meanCertainty < unsureBelow) findings.push('unsure');
  return findings;
}
