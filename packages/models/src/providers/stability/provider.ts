/** Stability AI: the services of v2beta (structure, sketch, inpaint, sd3…, core, ultra) and the engines of v1. */
import { z } from 'zod';
import { askJson, fromBase64, type Line, refused } from '../../pictures/ask.ts';
import {
  fileNameOf,
  type PictureRequest,
  pictureBlob,
  pictureModel,
} from '../../pictures/picture-model.ts';
import type { ModelProvider, ProviderSettings } from '../../provider.ts';
import { ProviderProblem } from '../../transport/provider-problem.ts';

/** Services by name; any other name is an engine of v1. */
const services: readonly { readonly model: RegExp; readonly path: string }[] = [
  { model: /^(structure|sketch)$/, path: 'control' },
  { model: /^inpaint$/, path: 'edit' },
  { model: /^(core|ultra)$/, path: 'generate' },
  { model: /^sd3/, path: 'generate' },
];

const serviceAnswer = z.object({
  image: z.string().optional(),
  finish_reason: z.string(),
  seed: z.number().nullish(),
});
const engineAnswer = z.object({
  artifacts: z
    .array(
      z.object({
        base64: z.string().optional(),
        finishReason: z.string(),
        seed: z.number().nullish(),
      }),
    )
    .min(1),
});

export function createStabilityProvider({ connection }: ProviderSettings): ModelProvider {
  const line: Line = {
    provider: 'Stability AI',
    fetch: connection.fetch,
    headers: { authorization: `Bearer ${connection.key}`, accept: 'application/json' },
  };

  async function askService(path: string, modelId: string, request: PictureRequest) {
    const form = formOf({ prompt: request.prompt, output_format: 'png', ...request.fields });
    const isSd3 = modelId.startsWith('sd3');
    if (request.seed !== undefined) form.set('seed', String(request.seed));
    if (request.photo)
      form.set('image', pictureBlob(request.photo), fileNameOf('photo', request.photo));
    if (request.mask) form.set('mask', pictureBlob(request.mask), 'mask.png');
    if (!request.photo && request.ratio) form.set('aspect_ratio', request.ratio);
    if (isSd3) {
      if (modelId !== 'sd3') form.set('model', modelId);
      form.set('mode', request.photo ? 'image-to-image' : 'text-to-image');
    }
    const name = isSd3 ? 'sd3' : modelId;
    const url = `${connection.address}/v2beta/stable-image/${path}/${name}`;
    const { image, finish_reason, seed } = await askJson(line, url, serviceAnswer, {
      form,
      signal: request.signal,
    });
    return taken(line, image, finish_reason, seed);
  }

  async function askEngine(engineId: string, request: PictureRequest) {
    const { photo, mask, fields, signal, seed, prompt, size } = request;
    const { negative_prompt, ...numbers } = fields;
    const texts: Record<string, string | number | boolean> = {
      'text_prompts[0][text]': prompt.slice(0, longestEngineText),
      'text_prompts[0][weight]': 1,
      ...(negative_prompt
        ? { 'text_prompts[1][text]': negative_prompt, 'text_prompts[1][weight]': -1 }
        : {}),
    };
    const address = `${connection.address}/v1/generation/${engineId}`;
    const shared = { samples: 1, ...(seed === undefined ? {} : { seed }) };
    let response: Promise<z.infer<typeof engineAnswer>>;
    if (photo) {
      const { step_schedule_start, ...rest } = numbers;
      const form = formOf({ ...texts, ...rest, ...shared });
      form.set('init_image', pictureBlob(photo), fileNameOf('photo', photo));
      if (mask) {
        form.set('mask_source', 'MASK_IMAGE_WHITE');
        form.set('mask_image', pictureBlob(mask), 'mask.png');
      } else {
        form.set('init_image_mode', 'STEP_SCHEDULE');
        form.set('step_schedule_start', String(step_schedule_start ?? usualStrength));
      }
      const path = mask ? 'image-to-image/masking' : 'image-to-image';
      response = askJson(line, `${address}/${path}`, engineAnswer, { form, signal });
    } else {
      response = askJson(line, `${address}/text-to-image`, engineAnswer, {
        json: {
          text_prompts: [
            { text: prompt.slice(0, longestEngineText), weight: 1 },
            ...(negative_prompt ? [{ text: negative_prompt, weight: -1 }] : []),
          ],
          width: size.widthPx,
          height: size.heightPx,
          ...numbers,
          ...shared,
        },
        signal,
      });
    }
    const [first] = (await response).artifacts;
    return taken(line, first?.base64, first?.finishReason, first?.seed);
  }

  return {
    imageModel: (modelId) =>
      pictureModel({
        provider: 'stability',
        modelId,
        draw: (request) => {
          const service = services.find(({ model }) => model.test(modelId));
          return service ? askService(service.path, modelId, request) : askEngine(modelId, request);
        },
      }),
  };
}

const longestEngineText = 2_000;
const usualStrength = 0.45;

/** A picture that was held back comes blurred, with a reason beside it. */
function taken(
  line: Line,
  picture: string | undefined,
  finishReason: string | undefined,
  seed: number | null | undefined,
) {
  if (finishReason === 'CONTENT_FILTERED') throw refused(line, 'The picture was held back.');
  if (finishReason === 'ERROR') throw new ProviderProblem('WORK_FAILED', line.provider);
  if (finishReason !== 'SUCCESS' || !picture) throw new ProviderProblem('GARBAGE', line.provider);
  return { bytes: fromBase64(line, picture), seed: seed ?? undefined };
}

function formOf(fields: Readonly<Record<string, string | number | boolean>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
}
