/** Visible objects of a picture and their positions, from its id buffer. */
import type { Scene } from '../../scene-model.ts';

export interface SeenThing {
  readonly pixels: number;
  /** Centre of the visible part, as a share of the picture's width. */
  readonly middle: number;
}

export interface Seen {
  readonly things: ReadonlyMap<number, SeenThing>;
  readonly pixels: number;
}

export function seenThings(ids: Uint16Array, widthPx: number, objects: Scene['objects']): Seen {
  const counts = new Uint32Array(objects.length);
  const sums = new Float64Array(objects.length);
  for (let pixel = 0; pixel < ids.length; pixel++) {
    const id = ids[pixel]!;
    counts[id]!++;
    sums[id]! += pixel % widthPx;
  }
  const things = new Map<number, SeenThing>();
  counts.forEach((pixels, id) => {
    if (pixels > 0) things.set(id, { pixels, middle: sums[id]! / pixels / widthPx });
  });
  return { things, pixels: ids.length };
}
