/** Scales an analysis down for a smaller picture: photo and planes averaged, camera and corners scaled. */
import type { Plane, RgbImage } from '../image/image.ts';
import { createRgbImage } from '../image/image.ts';
import type { Analysis, Quad, WindowDressing } from '../sense/analysis.ts';

/** Never enlarges; from the photo's width on it returns the analysis itself. */
export function scaleAnalysis(analysis: Analysis, widthPx: number): Analysis {
  const from = analysis.photo;
  const width = Math.round(widthPx);
  if (!(width >= 16) || width >= from.widthPx) return analysis;
  const height = Math.max(16, Math.round((from.heightPx * width) / from.widthPx));
  const plane = (p: Plane) => averaged(p, width, height);
  return {
    ...withPlaces(analysis, width / from.widthPx, height / from.heightPx),
    photo: averagedPhoto(from, width, height),
    planeOf: nearest(analysis.planeOf, from, width, height),
    classOf: nearest(analysis.classOf, from, width, height),
    surfaces: analysis.surfaces.map((surface) => ({
      ...surface,
      matte: plane(surface.matte),
    })),
    certainty: plane(analysis.certainty),
    protect: plane(analysis.protect),
  };
}

/** Scales the coordinates of lines and corners, without resampling the pixels. */
export function withPlaces(analysis: Analysis, scale: number, down: number): Analysis {
  const point = (p: { readonly x: number; readonly y: number }) => ({
    x: p.x * scale,
    y: p.y * down,
  });
  const quad = ([a, b, c, d]: Quad): Quad => [point(a), point(b), point(c), point(d)];
  const scaled = ({ glass, ...dressing }: WindowDressing): WindowDressing => ({
    ...dressing,
    corners: quad(dressing.corners),
    ...(glass ? { glass: [glass[0] * scale, glass[1] * scale] } : {}),
  });
  return {
    ...analysis,
    camera: {
      ...analysis.camera,
      focalPx: analysis.camera.focalPx * scale,
      principal: point(analysis.camera.principal),
    },
    openings: analysis.openings.map((opening) => {
      const { corners, dressing } = opening;
      return {
        ...opening,
        corners: quad(corners),
        ...(dressing ? { dressing: scaled(dressing) } : {}),
      };
    }),
    segments: analysis.segments.map((segment) => ({
      x1: segment.x1 * scale,
      y1: segment.y1 * down,
      x2: segment.x2 * scale,
      y2: segment.y2 * down,
      axis: segment.axis,
    })),
  };
}

function averaged(source: Plane, width: number, height: number): Plane {
  const data = new Float32Array(width * height);
  const sx = source.widthPx / width;
  const sy = source.heightPx / height;
  for (let y = 0; y < height; y++) {
    const y0 = Math.floor(y * sy);
    const y1 = Math.max(y0 + 1, Math.floor((y + 1) * sy));
    for (let x = 0; x < width; x++) {
      const x0 = Math.floor(x * sx);
      const x1 = Math.max(x0 + 1, Math.floor((x + 1) * sx));
      let sum = 0;
      for (let j = y0; j < y1; j++) {
        for (let i = x0; i < x1; i++) sum += source.data[j * source.widthPx + i]!;
      }
      data[y * width + x] = sum / ((y1 - y0) * (x1 - x0));
    }
  }
  return { widthPx: width, heightPx: height, data };
}

function averagedPhoto(source: RgbImage, width: number, height: number): RgbImage {
  const image = createRgbImage(width, height);
  const sx = source.widthPx / width;
  const sy = source.heightPx / height;
  for (let y = 0; y < height; y++) {
    const y0 = Math.floor(y * sy);
    const y1 = Math.max(y0 + 1, Math.floor((y + 1) * sy));
    for (let x = 0; x < width; x++) {
      const x0 = Math.floor(x * sx);
      const x1 = Math.max(x0 + 1, Math.floor((x + 1) * sx));
      const share = 1 / ((y1 - y0) * (x1 - x0));
      for (let k = 0; k < 3; k++) {
        let sum = 0;
        for (let j = y0; j < y1; j++) {
          for (let i = x0; i < x1; i++) sum += source.data[(j * source.widthPx + i) * 3 + k]!;
        }
        image.data[(y * width + x) * 3 + k] = sum * share;
      }
    }
  }
  return image;
}

function nearest(
  source: Uint8Array,
  from: { readonly widthPx: number; readonly heightPx: number },
  width: number,
  height: number,
): Uint8Array {
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * from.heightPx) / height) * from.widthPx;
    for (let x = 0; x < width; x++) {
      out[y * width + x] = source[row + Math.floor(((x + 0.5) * from.widthPx) / width)]!;
    }
  }
  return out;
}
