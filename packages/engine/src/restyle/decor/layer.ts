/** A picture of added things with cover and cast shadow, as large as the photo, drawn by a z-buffer. */
import { hashLattice } from '../../random/random.ts';
import type { Camera, Vector3 } from '../../sense/analysis.ts';
import type { Mesh } from './solids.ts';

export interface DecorLayer {
  readonly widthPx: number;
  readonly heightPx: number;
  /** 0..255 */
  readonly cover: Uint8Array;
  /** Linear light, 8192 = 1. */
  readonly light: Uint16Array;
  /** Share of light left under and beside things, 255 = all. */
  readonly shade: Uint8Array;
  /** Rows that hold anything at all. */
  top: number;
  bottom: number;
  /** 1 where the last piece was drawn. */
  readonly fresh: Uint8Array;
  freshTop: number;
  freshBottom: number;
}

export const lightUnit = 8192;

export function createLayer(widthPx: number, heightPx: number): DecorLayer {
  const size = widthPx * heightPx;
  return {
    widthPx,
    heightPx,
    cover: new Uint8Array(size),
    light: new Uint16Array(size * 3),
    shade: new Uint8Array(size).fill(255),
    top: heightPx,
    bottom: -1,
    fresh: new Uint8Array(size),
    freshTop: heightPx,
    freshBottom: -1,
  };
}

/**
 * What was just drawn flat on a surface lies under everything that stands before it, and in the light
 * the photo shows there. Only pixels drawn since the last call are touched.
 */
export function maskLayer(
  layer: DecorLayer,
  matte: Float32Array,
  shading: Float32Array | null,
): void {
  for (let y = layer.freshTop; y <= layer.freshBottom; y++) {
    for (let x = 0; x < layer.widthPx; x++) {
      const index = y * layer.widthPx + x;
      if (layer.fresh[index] === 0) continue;
      const seen = Math.min(1, Math.max(0, (matte[index]! - 0.25) / 0.5));
      layer.cover[index] = Math.round(layer.cover[index]! * seen);
      if (!shading) continue;
      const light = Math.min(1.4, Math.max(0.45, shading[index]!));
      for (let k = 0; k < 3; k++) {
        layer.light[index * 3 + k] = Math.min(65535, layer.light[index * 3 + k]! * light);
      }
    }
  }
}

/** The light a piece stands in. */
export interface PieceLight {
  /** Luminance of a white surface there, and its colour. */
  readonly level: number;
  readonly tint: readonly [number, number, number];
  /** Points at the light. */
  readonly direction: Vector3;
  /** Height of the floor (world Y), for the darkening near it. */
  readonly floorY: number;
}

interface Corner {
  x: number;
  y: number;
  inverse: number;
}

const samples = 2;

/** Values that a corner carries: place, normal, (u, v) and one unused. */
const cornerValues = 9;

/** Draws one piece over what is there already; call far pieces first. */
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
    depth: new Float32Array(wide * height * samples),
    colour: new Float32Array(wide * height * samples * 3),
  };
  const corners: [Corner, Corner, Corner] = [corner(), corner(), corner()];
  for (const [meshIndex, mesh] of meshes.entries()) {
    const v = mesh.vertices;
    for (let at = 0; at < v.length; at += 3 * cornerValues) {
      let isSeen = true;
      for (let k = 0; k < 3; k++) {
        if (!project(camera, v, at + k * cornerValues, left, top, corners[k]!)) isSeen = false;
      }
      if (isSeen) fill(target, corners, mesh, meshIndex, at, light);
    }
  }
  resolve(layer, left, top, width, height, target.depth, target.colour);
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
    for (let at = 0; at < mesh.vertices.length; at += 9) {
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

/** The samples of one piece: the inverse of their distance, and their light. */
interface Target {
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  readonly colour: Float32Array;
}

const mixed = new Float64Array(cornerValues);
const painted = new Float64Array(3);

/** Fills the samples of a triangle that lie before all that was drawn so far. */
function fill(
  { width, height, depth, colour }: Target,
  [p, q, r]: readonly [Corner, Corner, Corner],
  mesh: Mesh,
  meshIndex: number,
  at: number,
  light: PieceLight,
) {
  const area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  if (Math.abs(area) < 1e-6) return;
  const y0 = Math.max(0, Math.floor(Math.min(p.y, q.y, r.y)));
  const y1 = Math.min(height - 1, Math.ceil(Math.max(p.y, q.y, r.y)));
  const leftmost = Math.max(0, Math.floor(Math.min(p.x, q.x, r.x)));
  const rightmost = Math.min(width - 1, Math.ceil(Math.max(p.x, q.x, r.x)));
  // The weight of each corner grows by this much a sample to the right.
  const aStep = (q.y - r.y) / area;
  const bStep = (r.y - p.y) / area;
  const cStep = -aStep - bStep;
  const v = mesh.vertices;
  for (let y = y0; y <= y1; y++) {
    const py = y + 0.5;
    const aStart = ((q.x - 0.5) * (r.y - py) - (q.y - py) * (r.x - 0.5)) / area;
    const bStart = ((r.x - 0.5) * (p.y - py) - (r.y - py) * (p.x - 0.5)) / area;
    const cStart = 1 - aStart - bStart;
    const x0 = Math.max(
      leftmost,
      spanStart(aStart, aStep),
      spanStart(bStart, bStep),
      spanStart(cStart, cStep),
    );
    const x1 = Math.min(
      rightmost,
      spanEnd(aStart, aStep),
      spanEnd(bStart, bStep),
      spanEnd(cStart, cStep),
    );
    let shaded = -1;
    for (let x = x0; x <= x1; x++) {
      const a = aStart + aStep * x;
      const b = bStart + bStep * x;
      const inverse = a * p.inverse + b * q.inverse + (1 - a - b) * r.inverse;
      const index = y * width + x;
      if (inverse <= depth[index]!) continue;
      depth[index] = inverse;
      // Two samples side by side in one pixel share their shade; its edges still have four.
      const pair = index >> 1;
      if (pair !== shaded) {
        shaded = pair;
        // Weights of the corners in space, not on the screen.
        const wa = (a * p.inverse) / inverse;
        const wb = (b * q.inverse) / inverse;
        const wc = 1 - wa - wb;
        for (let k = 0; k < 8; k++) {
          mixed[k] =
            v[at + k]! * wa + v[at + cornerValues + k]! * wb + v[at + 2 * cornerValues + k]! * wc;
        }
        shade(mesh, light, meshIndex);
      }
      colour[index * 3] = painted[0]!;
      colour[index * 3 + 1] = painted[1]!;
      colour[index * 3 + 2] = painted[2]!;
    }
  }
}

/** First and last sample of a row at which a weight that starts so and grows so is not negative. */
function spanStart(start: number, step: number): number {
  if (step > 0) return Math.ceil(-start / step);
  return step < 0 || start >= 0 ? 0 : Number.POSITIVE_INFINITY;
}
function spanEnd(start: number, step: number): number {
  if (step < 0) return Math.floor(-start / step);
  return step > 0 || start >= 0 ? Number.POSITIVE_INFINITY : -1;
}

/** Leaves in `painted` the light of the place whose values are `mixed`. */
function shade({ finish }: Mesh, light: PieceLight, meshIndex: number) {
  const x = mixed[0]!;
  const y = mixed[1]!;
  const z = mixed[2]!;
  let nx = mixed[3]!;
  let ny = mixed[4]!;
  let nz = mixed[5]!;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  // Surfaces are seen from outside: a normal that looks away belongs to the back of a thin leaf.
  const facing = nx * x + ny * y + nz * z > 0 ? -1 : 1;
  nx *= facing / length;
  ny *= facing / length;
  nz *= facing / length;
  const { direction, tint } = light;
  const side = nx * direction[0] + ny * direction[1] + nz * direction[2];
  const wrapped = Math.max(0, 0.5 + 0.5 * side);
  const above = 0.5 - 0.5 * ny;
  const near = Math.min(1, Math.max(0, (light.floorY - y) / 0.4));
  const open = 0.62 + 0.38 * near;
  let strength = (0.3 + 0.3 * above + 0.5 * wrapped * wrapped) * open;
  if (finish.cloth) {
    const grain = hashLattice(Math.round(x * 420), Math.round((y + z) * 420), meshIndex) - 0.5;
    strength *= 1 + finish.cloth * grain;
  }
  if (finish.paint) finish.paint(mixed[6]!, mixed[7]!, painted);
  else {
    painted[0] = finish.colour[0];
    painted[1] = finish.colour[1];
    painted[2] = finish.colour[2];
  }
  const level = light.level * strength;
  const glow = finish.glow ?? 0;
  painted[0]! *= level * tint[0] + glow;
  painted[1]! *= level * tint[1] + glow;
  painted[2]! *= level * tint[2] + glow;
}

function resolve(
  layer: DecorLayer,
  left: number,
  top: number,
  width: number,
  height: number,
  depth: Float32Array,
  colour: Float32Array,
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
