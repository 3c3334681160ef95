import { expect, test } from 'vitest';
import { createNetworkKernel } from './kernel.ts';
import { inputPlanes, type Layer, layers } from './layers.ts';
import { createSurfaceNetwork, type NetworkInput } from './surface-network.ts';
import { decodeWeights, type EncodedWeights } from './weights-codec.ts';

/** All that a text in single quotes can hold as it is, in the order of their codes. */
const letters = Array.from({ length: 93 }, (_, k) => String.fromCharCode(33 + k)).filter(
  (letter) => letter !== "'" && letter !== '\\',
);

/** A number as its sign and a power of two from 2^-20 on, in steps of a hundred and fiftieth. */
function spelled(value: number): string {
  const size = value === 0 ? 0 : Math.round((Math.log2(Math.abs(value)) + 20) * 150);
  const code = Math.sign(value) * size + 4140;
  return letters[Math.floor(code / 91)]! + letters[code % 91]!;
}

/** Weights by a rule, so that the same network can be built elsewhere. */
function weightsByRule(): EncodedWeights {
  const steps: string[] = [];
  const numbers: string[] = [];
  Object.values(layers).forEach((layer: Layer, index) => {
    const inputs = layer.apart ? 1 : layer.inputs;
    const taps = layer.size * layer.size;
    const scale = 2 ** -Math.round(Math.log2(Math.sqrt(taps * inputs) / 0.15));
    for (let k = 0; k < layer.outputs; k++) numbers.push(spelled(scale));
    for (let k = 0; k < layer.outputs; k++) numbers.push(spelled((((k * 5 + index) % 7) - 3) / 16));
    for (let k = 0; k < taps * inputs * layer.outputs; k++)
      steps.push(letters[((k * 7 + (k >> 5) + index * 13) % 23) - 11 + 45]!);
  });
  return { steps: steps.join(''), interior: numbers.join(''), exterior: numbers.join('') };
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

const encoded = weightsByRule();
const weights = decodeWeights(encoded, 'interior');
const [width, height] = [45, 30];
const fill = fillByRule(width, height);

test('scores are those of the network that was trained', () => {
  const network = createSurfaceNetwork(weights);
  // worked out by PyTorch from the same rule
  const expected = {
    interior: {
      first: [0.043, 0.2098, 0.1085, 0.1046, 0.0371, -0.0642],
      middle: [-0.203, 0.271, 0.2888, -0.237, 0.1147, 0.1247],
      last: [0.2756, 0.3733, -0.2603, 0.2795, 0.2288, -0.4048],
    },
    exterior: {
      first: [-0.0029, 0.0455, -0.0048, -0.0635, -0.058, 0.0694, -0.1855, 0.0604],
      middle: [0.3064, 0.2524, -0.0875, -0.3048, 0.0787, -0.2612, -0.3292, 0.2999],
      last: [0.057, 0.0705, 0.4035, -0.538, -0.0255, 0.3622, 0.0208, -0.1426],
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
  const { steps, interior } = encoded;
  expect(() => decodeWeights({ ...encoded, steps: `${steps}!` }, 'interior')).toThrow('do not fit');
  const longer = { ...encoded, interior: `${interior}!!` };
  expect(() => decodeWeights(longer, 'interior')).toThrow('do not fit');
  expect(decodeWeights(longer, 'exterior').stem.bias).toEqual(weights.stem.bias);
});

test('what is usual in a room is not what is usual in a street', () => {
  const doubled = encoded.interior.slice(0, 2 * layers.stem.outputs);
  const brighter = {
    ...encoded,
    exterior: encoded.interior.replace(doubled, spelled(0.25).repeat(24)),
  };
  const [room, street] = (['interior', 'exterior'] as const).map(
    (kind) => decodeWeights(brighter, kind).stem,
  );
  expect(street!.bias).toEqual(room!.bias);
  expect(street!.weights).not.toEqual(room!.weights);
});
