/** Analyses a photo: the entry point of this folder. */
import '../compiler.ts';

import type { RgbImage } from '../image/image.ts';
import { withScratch } from '../ops/scratch-arrays.ts';
import {
  type AnalyseOptions,
  type Analysis,
  type Camera,
  classesOf,
  type PixelBox,
  type SceneKind,
  type Segment,
  type Surface,
  type SurfaceClass,
} from './analysis.ts';
import { boxFromCorners } from './box/box-from-corners.ts';
import { faceMap } from './box/box-geometry.ts';
import { type Evidence, gatherEvidence } from './evidence.ts';
import { findFaults } from './findings.ts';
import { applyPointHints } from './hints.ts';
import { removeIslands } from './judges/remove-islands.ts';
import { judgePatches } from './judges/surface-model.ts';
import { paletteOf } from './patches/palette.ts';
import { cropImage, findLetterbox, scaleBox } from './photo/letterbox.ts';
import { describeLight } from './photo/light.ts';
import { createWorkingImage, type WorkingImage } from './photo/working-image.ts';
import { buildingPlaneOf, buildingPlanes } from './surfaces/building-planes.ts';
import { createMattes, type Mattes } from './surfaces/mattes.ts';
import { findOpenings } from './surfaces/openings.ts';
import { protectPlane } from './surfaces/protect-plane.ts';
import { boxLayoutOf, roomPlaneOf, roomPlanes } from './surfaces/scene-planes.ts';
import { luminanceOf, shadingsOf } from './surfaces/shading.ts';
import { openSkyGaps } from './surfaces/sky-gaps.ts';

/** Surfaces that can take a material, and so need their shading. */
const shadedClasses: readonly string[] = [
  'floor',
  'wall',
  'ceiling',
  'facade',
  'roof',
  'ground',
  'door',
];

export function analysePhoto(
  picture: RgbImage,
  kind: SceneKind,
  options: AnalyseOptions = {},
): Analysis {
  return withScratch(() => analyse(picture, kind, options));
}

/** Most intermediate results are scratch arrays; what the analysis keeps must not be. */
function analyse(picture: RgbImage, kind: SceneKind, options: AnalyseOptions): Analysis {
  const step = progress(options);
  const { usual = picture } = options;
  const usualCrop = findLetterbox(usual);
  const crop = usual === picture ? usualCrop : scaleBox(usualCrop, usual, picture);
  const photo = cropImage(picture, crop);
  const { widthPx, heightPx } = photo;
  const image = createWorkingImage(cropImage(usual, usualCrop), photo);
  const seen = gatherEvidence(image, kind, step);
  const evidence = withCorners(seen, crop, options.hints);
  const { patches } = evidence;
  const classes = classesOf[kind];
  const judged = judgePatches(evidence, kind);
  const beliefs = removeIslands(patches, judged, classes.length);
  applyPointHints(options.hints?.points ?? [], kind, crop, evidence, beliefs);
  step('surfaces');
  const mattes = createMattes(photo, image, patches, beliefs, classes.length);
  if (kind === 'exterior') {
    const planeOf = (name: SurfaceClass) => mattes.planes[classes.indexOf(name)]!;
    openSkyGaps(photo, planeOf('sky'), planeOf('vegetation'));
  }
  step('mattes');
  const camera = cameraOf(evidence);
  const space = spaceOf(evidence, camera, mattes, photo);
  const luminance = luminanceOf(image);
  const facts = classes.map((_, index) => measureSurface(mattes, index, image, luminance));
  const shaded = classes.flatMap((name, index) =>
    shadedClasses.includes(name) && facts[index]!.area > 0.002 ? [index] : [],
  );
  const covers = shaded.map((index) => mattes.beliefs[index]!);
  const shadings = shadingsOf(image, luminance, covers);
  const surfaces = classes.map(
    (className, index): Surface => ({
      className,
      matte: mattes.planes[index]!,
      shading: shadings[shaded.indexOf(index)] ?? null,
      ...facts[index]!,
    }),
  );
  step('light');
  const openings = findOpenings({
    kind,
    camera,
    planes: space.planes,
    planeOf: space.planeOf,
    classOf: mattes.classOf,
    certainty: mattes.certainty.data,
    widthPx,
    heightPx,
  });
  const light = describeLight(image, luminance, camera, openings);
  const meanCertainty = mean(mattes.certainty.data, 11);
  const cropped = crop.widthPx !== picture.widthPx || crop.heightPx !== picture.heightPx;
  const size = { widthPx, heightPx, cropped };
  const analysis: Analysis = {
    kind,
    photo,
    crop,
    camera,
    metresBasis: kind === 'interior' ? 'camera-height' : 'facade-height',
    ...space,
    box: space.box && evidence !== seen ? { ...space.box, isSet: true } : space.box,
    surfaces,
    classOf: mattes.classOf,
    certainty: mattes.certainty,
    openings,
    protect: protectPlane(evidence, beliefs, kind, photo),
    segments: segmentsOf(evidence),
    light,
    palette: paletteOf(patches),
    findings: findFaults({
      kind,
      evidence,
      camera,
      surfaces,
      level: light.level,
      meanCertainty,
      size,
    }),
    confidence: meanCertainty * (0.5 + 0.5 * camera.confidence),
  };
  step('done');
  return analysis;
}

/** The evidence with the box set by the user, if any. */
function withCorners(evidence: Evidence, crop: PixelBox, hints: AnalyseOptions['hints']): Evidence {
  if (!hints?.backWall || !evidence.room) return evidence;
  const { image, frame, room } = evidence;
  const box = boxFromCorners(hints.backWall, crop, image, frame);
  if (!box) return evidence;
  const faces = faceMap(frame, box, image.width, image.height);
  return { ...evidence, room: { fitted: { ...room.fitted, box, confidence: 1 }, faces } };
}

const stages = ['lines', 'camera', 'layout', 'patches', 'surfaces', 'mattes', 'light', 'done'];

function progress({ signal, onProgress }: AnalyseOptions): (stage: string) => void {
  signal?.throwIfAborted();
  return (stage) => {
    signal?.throwIfAborted();
    onProgress?.((stages.indexOf(stage) + 1) / stages.length, stage);
  };
}

export function cameraOf({ frame, image }: Pick<Evidence, 'frame' | 'image'>): Camera {
  // one focal length for both directions: the two scales differ by rounding only
  const scale = (image.scaleX + image.scaleY) / 2;
  return {
    focalPx: frame.focal * scale,
    principal: { x: frame.centreX * image.scaleX, y: frame.centreY * image.scaleY },
    rotation: frame.rotation,
    pitchDegrees: frame.pitch,
    rollDegrees: frame.roll,
    yawDegrees: frame.yaw,
    confidence: frame.confidence,
  };
}

function spaceOf(
  evidence: Evidence,
  camera: Camera,
  mattes: Mattes,
  { widthPx, heightPx }: RgbImage,
): Pick<Analysis, 'planes' | 'planeOf' | 'box' | 'building'> {
  const { room } = evidence;
  if (room) {
    const { box, confidence } = room.fitted;
    return {
      planes: roomPlanes(box, confidence),
      planeOf: roomPlaneOf(camera, box, mattes.classOf, widthPx, heightPx),
      box: boxLayoutOf(camera, box, confidence),
      building: null,
    };
  }
  const names = classesOf.exterior;
  const facade = mattes.beliefs[names.indexOf('facade')]!;
  const { planes, building, isSide } = buildingPlanes(evidence, camera, facade);
  const planeOf = buildingPlaneOf({
    camera,
    classOf: mattes.classOf,
    isSide,
    working: evidence.image,
    widthPx,
    heightPx,
    groundClasses: [names.indexOf('ground'), names.indexOf('vegetation')],
    skyClasses: [names.indexOf('sky'), names.indexOf('other')],
  });
  return { planes, planeOf, box: null, building };
}

function measureSurface(
  mattes: Mattes,
  index: number,
  image: WorkingImage,
  luminance: Float32Array,
): Pick<Surface, 'area' | 'confidence' | 'colour' | 'luminance'> {
  const belief = mattes.beliefs[index]!;
  let cover = 0;
  let right = 0;
  let lightness = 0;
  let a = 0;
  let b = 0;
  let light = 0;
  for (let i = 0; i < belief.length; i++) {
    const p = belief[i]!;
    if (p < 0.35) continue;
    const weight = p * p;
    cover += weight;
    right += weight * p;
    lightness += weight * image.lightness[i]!;
    a += weight * image.a[i]!;
    b += weight * image.b[i]!;
    light += weight * luminance[i]!;
  }
  const over = cover > 0 ? 1 / cover : 0;
  return {
    area: mean(mattes.planes[index]!.data, 7),
    confidence: right * over,
    colour: [lightness * over, a * over, b * over],
    luminance: light * over,
  };
}

function segmentsOf({ segments, frame, image }: Evidence): Segment[] {
  return segments.map((segment, index) => ({
    x1: segment.x1 * image.scaleX,
    y1: segment.y1 * image.scaleY,
    x2: segment.x2 * image.scaleX,
    y2: segment.y2 * image.scaleY,
    axis: frame.axes[index]! as Segment['axis'],
  }));
}

function mean(data: Float32Array, step: number): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < data.length; i += step, count++) sum += data[i]!;
  return count > 0 ? sum / count : 0;
}
