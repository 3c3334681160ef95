import { expect, test } from 'vitest';
import { linearFromHex } from '../../colour/hex.ts';
import { linearFromOkLab, okLabFromLinear } from '../../colour/oklab.ts';
import { smoothStep } from '../../ops/ramps.ts';
import { RowCanvas } from '../paint/row-canvas.ts';
import { syntheticScene } from '../synthetic-room.fixture.ts';
import {
  combineGrades,
  type Grade,
  GradeTone,
  gradeCeiling,
  gradeCube,
  gradeMeasure,
} from './grade.ts';

const uncast = combineGrades([
  [
    {
      stops: 0.2,
      warmth: 0.3,
      tint: -0.1,
      contrast: 0.2,
      saturation: 1.1,
      fade: 0.03,
      shadows: ['#203040', 0.3],
      lights: ['#ffe0b0', 0.2],
    },
    1,
  ],
]);
const grade: Grade = { ...uncast, cast: [0.012, -0.03] };
const pivot = 0.55;
const canvas = new RowCanvas(syntheticScene({ widthPx: 40 }));
const steps = [0, 0.0625, 0.21875, 0.5, 0.75, 1];
const places = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => [red, green, blue] as const)),
);

/** Reference implementation: light 0..1 of a position on the axes. */
function finished(one: Grade, place: readonly [number, number, number]) {
  const gain = 2 ** one.stops;
  const gains = [
    gain * (1 + 0.15 * one.warmth + 0.1 * one.tint),
    gain * (1 - 0.115 * one.tint),
    gain * (1 - 0.27 * one.warmth + 0.1 * one.tint),
  ];
  const ease = (value: number, knee: number, room: number) =>
    value <= knee ? value : knee + room * (1 - Math.exp(-(value - knee) / room));
  const [red, green, blue] = place.map((axis, k) =>
    ease(axis * axis * gradeCeiling * gains[k]!, 0.66, 0.312),
  );
  const lab = okLabFromLinear(red!, green!, blue!);
  const from = lab[0] < pivot ? lab[0] / pivot : (1 - lab[0]) / (1 - pivot);
  const bent = Math.min(1, Math.max(0, from)) ** (1 + one.contrast * 1.5);
  const lightness = lab[0] < pivot ? bent * pivot : 1 - bent * (1 - pivot);
  const chroma = Math.hypot(lab[1], lab[2]) * one.saturation;
  const eased = chroma > 0 ? (ease(chroma, 0.13, 0.13) / chroma) * one.saturation : 0;
  let [a, b] = [lab[1] * eased, lab[2] * eased];
  for (const [tones, share] of [
    [one.shadows, 1 - smoothStep(0.1, 0.6, lightness)],
    [one.lights, smoothStep(0.45, 0.95, lightness)],
  ] as const) {
    for (const [hex, amount] of tones) {
      const tone = okLabFromLinear(...linearFromHex(hex));
      a += tone[1] * amount * share;
      b += tone[2] * amount * share;
    }
  }
  const seen = smoothStep(0, 0.4, lightness) - 0.4 * smoothStep(0.8, 1, lightness);
  a += one.cast[0] * seen;
  b += one.cast[1] * seen;
  const faded = one.fade + lightness * (1 - one.fade * 1.3);
  // Black level, as in print.
  return linearFromOkLab(faded, a, b).map(
    (light) => 0.0012 + 0.9988 * Math.min(1, Math.max(0, light)),
  );
}

const codeOf = (light: number) =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

test.each([grade, { ...grade, contrast: 0, stops: -0.6, warmth: -0.4 }])(
  "a grade's cube contains the finish of each node",
  (one) => {
    const at = gradeCube(canvas, one, pivot);
    const cube = new Float32Array(canvas.kernel.memory.buffer, at, 33 ** 3 * 4);
    for (const place of places) {
      const node = place[0] * 32 + place[1] * 32 * 33 + place[2] * 32 * 33 * 33;
      const light = finished(one, place);
      for (let k = 0; k < 3; k++) {
        expect(Math.abs(cube[node * 4 + k]! - codeOf(light[k]!))).toBeLessThan(0.05);
      }
    }
  },
);

test('a grade moves colours as far as its finish', () => {
  const was = okLabFromLinear(0.3, 0.3, 0.25);
  // Not a multiple of the kernel's group of four.
  const sampled = places.slice(0, 30);
  const samples = sampled.map((axes, index) => ({ axes, was, felt: index % 2 ? 1 : 0.5 }));
  const { mean, change } = gradeMeasure(canvas, samples)(grade, pivot);
  const wanted = [0, 0, 0, 0];
  for (const { axes, felt } of samples) {
    const [red, green, blue] = finished(grade, axes);
    const shift = okLabFromLinear(red!, green!, blue!).map((is, k) => (is - was[k]!) * felt);
    for (const [k, value] of [...shift, Math.hypot(...shift)].entries()) {
      wanted[k]! += (100 * value) / samples.length;
    }
  }
  for (const [k, value] of [...mean, change].entries()) expect(value).toBeCloseTo(wanted[k]!, 2);
});

test('the tone of a grade is its effect on grey', () => {
  const grey = { ...grade, warmth: 0, tint: 0, shadows: [], lights: [], cast: [0, 0] } as const;
  const tone = new GradeTone(grey, pivot);
  for (const axis of steps) {
    const [red, green, blue] = finished(grey, [axis, axis, axis]);
    expect(tone.of(axis ** 2 * gradeCeiling)).toBeCloseTo(
      okLabFromLinear(red!, green!, blue!)[0],
      2,
    );
  }
});
