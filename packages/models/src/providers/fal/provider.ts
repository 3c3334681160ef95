/** fal, by its queue, which reports progress and lets requests be cancelled. */
import { z } from 'zod';
import { ask, askJson, type Line, refused } from '../../pictures/ask.ts';
import { fetchResult } from '../../pictures/fetch-result.ts';
import {
  followJob,
  type JobState,
  placeOrder,
  usualPollIntervalMs,
} from '../../pictures/follow-job.ts';
import { percentInLogs } from '../../pictures/percent-in-logs.ts';
import { dataUrl, type PictureRequest, pictureModel } from '../../pictures/picture-model.ts';
import type { ModelProvider, ProviderSettings } from '../../provider.ts';
import { ProviderProblem } from '../../transport/provider-problem.ts';

const order = z.object({
  status_url: z.string(),
  response_url: z.string(),
  cancel_url: z.string(),
});
const status = z.object({
  status: z.enum(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']),
  logs: z.array(z.object({ message: z.string() })).nullish(),
});
const drawn = z.object({ url: z.string() });
const result = z
  .object({
    images: z.array(drawn).optional(),
    image: drawn.optional(),
    seed: z.number().nullish(),
    has_nsfw_concepts: z.array(z.boolean()).nullish(),
  })
  .transform(({ images, image, ...rest }) => ({ ...rest, picture: images?.[0] ?? image }));

export function createFalProvider(
  { connection }: ProviderSettings,
  pollIntervalMs = usualPollIntervalMs,
): ModelProvider {
  const { address } = connection;
  const line: Line = {
    provider: 'fal',
    fetch: connection.fetch,
    headers: { authorization: `Key ${connection.key}` },
  };
  /** The key goes to the configured address alone, whatever an answer says. */
  function own(url: string): string {
    if (URL.parse(url)?.origin === new URL(address).origin) return url;
    throw new ProviderProblem('GARBAGE', line.provider);
  }

  async function draw(modelId: string, request: PictureRequest) {
    const { signal } = request;
    const json = inputOf(modelId, request);
    const placed = await placeOrder(signal, (placing) =>
      askJson(line, `${address}/${modelId}`, order, { json, signal: placing }),
    );
    const answer = await followJob(
      {
        look: async (either): Promise<JobState<z.infer<typeof result>>> => {
          const url = `${own(placed.status_url)}?logs=1`;
          const now = await askJson(line, url, status, { signal: either });
          if (now.status === 'IN_QUEUE') return { is: 'waiting' };
          if (now.status === 'IN_PROGRESS') {
            const logs = now.logs?.map(({ message }) => message).join('\n');
            return { is: 'drawing', percent: percentInLogs(logs) };
          }
          const made = await askJson(line, own(placed.response_url), result, { signal: either });
          return { is: 'done', result: made };
        },
        cancel: (soon) => ask(line, own(placed.cancel_url), { method: 'PUT', signal: soon }),
      },
      line.provider,
      signal,
      { pollIntervalMs, deadlineMs: connection.deadlineMs },
    );
    // A picture that was held back comes as a black one.
    if (answer.has_nsfw_concepts?.[0]) throw refused(line, 'The picture was held back as unsafe.');
    if (!answer.picture) throw new ProviderProblem('GARBAGE', line.provider);
    const bytes = await fetchResult(line, answer.picture.url, signal);
    return { bytes, seed: answer.seed ?? undefined };
  }

  return {
    imageModel: (modelId) =>
      pictureModel({ provider: 'fal', modelId, draw: (request) => draw(modelId, request) }),
  };
}

/** FLUX.2's editor takes several pictures. */
const takesList = /flux-2.*\/edit/;

function inputOf(modelId: string, { prompt, photo, mask, size, seed, fields }: PictureRequest) {
  const picture = photo && dataUrl(photo);
  return {
    prompt,
    ...(picture
      ? takesList.test(modelId)
        ? { image_urls: [picture] }
        : { image_url: picture }
      : {}),
    ...(mask ? { mask_url: dataUrl(mask) } : {}),
    ...(photo ? {} : { image_size: { width: size.widthPx, height: size.heightPx } }),
    ...(seed === undefined ? {} : { seed }),
    num_images: 1,
    output_format: 'png',
    ...fields,
  };
}
