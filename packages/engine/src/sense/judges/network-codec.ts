/** A small network as bytes: 16-bit weights with a scale per array. */
import type { SmallNetwork } from './small-network.ts';

const largest = 32767;

const arraysOf = (columns: number, hidden: number, classes: number) =>
  [
    ['mean', columns],
    ['scale', columns],
    ['inner', columns * hidden],
    ['innerBias', hidden],
    ['outer', hidden * classes],
    ['outerBias', classes],
  ] as const;

/** Means and scales vary in magnitude, so they stay floats; weights take 16 bits. */
const isFloat = (name: string) => name === 'mean' || name === 'scale';

export function encodeNetwork(network: SmallNetwork): Uint8Array {
  const { columns, hidden, classes } = network;
  const arrays = arraysOf(columns, hidden, classes);
  const size = arrays.reduce((sum, [name, n]) => sum + (isFloat(name) ? 4 * n : 4 + 2 * n), 12);
  const view = new DataView(new ArrayBuffer(size));
  [columns, hidden, classes].forEach((value, k) => {
    view.setUint32(4 * k, value, true);
  });
  let at = 12;
  for (const [name] of arrays) {
    const values = network[name];
    if (isFloat(name)) {
      for (const value of values) {
        view.setFloat32(at, value, true);
        at += 4;
      }
      continue;
    }
    const scale = values.reduce((most, v) => Math.max(most, Math.abs(v)), 1e-9) / largest;
    view.setFloat32(at, scale, true);
    at += 4;
    for (const value of values) {
      view.setInt16(at, Math.round(value / scale), true);
      at += 2;
    }
  }
  return new Uint8Array(view.buffer);
}

export function decodeNetwork(bytes: Uint8Array): SmallNetwork {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [columns, hidden, classes] = [0, 4, 8].map((k) => view.getUint32(k, true)) as [
    number,
    number,
    number,
  ];
  let at = 12;
  const read = Object.fromEntries(
    arraysOf(columns, hidden, classes).map(([name, count]) => {
      const values = new Float32Array(count);
      let scale = 1;
      if (!isFloat(name)) {
        scale = view.getFloat32(at, true);
        at += 4;
      }
      for (let k = 0; k < count; k++) {
        values[k] = isFloat(name) ? view.getFloat32(at, true) : view.getInt16(at, true) * scale;
        at += isFloat(name) ? 4 : 2;
      }
      return [name, values];
    }),
  );
  return { columns, hidden, classes, ...read } as unknown as SmallNetwork;
}
