/**
 * The graph ComfyUI is given. Ours needs nothing but a checkpoint; a graph of the user's own (saved with
 * "Export (API)") is filled in by the titles of its nodes: $positive, $negative, $image, $mask, $sampler,
 * $size, and $result where it saves more than one picture.
 */
import { z } from 'zod';

const node = z.looseObject({
  class_type: z.string(),
  inputs: z.record(z.string(), z.unknown()),
  _meta: z.looseObject({ title: z.string().optional() }).optional(),
});
export const graphSchema = z.record(z.string(), node);
export type Graph = z.infer<typeof graphSchema>;

export interface GraphWish {
  readonly positive: string;
  readonly negative: string;
  readonly seed: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly steps?: number;
  readonly cfg?: number;
  readonly denoise?: number;
  /** Names of files that were sent to the server before. */
  readonly image?: string;
  readonly mask?: string;
}

export class GraphError extends Error {
  override name = 'GraphError';
}

/** Inputs that a titled node takes from the wish, by the names of the usual nodes. */
const places: Readonly<Record<string, (wish: GraphWish) => Readonly<Record<string, unknown>>>> = {
  $positive: ({ positive }) => ({ text: positive }),
  $negative: ({ negative }) => ({ text: negative }),
  $image: ({ image }) => ({ image }),
  $mask: ({ mask }) => ({ image: mask }),
  $size: ({ widthPx, heightPx }) => ({ width: widthPx, height: heightPx }),
  $sampler: ({ seed, steps, cfg, denoise }) => ({
    seed,
    noise_seed: seed,
    steps,
    cfg,
    denoise,
  }),
};

export function fillGraph(graph: Graph, wish: GraphWish): Graph {
  const titled = new Set(Object.values(graph).map(({ _meta }) => _meta?.title ?? ''));
  const needed = ['$positive', ...(wish.image ? ['$image'] : [])];
  const missing = needed.filter((title) => !titled.has(title));
  if (missing.length > 0) {
    throw new GraphError(`The graph for ComfyUI has no node titled ${missing.join(' and ')}.`);
  }
  return Object.fromEntries(
    Object.entries(graph).map(([id, each]) => {
      const values = places[each._meta?.title ?? '']?.(wish) ?? {};
      // Only what the node has a place for, and only what was wished.
      const filled = Object.entries(values).filter(
        ([name, value]) => name in each.inputs && value !== undefined,
      );
      return [id, { ...each, inputs: { ...each.inputs, ...Object.fromEntries(filled) } }];
    }),
  );
}

/** The node whose picture is the result; undefined takes the first that saved one. */
export const resultNodeOf = (graph: Graph): string | undefined =>
  Object.entries(graph).find(([, { _meta }]) => _meta?.title === '$result')?.[0];

const titledNode = (title: string, class_type: string, inputs: Record<string, unknown>) => ({
  class_type,
  inputs,
  _meta: { title },
});

/** The plain way: a checkpoint, two texts, a sampler; from a photo, from a photo with a mask, from words. */
export function ownGraph(checkpoint: string, has: { image: boolean; mask: boolean }): Graph {
  const graph: Graph = {
    checkpoint: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: checkpoint } },
    positive: titledNode('$positive', 'CLIPTextEncode', { text: '', clip: ['checkpoint', 1] }),
    negative: titledNode('$negative', 'CLIPTextEncode', { text: '', clip: ['checkpoint', 1] }),
    sampler: titledNode('$sampler', 'KSampler', {
      model: ['checkpoint', 0],
      positive: ['positive', 0],
      negative: ['negative', 0],
      latent_image: ['latent', 0],
      sampler_name: 'dpmpp_2m',
      scheduler: 'karras',
      seed: 0,
      steps: 20,
      cfg: 7,
      denoise: 1,
    }),
    decoded: {
      class_type: 'VAEDecode',
      inputs: { samples: ['sampler', 0], vae: ['checkpoint', 2] },
    },
    saved: titledNode('$result', 'SaveImage', {
      images: ['decoded', 0],
      filename_prefix: 'maquette',
    }),
  };
  if (!has.image) {
    const size = { width: 1024, height: 1024, batch_size: 1 };
    return { ...graph, latent: titledNode('$size', 'EmptyLatentImage', size) };
  }
  const photo = {
    image: titledNode('$image', 'LoadImage', { image: '' }),
    encoded: { class_type: 'VAEEncode', inputs: { pixels: ['image', 0], vae: ['checkpoint', 2] } },
  };
  if (!has.mask) return { ...graph, image: photo.image, latent: photo.encoded };
  return {
    ...graph,
    ...photo,
    mask: titledNode('$mask', 'LoadImageMask', { image: '', channel: 'red' }),
    latent: {
      class_type: 'SetLatentNoiseMask',
      inputs: { samples: ['encoded', 0], mask: ['mask', 0] },
    },
  };
}
