/** Hanging lamps of several lights: their middle hangs at this height below the ceiling. */
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { sphere } from '../curved/turned.ts';
import { box, tube } from '../solids.ts';

const styles = ['sputnik', 'ring', 'linear', 'lantern'] as const;
export type FixtureStyle = (typeof styles)[number];

interface FixtureMaterials {
  readonly metal: MaterialHandle;
  readonly body: MaterialHandle;
  readonly bulb: MaterialHandle;
}

export const isFixture = (style: string): style is FixtureStyle =>
  (styles as readonly string[]).includes(style);

const goldenRad = 2.399963;

/** Arms evenly in all directions, with a bulb at each end. */
function sputnik(b: SceneBuilder, y: number, m: FixtureMaterials, size: number): void {
  const arms = 22;
  sphere(b, [0, y, 0], 0.075 * size, m.body, 14);
  for (let arm = 0; arm < arms; arm++) {
    const up = 1 - (2 * (arm + 0.5)) / arms;
    const out = Math.sqrt(1 - up * up);
    const reach = (0.36 + 0.08 * (arm % 2)) * size;
    const tip: Vector3 = [
      Math.cos(arm * goldenRad) * out * reach,
      y + up * reach,
      Math.sin(arm * goldenRad) * out * reach,
    ];
    tube(b, [0, y, 0], tip, 0.008, m.body, 6);
    sphere(b, tip, 0.03, m.bulb, 8);
  }
}

/** A band of light, held by three wires. */
function ring(b: SceneBuilder, y: number, m: FixtureMaterials, size: number): void {
  const radius = 0.42 * size;
  const sides = 40;
  const at = (step: number, r: number, dy: number): Vector3 => {
    const angle = (step / sides) * Math.PI * 2;
    return [Math.cos(angle) * r, y + dy, Math.sin(angle) * r];
  };
  for (let step = 0; step < sides; step++) {
    tube(b, at(step, radius, 0), at(step + 1, radius, 0), 0.022, m.body, 6);
    tube(b, at(step, radius, -0.024), at(step + 1, radius, -0.024), 0.013, m.bulb, 5);
  }
  for (const step of [0, 13, 27])
    tube(b, [0, y + 0.5 * size, 0], at(step, radius, 0), 0.004, m.metal, 5);
}

/** A bar along x with a row of bulbs below. */
function linear(b: SceneBuilder, y: number, m: FixtureMaterials, size: number): void {
  const half = 0.6 * size;
  box(b, [-half, y, -0.025], [half, y + 0.045, 0.025], m.body);
  for (const x of [-half * 0.7, half * 0.7])
    tube(b, [x, y, 0], [x * 0.2, y + 0.5, 0], 0.005, m.metal, 5);
  const bulbs = 5;
  for (let bulb = 0; bulb < bulbs; bulb++) {
    const x = -half * 0.85 + (half * 1.7 * bulb) / (bulbs - 1);
    tube(b, [x, y, 0], [x, y - 0.05, 0], 0.012, m.metal, 7);
    sphere(b, [x, y - 0.1, 0], 0.05, m.bulb, 12);
  }
}

/** A glazed box with a bulb, as a coach had one. */
function lantern(b: SceneBuilder, y: number, m: FixtureMaterials, size: number): void {
  const [half, top, foot, peak] = [0.14 * size, y - 0.06, y - 0.06 - 0.42 * size, y + 0.1];
  const t = 0.012;
  for (const x of [-half, half])
    for (const z of [-half, half]) {
      tube(b, [x, foot, z], [x, top, z], t, m.body, 6);
      tube(b, [x, top, z], [0, peak, 0], t, m.body, 6);
    }
  for (const level of [foot, top]) {
    for (const side of [-half, half]) {
      box(b, [-half, level - t, side - t], [half, level + t, side + t], m.body);
      box(b, [side - t, level - t, -half], [side + t, level + t, half], m.body);
    }
  }
  sphere(b, [0, (top + foot) / 2, 0], 0.055, m.bulb, 12, 1.3);
  tube(b, [0, (top + foot) / 2, 0], [0, peak, 0], 0.01, m.metal, 6);
}

const drawings: Record<FixtureStyle, typeof ring> = { sputnik, ring, linear, lantern };

export function fixture(
  b: SceneBuilder,
  style: FixtureStyle,
  y: number,
  m: FixtureMaterials,
  size: number,
): void {
  drawings[style](b, y, m, size);
}
