import { describe, expect, test } from 'vitest';
import { fillGraph, type Graph, ownGraph, resultNodeOf } from './graph.ts';

const wish = {
  positive: 'a calm room',
  negative: 'extra windows',
  seed: 7,
  widthPx: 768,
  heightPx: 512,
  steps: 23,
  cfg: 10.5,
  denoise: 0.45,
};

/** As ComfyUI's "Export (API)" writes it, with the titles a user has given. */
const own: Graph = {
  '3': {
    class_type: 'KSamplerAdvanced',
    inputs: { noise_seed: 1, steps: 20, cfg: 7, model: ['4', 0] },
    _meta: { title: '$sampler' },
  },
  '6': { class_type: 'CLIPTextEncode', inputs: { text: 'x' }, _meta: { title: '$positive' } },
  '9': { class_type: 'SaveImage', inputs: { images: ['8', 0] }, _meta: { title: 'preview' } },
  '10': { class_type: 'LoadImage', inputs: { image: 'x.png' }, _meta: { title: '$image' } },
  '12': { class_type: 'SaveImage', inputs: { images: ['8', 0] }, _meta: { title: '$result' } },
};

describe('a user’s own graph', () => {
  test('is filled by titles, and is otherwise unchanged', () => {
    const filled = fillGraph(own, { ...wish, image: 'photo.png' });
    expect(filled['3']?.inputs).toEqual({ noise_seed: 7, steps: 23, cfg: 10.5, model: ['4', 0] });
    expect(filled['6']?.inputs).toEqual({ text: 'a calm room' });
    expect(filled['10']?.inputs).toEqual({ image: 'photo.png' });
    expect(filled['12']).toEqual(own['12']);
    expect(resultNodeOf(filled)).toBe('12');
  });

  test('without an input for the photo is rejected: it would draw another room', () => {
    const { '10': _image, ...without } = own;
    expect(() => fillGraph(without, { ...wish, image: 'photo.png' })).toThrow(
      'The graph for ComfyUI has no node titled $image.',
    );
  });
});

test.each([
  ['from words', { image: false, mask: false }, 'EmptyLatentImage'],
  ['from a photo', { image: true, mask: false }, 'VAEEncode'],
  ['from a photo with a mask', { image: true, mask: true }, 'SetLatentNoiseMask'],
])('our own graph %s leads from the checkpoint to a saved picture', (_name, has, latent) => {
  const graph = ownGraph('model.safetensors', has);
  expect(graph.latent?.class_type).toBe(latent);
  for (const { inputs } of Object.values(graph)) {
    for (const value of Object.values(inputs)) {
      // Every wire begins at a node that is there.
      if (Array.isArray(value)) expect(graph).toHaveProperty(String(value[0]));
    }
  }
});

/** Outputs and inputs of ComfyUI's nodes, in the order of outputs. */
const outputs: Readonly<Record<string, readonly string[]>> = {
  CheckpointLoaderSimple: ['model', 'clip', 'vae'],
  CLIPTextEncode: ['conditioning'],
  KSampler: ['latent'],
  EmptyLatentImage: ['latent'],
  VAEEncode: ['latent'],
  SetLatentNoiseMask: ['latent'],
  VAEDecode: ['image'],
  LoadImage: ['image', 'mask'],
  LoadImageMask: ['mask'],
};
const inputs: Readonly<Record<string, string>> = {
  ...{ positive: 'conditioning', negative: 'conditioning', latent_image: 'latent' },
  ...{ samples: 'latent', pixels: 'image', images: 'image' },
};

test.each([
  { image: false, mask: false },
  { image: true, mask: false },
  { image: true, mask: true },
])('each wire of our own graph carries what its end takes, with %o', (has) => {
  const graph = ownGraph('model.safetensors', has);
  const wires = Object.values(graph).flatMap((node) => Object.entries(node.inputs));
  for (const [name, wire] of wires) {
    if (!Array.isArray(wire)) continue;
    const [from, output] = wire as [string, number];
    const carried = outputs[graph[from]?.class_type ?? '']?.[output];
    expect([name, carried]).toEqual([name, inputs[name] ?? name]);
  }
  expect(wires.filter(([, wire]) => Array.isArray(wire)).length).toBeGreaterThan(8);
});
