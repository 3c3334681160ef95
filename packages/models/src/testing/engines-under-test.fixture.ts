/** Every foreign picture engine, with the fake that stands for it and the request that has to arrive there. */
import { expect } from 'vitest';
import type { ModelProvider, ProviderSettings } from '../provider.ts';
import { createBlackForestLabsProvider } from '../providers/black-forest-labs/provider.ts';
import { createComfyUiProvider } from '../providers/comfyui/provider.ts';
import { createFalProvider } from '../providers/fal/provider.ts';
import { createReplicateProvider } from '../providers/replicate/provider.ts';
import { createSdapiProvider } from '../providers/sdapi/provider.ts';
import { fakeBlackForestLabs } from './fake-black-forest-labs.fixture.ts';
import { fakeComfyUi } from './fake-comfyui.fixture.ts';
import type { FakeEngine } from './fake-engine.fixture.ts';
import { fakeFal } from './fake-fal.fixture.ts';
import { fakeGooglePictures } from './fake-google-pictures.fixture.ts';
import { fakeOpenAiPictures } from './fake-openai-pictures.fixture.ts';
import { fakeReplicate } from './fake-replicate.fixture.ts';
import { fakeSdapi } from './fake-sdapi.fixture.ts';
import { fakeStability } from './fake-stability.fixture.ts';

export interface EngineUnderTest {
  readonly id: string;
  /** Another model of the same provider, where editing and imagining are different models. */
  readonly imagines: string | undefined;
  readonly fake: () => FakeEngine;
  readonly environment: (origin: string) => Readonly<Record<string, string>>;
  /** The same provider with less patience. */
  readonly load?: (settings: ProviderSettings, pollIntervalMs: number) => ModelProvider;
  /** A header that carries the key, as it should arrive. */
  readonly carriesKey: readonly [name: string, value: string] | undefined;
  /** The engine's names for the recipe's numbers, as they should arrive. */
  readonly arrives: Readonly<Record<string, unknown>>;
  readonly takesMask: boolean;
  /** How far it says it is while the fake is at work; undefined where it says nothing. */
  readonly tells: number | undefined;
  /** The answer says what it cost. */
  readonly statesCost?: boolean;
  /** How stopping reaches the engine: a call of its own, or the connection alone. */
  readonly callsOff: boolean;
  /** Reasons why a mood of the fakes is none of this engine's. */
  readonly without: Readonly<Partial<Record<FakeEngine['mood'], string>>>;
}

const byAddress = 'its pictures come as bytes from an address, never as letters';
const noModeration = 'a server of one’s own holds nothing back';

export const engines: readonly EngineUnderTest[] = [
  {
    id: 'openai:gpt-image-1.5',
    imagines: 'openai:gpt-image-1.5',
    fake: fakeOpenAiPictures,
    environment: (origin) => ({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: `${origin}/v1` }),
    carriesKey: ['authorization', 'Bearer sk-test'],
    arrives: { model: 'gpt-image-1.5', size: '1536x1024', input_fidelity: 'high' },
    takesMask: true,
    tells: undefined,
    callsOff: false,
    without: {},
  },
  {
    id: 'google:gemini-2.5-flash-image',
    imagines: 'google:gemini-2.5-flash-image',
    fake: fakeGooglePictures,
    environment: (origin) => ({
      GOOGLE_GENERATIVE_AI_API_KEY: 'AIza-test',
      GOOGLE_GENERATIVE_AI_BASE_URL: `${origin}/v1beta`,
    }),
    carriesKey: ['x-goog-api-key', 'AIza-test'],
    arrives: {
      generationConfig: expect.objectContaining({
        responseModalities: ['TEXT', 'IMAGE'],
        imageConfig: { aspectRatio: '4:3' },
      }),
    },
    takesMask: false,
    tells: undefined,
    callsOff: false,
    without: {},
  },
  {
    id: 'replicate:adirik/interior-design:7660',
    imagines: 'replicate:stability-ai/sdxl:39ed',
    fake: fakeReplicate,
    environment: (origin) => ({
      REPLICATE_API_TOKEN: 'r8_test',
      REPLICATE_BASE_URL: `${origin}/v1`,
    }),
    load: createReplicateProvider,
    carriesKey: ['authorization', 'Bearer r8_test'],
    arrives: {
      prompt_strength: 0.79,
      num_inference_steps: 50,
      guidance_scale: 10.5,
      negative_prompt: 'extra windows',
      seed: 7,
    },
    takesMask: false,
    tells: 45,
    callsOff: true,
    without: {},
  },
  {
    id: 'fal:fal-ai/flux/dev/image-to-image',
    imagines: 'fal:fal-ai/flux/dev',
    fake: fakeFal,
    environment: (origin) => ({ FAL_KEY: 'id:secret', FAL_BASE_URL: origin }),
    load: createFalProvider,
    carriesKey: ['authorization', 'Key id:secret'],
    arrives: { strength: 0.835, num_inference_steps: 50, seed: 7, num_images: 1 },
    takesMask: false,
    tells: 60,
    callsOff: true,
    without: {},
  },
  {
    id: 'black-forest-labs:flux-kontext-pro',
    imagines: 'black-forest-labs:flux-pro-1.1',
    fake: fakeBlackForestLabs,
    environment: (origin) => ({ BFL_API_KEY: 'bfl-test', BFL_BASE_URL: `${origin}/v1` }),
    load: createBlackForestLabsProvider,
    carriesKey: ['x-key', 'bfl-test'],
    arrives: { seed: 7, output_format: 'png', aspect_ratio: '1:1' },
    statesCost: true,
    takesMask: false,
    tells: 40,
    callsOff: false,
    without: { 'wrong letters': byAddress },
  },
  {
    id: 'stability:structure',
    imagines: 'stability:core',
    fake: fakeStability,
    environment: (origin) => ({ STABILITY_API_KEY: 'sk-test', STABILITY_BASE_URL: origin }),
    carriesKey: ['authorization', 'Bearer sk-test'],
    arrives: { control_strength: '0.73', negative_prompt: 'extra windows', seed: '7' },
    takesMask: false,
    tells: undefined,
    callsOff: false,
    without: {},
  },
  {
    id: 'stability:stable-diffusion-v1-6',
    imagines: 'stability:stable-diffusion-v1-6',
    fake: fakeStability,
    environment: (origin) => ({ STABILITY_API_KEY: 'sk-test', STABILITY_BASE_URL: origin }),
    carriesKey: ['authorization', 'Bearer sk-test'],
    arrives: {
      init_image_mode: 'STEP_SCHEDULE',
      step_schedule_start: '0.45',
      steps: '50',
      cfg_scale: '10.5',
      seed: '7',
      'text_prompts[1][text]': 'extra windows',
      'text_prompts[1][weight]': '-1',
    },
    takesMask: true,
    tells: undefined,
    callsOff: false,
    without: {},
  },
  {
    id: 'sdapi:default',
    imagines: 'sdapi:default',
    fake: fakeSdapi,
    environment: (origin) => ({ SDAPI_URL: origin, SDAPI_AUTH: 'ada:secret' }),
    load: createSdapiProvider,
    carriesKey: ['authorization', `Basic ${Buffer.from('ada:secret').toString('base64')}`],
    arrives: {
      denoising_strength: 0.45,
      steps: 50,
      cfg_scale: 10.5,
      seed: 7,
      negative_prompt: 'extra windows',
      send_images: true,
    },
    takesMask: true,
    tells: 50,
    callsOff: true,
    without: { declines: noModeration },
  },
  {
    id: 'comfyui:default',
    imagines: 'comfyui:default',
    fake: fakeComfyUi,
    environment: (origin) => ({ COMFYUI_URL: origin }),
    load: createComfyUiProvider,
    carriesKey: undefined,
    arrives: {
      sampler: expect.objectContaining({
        inputs: expect.objectContaining({ seed: 7, steps: 23, cfg: 10.5, denoise: 0.45 }),
      }),
      negative: expect.objectContaining({
        inputs: expect.objectContaining({ text: 'extra windows' }),
      }),
      checkpoint: expect.objectContaining({
        inputs: { ckpt_name: 'interior-xl.safetensors' },
      }),
    },
    takesMask: true,
    tells: 45,
    callsOff: true,
    without: { declines: noModeration, 'wrong letters': byAddress },
  },
];
