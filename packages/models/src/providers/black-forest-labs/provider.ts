/** Black Forest Labs: an order, and an address where it can be looked at until the picture is there. */
import { z } from 'zod';
import { askJson, type Line, refused } from '../../pictures/ask.ts';
import { fetchResult } from '../../pictures/fetch-result.ts';
import { followJob, type JobState, usualPollIntervalMs } from '../../pictures/follow-job.ts';
import { type PictureRequest, pictureModel } from '../../pictures/picture-model.ts';
import type { ModelProvider, ProviderSettings } from '../../provider.ts';
import { ProviderProblem } from '../../transport/provider-problem.ts';

const order = z.object({
  id: z.string(),
  polling_url: z.string(),
  cost: z.number().nullish(),
});
const state = z.object({
  status: z.string(),
  progress: z.number().nullish(),
  details: z.unknown().optional(),
  result: z.object({ sample: z.string(), seed: z.number().nullish() }).nullish(),
});

type Result = NonNullable<z.infer<typeof state>['result']>;

const moderated = /^(Request|Content) Moderated$/;
const failed = /^(Error|Failed|Task not found)$/;

export function createBlackForestLabsProvider(
  { connection }: ProviderSettings,
  pollIntervalMs = usualPollIntervalMs,
): ModelProvider {
  const { address, key = '' } = connection;
  const line: Line = {
    provider: 'Black Forest Labs',
    fetch: connection.fetch,
    headers: { 'x-key': key },
  };

  async function draw(modelId: string, request: PictureRequest) {
    const { signal } = request;
    const placed = await askJson(line, `${address}/${modelId}`, order, {
      json: inputOf(modelId, request),
      signal,
    });
    const look = new URL(trusted(line, placed.polling_url, address));
    if (!look.searchParams.has('id')) look.searchParams.set('id', placed.id);
    const { sample, seed } = await followJob(
      {
        look: async (either) =>
          stateOf(line, await askJson(line, look.href, state, { signal: either })),
      },
      line.provider,
      signal,
      { pollIntervalMs, deadlineMs: connection.deadlineMs },
    );
    return {
      bytes: await fetchResult(line, sample, signal),
      seed: seed ?? undefined,
      notes: placed.cost ? [`${line.provider} asked ${placed.cost} credits for this drawing.`] : [],
    };
  }

  return {
    imageModel: (modelId) =>
      pictureModel({
        provider: 'black-forest-labs',
        modelId,
        draw: (request) => draw(modelId, request),
      }),
  };
}

/** Orders are looked at in the region that took them; the key goes nowhere else. */
function trusted(line: Line, url: string, address: string): string {
  const parsed = URL.parse(url);
  const isOwn = parsed?.origin === new URL(address).origin;
  const isRegion = parsed?.protocol === 'https:' && parsed.hostname.endsWith('.bfl.ai');
  if (parsed && (isOwn || isRegion)) return parsed.href;
  throw new ProviderProblem('GARBAGE', line.provider);
}

function stateOf(
  line: Line,
  { status, progress, details, result }: z.infer<typeof state>,
): JobState<Result> {
  if (status === 'Ready') {
    if (!result) throw new ProviderProblem('GARBAGE', line.provider);
    return { is: 'done', result };
  }
  if (moderated.test(status)) throw refused(line, reasonsOf(details));
  if (failed.test(status)) throw new ProviderProblem('WORK_FAILED', line.provider);
  if (progress == null) return { is: 'waiting' };
  return { is: 'drawing', percent: Math.min(95, progress * 100) };
}

const moderation = z.object({ 'Moderation Reasons': z.array(z.string()) });

function reasonsOf(details: unknown): string {
  const { data } = moderation.safeParse(details);
  return data ? `Held back: ${data['Moderation Reasons'].join(', ')}.` : 'It was held back.';
}

/** Reduced: 1024 by 768 is 4:3. */
function ratioOf({ widthPx, heightPx }: PictureRequest['size']): string {
  let [a, b] = [widthPx, heightPx];
  while (b > 0) [a, b] = [b, a % b];
  return `${widthPx / a}:${heightPx / a}`;
}

function inputOf(modelId: string, { prompt, photo, mask, size, seed, fields }: PictureRequest) {
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const photoField = modelId.includes('fill') ? 'image' : 'input_image';
  const isSized = !photo || modelId.includes('flux-2');
  return {
    prompt,
    ...(photo ? { [photoField]: base64(photo) } : {}),
    ...(mask ? { mask: base64(mask) } : {}),
    ...(isSized ? { width: size.widthPx, height: size.heightPx } : {}),
    // Kontext draws squares by default.
    ...(photo && modelId.includes('kontext') ? { aspect_ratio: ratioOf(size) } : {}),
    ...(seed === undefined ? {} : { seed }),
    output_format: 'png',
    ...fields,
  };
}
