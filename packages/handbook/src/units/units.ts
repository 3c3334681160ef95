import { type Unit, units } from './unit-table.ts';

const byId = new Map(units.map((entry) => [entry.id, entry]));
const byName = new Map(units.flatMap((entry) => entry.names.map((name) => [name, entry] as const)));

export function unitById(id: string): Unit {
  const found = byId.get(id);
  if (!found) throw new Error(`Expected the id of a known unit but received "${id}"`);
  return found;
}

export function unitByName(name: string): Unit | undefined {
  return byName.get(name.trim().toLowerCase());
}

/** Converts between two units of the same quantity, via the base unit. */
export function convert(value: number, from: Unit | string, to: Unit | string): number {
  const source = typeof from === 'string' ? unitById(from) : from;
  const target = typeof to === 'string' ? unitById(to) : to;
  if (source.quantity !== target.quantity) {
    throw new Error(`Expected a unit of ${source.quantity} but received one of ${target.quantity}`);
  }
  if (source.id === target.id) return value;
  const base = value * source.factor + (source.offset ?? 0);
  return (base - (target.offset ?? 0)) / target.factor;
}
