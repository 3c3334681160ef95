/** Runs a graph on a picture, as far as the requested outputs need. */
import { combined, cut, doubled, mean, type Operand, sideBySide, sigmoid } from './elements.ts';
import type { Graph, GraphStep } from './graph-file.ts';
import { hardSwish, isHardSwish, withHardSwish } from './hard-swish.ts';
import { createLayers, isAcross, isApart, type Layers } from './layers.ts';
import { type Sheet, SheetMemory, sizeOf } from './sheet-memory.ts';

export interface Output {
  readonly width: number;
  readonly height: number;
  /** Values per pixel, interleaved. */
  readonly lanes: number;
  readonly data: Float32Array;
}

/** Steps that the outputs depend on. */
function needed(steps: readonly GraphStep[], outputs: readonly string[]): GraphStep[] {
  const wanted = new Set(outputs);
  for (const { name, inputs } of steps.toReversed()) {
    if (wanted.has(name)) for (const input of inputs) wanted.add(input);
  }
  return steps.filter(({ name }) => wanted.has(name));
}

/** Pictures of `side` by `side` pixels, three channels from 0 to 255. */
export function createGraphRunner(all: Graph, outputs: readonly string[], side: number) {
  const { constants } = all;
  const steps = withHardSwish({ steps: needed(all.steps, outputs), constants, outputs });
  const graph = { steps, constants };
  const memory = new SheetMemory();
  const layers = createLayers(memory, graph);

  return (picture: ArrayLike<number>): Output[] => {
    const sheets = new Map<string, Sheet>();
    const readers = new Map<string, number>();
    for (const name of [...outputs, ...graph.steps.flatMap(({ inputs }) => inputs)]) {
      readers.set(name, (readers.get(name) ?? 0) + 1);
    }
    const operand = (name: string): Operand => {
      const value = sheets.get(name) ?? graph.constants.get(name)?.data[0];
      if (value === undefined) throw new Error(`No step made ${name}`);
      return value;
    };
    for (const step of graph.steps) {
      sheets.set(
        step.name,
        step.operation === 'Placeholder'
          ? pictureSheet(memory, picture, side)
          : run(memory, layers, step, step.inputs.map(operand)),
      );
      for (const name of step.inputs) {
        const left = readers.get(name)! - 1;
        readers.set(name, left);
        const sheet = sheets.get(name);
        if (left === 0 && sheet) memory.free(sheet);
      }
    }
    return outputs.map((name) => {
      const sheet = sheets.get(name)!;
      const { at, width, height, lanes } = sheet;
      const data = memory.numbers.slice(at, at + sizeOf(sheet));
      memory.free(sheet);
      return { width, height, lanes, data };
    });
  };
}

function pictureSheet(memory: SheetMemory, picture: ArrayLike<number>, side: number): Sheet {
  const sheet = memory.sheet(side, side, 3);
  const { numbers } = memory;
  for (let pixel = 0; pixel < side * side; pixel++) {
    for (let k = 0; k < 3; k++) {
      numbers[sheet.at + pixel * sheet.lanes + k] = picture[3 * pixel + k]!;
    }
  }
  return sheet;
}

function run(
  memory: SheetMemory,
  layers: Layers,
  step: GraphStep,
  [one, other, third]: readonly Operand[],
): Sheet {
  if (step.operation === 'Add') return combined(memory, one!, other!, true);
  if (step.operation === 'Mul') return combined(memory, one!, other!, false);
  if (one === undefined || typeof one === 'number') throw new Error(`${step.name} reads no sheet`);
  if (isAcross(step)) return layers.across(step, one);
  if (isApart(step)) return layers.apart(step, one);
  if (isHardSwish(step)) return hardSwish(memory, one, Number(other), Number(third));
  switch (step.operation) {
    case 'Relu':
      return cut(memory, one, Number.POSITIVE_INFINITY);
    case 'Relu6':
      return cut(memory, one, 6);
    case 'Sigmoid':
      return sigmoid(memory, one);
    case 'Mean':
      return mean(memory, one);
    case 'ResizeBilinear':
      return doubled(memory, one);
    case 'ConcatV2':
      return sideBySide(memory, one, other as Sheet);
    default:
      throw new Error(`The detector's graph has a step that is not known: ${step.operation}`);
  }
}
