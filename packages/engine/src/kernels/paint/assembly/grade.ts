/**
 * The finish for four colours at once: exposure, white balance, film curve, contrast about a pivot,
 * saturation, tinted shadows and highlights. See restyle/grade/grade.ts, which fills the block.
 */
import { power, powerOfTwo, smoothStep } from './curves';

@unmanaged
class Grade {
  redGain: f32;
  greenGain: f32;
  blueGain: f32;
  /** Pivot lightness of contrast, and its exponent. */
  pivot: f32;
  bend: f32;
  saturation: f32;
  shadowA: f32;
  shadowB: f32;
  lightA: f32;
  lightB: f32;
  /** Added to all colours, except the darkest, and reduced near white. */
  castA: f32;
  castB: f32;
  fade: f32;
}

/** Brightest light on the axes, which are the square root of light over this. */
const ceiling: f32 = 4;
/** Shoulder of the film curve: linear up to the knee, then approaching a white just below 255. */
const knee: f32 = 0.66;
const room: f32 = 0.312;
/** Chroma is compressed towards a limit so that strong colours keep their shading. */
const chromaKnee: f32 = 0.13;
const chromaRoom: f32 = 0.13;
/** log2(e). */
const perE: f32 = <f32>Math.LOG2E;

/** The last result: first light, then OKLab or codes. */
let first: v128 = f32x4.splat(0);
let second: v128 = f32x4.splat(0);
let third: v128 = f32x4.splat(0);

function weighted(p: v128, q: v128, r: v128, x: f32, y: f32, z: f32): v128 {
  return f32x4.add(
    f32x4.add(f32x4.mul(p, f32x4.splat(x)), f32x4.mul(q, f32x4.splat(y))),
    f32x4.mul(r, f32x4.splat(z)),
  );
}

/** 1 - exp(-`value`). */
function eased(value: v128): v128 {
  return f32x4.sub(f32x4.splat(1), powerOfTwo(f32x4.mul(value, f32x4.splat(-perE))));
}

function exposed(axis: v128, gain: f32): v128 {
  const light = f32x4.mul(f32x4.mul(axis, axis), f32x4.splat(ceiling * gain));
  const isOver = f32x4.gt(light, f32x4.splat(knee));
  if (!v128.any_true(isOver)) return light;
  const above = f32x4.mul(f32x4.sub(light, f32x4.splat(knee)), f32x4.splat(1 / room));
  const held = f32x4.add(f32x4.splat(knee), f32x4.mul(f32x4.splat(room), eased(above)));
  return v128.bitselect(held, light, isOver);
}

/** Converts the current light to OKLab. */
function toLab(): void {
  const oneThird = f32x4.splat(1 / <f32>3);
  const l = power(
    weighted(first, second, third, 0.4122214708, 0.5363325363, 0.0514459929),
    oneThird,
  );
  const m = power(
    weighted(first, second, third, 0.2119034982, 0.6806995451, 0.1073969566),
    oneThird,
  );
  const s = power(
    weighted(first, second, third, 0.0883024619, 0.2817188376, 0.6299787005),
    oneThird,
  );
  first = weighted(l, m, s, 0.2104542553, 0.793617785, -0.0040720468);
  second = weighted(l, m, s, 1.9779984951, -2.428592205, 0.4505937099);
  third = weighted(l, m, s, 0.0259040371, 0.7827717662, -0.808675766);
}

function cubed(value: v128): v128 {
  return f32x4.mul(f32x4.mul(value, value), value);
}

function clipped(value: v128): v128 {
  return f32x4.pmin(f32x4.pmax(value, f32x4.splat(0)), f32x4.splat(1));
}

/** Black level (code 4), as in print. */
const ink: f32 = 0.0012;

function printed(light: v128): v128 {
  return f32x4.add(f32x4.mul(clipped(light), f32x4.splat(1 - ink)), f32x4.splat(ink));
}

/** Computes the graded light, 0..1. */
function develop(g: Grade, red: v128, green: v128, blue: v128): void {
  first = exposed(red, g.redGain);
  second = exposed(green, g.greenGain);
  third = exposed(blue, g.blueGain);
  toLab();
  const one = f32x4.splat(1);
  const pivot = f32x4.splat(g.pivot);
  const isBelow = f32x4.lt(first, pivot);
  const from = v128.bitselect(
    f32x4.mul(first, f32x4.splat(1 / g.pivot)),
    f32x4.mul(f32x4.sub(one, first), f32x4.splat(1 / (1 - g.pivot))),
    isBelow,
  );
  const bent = power(clipped(from), f32x4.splat(g.bend));
  const lightness = v128.bitselect(
    f32x4.mul(bent, pivot),
    f32x4.sub(one, f32x4.mul(bent, f32x4.splat(1 - g.pivot))),
    isBelow,
  );
  let a = f32x4.mul(second, f32x4.splat(g.saturation));
  let b = f32x4.mul(third, f32x4.splat(g.saturation));
  const chroma = f32x4.sqrt(f32x4.add(f32x4.mul(a, a), f32x4.mul(b, b)));
  const isStrong = f32x4.gt(chroma, f32x4.splat(chromaKnee));
  if (v128.any_true(isStrong)) {
    const over = f32x4.mul(f32x4.sub(chroma, f32x4.splat(chromaKnee)), f32x4.splat(1 / chromaRoom));
    const held = f32x4.add(
      f32x4.splat(chromaKnee),
      f32x4.mul(f32x4.splat(chromaRoom), eased(over)),
    );
    const factor = v128.bitselect(f32x4.div(held, chroma), one, isStrong);
    a = f32x4.mul(a, factor);
    b = f32x4.mul(b, factor);
  }
  const dark = f32x4.sub(one, smoothStep(lightness, 0.1, 2));
  const light = smoothStep(lightness, 0.45, 2);
  a = f32x4.add(a, f32x4.mul(dark, f32x4.splat(g.shadowA)));
  b = f32x4.add(b, f32x4.mul(dark, f32x4.splat(g.shadowB)));
  a = f32x4.add(a, f32x4.mul(light, f32x4.splat(g.lightA)));
  b = f32x4.add(b, f32x4.mul(light, f32x4.splat(g.lightB)));
  const seen = f32x4.sub(
    smoothStep(lightness, 0, 2.5),
    f32x4.mul(smoothStep(lightness, 0.8, 5), f32x4.splat(0.4)),
  );
  a = f32x4.add(a, f32x4.mul(seen, f32x4.splat(g.castA)));
  b = f32x4.add(b, f32x4.mul(seen, f32x4.splat(g.castB)));
  const faded = f32x4.add(
    f32x4.splat(g.fade),
    f32x4.mul(lightness, f32x4.splat(1 - g.fade * <f32>1.3)),
  );
  const l = cubed(weighted(faded, a, b, 1, 0.3963377774, 0.2158037573));
  const m = cubed(weighted(faded, a, b, 1, -0.1055613458, -0.0638541728));
  const s = cubed(weighted(faded, a, b, 1, -0.0894841775, -1.291485548));
  first = printed(weighted(l, m, s, 4.0767416621, -3.3077115913, 0.2309699292));
  second = printed(weighted(l, m, s, -1.2684380046, 2.6097574011, -0.3413193965));
  third = printed(weighted(l, m, s, -0.0041960863, -0.7034186147, 1.707614701));
}

/** Unrounded sRGB code 0..255 of light 0..1. */
function codeOf(light: v128): v128 {
  const root = power(light, f32x4.splat(1 / <f32>2.4));
  const curved = f32x4.sub(f32x4.mul(root, f32x4.splat(269.025)), f32x4.splat(14.025));
  const straight = f32x4.mul(light, f32x4.splat(3294.6));
  return v128.bitselect(straight, curved, f32x4.le(light, f32x4.splat(0.0031308)));
}

/** Nodes of a colour cube per axis. */
const side: i32 = 33;

/** Writes a grade's cube, indexed by the axes and giving codes: four floats per node. */
export function gradeCube(gradeAt: usize, target: usize): void {
  const g = changetype<Grade>(gradeAt);
  const perStep: f32 = 1 / <f32>(side - 1);
  let to = target;
  for (let blue = 0; blue < side; blue++) {
    for (let green = 0; green < side; green++) {
      for (let red = 0; red < side; red += 4) {
        const steps = f32x4.add(f32x4.splat(<f32>red), f32x4(0, 1, 2, 3));
        develop(
          g,
          f32x4.mul(steps, f32x4.splat(perStep)),
          f32x4.splat(<f32>green * perStep),
          f32x4.splat(<f32>blue * perStep),
        );
        const p = codeOf(first);
        const q = codeOf(second);
        const r = codeOf(third);
        store<f32>(to, f32x4.extract_lane(p, 0));
        store<f32>(to, f32x4.extract_lane(q, 0), 4);
        store<f32>(to, f32x4.extract_lane(r, 0), 8);
        if (red + 1 < side) {
          store<f32>(to, f32x4.extract_lane(p, 1), 16);
          store<f32>(to, f32x4.extract_lane(q, 1), 20);
          store<f32>(to, f32x4.extract_lane(r, 1), 24);
          store<f32>(to, f32x4.extract_lane(p, 2), 32);
          store<f32>(to, f32x4.extract_lane(q, 2), 36);
          store<f32>(to, f32x4.extract_lane(r, 2), 40);
          store<f32>(to, f32x4.extract_lane(p, 3), 48);
          store<f32>(to, f32x4.extract_lane(q, 3), 52);
          store<f32>(to, f32x4.extract_lane(r, 3), 56);
          to += 64;
        } else {
          to += 16;
        }
      }
    }
  }
}

/**
 * How far a grade moves colours. Samples are seven planes of `count` floats (a multiple of four): axes of
 * red, green and blue, the original OKLab, and the grade's weight. Writes the sums of the three differences
 * and of the distance.
 */
export function gradeShift(gradeAt: usize, samples: usize, count: i32, sums: usize): void {
  const g = changetype<Grade>(gradeAt);
  const plane = (<usize>count) << 2;
  let lightness = f32x4.splat(0);
  let redness = f32x4.splat(0);
  let yellowness = f32x4.splat(0);
  let distance = f32x4.splat(0);
  for (let i: usize = 0; i < plane; i += 16) {
    const at = samples + i;
    develop(g, v128.load(at), v128.load(at + plane), v128.load(at + 2 * plane));
    toLab();
    const felt = v128.load(at + 6 * plane);
    const l = f32x4.mul(f32x4.sub(first, v128.load(at + 3 * plane)), felt);
    const a = f32x4.mul(f32x4.sub(second, v128.load(at + 4 * plane)), felt);
    const b = f32x4.mul(f32x4.sub(third, v128.load(at + 5 * plane)), felt);
    lightness = f32x4.add(lightness, l);
    redness = f32x4.add(redness, a);
    yellowness = f32x4.add(yellowness, b);
    const square = f32x4.add(f32x4.add(f32x4.mul(l, l), f32x4.mul(a, a)), f32x4.mul(b, b));
    distance = f32x4.add(distance, f32x4.sqrt(square));
  }
  store<f32>(sums, total(lightness));
  store<f32>(sums, total(redness), 4);
  store<f32>(sums, total(yellowness), 8);
  store<f32>(sums, total(distance), 12);
}

function total(four: v128): f32 {
  return (
    f32x4.extract_lane(four, 0) +
    f32x4.extract_lane(four, 1) +
    f32x4.extract_lane(four, 2) +
    f32x4.extract_lane(four, 3)
  );
}
