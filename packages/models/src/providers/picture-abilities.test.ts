/** A second copy of what the services say of their picture models: one line a row of the tables. */
import { expect, test } from 'vitest';
import type { NumberField, PictureAbilities, SizeRule } from '../pictures/abilities.ts';
import { providers } from '../providers.ts';

const range = (name: string, field: NumberField | undefined) =>
  field
    ? [`${name} ${field.field} ${field.lowest}..${field.highest}${field.isWhole ? ' whole' : ''}`]
    : [];
const framesOf = (rule: SizeRule) => {
  if (rule.kind === 'listed')
    return rule.sizes.map(([width, height]) => `${width}x${height}`).join(' ');
  if (rule.kind === 'ratios') return `${rule.ratios.join(' ')} to ${rule.maxSidePx}`;
  const { multipleOf, maxSidePx, minPixels = 0, maxPixels = 'any', maxRatio = 'any' } = rule;
  return `by ${multipleOf} to ${maxSidePx}, ${minPixels}..${maxPixels} px, ratio ${maxRatio}`;
};
const flags = ['words', 'edit', 'mask', 'needsMask', 'progress', 'cancel'] as const;

function lineOf(row: PictureAbilities): string {
  const { seed, wordFrames, negative, always } = row;
  return [
    flags.filter((flag) => row[flag]).join(' '),
    framesOf(row.frames),
    ...(wordFrames ? [`from words ${framesOf(wordFrames)}`] : []),
    ...(seed ? [`seed to ${seed.highest}${seed.isZeroRandom ? ', not 0' : ''}`] : []),
    ...range('strength', row.strength),
    ...range('steps', row.steps),
    ...range('guidance', row.guidance),
    ...(negative ? [`without ${negative}`] : []),
    ...Object.entries(always ?? {}).map((each) => each.join(' ')),
  ].join('; ');
}

test.each([
  ['openai', 'gpt-image-2.6-flare', 'words edit mask; by 16 to 3840, 655360..8294400 px, ratio 3'],
  ['openai', 'gpt-image-1-mini', 'words edit mask; 1024x1024 1536x1024 1024x1536'],
  ['openai', 'dall-e-2', 'words edit mask; 256x256 512x512 1024x1024'],
  ['openai', 'dall-e-3', 'words; 1024x1024 1792x1024 1024x1792'],
  ['openai', 'gpt-image-1.5', 'words edit mask; 1024x1024 1536x1024 1024x1536; inputFidelity high'],
  ['google', 'gemini-3.1-flash-image', 'words edit; 1:1 3:2 2:3 4:3 3:4 16:9 9:16 21:9 to 1344'],
  [
    'replicate',
    'adirik/interior-design',
    'edit progress cancel; by 8 to 1024, 0..any px, ratio 2.5; seed to 2147483647, not 0; strength prompt_strength 0.7..0.9; steps num_inference_steps 1..500 whole; guidance guidance_scale 1..50; without negative_prompt',
  ],
  [
    'replicate',
    'black-forest-labs/flux-kontext-pro',
    'words edit progress cancel; 1:1 3:2 2:3 4:3 3:4 16:9 9:16 21:9 9:21 to 1344; seed to 2147483647, not 0',
  ],
  [
    'replicate',
    'black-forest-labs/flux-1.1-pro',
    'words progress cancel; 1:1 3:2 2:3 4:3 3:4 16:9 9:16 21:9 9:21 to 1344; seed to 2147483647, not 0',
  ],
  [
    'replicate',
    'stability-ai/sdxl',
    'words edit mask progress cancel; by 8 to 1024, 0..any px, ratio 2.5; seed to 2147483647, not 0; strength prompt_strength 0..1; steps num_inference_steps 1..500 whole; guidance guidance_scale 1..20; without negative_prompt',
  ],
  [
    'fal',
    'fal-ai/flux-pro/kontext',
    'edit progress cancel; by 16 to 1536, 0..any px, ratio 2.5; seed to 2147483647, not 0',
  ],
  [
    'fal',
    'fal-ai/flux-pro/v1/fill',
    'edit mask needsMask progress cancel; by 16 to 1536, 0..any px, ratio 2.5; seed to 2147483647, not 0; strength strength 0.7..1; steps num_inference_steps 10..50 whole',
  ],
  [
    'fal',
    'fal-ai/flux/dev/image-to-image',
    'edit progress cancel; by 16 to 1536, 0..any px, ratio 2.5; seed to 2147483647, not 0; strength strength 0.7..1; steps num_inference_steps 10..50 whole',
  ],
  [
    'fal',
    'fal-ai/flux/dev',
    'words progress cancel; by 16 to 1536, 0..any px, ratio 2.5; seed to 2147483647, not 0',
  ],
  [
    'black-forest-labs',
    'flux-kontext-pro',
    'words edit progress; by 32 to 1440, 0..any px, ratio 2.3; seed to 2147483647, not 0',
  ],
  [
    'black-forest-labs',
    'flux-pro-1.0-fill',
    'edit mask needsMask progress; by 32 to 1440, 0..any px, ratio 2.3; seed to 2147483647, not 0; steps steps 15..50 whole',
  ],
  [
    'black-forest-labs',
    'flux-pro-1.1',
    'words progress; by 32 to 1440, 0..any px, ratio 2.3; seed to 2147483647, not 0',
  ],
  [
    'stability',
    'structure',
    'edit; by 1 to 2048, 4096..9437184 px, ratio 2.5; seed to 4294967294, not 0; strength control_strength 0.4..0.9; without negative_prompt',
  ],
  [
    'stability',
    'inpaint',
    'edit mask needsMask; by 1 to 2048, 4096..9437184 px, ratio 2.5; seed to 4294967294, not 0; without negative_prompt',
  ],
  [
    'stability',
    'sd3.5-large',
    'words edit; by 1 to 2048, 4096..9437184 px, ratio 2.5; from words 1:1 3:2 2:3 16:9 9:16 21:9 9:21 4:5 5:4 to 1536; seed to 4294967294, not 0; strength strength 0.01..1; guidance cfg_scale 1..10; without negative_prompt',
  ],
  [
    'stability',
    'core',
    'words; by 1 to 2048, 4096..9437184 px, ratio 2.5; from words 1:1 3:2 2:3 16:9 9:16 21:9 9:21 4:5 5:4 to 1536; seed to 4294967294, not 0; without negative_prompt',
  ],
  [
    'stability',
    'stable-diffusion-v1-6',
    'words edit mask; by 64 to 1536, 262144..1048576 px, ratio 2.5; seed to 4294967294, not 0; strength step_schedule_start 0.01..1; steps steps 10..50 whole; guidance cfg_scale 0..35; without negative_prompt',
  ],
  [
    'sdapi',
    'default',
    'words edit mask progress cancel; by 8 to 1024, 0..any px, ratio any; seed to 4294967295; strength denoising_strength 0..1; steps steps 1..150 whole; guidance cfg_scale 1..30; without negative_prompt',
  ],
  [
    'comfyui',
    'default',
    'words edit mask progress cancel; by 8 to 1024, 0..any px, ratio any; seed to 4294967295; strength denoise 0.01..1; steps steps 1..150 whole; guidance cfg 1..30; without negative',
  ],
])('%s %s', (provider, model, line) => {
  const row = providers[provider]?.pictures?.find((each) => each.model.test(model));
  expect(row && lineOf(row.abilities)).toBe(line);
});
