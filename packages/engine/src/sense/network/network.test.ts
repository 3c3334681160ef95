import { expect, test } from 'vitest';
import { inputPlanes, type Layer, layers } from './layers.ts';
import { createSurfaceNetwork, type NetworkInput } from './surface-network.ts';
import { decodeWeights } from './weights-codec.ts';

/** Weights by a formula, so that the same network can be built elsewhere. */
function numbersByRule(): { steps: Int8Array; numbers: Float32Array } {
  const steps: number[] = [];
  const numbers: number[] = [];
  Object.values(layers).forEach((layer: Layer, index) => {
    const inputs = layer.apart ? 1 : layer.inputs;
    const taps = layer.size * layer.size;
    const scale = 2 ** -Math.round(Math.log2(Math.sqrt(taps * inputs) / 0.15));
    for (let k = 0; k < layer.outputs; k++) numbers.push(scale);
    for (let k = 0; k < layer.outputs; k++) numbers.push((((k * 5 + index) % 7) - 3) / 16);
    for (let k = 0; k < taps * inputs * layer.outputs; k++)
      steps.push(((k * 7 + (k >> 5) + index * 13) % 23) - 11);
  });
  return { steps: Int8Array.from(steps), numbers: Float32Array.from(numbers) };
}

function bytesOf(rooms: Float32Array, houses: Float32Array, steps: Int8Array): Uint8Array {
  return new Uint8Array(
    Buffer.concat([rooms, houses, steps].map(({ buffer }) => Buffer.from(buffer))),
  );
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

const { steps, numbers } = numbersByRule();
const encoded = bytesOf(numbers, numbers, steps);
const weights = decodeWeights(encoded, 'interior');
const [width, height] = [45, 30];
const fill = fillByRule(width, height);

test("scores equal the trained network's", () => {
  const network = createSurfaceNetwork(weights);
  // computed by PyTorch with the same formula; here activations between layers have 16 bits
  const tolerance = 0.01;
  const expected = {
    interior: {
      first: [-1.0251, -2.0302, -0.9066, 3.8915, 0.46, 0.1877],
      middle: [0.787, -0.3015, -2.3754, 1.508, 3.9572, -1.7953],
      last: [0.5279, -3.5571, -2.3901, 3.7654, 2.4155, -1.6933],
    },
    exterior: {
      first: [1.5963, -0.1764, -0.7555, 0.8306, 2.1979, -0.9566, -1.1525, 0.9708],
      middle: [-0.8649, 2.6798, -0.1878, 1.3099, 1.2917, -1.8974, 0.0699, -0.0157],
      last: [0.9928, 2.9004, -2.6747, -0.4684, 1.7958, -0.4276, -3.1828, -0.3671],
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
        const wanted = expected[kind][name as keyof typeof places][index]!;
        expect(Math.abs(score - wanted)).toBeLessThan(tolerance);
      });
    }
  }
});

test('a previous photo leaves nothing in memory', () => {
  const network = createSurfaceNetwork(weights);
  const alone = network.judge('interior', width, height, fill).scores;
  network.judge('exterior', 101, 77, fillByRule(101, 77));
  network.judge('interior', 9, 8, fillByRule(9, 8));
  expect(network.judge('interior', width, height, fill).scores).toEqual(alone);
});

test("rejects weights that don't fit", () => {
  for (const length of [encoded.length - 1, encoded.length + 1]) {
    const other = new Uint8Array(length);
    expect(() => decodeWeights(other, 'interior')).toThrow('do not fit');
  }
});

test('priors of rooms and streets differ', () => {
  const brighter = numbers.slice();
  brighter.fill(0.25, 0, layers.stem.outputs);
  const both = bytesOf(numbers, brighter, steps);
  const room = decodeWeights(both, 'interior').stem;
  const street = decodeWeights(both, 'exterior').stem;
  expect(street.bias).toEqual(room.bias);
  expect(street.steps).toEqual(room.steps);
  expect([...street.scale]).toEqual(Array(24).fill(0.25));
  expect(street.scale).not.toEqual(room.scale);
});
