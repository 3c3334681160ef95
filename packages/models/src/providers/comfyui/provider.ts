/**
 * ComfyUI: the photo is sent, a graph is queued and looked at until it is done. Only our own work is
 * ever stopped: the server may be drawing for others as well.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ask, askJson, type Line } from '../../pictures/ask.ts';
import { followJob, placeOrder, usualPollIntervalMs } from '../../pictures/follow-job.ts';
import {
  fileNameOf,
  type PictureRequest,
  pictureBlob,
  pictureModel,
} from '../../pictures/picture-model.ts';
import type { ModelProvider, ProviderSettings } from '../../provider.ts';
import { ProviderProblem } from '../../transport/provider-problem.ts';
import { fillGraph, type Graph, GraphError, graphSchema, ownGraph, resultNodeOf } from './graph.ts';
import { firstCheckpoint } from './picture-abilities.ts';
import { watchProgress } from './watch-progress.ts';

const uploaded = z.object({ name: z.string(), subfolder: z.string().default('') });
const queued = z.object({ prompt_id: z.string() });
const saved = z.object({ filename: z.string(), subfolder: z.string(), type: z.string() });
const history = z.record(
  z.string(),
  z.object({
    outputs: z.record(z.string(), z.object({ images: z.array(saved).optional() })),
    status: z
      .object({ status_str: z.string().optional(), messages: z.array(z.unknown()).optional() })
      .optional(),
  }),
);
/** Rows of the queue begin with a number and the id. */
const row = z.tuple([z.number(), z.string()], z.unknown());
const queue = z.object({ queue_running: z.array(row), queue_pending: z.array(row) });
const checkpoints = z.object({
  CheckpointLoaderSimple: z.object({
    input: z.object({
      required: z.object({ ckpt_name: z.tuple([z.array(z.string())], z.unknown()) }),
    }),
  }),
});

export function createComfyUiProvider(
  { connection }: ProviderSettings,
  pollIntervalMs = usualPollIntervalMs,
): ModelProvider {
  const { address, settings } = connection;
  const line: Line = { provider: 'ComfyUI', fetch: connection.fetch };

  async function draw(modelId: string, request: PictureRequest) {
    const { signal, photo, mask, fields, size, prompt, seed = 0 } = request;
    const graph = settings.COMFYUI_GRAPH
      ? await readGraph(settings.COMFYUI_GRAPH)
      : ownGraph(await checkpointOf(modelId, signal), { image: !!photo, mask: !!mask });
    const filled = fillGraph(graph, {
      positive: prompt,
      seed,
      ...size,
      negative: String(fields.negative ?? ''),
      ...numbersOf(fields),
      ...(photo ? { image: await upload(photo, signal) } : {}),
      ...(mask ? { mask: await upload(mask, signal) } : {}),
    });
    const place = await drawGraph(filled, signal);
    const picture = await ask(line, `${address}/view?${new URLSearchParams(place)}`, { signal });
    return { bytes: new Uint8Array(await picture.arrayBuffer()), seed };
  }

  async function drawGraph(graph: Graph, signal: AbortSignal) {
    const json = { prompt: graph, client_id: randomUUID() };
    const progress = watchProgress(connection.openSocket, address, json.client_id, graph);
    try {
      const { prompt_id: id } = await placeOrder(signal, (placing) =>
        askJson(line, `${address}/prompt`, queued, { json, signal: placing }),
      );
      return await followJob(
        {
          look: async (either) => {
            const state = await lookAt(id, resultNodeOf(graph), either);
            return state.is === 'drawing' ? { ...state, percent: progress.percent() } : state;
          },
          cancel: (soon) => cancel(id, soon),
        },
        line.provider,
        signal,
        { pollIntervalMs, deadlineMs: connection.deadlineMs },
      );
    } finally {
      progress.close();
    }
  }

  async function upload(bytes: Uint8Array, signal: AbortSignal): Promise<string> {
    const form = new FormData();
    form.set('image', pictureBlob(bytes), fileNameOf(`maquette-${randomUUID()}`, bytes));
    form.set('type', 'input');
    const { name, subfolder } = await askJson(line, `${address}/upload/image`, uploaded, {
      form,
      signal,
    });
    return subfolder ? `${subfolder}/${name}` : name;
  }

  async function checkpointOf(modelId: string, signal: AbortSignal): Promise<string> {
    if (modelId !== firstCheckpoint) return modelId;
    const url = `${address}/object_info/CheckpointLoaderSimple`;
    const known = await askJson(line, url, checkpoints, { signal });
    const [first] = known.CheckpointLoaderSimple.input.required.ckpt_name[0];
    if (first === undefined) throw new ProviderProblem('MODEL_UNKNOWN', line.provider);
    return first;
  }

  async function lookAt(id: string, resultNode: string | undefined, signal: AbortSignal) {
    const entry = (await askJson(line, `${address}/history/${id}`, history, { signal }))[id];
    if (!entry) {
      const { queue_pending } = await askJson(line, `${address}/queue`, queue, { signal });
      const isWaiting = queue_pending.some(([, waiting]) => waiting === id);
      return isWaiting ? ({ is: 'waiting' } as const) : ({ is: 'drawing' } as const);
    }
    const { outputs, status } = entry;
    const [place] =
      (resultNode === undefined ? undefined : outputs[resultNode]?.images) ??
      Object.values(outputs).flatMap(({ images }) => images ?? []);
    if (place && status?.status_str !== 'error') return { is: 'done', result: place } as const;
    const words = exceptionIn(status?.messages);
    throw new ProviderProblem('WORK_FAILED', line.provider, words ? { words } : {});
  }

  async function cancel(id: string, signal: AbortSignal): Promise<void> {
    await ask(line, `${address}/queue`, { json: { delete: [id] }, signal });
    const { queue_running } = await askJson(line, `${address}/queue`, queue, { signal });
    if (!queue_running.some(([, running]) => running === id)) return;
    await ask(line, `${address}/interrupt`, { json: { prompt_id: id }, signal });
  }

  return {
    imageModel: (modelId) =>
      pictureModel({ provider: 'comfyui', modelId, draw: (request) => draw(modelId, request) }),
  };
}

async function readGraph(file: string): Promise<Graph> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new GraphError('The file COMFYUI_GRAPH names cannot be read.');
  });
  try {
    return graphSchema.parse(JSON.parse(text));
  } catch {
    throw new GraphError(
      'The file COMFYUI_GRAPH names is not a graph in API format: in ComfyUI choose Export (API).',
    );
  }
}

function numbersOf(fields: PictureRequest['fields']) {
  const names = ['steps', 'cfg', 'denoise'] as const;
  return Object.fromEntries(
    names.flatMap((name) => (typeof fields[name] === 'number' ? [[name, fields[name]]] : [])),
  );
}

const exception = z.tuple([
  z.literal('execution_error'),
  z.object({ exception_message: z.string() }),
]);

function exceptionIn(messages: readonly unknown[] = []): string | undefined {
  for (const message of messages) {
    const { data } = exception.safeParse(message);
    if (data) return data[1].exception_message.trim();
  }
  return undefined;
}
