/** Parses a TensorFlow.js graph model: steps in execution order, and constants. */
import { readFileSync } from 'node:fs';
import type { DetectorFiles } from './package-files.ts';

export interface GraphStep {
  readonly name: string;
  readonly operation: string;
  readonly inputs: readonly string[];
  /** Stride of the filter in pixels. */
  readonly stride: number;
  /** Whether a ReLU follows. */
  readonly isCut: boolean;
}

export interface Constant {
  readonly shape: readonly number[];
  readonly data: Float32Array;
}

export interface Graph {
  readonly steps: readonly GraphStep[];
  readonly constants: ReadonlyMap<string, Constant>;
}

interface GraphNode {
  readonly name: string;
  readonly op: string;
  readonly input?: readonly string[];
  readonly attr?: {
    readonly strides?: { readonly list: { readonly i: readonly string[] } };
    readonly fused_ops?: { readonly list: { readonly s?: readonly string[] } };
  };
}

interface GraphFile {
  readonly modelTopology: { readonly node: readonly GraphNode[] };
  readonly weightsManifest: readonly {
    readonly weights: readonly {
      readonly name: string;
      readonly shape: readonly number[];
      readonly dtype: string;
    }[];
  }[];
}

const relu = Buffer.from('Relu').toString('base64');

function stepOf({ name, op, input = [], attr }: GraphNode): GraphStep {
  return {
    name,
    operation: op,
    inputs: input,
    stride: Number(attr?.strides?.list.i[1] ?? 1),
    isCut: attr?.fused_ops?.list.s?.includes(relu) ?? false,
  };
}

/** Two million numbers are read: a power worked out for each takes longer than all else. */
const powers = Array.from({ length: 32 }, (_, exponent) => 2 ** (exponent - 15));

/** Half-precision floats: sign, five bits of exponent, ten of fraction. */
function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = (bits & 1023) / 1024;
  return exponent === 0 ? sign * fraction * 2 ** -14 : sign * (1 + fraction) * powers[exponent]!;
}

export function readGraph({ graph, weights }: DetectorFiles): Graph {
  const file = JSON.parse(readFileSync(graph, 'utf8')) as GraphFile;
  const bytes = readFileSync(weights);
  const constants = new Map<string, Constant>();
  let at = 0;
  for (const { name, shape, dtype } of file.weightsManifest.flatMap((group) => group.weights)) {
    const data = new Float32Array(shape.reduce((product, length) => product * length, 1));
    const isWhole = dtype === 'int32';
    for (let i = 0; i < data.length; i++) {
      data[i] = isWhole ? bytes.readInt32LE(at) : fromHalf(bytes.readUInt16LE(at));
      at += isWhole ? 4 : 2;
    }
    constants.set(name, { shape, data });
  }
  const steps = file.modelTopology.node.filter(({ op }) => op !== 'Const').map(stepOf);
  return { steps, constants };
}
