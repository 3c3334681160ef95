import { expect, test } from 'vitest';
import { clearVoice } from './clear-voice.ts';

const sampleRate = 24_000;
const clear = clearVoice(sampleRate);
const tones = (...parts: readonly (readonly [hertz: number, level: number])[]) =>
  Float32Array.from({ length: sampleRate }, (_, at) =>
    parts.reduce((sum, [hertz, level]) => {
      return sum + level * Math.sin((2 * Math.PI * hertz * at) / sampleRate);
    }, 0),
  );
/** Strength of a tone in the second half, when the filters have settled. */
function levelAt(samples: Float32Array, hertz: number): number {
  let [real, imaginary] = [0, 0];
  for (let at = sampleRate / 2; at < sampleRate; at++) {
    real += samples[at]! * Math.cos((2 * Math.PI * hertz * at) / sampleRate);
    imaginary += samples[at]! * Math.sin((2 * Math.PI * hertz * at) / sampleRate);
  }
  return Math.hypot(real, imaginary) / (sampleRate / 4);
}
/** In decibels, beside a tone of 600 Hz, which both filters let through. */
function gainAt(hertz: number): number {
  const out = clear(tones([600, 0.1], [hertz, 0.1]));
  return 20 * Math.log10(levelAt(out, hertz) / levelAt(out, 600));
}

test.each([
  [30, -19.1],
  [90, -3],
  [2000, 3],
  [8000, 6],
])('%d Hz are changed by %d dB', (hertz, decibels) => {
  expect(Math.abs(gainAt(hertz) - decibels)).toBeLessThan(0.5);
});

test('the loudest sample is at 0.89, and silence stays silent', () => {
  const peakOf = (samples: Float32Array) =>
    samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  expect(peakOf(clear(tones([600, 0.02])))).toBeCloseTo(0.89, 4);
  expect(peakOf(clear(tones([600, 3])))).toBeCloseTo(0.89, 4);
  expect(peakOf(clear(new Float32Array(100)))).toBe(0);
});
