/** Connected components (four neighbours) of equal labels. */

export interface Components {
  /** Component of each pixel, from 0 upwards. */
  readonly of: Int32Array;
  readonly size: number[];
  /** The label all pixels of a component share. */
  readonly label: number[];
}

export function connectedComponents(labels: Uint8Array, width: number, height: number): Components {
  const of = new Int32Array(labels.length).fill(-1);
  const stack = new Int32Array(labels.length);
  const size: number[] = [];
  const label: number[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (of[start] !== -1) continue;
    const id = size.length;
    const value = labels[start]!;
    let count = 0;
    let top = 0;
    stack[top++] = start;
    of[start] = id;
    while (top > 0) {
      const pixel = stack[--top]!;
      count++;
      const x = pixel % width;
      const visit = (next: number) => {
        if (of[next] === -1 && labels[next] === value) {
          of[next] = id;
          stack[top++] = next;
        }
      };
      if (x > 0) visit(pixel - 1);
      if (x < width - 1) visit(pixel + 1);
      if (pixel >= width) visit(pixel - width);
      if (pixel < width * (height - 1)) visit(pixel + width);
    }
    size.push(count);
    label.push(value);
  }
  return { of, size, label };
}
