/** An analysis as a colour-coded picture of classes, and as plain facts. */
import { createRgbImage, type RgbImage } from '../image/image.ts';
import { type Analysis, classesOf, type SurfaceClass } from './analysis.ts';

export const surfaceColours: Readonly<Record<SurfaceClass, readonly [number, number, number]>> = {
  floor: [60, 200, 80],
  wall: [230, 80, 80],
  ceiling: [80, 90, 230],
  window: [250, 210, 60],
  door: [200, 120, 240],
  object: [90, 90, 90],
  sky: [110, 180, 250],
  facade: [230, 120, 60],
  roof: [170, 50, 120],
  vegetation: [40, 140, 50],
  ground: [150, 140, 120],
  other: [60, 60, 60],
};

/** In the given picture's size; letterbox bars take the class of the adjacent pixel. */
export function surfacesImage(
  { kind, classOf, crop }: Pick<Analysis, 'kind' | 'classOf' | 'crop'>,
  widthPx: number,
  heightPx: number,
): RgbImage {
  const colours = classesOf[kind].map((name) => surfaceColours[name]);
  const image = createRgbImage(widthPx, heightPx);
  for (let y = 0; y < heightPx; y++) {
    const row = Math.max(0, Math.min(crop.heightPx - 1, y - crop.y)) * crop.widthPx;
    for (let x = 0; x < widthPx; x++) {
      const column = Math.max(0, Math.min(crop.widthPx - 1, x - crop.x));
      image.data.set(colours[classOf[row + column]!]!, 3 * (y * widthPx + x));
    }
  }
  return image;
}

export function factsOf(analysis: Analysis) {
  const { kind, camera, box, building, light, palette, findings, confidence } = analysis;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    kind,
    surfaces: Object.fromEntries(classesOf[kind].map((name) => [name, surfaceColours[name]])),
    shares: Object.fromEntries(analysis.surfaces.map((s) => [s.className, round(s.area)])),
    trust: Object.fromEntries(analysis.surfaces.map((s) => [s.className, round(s.confidence)])),
    camera: {
      focalPx: round(camera.focalPx),
      pitchDegrees: round(camera.pitchDegrees),
      rollDegrees: round(camera.rollDegrees),
      yawDegrees: round(camera.yawDegrees),
      confidence: round(camera.confidence),
    },
    box,
    building,
    openings: analysis.openings,
    light,
    palette,
    findings,
    confidence: round(confidence),
  };
}
