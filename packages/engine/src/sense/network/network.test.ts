import { expect, test } from 'vitest';
import { createNetworkKernel } from './kernel.ts';
import { inputPlanes, type Layer, layers } from './layers.ts';
import { createSurfaceNetwork, type NetworkInput } from './surface-network.ts';
import { decodeWeights } from './weights-codec.ts';

/** Weights by a rule, so that the same network can be built elsewhere. */
function weightsByRule(): string {
  const parts: Uint8Array[] = [];
  Object.values(layers).forEach((layer: Layer, index) => {
    const inputs = layer.apart ? 1 : layer.inputs;
    const taps = layer.size * layer.size;
    const scale = new Float32Array(layer.outputs).fill(0.15 / Math.sqrt(taps * inputs));
    const bias = Float32Array.from(
      { length: layer.outputs },
      (_, k) => (((k * 5 + index) % 7) - 3) / 20,
    );
    const codes = Int8Array.from(
      { length: taps * inputs * layer.outputs },
      (_, k) => ((k * 7 + (k >> 5) + index * 13) % 23) - 11,
    );
    parts.push(
      new Uint8Array(scale.buffer),
      new Uint8Array(bias.buffer),
      new Uint8Array(codes.buffer),
    );
  });
  return Buffer.concat(parts).toString('base64');
}

const fillByRule = (width: number, height: number) => (input: NetworkInput) => {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let plane = 0; plane < inputPlanes; plane++) {
        const at = input.start + y * input.row + x * input.channels + plane;
        input.data[at] = (((x * 3 + y * 5 + plane * 7) % 11) - 5) / 5;
      }
    }
  }
};

const weights = decodeWeights(weightsByRule());
const [width, height] = [45, 30];
const fill = fillByRule(width, height);

test('scores are those of the network that was trained', () => {
  const network = createSurfaceNetwork(weights);
  // worked out by PyTorch from the same rule
  const expected = {
    interior: {
      first: [-0.1099, 0.0224, -0.0134, -0.0268, 0.0644, 0.0532],
      middle: [-0.1676, 0.0519, 0.0128, -0.0299, 0.1193, 0.0531],
      last: [-0.1397, 0.0012, -0.0783, -0.051, 0.2192, 0.036],
    },
    exterior: {
      first: [-0.0759, 0.2036, -0.0674, -0.0291, -0.1363, 0.0853, 0.0109, -0.0755],
      middle: [-0.0634, 0.1561, -0.0389, -0.0145, -0.1434, 0.103, 0.0652, -0.1074],
      last: [-0.0727, 0.2168, 0.0004, -0.0403, -0.1815, 0.0699, 0.0097, -0.0692],
    },
  };
  for (const kind of ['interior', 'exterior'] as const) {
    const cells = network.judge(kind, width, height, fill);
    expect([cells.width, cells.height]).toEqual([12, 8]);
    const classes = expected[kind].first.length;
    const at = (cell: number) => [...cells.scores.subarray(cell * classes, (cell + 1) * classes)];
    const places = { first: 0, middle: 4 * 12 + 6, last: 95 } as const;
    for (const [name, cell] of Object.entries(places)) {
      at(cell).forEach((score, index) => {
        expect(score).toBeCloseTo(expected[kind][name as keyof typeof places][index]!, 3);
      });
    }
  }
});

test('without WebAssembly the scores are the same', () => {
  const own = createSurfaceNetwork(weights).judge('interior', width, height, fill);
  const twin = createSurfaceNetwork(weights, createNetworkKernel({ wasm: false }));
  const other = twin.judge('interior', width, height, fill);
  own.scores.forEach((score, index) => {
    expect(other.scores[index]).toBeCloseTo(score, 4);
  });
});

test('a photo before leaves nothing behind in the memory', () => {
  const network = createSurfaceNetwork(weights);
  const alone = network.judge('interior', width, height, fill).scores;
  network.judge('exterior', 101, 77, fillByRule(101, 77));
  network.judge('interior', 9, 8, fillByRule(9, 8));
  expect(network.judge('interior', width, height, fill).scores).toEqual(alone);
});

test('weights that do not fit are refused', () => {
  const text = weightsByRule();
  expect(() => decodeWeights(`AAAA${text}`)).toThrow('do not fit');
});
