/**
 * Smooths the new light near borders without a step of light in the photo; see restyle/light/even-light.ts,
 * which fills the blocks that are read here.
 */
import { behind, plane, row } from './rows';

@unmanaged
class EvenLight {
  /**
   * Four floats per cell: proximity to such a border, that times the logarithm of the smoothed light, that of
   * loose things.
   */
  cells: usize;
  columns: i32;
  rows: i32;
  cellPx: f32;
  /** Contiguous `Painted`. */
  paints: usize;
  count: i32;
}

@unmanaged
class Painted {
  cover: usize;
  /** 256 flags: planes of this surface. */
  onPlane: usize;
  /** Logarithm of new over old light, one per plane and one for none. */
  gains: usize;
  planes: i32;
}

/** Smaller changes of light are skipped. */
const least: f32 = 0.008;
const faintest: f32 = 0.03;

export function evenLight(settings: usize, y: i32, step: i32, count: i32): void {
  const s = changetype<EvenLight>(settings);
  const perCell: f32 = 1 / s.cellPx;
  const cy = max<f32>(0, min<f32>(<f32>(s.rows - 1), (<f32>y + 0.5) * perCell - 0.5));
  const top = <i32>cy;
  const down = f32x4.splat(cy - <f32>top);
  const upper = s.cells + ((<usize>(top * s.columns)) << 4);
  const lower = top + 1 < s.rows ? upper + ((<usize>s.columns) << 4) : upper;
  let cell = -1;
  let from = f32x4.splat(0);
  let change = f32x4.splat(0);
  for (let i = 0; i < count; i++) {
    const x = i * step;
    const cx = max<f32>(0, (<f32>x + 0.5) * perCell - 0.5);
    const left = min<i32>(s.columns - 1, <i32>cx);
    if (left !== cell) {
      cell = left;
      const p = (<usize>left) << 4;
      const q = left + 1 < s.columns ? p + 16 : p;
      from = mixed(v128.load(upper + p), v128.load(lower + p), down);
      const to = mixed(v128.load(upper + q), v128.load(lower + q), down);
      change = f32x4.sub(to, from);
      if (f32x4.extract_lane(from, 0) < faintest && f32x4.extract_lane(to, 0) < faintest) {
        // Skips to the cell's last pixel.
        i = max<i32>(i, <i32>((<f32>left + 1.5) * s.cellPx) / step - 1);
        continue;
      }
    }
    const here = f32x4.add(from, f32x4.mul(change, f32x4.splat(cx - <f32>left)));
    const near = f32x4.extract_lane(here, 0);
    if (near < faintest) continue;
    const made = gainAt(s, <usize>x, f32x4.extract_lane(here, 2));
    const exponent = f32x4.extract_lane(here, 1) - near * made;
    if (exponent > -least && exponent < least) continue;
    const at = row + ((<usize>i) << 4);
    v128.store(at, f32x4.mul(v128.load(at), f32x4.splat(raised(exponent))));
  }
}

function mixed(from: v128, to: v128, share: v128): v128 {
  return f32x4.add(from, f32x4.mul(f32x4.sub(to, from), share));
}

/** exp() of a small number, smooth and accurate to a few hundredths. */
function raised(exponent: f32): f32 {
  const root = max<f32>(0, 1 + exponent * <f32>(1 / 16));
  const fourth = root * root * root * root;
  return fourth * fourth * fourth * fourth;
}

/** Logarithm of the look's change of a pixel's light; `loose` where nothing is painted. */
function gainAt(s: EvenLight, x: usize, loose: f32): f32 {
  let left: f32 = 1;
  let sum: f32 = 0;
  const seen = <usize>load<u8>(plane + x);
  const box = <usize>load<u8>(behind + x);
  for (let k = 0; k < s.count; k++) {
    const painted = changetype<Painted>(s.paints + <usize>k * offsetof<Painted>());
    const code = load<u8>(painted.cover + x);
    if (code === 0) continue;
    const isBox = load<u8>(painted.onPlane + seen) !== 1 && load<u8>(painted.onPlane + box) === 1;
    const taken = min<f32>(left, <f32>code * <f32>(1 / 255));
    const entry = <usize>min<i32>(<i32>(isBox ? box : seen), painted.planes);
    sum += taken * load<f32>(painted.gains + (entry << 2));
    left -= taken;
  }
  return sum + left * loose;
}
