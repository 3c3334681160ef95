/**
 * Rasterises triangles into a buffer with four samples per pixel, tested at once. Coverage uses distances in
 * pixels to the three edges, which stays precise for triangles that extend far beyond the picture; depth is 1
 * / distance (perspective) or a decreasing number (parallel).
 */

/**
 * The view, written before a call: position, right, up, forward (3 x f64 each), focal length, centre x, y,
 * near plane.
 */
const view: usize = 2048;
/** Two f32x4: sample positions relative to the pixel's centre. */
const offsets: usize = 2176;
/** Scratch: three vertices in camera space and up to four clipped ones, 3 x f64 each. */
const corners: usize = 2304;
const clipped: usize = 2432;

let target: usize = 0;
let owners: usize = 0;
let width: i32 = 0;
let height: i32 = 0;
let atlas: usize = 0;

export function setTarget(
  depthAt: usize,
  ownersAt: usize,
  widthPx: i32,
  heightPx: i32,
  atlasAt: usize,
): void {
  target = depthAt;
  owners = ownersAt;
  width = widthPx;
  height = heightPx;
  atlas = atlasAt;
}

function fill(
  x0: f64,
  y0: f64,
  w0: f64,
  x1: f64,
  y1: f64,
  w1: f64,
  x2: f64,
  y2: f64,
  w2: f64,
  owner: i32,
  mask: i32,
): void {
  const minX = min(x0, min(x1, x2));
  const maxX = max(x0, max(x1, x2));
  const minY = min(y0, min(y1, y2));
  const maxY = max(y0, max(y1, y2));
  if (maxX < 0 || maxY < 0 || minX >= <f64>width || minY >= <f64>height) return;
  const left = <i32>max(0, floor(minX));
  const right = <i32>min(<f64>(width - 1), floor(maxX));
  const top = <i32>max(0, floor(minY));
  const bottom = <i32>min(<f64>(height - 1), floor(maxY));
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  if (area === 0) return;
  const side: f64 = area < 0 ? -1 : 1;
  const inverse = 1 / area;
  // Barycentric weights 0 and 1 and the depth are linear in screen space.
  const aX = (y1 - y2) * inverse;
  const aY = (x2 - x1) * inverse;
  const bX = (y2 - y0) * inverse;
  const bY = (x0 - x2) * inverse;
  const wX = aX * (w0 - w2) + bX * (w1 - w2);
  const wY = aY * (w0 - w2) + bY * (w1 - w2);
  // Edge functions: gradient of unit length, positive inside.
  const s0 = side / sqrt((y1 - y2) * (y1 - y2) + (x2 - x1) * (x2 - x1));
  const s1 = side / sqrt((y2 - y0) * (y2 - y0) + (x0 - x2) * (x0 - x2));
  const s2 = side / sqrt((y0 - y1) * (y0 - y1) + (x1 - x0) * (x1 - x0));
  const e0X = (y1 - y2) * s0;
  const e0Y = (x2 - x1) * s0;
  const e1X = (y2 - y0) * s1;
  const e1Y = (x0 - x2) * s1;
  const e2X = (y0 - y1) * s2;
  const e2Y = (x1 - x0) * s2;
  const ox = v128.load(offsets);
  const oy = v128.load(offsets, 16);
  const o0 = f32x4.add(f32x4.mul(ox, f32x4.splat(<f32>e0X)), f32x4.mul(oy, f32x4.splat(<f32>e0Y)));
  const o1 = f32x4.add(f32x4.mul(ox, f32x4.splat(<f32>e1X)), f32x4.mul(oy, f32x4.splat(<f32>e1Y)));
  const o2 = f32x4.add(f32x4.mul(ox, f32x4.splat(<f32>e2X)), f32x4.mul(oy, f32x4.splat(<f32>e2Y)));
  const oW = f32x4.add(f32x4.mul(ox, f32x4.splat(<f32>wX)), f32x4.mul(oy, f32x4.splat(<f32>wY)));
  const oA = f32x4.add(f32x4.mul(ox, f32x4.splat(<f32>aX)), f32x4.mul(oy, f32x4.splat(<f32>aY)));
  const oB = f32x4.add(f32x4.mul(ox, f32x4.splat(<f32>bX)), f32x4.mul(oy, f32x4.splat(<f32>bY)));
  const step0 = f32x4.splat(<f32>e0X);
  const step1 = f32x4.splat(<f32>e1X);
  const step2 = f32x4.splat(<f32>e2X);
  const stepW = f32x4.splat(<f32>wX);
  const zero = f32x4.splat(0);
  const ownerLanes = i32x4.splat(owner);
  for (let y = top; y <= bottom; y++) {
    const py = <f64>y + 0.5;
    let first = left;
    let last = right;
    if (right - left > 6) {
      // Range of the row inside the triangle, with half a pixel of margin.
      const d0 = (0.5 - x1) * e0X + (py - y1) * e0Y + 0.75;
      const d1 = (0.5 - x2) * e1X + (py - y2) * e1Y + 0.75;
      const d2 = (0.5 - x0) * e2X + (py - y0) * e2Y + 0.75;
      if (e0X > 1e-9) first = max(first, <i32>min(1e6, max(-1e6, floor(-d0 / e0X))));
      else if (e0X < -1e-9) last = min(last, <i32>min(1e6, max(-1e6, ceil(-d0 / e0X))));
      else if (d0 < 0) continue;
      if (e1X > 1e-9) first = max(first, <i32>min(1e6, max(-1e6, floor(-d1 / e1X))));
      else if (e1X < -1e-9) last = min(last, <i32>min(1e6, max(-1e6, ceil(-d1 / e1X))));
      else if (d1 < 0) continue;
      if (e2X > 1e-9) first = max(first, <i32>min(1e6, max(-1e6, floor(-d2 / e2X))));
      else if (e2X < -1e-9) last = min(last, <i32>min(1e6, max(-1e6, ceil(-d2 / e2X))));
      else if (d2 < 0) continue;
      if (first > last) continue;
    }
    const px = <f64>first + 0.5;
    const a = (px - x1) * aX + (py - y1) * aY;
    const b = (px - x2) * bX + (py - y2) * bY;
    let d0 = f32x4.add(o0, f32x4.splat(<f32>((px - x1) * e0X + (py - y1) * e0Y)));
    let d1 = f32x4.add(o1, f32x4.splat(<f32>((px - x2) * e1X + (py - y2) * e1Y)));
    let d2 = f32x4.add(o2, f32x4.splat(<f32>((px - x0) * e2X + (py - y0) * e2Y)));
    let w = f32x4.add(oW, f32x4.splat(<f32>(w2 + a * (w0 - w2) + b * (w1 - w2))));
    let at = target + ((<usize>(y * width + first)) << 4);
    const toOwners = owners - target;
    for (let x = first; x <= last; x++) {
      let hit = v128.and(
        v128.and(f32x4.ge(d0, zero), f32x4.ge(d1, zero)),
        v128.and(f32x4.ge(d2, zero), f32x4.gt(w, v128.load(at))),
      );
      if (v128.any_true(hit)) {
        if (mask >= 0) {
          const along = <f64>(x - first);
          hit = cutOut(hit, <f32>(a + along * aX), <f32>(b + along * bX), oA, oB, mask);
        }
        v128.store(at, v128.bitselect(w, v128.load(at), hit));
        if (owners)
          v128.store(at + toOwners, v128.bitselect(ownerLanes, v128.load(at + toOwners), hit));
      }
      d0 = f32x4.add(d0, step0);
      d1 = f32x4.add(d1, step1);
      d2 = f32x4.add(d2, step2);
      w = f32x4.add(w, stepW);
      at += 16;
    }
  }
}

/** Removes samples in the gaps between a cluster's leaves; a and b at the pixel's centre. */
function cutOut(hit: v128, a: f32, b: f32, oA: v128, oB: v128, mask: i32): v128 {
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const size = f32x4.splat(63.9);
  const wa = f32x4.pmin(one, f32x4.pmax(zero, f32x4.add(f32x4.splat(a), oA)));
  const wb = f32x4.pmin(one, f32x4.pmax(zero, f32x4.add(f32x4.splat(b), oB)));
  const rows = i32x4.shl(i32x4.trunc_sat_f32x4_s(f32x4.mul(wa, size)), 6);
  const cells = i32x4.add(rows, i32x4.trunc_sat_f32x4_s(f32x4.mul(wb, size)));
  const from = atlas + <usize>mask;
  let kept = i32x4.splat(<i32>load<u8>(from + <usize>i32x4.extract_lane(cells, 0)));
  kept = i32x4.replace_lane(kept, 1, <i32>load<u8>(from + <usize>i32x4.extract_lane(cells, 1)));
  kept = i32x4.replace_lane(kept, 2, <i32>load<u8>(from + <usize>i32x4.extract_lane(cells, 2)));
  kept = i32x4.replace_lane(kept, 3, <i32>load<u8>(from + <usize>i32x4.extract_lane(cells, 3)));
  return v128.and(hit, i32x4.ne(kept, i32x4.splat(0)));
}

function corner(at: usize, axis: usize): f64 {
  return load<f64>(at + (axis << 3));
}

function fillPerspective(a: usize, b: usize, c: usize, owner: i32, mask: i32): void {
  const focal = load<f64>(view + 96);
  const centreX = load<f64>(view + 104);
  const centreY = load<f64>(view + 112);
  const wa = 1 / corner(a, 2);
  const wb = 1 / corner(b, 2);
  const wc = 1 / corner(c, 2);
  fill(
    centreX + focal * corner(a, 0) * wa,
    centreY - focal * corner(a, 1) * wa,
    wa,
    centreX + focal * corner(b, 0) * wb,
    centreY - focal * corner(b, 1) * wb,
    wb,
    centreX + focal * corner(c, 0) * wc,
    centreY - focal * corner(c, 1) * wc,
    wc,
    owner,
    mask,
  );
}

function cutNear(near: f64): i32 {
  let count: i32 = 0;
  for (let index = 0; index < 3; index++) {
    const from = corners + <usize>index * 24;
    const to = corners + <usize>((index + 1) % 3) * 24;
    const depthFrom = corner(from, 2);
    const depthTo = corner(to, 2);
    if (depthFrom > near) {
      memory.copy(clipped + <usize>count * 24, from, 24);
      count++;
    }
    if (depthFrom > near !== depthTo > near) {
      const share = (near - depthFrom) / (depthTo - depthFrom);
      const at = clipped + <usize>count * 24;
      for (let axis: usize = 0; axis < 3; axis++) {
        store<f64>(
          at + (axis << 3),
          corner(from, axis) + (corner(to, axis) - corner(from, axis)) * share,
        );
      }
      count++;
    }
  }
  return count;
}

/** Draws triangles whose role is in the bit set. `parallelDepth` > 0 gives a parallel projection. */
export function rasterize(
  positions: usize,
  roles: usize,
  masks: usize,
  count: i32,
  roleBits: i32,
  parallelDepth: f64,
): void {
  const cx = load<f64>(view);
  const cy = load<f64>(view + 8);
  const cz = load<f64>(view + 16);
  const rx = load<f64>(view + 24);
  const ry = load<f64>(view + 32);
  const rz = load<f64>(view + 40);
  const ux = load<f64>(view + 48);
  const uy = load<f64>(view + 56);
  const uz = load<f64>(view + 64);
  const fx = load<f64>(view + 72);
  const fy = load<f64>(view + 80);
  const fz = load<f64>(view + 88);
  const focal = load<f64>(view + 96);
  const centreX = load<f64>(view + 104);
  const centreY = load<f64>(view + 112);
  const near = load<f64>(view + 120);
  for (let triangle = 0; triangle < count; triangle++) {
    if (!((roleBits >> <i32>load<u8>(roles + <usize>triangle)) & 1)) continue;
    const from = positions + <usize>triangle * 36;
    let inFront = 0;
    for (let index: usize = 0; index < 3; index++) {
      const x = <f64>load<f32>(from + index * 12) - cx;
      const y = <f64>load<f32>(from + index * 12, 4) - cy;
      const z = <f64>load<f32>(from + index * 12, 8) - cz;
      const to = corners + index * 24;
      const depth = x * fx + y * fy + z * fz;
      store<f64>(to, x * rx + y * ry + z * rz);
      store<f64>(to + 8, x * ux + y * uy + z * uz);
      store<f64>(to + 16, depth);
      if (depth > near) inFront++;
    }
    const mask = load<i32>(masks + ((<usize>triangle) << 2));
    if (parallelDepth > 0) {
      fill(
        centreX + focal * corner(corners, 0),
        centreY - focal * corner(corners, 1),
        parallelDepth - corner(corners, 2),
        centreX + focal * corner(corners + 24, 0),
        centreY - focal * corner(corners + 24, 1),
        parallelDepth - corner(corners + 24, 2),
        centreX + focal * corner(corners + 48, 0),
        centreY - focal * corner(corners + 48, 1),
        parallelDepth - corner(corners + 48, 2),
        triangle,
        mask,
      );
      continue;
    }
    if (inFront === 0) continue;
    if (inFront === 3) {
      fillPerspective(corners, corners + 24, corners + 48, triangle, mask);
      continue;
    }
    const left = cutNear(near);
    for (let index = 1; index < left - 1; index++) {
      // A clipped leaf has lost its barycentric frame, so this close to the camera it is drawn without gaps.
      fillPerspective(
        clipped,
        clipped + <usize>index * 24,
        clipped + <usize>(index + 1) * 24,
        triangle,
        -1,
      );
    }
  }
}
