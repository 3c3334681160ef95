import type { Generation } from '@maquette/contract';

/** Rows started on this page come first; those of the history are added without duplicates. */
export function startedRows<Row extends { readonly id: string }>(
  started: readonly Row[],
  history: readonly Generation[] | undefined,
  rowOf: (generation: Generation) => Row,
): Row[] {
  const here = new Set(started.map(({ id }) => id));
  return [...started, ...(history ?? []).filter(({ id }) => !here.has(id)).map(rowOf)];
}
