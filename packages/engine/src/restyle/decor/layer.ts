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

/** Draws one piece over what is there already; call far pieces first. */
export function drawPiece(
  layer: DecorLayer,
  camera: Camera,
  meshes: readonly Mesh[],
  light: PieceLight,
): void {
  layer.fresh.fill(0);
  layer.freshTop = layer.heightPx;
  layer.freshBottom = -1;
  const frame = boundsOf(layer, camera, meshes);
  if (!frame) return;
  const { left, top, width, height } = frame;
  const wide = width * samples;
  const depth = new Float32Array(wide * height * samples);
  const colour = new Float32Array(wide * height * samples * 3);
  const corners: [Corner, Corner, Corner] = [corner(), corner(), corner()];
  const painted = new Float64Array(3);
  for (const [meshIndex, mesh] of meshes.entries()) {
    const v = mesh.vertices;
    for (let at = 0; at < v.length; at += 27) {
      let isSeen = true;
      for (let k = 0; k < 3; k++) {
        if (!project(camera, v, at + k * 9, left, top, corners[k]!)) isSeen = false;
      }
      if (!isSeen) continue;
      let shaded = -1;
      fill(corners, wide, height * samples, (index, wa, wb, wc, inverse) => {
        if (inverse <= depth[index]!) return;
        depth[index] = inverse;
        // Two samples side by side in one pixel share their shade; its edges still have four.
        const pair = index >> 1;
        if (pair === shaded) {
          colour[index * 3] = colour[index * 3 - 3]!;
          colour[index * 3 + 1] = colour[index * 3 - 2]!;
          colour[index * 3 + 2] = colour[index * 3 - 1]!;
          return;
        }
        shaded = pair;
        // Weights of the corners in space, not on the screen.
        const a = (wa * corners[0].inverse) / inverse;
        const b = (wb * corners[1].inverse) / inverse;
        const c = (wc * corners[2].inverse) / inverse;
        const mixed = (k: number) => v[at + k]! * a + v[at + 9 + k]! * b + v[at + 18 + k]! * c;
        shadeInto(mesh, mixed, light, meshIndex, painted);
        colour[index * 3] = painted[0]!;
        colour[index * 3 + 1] = painted[1]!;
        colour[index * 3 + 2] = painted[2]!;
      });
    }
  }
  resolve(layer, left, top, width, height, depth, colour);
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

/** Visits the samples inside a triangle with the weights of its corners. */
function fill(
  [p, q, r]: readonly [Corner, Corner, Corner],
  width: number,
  height: number,
  visit: (index: number, a: number, b: number, c: number, inverse: number) => void,
) {
  const area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  if (Math.abs(area) < 1e-6) return;
  const x0 = Math.max(0, Math.floor(Math.min(p.x, q.x, r.x)));
  const x1 = Math.min(width - 1, Math.ceil(Math.max(p.x, q.x, r.x)));
  const y0 = Math.max(0, Math.floor(Math.min(p.y, q.y, r.y)));
  const y1 = Math.min(height - 1, Math.ceil(Math.max(p.y, q.y, r.y)));
  for (let y = y0; y <= y1; y++) {
    const py = y + 0.5;
    for (let x = x0; x <= x1; x++) {
      const px = x + 0.5;
      const a = ((q.x - px) * (r.y - py) - (q.y - py) * (r.x - px)) / area;
      const b = ((r.x - px) * (p.y - py) - (r.y - py) * (p.x - px)) / area;
      const c = 1 - a - b;
      if (a < 0 || b < 0 || c < 0) continue;
      visit(y * width + x, a, b, c, a * p.inverse + b * q.inverse + c * r.inverse);
    }
  }
}

function shadeInto(
  mesh: Mesh,
  mixed: (k: number) => number,
  light: PieceLight,
  meshIndex: number,
  out: Float64Array,
) {
  const { finish } = mesh;
  const x = mixed(0);
  const y = mixed(1);
  const z = mixed(2);
  let nx = mixed(3);
  let ny = mixed(4);
  let nz = mixed(5);
  const length = Math.hypot(nx, ny, nz) || 1;
  // Surfaces are seen from outside: a normal that looks away belongs to the back of a thin leaf.
  const facing = nx * x + ny * y + nz * z > 0 ? -1 : 1;
  nx *= facing / length;
  ny *= facing / length;
  nz *= facing / length;
  const [lx, ly, lz] = light.direction;
  const side = nx * lx + ny * ly + nz * lz;
  const wrapped = Math.max(0, 0.5 + 0.5 * side);
  const above = 0.5 - 0.5 * ny;
  const near = Math.min(1, Math.max(0, (light.floorY - y) / 0.4));
  const open = 0.62 + 0.38 * near;
  let strength = (0.3 + 0.3 * above + 0.5 * wrapped * wrapped) * open;
  if (finish.cloth) {
    const grain = hashLattice(Math.round(x * 420), Math.round((y + z) * 420), meshIndex) - 0.5;
    strength *= 1 + finish.cloth * grain;
  }
  const base = out;
  if (finish.paint) finish.paint(mixed(6), mixed(7), base);
  else base.set(finish.colour);
  const level = light.level * strength;
  const glow = finish.glow ?? 0;
  for (let k = 0; k < 3; k++) {
    base[k] = base[k]! * (level * light.tint[k]! + glow);
  }
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
      const sum = [red / hits, green / hits, blue / hits];
      for (let k = 0; k < 3; k++) {
        const old = layer.light[index * 3 + k]!;
        const now = Math.min(65535, sum[k]! * lightUnit);
        layer.light[index * 3 + k] = old + (now - old) * mix;
      }
      layer.cover[index] = Math.round(cover * 255);
      layer.fresh[index] = 1;
    }
  }
}
