/** Plain looking: size, colours and light of a picture, in figures and in words. */
import sharp from 'sharp';
import type { Seen } from './task-table.ts';

const sampleSidePx = 96;
const colourNames: readonly (readonly [string, number, number, number])[] = [
  ['white', 245, 245, 243],
  ['light grey', 205, 205, 203],
  ['grey', 135, 135, 135],
  ['charcoal', 62, 64, 67],
  ['black', 18, 18, 20],
  ['cream', 238, 226, 200],
  ['beige', 208, 188, 158],
  ['tan', 178, 140, 98],
  ['brown', 112, 76, 48],
  ['terracotta', 186, 96, 64],
  ['red', 178, 40, 42],
  ['orange', 226, 134, 52],
  ['yellow', 232, 200, 80],
  ['olive', 118, 118, 62],
  ['green', 74, 124, 66],
  ['teal', 44, 122, 122],
  ['sky blue', 150, 192, 226],
  ['blue', 62, 104, 172],
  ['navy', 30, 44, 84],
  ['purple', 112, 72, 140],
  ['pink', 222, 160, 176],
];

type Rgb = [number, number, number];
const distance = (a: Rgb, b: Rgb) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

function nameOf(colour: Rgb): string {
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  for (const [name, red, green, blue] of colourNames) {
    const far = distance(colour, [red, green, blue]);
    if (far < least) {
      least = far;
      best = name;
    }
  }
  return best;
}

/** The few colours that stand for all (k-means, started from evenly spread samples). */
function paletteOf(samples: readonly Rgb[], count: number) {
  let centres = Array.from(
    { length: count },
    (_, index): Rgb => [...samples[Math.floor(((index + 0.5) * samples.length) / count)]!],
  );
  let sums: [number, number, number, number][] = [];
  for (let round = 0; round < 12; round++) {
    sums = centres.map(() => [0, 0, 0, 0]);
    for (const sample of samples) {
      const far = centres.map((centre) => distance(sample, centre));
      const sum = sums[far.indexOf(Math.min(...far))]!;
      for (const channel of [0, 1, 2] as const) sum[channel] += sample[channel];
      sum[3] += 1;
    }
    centres = centres.map((centre, index) => {
      const [red, green, blue, size] = sums[index]!;
      return size === 0 ? centre : [red / size, green / size, blue / size];
    });
  }
  return centres
    .map((centre, index) => ({
      hex: `#${centre.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`,
      name: nameOf(centre),
      share: sums[index]![3] / samples.length,
    }))
    .filter(({ share }) => share > 0.02)
    .sort((a, b) => b.share - a.share);
}

export async function look({ picture }: { picture: Uint8Array }): Promise<Seen> {
  const { width: widthPx, height: heightPx } = await sharp(picture).metadata();
  const { data } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .resize(sampleSidePx, sampleSidePx, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const samples: Rgb[] = [];
  for (let at = 0; at < data.length; at += 3)
    samples.push([data[at]!, data[at + 1]!, data[at + 2]!]);
  const light = samples.map(
    ([red, green, blue]) => (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255,
  );
  const brightness = light.reduce((sum, value) => sum + value, 0) / light.length;
  const contrast = Math.sqrt(
    light.reduce((sum, value) => sum + (value - brightness) ** 2, 0) / light.length,
  );
  const warmthOf = samples.reduce((sum, [red, , blue]) => sum + red - blue, 0) / samples.length;
  const warmth = warmthOf > 12 ? 'warm' : warmthOf < -8 ? 'cool' : 'neutral';
  const palette = paletteOf(samples, 6);
  const names = [...new Set(palette.map(({ name }) => name))].slice(0, 3);
  const level = brightness > 0.6 ? 'bright' : brightness < 0.3 ? 'dark' : 'moderately lit';
  const description = `A ${level} picture of ${widthPx} by ${heightPx} pixels in ${warmth} light, mostly ${names.join(', ')}.`;
  return {
    widthPx,
    heightPx,
    kind: 'other',
    palette,
    light: { brightness, contrast, warmth },
    surfaces: [],
    description,
    suggestions:
      brightness < 0.3
        ? [
            'More light would help: open the curtains or switch on the lamps before taking the photo.',
          ]
        : [],
  };
}
