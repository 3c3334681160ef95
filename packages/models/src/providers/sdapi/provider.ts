/**
 * AUTOMATIC1111 and compatible servers. They draw one picture at a time, and progress and interrupt are
 * global: so requests are serialised, and only our own picture is interrupted.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { bulkhead } from 'cockatiel';
import { z } from 'zod';
import { currentPictureCall } from '../../picture-call.ts';
import { ask, askJson, fromBase64, type Line } from '../../pictures/ask.ts';
import { type PictureRequest, pictureModel } from '../../pictures/picture-model.ts';
import type { ModelProvider, ProviderSettings } from '../../provider.ts';
import { loadedModel } from './picture-abilities.ts';

const answer = z.object({ images: z.array(z.string()).min(1), info: z.string().optional() });
const info = z.object({ seed: z.number().optional() });
const progress = z.object({ progress: z.number() });

const maxWaiting = 64;
const stopMs = 5_000;

export function createSdapiProvider(
  { connection }: ProviderSettings,
  pollIntervalMs = 700,
): ModelProvider {
  const { address, key, settings } = connection;
  const line: Line = {
    provider: 'The AUTOMATIC1111 server',
    fetch: connection.fetch,
    ...(key ? { headers: { authorization: `Basic ${Buffer.from(key).toString('base64')}` } } : {}),
  };
  const oneAtATime = bulkhead(1, maxWaiting);

  async function draw(modelId: string, request: PictureRequest) {
    const { signal, photo } = request;
    const drawn = new AbortController();
    const watching = watchProgress(AbortSignal.any([signal, drawn.signal]));
    try {
      const path = photo ? 'img2img' : 'txt2img';
      const body = bodyOf(modelId, request, settings.SDAPI_CONTROLNET);
      const { images, info: infoJson } = await askJson(
        line,
        `${address}/sdapi/v1/${path}`,
        answer,
        {
          json: body,
          signal,
        },
      );
      // The pictures after the first are maps and grids.
      return { bytes: fromBase64(line, images[0] ?? ''), seed: seedIn(infoJson) };
    } catch (error) {
      if (signal.aborted) await interrupt();
      throw error;
    } finally {
      drawn.abort();
      await watching;
    }
  }

  async function watchProgress(over: AbortSignal): Promise<void> {
    const { onStage } = currentPictureCall();
    while (!over.aborted) {
      // Cut short when the picture is done.
      await wait(pollIntervalMs, undefined, { signal: over }).catch(() => undefined);
      if (over.aborted) return;
      const url = `${address}/sdapi/v1/progress?skip_current_image=true`;
      // The picture is drawn without progress as well.
      const now = await askJson(line, url, progress, { signal: over }).catch(() => undefined);
      if (now && !over.aborted) onStage?.('Drawing', Math.min(97, now.progress * 100));
    }
  }

  /** Best effort: the caller reports why the picture was given up, and the service's own limit ends it. */
  const interrupt = () =>
    ask(line, `${address}/sdapi/v1/interrupt`, {
      method: 'POST',
      signal: AbortSignal.timeout(stopMs),
    }).catch(() => undefined);

  return {
    imageModel: (modelId) =>
      pictureModel({
        provider: 'sdapi',
        modelId,
        draw: (request) => oneAtATime.execute(() => inTurn(modelId, request)),
      }),
  };

  function inTurn(modelId: string, request: PictureRequest) {
    request.signal.throwIfAborted();
    return draw(modelId, request);
  }
}

function bodyOf(
  modelId: string,
  { prompt, photo, mask, size, seed, fields }: PictureRequest,
  controlNet: string | undefined,
) {
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  return {
    prompt,
    seed: seed ?? -1,
    width: size.widthPx,
    height: size.heightPx,
    batch_size: 1,
    n_iter: 1,
    send_images: true,
    save_images: false,
    do_not_save_samples: true,
    do_not_save_grid: true,
    ...(modelId === loadedModel ? {} : { override_settings: { sd_model_checkpoint: modelId } }),
    ...(photo ? { init_images: [base64(photo)], resize_mode: 0 } : {}),
    ...(mask
      ? { mask: base64(mask), mask_blur: 4, inpainting_fill: 1, inpainting_mask_invert: 0 }
      : {}),
    ...(photo && controlNet ? { alwayson_scripts: controlNetScript(controlNet) } : {}),
    ...fields,
  };
}

/** `module:model`, such as `mlsd:control_v11p_sd15_mlsd`: holds the straight lines of the photo. */
function controlNetScript(named: string) {
  const [module = '', model = ''] = named.split(':');
  const unit = { enabled: true, module, model, weight: 1, pixel_perfect: true };
  return { ControlNet: { args: [{ ...unit, control_mode: 'Balanced' }] } };
}

function seedIn(infoJson: string | undefined): number | undefined {
  if (infoJson === undefined) return undefined;
  try {
    return info.safeParse(JSON.parse(infoJson)).data?.seed;
  } catch {
    // Without it the seed that was sent is shown.
    return undefined;
  }
}
