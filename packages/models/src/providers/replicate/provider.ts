/**
 * Replicate: an order (prediction) is placed, polled until it is done, and cancelled when it is no longer
 * wanted.
 */
import { z } from 'zod';
import { askJson, type Line, refused } from '../../pictures/ask.ts';
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
import { photoInputOf } from './picture-abilities.ts';

const prediction = z.object({
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted']),
  output: z.union([z.string(), z.array(z.string())]).nullish(),
  error: z.unknown().optional(),
  logs: z.string().nullish(),
  urls: z.object({ get: z.string(), cancel: z.string() }),
});
type Prediction = z.infer<typeof prediction>;

const declined = /nsfw|safety|flagged|sensitive|moderat|E005/i;

export function createReplicateProvider(
  { connection }: ProviderSettings,
  pollIntervalMs = usualPollIntervalMs,
): ModelProvider {
  const line: Line = {
    provider: 'Replicate',
    fetch: connection.fetch,
    headers: { authorization: `Bearer ${connection.key}` },
  };

  async function draw(modelId: string, request: PictureRequest) {
    const { signal } = request;
    const [name = '', version] = modelId.split(':');
    const order = { ...(version ? { version } : {}), input: inputOf(modelId, request) };
    const path = version ? '/predictions' : `/models/${name}/predictions`;
    const first = await placeOrder(signal, (placing) =>
      askJson(line, `${connection.address}${path}`, prediction, { json: order, signal: placing }),
    );
    const { get, cancel } = first.urls;
    let known: Prediction | undefined = first;
    const address = await followJob(
      {
        look: async (either) => {
          const now = known ?? (await askJson(line, own(get), prediction, { signal: either }));
          known = undefined;
          return stateOf(line, now);
        },
        cancel: (soon) => askJson(line, own(cancel), prediction, { method: 'POST', signal: soon }),
      },
      line.provider,
      signal,
      { pollIntervalMs, deadlineMs: connection.deadlineMs },
    );
    return { bytes: await fetchResult(line, address, signal) };
  }

  /** The key goes to the configured address alone, whatever an answer says. */
  function own(url: string): string {
    if (URL.parse(url)?.origin === new URL(connection.address).origin) return url;
    throw new ProviderProblem('GARBAGE', line.provider);
  }

  return {
    imageModel: (modelId) =>
      pictureModel({
        provider: 'replicate',
        modelId,
        draw: (request) => draw(modelId, request),
      }),
  };
}

function inputOf(
  modelId: string,
  { prompt, photo, mask, size, ratio, seed, fields }: PictureRequest,
) {
  return {
    prompt,
    ...(photo ? { [photoInputOf(modelId)]: dataUrl(photo) } : {}),
    ...(mask ? { mask: dataUrl(mask) } : {}),
    ...(seed === undefined ? {} : { seed }),
    ...(ratio
      ? { aspect_ratio: ratio, output_format: 'png' }
      : photo
        ? {}
        : { width: size.widthPx, height: size.heightPx }),
    ...fields,
  };
}

function stateOf(line: Line, { status, output, error, logs }: Prediction): JobState<string> {
  if (status === 'starting') return { is: 'waiting' };
  if (status === 'processing') return { is: 'drawing', percent: percentInLogs(logs) };
  if (status !== 'succeeded') {
    const words = typeof error === 'string' ? error : undefined;
    throw words && declined.test(words)
      ? refused(line, words)
      : new ProviderProblem('WORK_FAILED', line.provider, words ? { words } : {});
  }
  // A list is variations of one picture, after a map of what was seen in some older models.
  const address = Array.isArray(output) ? output.at(-1) : output;
  if (!address) throw new ProviderProblem('GARBAGE', line.provider);
  return { is: 'done', result: address };
}
