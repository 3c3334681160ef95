/**
 * Ray against a four-wide bounding volume hierarchy (BVH). A node stores its four children's boxes
 * interleaved, so that one SIMD slab test covers all four.
 *
 * Node, 112 bytes: min x, y, z and max x, y, z of four children (6 x f32x4), then four references: >= 0 a
 * node, 0x7fffffff none, otherwise ~(first triangle << 3 | triangle count). Triangle, 36 bytes: vertex, edge
 * to the second vertex, edge to the third.
 */
const nodeBytes: usize = 112;
const triangleBytes: usize = 36;
const noChild: i32 = 0x7fffffff;
const hitDistance: usize = 16;
/** Scratch for the four entry distances, then the stack of (reference, entry distance). */
const entries: usize = 32;
const stack: usize = 64;

let nodes: usize = 0;
let triangles: usize = 0;

export function setHierarchy(nodesAt: usize, trianglesAt: usize): void {
  nodes = nodesAt;
  triangles = trianglesAt;
}

/** Index of the hit triangle (in hierarchy order) or -1. With `any`, returns the first one found. */
export function trace(
  ox: f32,
  oy: f32,
  oz: f32,
  dx: f32,
  dy: f32,
  dz: f32,
  reach: f32,
  any: i32,
): i32 {
  let nearest = reach;
  let best: i32 = -1;
  const originX = f32x4.splat(ox);
  const originY = f32x4.splat(oy);
  const originZ = f32x4.splat(oz);
  // A ray along an axis would give 0 x Infinity = NaN in the slab test.
  const inverseX = f32x4.splat(1 / (dx === 0 ? 1e-9 : dx));
  const inverseY = f32x4.splat(1 / (dy === 0 ? 1e-9 : dy));
  const inverseZ = f32x4.splat(1 / (dz === 0 ? 1e-9 : dz));
  const zero = f32x4.splat(0);
  const nearX: usize = dx < 0 ? 48 : 0;
  const nearY: usize = dy < 0 ? 64 : 16;
  const nearZ: usize = dz < 0 ? 80 : 32;
  const farX: usize = dx < 0 ? 0 : 48;
  const farY: usize = dy < 0 ? 16 : 64;
  const farZ: usize = dz < 0 ? 32 : 80;
  let top: usize = 8;
  store<i32>(stack, 0);
  store<f32>(stack + 4, 0);
  while (top) {
    top -= 8;
    if (load<f32>(stack + top + 4) >= nearest) continue;
    const reference = load<i32>(stack + top);
    if (reference < 0) {
      const leaf = ~reference;
      let triangle = leaf >> 3;
      const end = triangle + (leaf & 7);
      for (; triangle < end; triangle++) {
        const at = triangles + <usize>triangle * triangleBytes;
        const e1x = load<f32>(at, 12);
        const e1y = load<f32>(at, 16);
        const e1z = load<f32>(at, 20);
        const e2x = load<f32>(at, 24);
        const e2y = load<f32>(at, 28);
        const e2z = load<f32>(at, 32);
        const px = dy * e2z - dz * e2y;
        const py = dz * e2x - dx * e2z;
        const pz = dx * e2y - dy * e2x;
        const determinant = e1x * px + e1y * py + e1z * pz;
        if (determinant > -1e-12 && determinant < 1e-12) continue;
        const inverse: f32 = 1 / determinant;
        const tx = ox - load<f32>(at);
        const ty = oy - load<f32>(at, 4);
        const tz = oz - load<f32>(at, 8);
        const u = (tx * px + ty * py + tz * pz) * inverse;
        if (u < 0 || u > 1) continue;
        const qx = ty * e1z - tz * e1y;
        const qy = tz * e1x - tx * e1z;
        const qz = tx * e1y - ty * e1x;
        const v = (dx * qx + dy * qy + dz * qz) * inverse;
        if (v < 0 || u + v > 1) continue;
        const distance = (e2x * qx + e2y * qy + e2z * qz) * inverse;
        if (distance > 1e-4 && distance < nearest) {
          nearest = distance;
          best = triangle;
          if (any) {
            store<f32>(hitDistance, distance);
            return triangle;
          }
        }
      }
      continue;
    }
    const node = nodes + <usize>reference * nodeBytes;
    let enter = f32x4.mul(f32x4.sub(v128.load(node + nearX), originX), inverseX);
    let leave = f32x4.mul(f32x4.sub(v128.load(node + farX), originX), inverseX);
    enter = f32x4.pmax(enter, f32x4.mul(f32x4.sub(v128.load(node + nearY), originY), inverseY));
    leave = f32x4.pmin(leave, f32x4.mul(f32x4.sub(v128.load(node + farY), originY), inverseY));
    enter = f32x4.pmax(enter, f32x4.mul(f32x4.sub(v128.load(node + nearZ), originZ), inverseZ));
    leave = f32x4.pmin(leave, f32x4.mul(f32x4.sub(v128.load(node + farZ), originZ), inverseZ));
    enter = f32x4.pmax(enter, zero);
    const hits = i32x4.bitmask(
      v128.and(f32x4.ge(leave, enter), f32x4.lt(enter, f32x4.splat(nearest))),
    );
    if (!hits) continue;
    // Pushed so that the nearest child is on top of the stack.
    const base = top;
    v128.store(entries, enter);
    for (let child = 0; child < 4; child++) {
      if (!((hits >> child) & 1)) continue;
      const next = load<i32>(node + 96 + ((<usize>child) << 2));
      if (next === noChild) continue;
      const entry = load<f32>(entries + ((<usize>child) << 2));
      let slot = top;
      while (slot > base && load<f32>(stack + slot - 4) < entry) {
        store<i64>(stack + slot, load<i64>(stack + slot - 8));
        slot -= 8;
      }
      store<i32>(stack + slot, next);
      store<f32>(stack + slot + 4, entry);
      top += 8;
    }
  }
  store<f32>(hitDistance, nearest);
  return best;
}
