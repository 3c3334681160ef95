/** Shades a pixel once if its four samples agree, else once per distinct part. */
import type { TriangleSoup } from '../../scene-model.ts';
import type { Camera } from '../camera/camera.ts';
import type { Bevels } from '../finer/bevels.ts';
import { noSunValue } from '../light/sun-mask.ts';
import type { PaneStrips } from '../raster/pane-strips.ts';
import { aimRay, primaryHit } from '../raster/primary-hit.ts';
import { rotatedGrid, samplesPerPixel, type VisibilityBuffer } from '../raster/rasterize.ts';
import type { PreparedMaterial } from '../surface/prepared-material.ts';
import { Hit } from '../surface/surface-point.ts';
import type { CutOutBuffers, PictureBuffers } from './picture-buffers.ts';
import { PicturePoint } from './picture-point.ts';
import type { Shader } from './shade.ts';

type Seen = VisibilityBuffer & { readonly triangles: Int32Array };

interface ShadeInput {
  readonly soup: TriangleSoup;
  readonly materials: readonly PreparedMaterial[];
  readonly camera: Camera;
  readonly visible: Seen;
  readonly panes: PaneStrips | undefined;
  readonly sunMask: Float32Array | undefined;
  readonly contactShade: Float32Array | undefined;
  readonly shader: Shader;
  /** One shading per pixel, for small previews. */
  readonly isQuick: boolean;
  /** Clamp for samples of mixed pixels. */
  readonly brightestSample: number;
  /** Level of white: brighter samples of a mixed cut-out pixel count less, or its edges are stepped when developed. */
  readonly whiteLevel?: number | undefined;
  readonly buffers: PictureBuffers;
  readonly cutOut?: CutOutBuffers | undefined;
  /** Bevels edges, for finer pictures. */
  readonly bevels?: Bevels | undefined;
  /** 1 for pixels to shade; the others keep their values. */
  readonly wanted?: Uint8Array | undefined;
}

/** A face in a slit is seen at the first sample of a few pixels only. */
const contactReachPx = 5;

const besides = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/** Returns the number of shaded points. */
export function shadePicture({
  soup,
  materials,
  camera,
  visible,
  panes,
  sunMask,
  contactShade,
  shader,
  isQuick,
  brightestSample,
  whiteLevel,
  buffers,
  cutOut,
  bevels,
  wanted,
}: ShadeInput): number {
  const { widthPx, heightPx, triangles, inverseDepth } = visible;
  const { radiance, ids, depth } = buffers;
  const view = { soup, camera };
  const hit = new Hit();
  const across = new Hit();
  const point = new PicturePoint();
  const colour = new Float64Array(3);
  /** Sum of a pixel's cut-out samples. */
  const mixed = new Float64Array(3);
  let shaded = 0;
  const film = cutOut?.film;
  const glassy = new Float64Array(6);
  /** Whether the last sample is behind a film. */
  let isFilmed = false;
  /** First sample of the current strip of glass. */
  let glassFrom = 0;

  /** Whether one shading serves both samples: the same face, or coplanar with the same material. */
  const alike = (a: number, b: number): boolean => {
    const first = triangles[a]!;
    const second = triangles[b]!;
    // reflections have edges that its own faces lack
    if (first >= 0 && materials[soup.materials[first]!]!.surface === 'mirror') return false;
    if (first === second) return true;
    if (first < 0 || second < 0) return false;
    if (soup.materials[first] !== soup.materials[second]) return false;
    if (materials[soup.materials[first]!]!.isFoliage) return false;
    if (soup.objects[first] !== soup.objects[second]) return false;
    const depthA = inverseDepth[a]!;
    if (Math.abs(depthA - inverseDepth[b]!) > 0.02 * depthA) return false;
    const { normals } = soup;
    const facing =
      normals[first * 9]! * normals[second * 9]! +
      normals[first * 9 + 1]! * normals[second * 9 + 1]! +
      normals[first * 9 + 2]! * normals[second * 9 + 2]!;
    return facing > 0.95;
  };
  const samePane = (a: number, b: number): boolean => {
    if (!panes) return true;
    const first = panes.triangles[a - glassFrom]!;
    const second = panes.triangles[b - glassFrom]!;
    if (first === second) return true;
    return first >= 0 && second >= 0 && soup.objects[first] === soup.objects[second];
  };

  /** The other side of an edge of the same object in a mixed pixel. */
  const besideOf = (at: number, from: number): number => {
    const first = triangles[at]!;
    if (first < 0) return -1;
    for (let other = from; other < from + samplesPerPixel; other++) {
      const second = triangles[other]!;
      if (second < 0 || second === first) continue;
      if (soup.objects[first] !== soup.objects[second] || alike(at, other)) continue;
      if (Math.abs(inverseDepth[at]! - inverseDepth[other]!) < 0.02 * inverseDepth[at]!)
        return other;
    }
    return -1;
  };
  const bend = (beside: number, depth: number): boolean => {
    const sample = beside % samplesPerPixel;
    const pixel = (beside - sample) / samplesPerPixel;
    const column = pixel % widthPx;
    const x = column + 0.5 + rotatedGrid.x[sample]!;
    const y = (pixel - column) / widthPx + 0.5 + rotatedGrid.y[sample]!;
    primaryHit(view, x, y, inverseDepth[beside]!, triangles[beside]!, across);
    return bevels!.bend(hit, depth, triangles[beside]!, across.x, across.y, across.z);
  };

  /**
   * Shades a sample at `point`.
   * @param w inverse of the point's depth
   */
  const shadeSample = (at: number, w: number, beside: number): void => {
    shaded++;
    const { px, py } = point;
    const triangle = triangles[at]!;
    if (triangle < 0) {
      aimRay(camera, px, py, hit);
      shader.sky(hit, colour);
    } else {
      primaryHit(view, px, py, w, triangle, hit);
      point.depth = 1 / w;
      const isEdge = beside >= 0 && bend(beside, point.depth);
      shader.opaque(hit, point, colour);
      if (isEdge) bevels!.glint(hit, colour);
    }
    isFilmed = false;
    const pane = panes ? panes.triangles[at - glassFrom]! : -1;
    if (pane >= 0 && panes!.inverseDepth[at - glassFrom]! > inverseDepth[at]!) {
      primaryHit(view, px, py, panes!.inverseDepth[at - glassFrom]!, pane, hit);
      isFilmed = film?.isIn[soup.objects[pane]!] === 1;
      if (isFilmed) shader.film(hit, glassy);
      else shader.pane(hit, colour);
    }
  };

  /** The shade belongs to a pixel's first sample; other samples take it from neighbours of the same face. */
  const contactOf = (at: number, sample: number, x: number, y: number): number => {
    const pixel = y * widthPx + x;
    if (sample === 0) return contactShade![pixel]!;
    if (!bevels) return 1;
    for (let away = 1; away <= contactReachPx; away++) {
      for (const [dx, dy] of besides) {
        const [u, v] = [x + dx * away, y + dy * away];
        if (u < 0 || u >= widthPx || v < 0 || v >= heightPx) continue;
        const other = v * widthPx + u;
        if (alike(at + sample, other * samplesPerPixel)) return contactShade![other]!;
      }
    }
    return 1;
  };

  const hasPaneAt = (at: number): boolean => {
    const pane = panes ? panes.triangles[at - glassFrom]! : -1;
    if (pane < 0 || film?.isIn[soup.objects[pane]!] === 1) return false;
    return panes!.inverseDepth[at - glassFrom]! > inverseDepth[at]!;
  };

  const objectAt = (at: number): number => {
    const triangle = hasPaneAt(at) ? panes!.triangles[at - glassFrom]! : triangles[at]!;
    return triangle < 0 ? 0 : soup.objects[triangle]!;
  };

  for (let y = 0; y < heightPx; y++) {
    if (panes) {
      panes.hold(y);
      glassFrom = panes.firstSample;
    }
    for (let x = 0; x < widthPx; x++) {
      const pixel = y * widthPx + x;
      if (wanted && wanted[pixel] === 0) continue;
      const at = pixel * samplesPerPixel;
      let red = 0;
      let green = 0;
      let blue = 0;
      let done = 0;
      let covered = 0;
      let counted = 0;
      mixed.fill(0);
      let largest = 0;
      let largestAt = at;
      for (let sample = 0; sample < samplesPerPixel; sample++) {
        if (done & (1 << sample)) continue;
        let count = 0;
        let offsetX = 0;
        let offsetY = 0;
        let w = 0;
        for (let other = sample; other < samplesPerPixel; other++) {
          if (done & (1 << other)) continue;
          if (other !== sample && !isQuick) {
            if (!alike(at + sample, at + other) || !samePane(at + sample, at + other)) continue;
          }
          done |= 1 << other;
          count++;
          offsetX += rotatedGrid.x[other]!;
          offsetY += rotatedGrid.y[other]!;
          w += inverseDepth[at + (isQuick ? sample : other)]!;
        }
        if (count > largest) {
          largest = count;
          largestAt = at + sample;
        }
        // The mask belongs to the surface of the pixel's first sample.
        const sunlight = sample === 0 && sunMask ? sunMask[pixel]! : noSunValue;
        point.px = x + 0.5 + offsetX / count;
        point.py = y + 0.5 + offsetY / count;
        point.sunlight = sunlight;
        point.contact = contactShade ? contactOf(at, sample, x, y) : 1;
        const beside = bevels && count < samplesPerPixel ? besideOf(at + sample, at) : -1;
        shadeSample(at + sample, w / count, beside);
        const share = count / samplesPerPixel;
        if (film && isFilmed) {
          for (let c = 0; c < 3; c++) {
            film.taken[pixel * 3 + c]! += share * (1 - glassy[c]!);
            film.added[pixel * 3 + c]! += share * Math.min(brightestSample, glassy[3 + c]!);
          }
        }
        if (cutOut && cutOut.isIn[objectAt(at + sample)] === 1) {
          const brightest = Math.max(colour[0]!, colour[1]!, colour[2]!);
          // weights of Karis (2013)
          const counts = whiteLevel === undefined ? share : share / (1 + brightest / whiteLevel);
          covered += share;
          counted += counts;
          for (let channel = 0; channel < 3; channel++)
            mixed[channel]! += Math.min(brightestSample, colour[channel]!) * counts;
        } else if (cutOut && sunlight > 0) cutOut.sun[pixel]! += sunlight * share;
        if (count === samplesPerPixel) {
          red = colour[0]!;
          green = colour[1]!;
          blue = colour[2]!;
        } else {
          red += Math.min(brightestSample, colour[0]!) * share;
          green += Math.min(brightestSample, colour[1]!) * share;
          blue += Math.min(brightestSample, colour[2]!) * share;
        }
      }
      if (cutOut && covered > 0) {
        cutOut.coverage[pixel]! += covered;
        for (let channel = 0; channel < 3; channel++)
          cutOut.radiance[pixel * 3 + channel]! += (mixed[channel]! * covered) / counted;
      }
      radiance[pixel * 3] = red;
      radiance[pixel * 3 + 1] = green;
      radiance[pixel * 3 + 2] = blue;
      const triangle = triangles[largestAt]!;
      const isPane = hasPaneAt(largestAt);
      const pane = isPane ? panes!.triangles[largestAt - glassFrom]! : -1;
      const glass = isPane ? panes!.inverseDepth[largestAt - glassFrom]! : 0;
      ids[pixel] = isPane ? soup.objects[pane]! : triangle < 0 ? 0 : soup.objects[triangle]!;
      buffers.triangles[pixel] = isPane ? pane : triangle;
      const nearest = isPane ? glass : inverseDepth[largestAt]!;
      depth[pixel] = nearest > 0 ? 1 / nearest : Infinity;
    }
  }
  return shaded;
}
