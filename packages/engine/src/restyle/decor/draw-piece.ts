/** Renders a piece into the layer with four samples per pixel. */
import { ReusableBuffer } from '../../image/reusable-buffer.ts';
import type { Camera } from '../../sense/analysis.ts';
import { type DecorLayer, lightUnit } from './layer.ts';
import {
  type Corner,
  cornerValues,
  fillTriangle,
  type PieceLight,
  type Target,
} from './piece-samples.ts';
import type { Mesh } from './solids.ts';

/** Samples per pixel and axis. */
const samples = 2;

const keptDepth = new ReusableBuffer(Float32Array);
const keptColour = new ReusableBuffer(Float32Array);

/** Renders a piece on top of the layer; call for far pieces first. */
export function drawPiece(
  layer: DecorLayer,
  camera: Camera,
  meshes: readonly Mesh[],
  light: PieceLight,
): void {
  for (let y = layer.freshTop; y <= layer.freshBottom; y++) {
    layer.fresh.fill(0, y * layer.widthPx, (y + 1) * layer.widthPx);
  }
  layer.freshTop = layer.heightPx;
  layer.freshBottom = -1;
  const frame = boundsOf(layer, camera, meshes);
  if (!frame) return;
  const { left, top, width, height } = frame;
  const wide = width * samples;
  const target: Target = {
    width: wide,
    height: height * samples,
    depth: keptDepth.takeCleared(wide * height * samples),
    colour: keptColour.take(wide * height * samples * 3),
  };
  const corners: [Corner, Corner, Corner] = [corner(), corner(), corner()];
  for (const [meshIndex, mesh] of meshes.entries()) {
    const v = mesh.vertices;
    for (let at = 0; at < v.length; at += 3 * cornerValues) {
      let isSeen = true;
      for (let k = 0; k < 3; k++) {
        if (!project(camera, v, at + k * cornerValues, left, top, corners[k]!)) isSeen = false;
      }
      if (isSeen) fillTriangle(target, corners, mesh, meshIndex, at, light);
    }
  }
  resolve(layer, frame, target);
}

const corner = (): Corner => ({ x: 0, y: 0, inverse: 0 });

function project(
  camera: Camera,
  v: readonly number[],
  at: number,
  left: number,
  top: number,
  out: Corner,
): boolean {
  const m = camera.rotation;
  const x = v[at]!;
  const y = v[at + 1]!;
  const z = v[at + 2]!;
  const ahead = m[6]! * x + m[7]! * y + m[8]! * z;
  if (ahead < 0.1) return false;
  const k = camera.focalPx / ahead;
  out.x = (camera.principal.x + (m[0]! * x + m[1]! * y + m[2]! * z) * k - left) * samples;
  out.y = (camera.principal.y + (m[3]! * x + m[4]! * y + m[5]! * z) * k - top) * samples;
  out.inverse = 1 / ahead;
  return true;
}

function boundsOf(layer: DecorLayer, camera: Camera, meshes: readonly Mesh[]) {
  let x0 = Number.POSITIVE_INFINITY;
  let y0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  let y1 = Number.NEGATIVE_INFINITY;
  const spot = corner();
  for (const mesh of meshes) {
    for (let at = 0; at < mesh.vertices.length; at += cornerValues) {
      if (!project(camera, mesh.vertices, at, 0, 0, spot)) continue;
      x0 = Math.min(x0, spot.x / samples);
      x1 = Math.max(x1, spot.x / samples);
      y0 = Math.min(y0, spot.y / samples);
      y1 = Math.max(y1, spot.y / samples);
    }
  }
  const left = Math.max(0, Math.floor(x0));
  const top = Math.max(0, Math.floor(y0));
  const width = Math.min(layer.widthPx, Math.ceil(x1) + 1) - left;
  const height = Math.min(layer.heightPx, Math.ceil(y1) + 1) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

function resolve(
  layer: DecorLayer,
  { left, top, width, height }: NonNullable<ReturnType<typeof boundsOf>>,
  { depth, colour }: Target,
) {
  const wide = width * samples;
  layer.top = Math.min(layer.top, top);
  layer.bottom = Math.max(layer.bottom, top + height - 1);
  layer.freshTop = top;
  layer.freshBottom = top + height - 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let hits = 0;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let j = 0; j < samples; j++) {
        for (let i = 0; i < samples; i++) {
          const at = (y * samples + j) * wide + x * samples + i;
          if (depth[at]! === 0) continue;
          hits++;
          red += colour[at * 3]!;
          green += colour[at * 3 + 1]!;
          blue += colour[at * 3 + 2]!;
        }
      }
      if (hits === 0) continue;
      const index = (top + y) * layer.widthPx + left + x;
      const share = hits / (samples * samples);
      const before = layer.cover[index]! / 255;
      const cover = share + before * (1 - share);
      const mix = share / cover;
      blend(layer.light, index * 3, red / hits, mix);
      blend(layer.light, index * 3 + 1, green / hits, mix);
      blend(layer.light, index * 3 + 2, blue / hits, mix);
      layer.cover[index] = Math.round(cover * 255);
      layer.fresh[index] = 1;
    }
  }
}

function blend(light: Uint16Array, at: number, value: number, mix: number) {
  const old = light[at]!;
  light[at] = old + (Math.min(65535, value * lightUnit) - old) * mix;
}
