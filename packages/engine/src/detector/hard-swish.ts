/**
 * The network's activation, x · c · min(6, max(0, x + 3)), stands in its file as four steps, each a walk through the
 * memory of a whole sheet: a fifth of the time of a look. They become one, whose numbers are the same to the bit.
 */
import type { Constant, GraphStep } from './graph-file.ts';
import { type Sheet, type SheetMemory, sizeOf } from './sheet-memory.ts';

const operation = 'HardSwish';
export const isHardSwish = (step: GraphStep) => step.operation === operation;
const mostGate = 6;

interface Steps {
  readonly steps: readonly GraphStep[];
  readonly constants: ReadonlyMap<string, Constant>;
  readonly outputs: readonly string[];
}

/** The same steps, with one for each activation; it reads its sheet, the factor and the shift. */
export function withHardSwish({ steps, constants, outputs }: Steps): readonly GraphStep[] {
  const named = new Map(steps.map((step) => [step.name, step]));
  const readers = new Map(outputs.map((name) => [name, 1]));
  for (const name of steps.flatMap(({ inputs }) => inputs)) {
    readers.set(name, (readers.get(name) ?? 0) + 1);
  }
  /** A step of this kind that nothing else reads. */
  const own = (name: string | undefined, wanted: string) => {
    const step = named.get(name ?? '');
    return step?.operation === wanted && readers.get(step.name) === 1 ? step : undefined;
  };
  const isNumber = (name: string) => constants.get(name)?.data.length === 1;
  const parted = ({ inputs }: GraphStep) => ({
    sheet: inputs.find((name) => !isNumber(name)),
    number: inputs.find(isNumber),
  });
  const gone = new Set<GraphStep>();
  const joined = steps.map((step) => {
    if (step.operation !== 'Mul') return step;
    const scaling = step.inputs.map((name) => own(name, 'Mul')).find(Boolean);
    const gate = step.inputs.map((name) => own(name, 'Relu6')).find(Boolean);
    const shifting = own(gate?.inputs[0], 'Add');
    if (!scaling || !gate || !shifting) return step;
    const [{ sheet, number: factor }, by] = [parted(scaling), parted(shifting)];
    if (!sheet || !factor || sheet !== by.sheet || !by.number) return step;
    for (const each of [scaling, gate, shifting]) gone.add(each);
    return { ...step, operation, inputs: [sheet, factor, by.number] };
  });
  return joined.filter((step) => !gone.has(step));
}

/** Each of the four steps keeps 32 bits. */
export function hardSwish(memory: SheetMemory, from: Sheet, factor: number, shift: number): Sheet {
  const to = memory.sheet(from.width, from.height, from.channels);
  const { numbers } = memory;
  const count = sizeOf(from);
  for (let i = 0; i < count; i++) {
    const value = numbers[from.at + i]!;
    const shifted = Math.fround(value + shift);
    const gate = shifted < 0 ? 0 : shifted > mostGate ? mostGate : shifted;
    numbers[to.at + i] = Math.fround(value * factor) * gate;
  }
  return to;
}
