/**
 * Equaliser for the voice, whose spectrum is too low: a high-pass at 90 Hz and a high shelf of +6 dB above 2 kHz
 * (biquads of Robert Bristow-Johnson's cookbook), then normalised to full scale.
 */
interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

const highPassHz = 90;
const shelfHz = 2_000;
const shelfDb = 6;
const peakLevel = 0.89;

function highPass(sampleRate: number): Biquad {
  const w = (2 * Math.PI * highPassHz) / sampleRate;
  const alpha = Math.sin(w) / Math.SQRT2;
  const cos = Math.cos(w);
  const a0 = 1 + alpha;
  return {
    b: [(1 + cos) / 2 / a0, -(1 + cos) / a0, (1 + cos) / 2 / a0],
    a: [(-2 * cos) / a0, (1 - alpha) / a0],
  };
}

function highShelf(sampleRate: number): Biquad {
  const gain = 10 ** (shelfDb / 40);
  const w = (2 * Math.PI * shelfHz) / sampleRate;
  const cos = Math.cos(w);
  const slope = 2 * Math.sqrt(gain) * (Math.sin(w) / Math.SQRT2);
  const a0 = gain + 1 - (gain - 1) * cos + slope;
  return {
    b: [
      (gain * (gain + 1 + (gain - 1) * cos + slope)) / a0,
      (-2 * gain * (gain - 1 + (gain + 1) * cos)) / a0,
      (gain * (gain + 1 + (gain - 1) * cos - slope)) / a0,
    ],
    a: [(2 * (gain - 1 - (gain + 1) * cos)) / a0, (gain + 1 - (gain - 1) * cos - slope) / a0],
  };
}

function through({ b, a }: Biquad, samples: Float32Array): Float32Array {
  const out = new Float32Array(samples.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let at = 0; at < samples.length; at++) {
    const x = samples[at]!;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    out[at] = y;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
  }
  return out;
}

export function clearVoice(sampleRate: number): (samples: Float32Array) => Float32Array {
  const filters = [highPass(sampleRate), highShelf(sampleRate)];
  return (samples) => {
    const shaped = filters.reduce((signal, filter) => through(filter, signal), samples);
    let peak = 0;
    for (const value of shaped) peak = Math.max(peak, Math.abs(value));
    if (peak === 0) return shaped;
    for (let at = 0; at < shaped.length; at++) shaped[at] = (shaped[at]! * peakLevel) / peak;
    return shaped;
  };
}
