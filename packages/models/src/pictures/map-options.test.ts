import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blackForestLabsPictures } from '../providers/black-forest-labs/picture-abilities.ts';
import { comfyUiPictures } from '../providers/comfyui/picture-abilities.ts';
import { falPictures } from '../providers/fal/picture-abilities.ts';
import { googlePictures } from '../providers/google/picture-abilities.ts';
import { openAiPictures } from '../providers/openai/picture-abilities.ts';
import { replicatePictures } from '../providers/replicate/picture-abilities.ts';
import { sdapiPictures } from '../providers/sdapi/picture-abilities.ts';
import { stabilityPictures } from '../providers/stability/picture-abilities.ts';
import { abilitiesIn, type NumberField, type PictureAbilities } from './abilities.ts';
import { firstSeed, mapOptions } from './map-options.ts';

const tables = {
  openai: openAiPictures,
  google: googlePictures,
  replicate: replicatePictures,
  fal: falPictures,
  'black-forest-labs': blackForestLabsPictures,
  stability: stabilityPictures,
  sdapi: sdapiPictures,
  comfyui: comfyUiPictures,
};
const rowOf = (provider: keyof typeof tables, model: string) => {
  const row = abilitiesIn(tables[provider], model);
  if (!row) throw new Error(`${provider} has no row for ${model}`);
  return row;
};
const allRows = Object.values(tables).flatMap((rows) => rows.map(({ abilities }) => abilities));

const edit = { isEdit: true, hasProtectedParts: false, seed: 7, steps: 50, cfgScale: 10.5 };
const fieldsOf = (row: PictureAbilities, strength: number) =>
  mapOptions(row, { ...edit, strength }).fields;

describe('the common strength scale', () => {
  // startSchedule, then v1, denoising_strength, ComfyUI's steps and denoise, control_strength.
  test.each([
    [0.2, 0.2, 0.2, 10, 0.2, 0.88],
    [0.25, 0.25, 0.25, 13, 0.25, 0.85],
    [0.3, 0.3, 0.3, 15, 0.3, 0.82],
    [0.35, 0.35, 0.35, 18, 0.35, 0.79],
    [0.4, 0.4, 0.4, 20, 0.4, 0.76],
    [0.45, 0.45, 0.45, 23, 0.45, 0.73],
  ])('%f in each engine’s words', (s, v1, denoising, comfySteps, denoise, control) => {
    expect(fieldsOf(rowOf('stability', 'stable-diffusion-v1-6'), s)).toMatchObject({
      step_schedule_start: v1,
      steps: 50,
      cfg_scale: 10.5,
    });
    expect(fieldsOf(rowOf('sdapi', 'any'), s)).toMatchObject({
      denoising_strength: denoising,
      steps: 50,
      cfg_scale: 10.5,
    });
    expect(fieldsOf(rowOf('comfyui', 'default'), s)).toMatchObject({
      steps: comfySteps,
      denoise,
      cfg: 10.5,
    });
    expect(fieldsOf(rowOf('stability', 'structure'), s)).toEqual({ control_strength: control });
    expect(fieldsOf(rowOf('stability', 'sd3.5-large'), s)).toEqual({ strength: s, cfg_scale: 10 });
  });

  test('engines that need more strength get more', () => {
    expect(fieldsOf(rowOf('replicate', 'adirik/interior-design:7660'), 0.45)).toMatchObject({
      prompt_strength: 0.79,
      guidance_scale: 10.5,
      num_inference_steps: 50,
    });
    expect(fieldsOf(rowOf('fal', 'fal-ai/flux/dev/image-to-image'), 0.45)).toEqual({
      strength: 0.835,
      num_inference_steps: 50,
    });
  });

  test('from words alone there is no strength, and every step runs', () => {
    const words = { isEdit: false, hasProtectedParts: false, seed: 7, steps: 50, strength: 0.3 };
    expect(mapOptions(rowOf('comfyui', 'default'), words).fields).toEqual({ steps: 50 });
    expect(mapOptions(rowOf('sdapi', 'any'), words).fields).toEqual({ steps: 50 });
  });

  test('strength 0 still runs one step if fewer would be rejected', () => {
    expect(fieldsOf(rowOf('sdapi', 'any'), 0)).toMatchObject({ denoising_strength: 0.02 });
    expect(fieldsOf(rowOf('comfyui', 'default'), 0)).toMatchObject({ denoise: 0.01, steps: 1 });
  });
});

test("numbers stay in the engine's range, and mappings are monotonic", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...allRows),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 150 }),
      fc.double({ min: 0, max: 35, noNaN: true }),
      (row, a, b, steps, cfgScale) => {
        const at = (strength: number) =>
          mapOptions(row, { ...edit, strength, steps, cfgScale }).fields;
        for (const field of [row.strength, row.steps, row.guidance]) {
          if (field) expect(isWithin(field, at(a)[field.field])).toBe(true);
        }
        if (!row.strength) return;
        const [less, more] = [at(Math.min(a, b)), at(Math.max(a, b))];
        const turn = row.strength.field === 'control_strength' ? -1 : 1;
        const change = (fields: typeof less) => turn * Number(fields[row.strength?.field ?? '']);
        expect(change(less)).toBeLessThanOrEqual(change(more));
      },
    ),
    { numRuns: 300 },
  );
});

const isWithin = ({ lowest, highest, isWhole }: NumberField, value: unknown) =>
  typeof value === 'number' &&
  value >= lowest &&
  value <= highest &&
  (!isWhole || Number.isInteger(value));

describe('seeds', () => {
  test('0 becomes a random seed if it means "any", and is literal otherwise', () => {
    expect(firstSeed(rowOf('stability', 'sd3'), 0, () => 41)).toBe(41);
    expect(firstSeed(rowOf('sdapi', 'any'), 0, () => 41)).toBe(0);
    expect(firstSeed(rowOf('openai', 'gpt-image-1.5'), 0, () => 41)).toBe(0);
    expect(firstSeed(rowOf('stability', 'sd3'), 5, () => 41)).toBe(5);
  });

  test('a seed stays in range and never becomes "any"', () => {
    const row = rowOf('replicate', 'a/b');
    expect(mapOptions(row, { ...edit, seed: 2_147_483_648 }).seed).toBe(2_147_483_647);
    expect(mapOptions(row, { ...edit, seed: 2_147_483_649 })).toMatchObject({
      seed: 1,
      notes: ['Seed 1 was used, because this engine does not take 2147483649.'],
    });
  });

  test('an engine without seeds gets none', () => {
    expect(mapOptions(rowOf('google', 'gemini-2.5-flash-image'), edit).seed).toBeUndefined();
  });
});

describe('reports unsupported options', () => {
  test('in one sentence, strength in another', () => {
    const { notes, fields } = mapOptions(rowOf('openai', 'gpt-image-1.5'), {
      ...edit,
      strength: 0.45,
    });
    expect(fields).toEqual({ inputFidelity: 'high' });
    expect(notes).toEqual([
      'How much changes is said in words: this engine has no number for it.',
      'Not used, because this engine has none: seed, steps, guidance.',
    ]);
  });

  test('and numbers that were limited', () => {
    const { notes } = mapOptions(rowOf('stability', 'sd3'), { ...edit, strength: 0.45 });
    expect(notes).toContain('Guidance 10 was used, because this engine does not take 10.5.');
  });

  test('an unsupported mask is applied by us', () => {
    const wish = { ...edit, strength: 0.45, hasProtectedParts: true };
    const note = 'This engine takes no mask: the protected parts were put back from your photo.';
    expect(mapOptions(rowOf('google', 'gemini'), wish).notes).toContain(note);
    expect(mapOptions(rowOf('sdapi', 'any'), wish).notes).toEqual([]);
  });

  test('negative words go into their field', () => {
    const wish = { ...edit, strength: 0.45, negative: 'extra windows' };
    expect(mapOptions(rowOf('sdapi', 'any'), wish).fields).toMatchObject({
      negative_prompt: 'extra windows',
    });
    expect(mapOptions(rowOf('google', 'gemini'), wish).fields).toEqual({});
  });
});
