/** A photo in the colours and the light of a look: a true grade, nothing moved. */
import sharp from 'sharp';
import { encodePng, encodePreview, fitted } from './plain-picture.ts';
import type { MadePicture, RestyleInput, TaskReports } from './task-table.ts';

interface Grade {
  readonly brightness: number;
  readonly saturation: number;
  /** Gains of red, green and blue. */
  readonly tint: readonly [number, number, number];
  readonly contrast: number;
}

const aesthetics: Readonly<Record<string, Grade>> = {
  Bright: { brightness: 1.12, saturation: 1.02, tint: [1, 1, 1], contrast: 1.02 },
  Warm: { brightness: 1.02, saturation: 1.06, tint: [1.07, 1, 0.9], contrast: 1 },
  Dark: { brightness: 0.72, saturation: 0.92, tint: [1, 1, 1.02], contrast: 1.12 },
  Gotham: { brightness: 0.6, saturation: 0.6, tint: [0.95, 1, 1.08], contrast: 1.2 },
  Glam: { brightness: 1.04, saturation: 1.1, tint: [1.05, 0.98, 0.98], contrast: 1.1 },
  Vintage: { brightness: 1, saturation: 0.78, tint: [1.08, 1.01, 0.86], contrast: 0.92 },
  Airy: { brightness: 1.16, saturation: 0.86, tint: [0.99, 1, 1.03], contrast: 0.92 },
  Edgy: { brightness: 0.92, saturation: 0.86, tint: [0.98, 0.99, 1.04], contrast: 1.24 },
  Calm: { brightness: 1.04, saturation: 0.8, tint: [1.01, 1.01, 0.98], contrast: 0.94 },
  Vibrant: { brightness: 1.04, saturation: 1.35, tint: [1.02, 1, 0.99], contrast: 1.08 },
};
const neutral: Grade = { brightness: 1, saturation: 1, tint: [1, 1, 1], contrast: 1 };

/** Strength of the presets at which the grade is applied as written. */
const fullStrength = 0.45;

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

export async function restyle(input: RestyleInput, reports: TaskReports): Promise<MadePicture> {
  const { recipe } = input;
  reports.stage('Reading the photo', 10);
  const grade = aesthetics[recipe.aesthetic] ?? neutral;
  const share = Math.min(recipe.strength / fullStrength, 2);
  const contrast = mix(1, grade.contrast, share);
  const [red, green, blue] = grade.tint.map((gain) => mix(1, gain, share) * contrast);
  const offset = 128 * (1 - contrast);
  reports.stage('Light and colour', 40);
  const { data, info } = await fitted(input.photo, recipe.maxSidePx)
    .removeAlpha()
    .modulate({
      brightness: mix(1, grade.brightness, share),
      saturation: mix(1, grade.saturation, share),
    })
    .linear([red ?? 1, green ?? 1, blue ?? 1], [offset, offset, offset])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const made = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  reports.preview(await encodePreview(made()));
  reports.stage('Finishing', 90);
  return {
    picture: await encodePng(made()),
    facts: { seed: input.seed, notes: ['Light and colours only: nothing was moved or replaced.'] },
  };
}
