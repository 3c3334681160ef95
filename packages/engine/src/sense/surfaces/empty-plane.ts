/** A plane of zeros that analyses share: most photos have a class that is not in them, and nobody in view. */
import type { Plane } from '../../image/image.ts';

/** The newest; it goes with the last analysis that holds it. */
let newest: WeakRef<Float32Array> | undefined;

/** Never to be written to. */
export function emptyPlane(widthPx: number, heightPx: number): Plane {
  const size = widthPx * heightPx;
  let data = newest?.deref();
  if (data?.length !== size) {
    data = new Float32Array(size);
    newest = new WeakRef(data);
  }
  return { widthPx, heightPx, data };
}
