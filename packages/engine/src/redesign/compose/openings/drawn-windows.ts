/** Windows of a fully rendered room: new frames with the photo's view behind them. */
import { linearFromSrgb8, srgb8FromLinear } from '../../../colour/srgb.ts';
import { boxMean } from '../../../ops/box-blur.ts';
import type { Scene } from '../../../visuals/index.ts';
import { spread } from '../../empty/spread.ts';
import { isInWindow } from '../../scene/room-scene.ts';
import type { KeptOpenings } from './kept-openings.ts';

/** New frames overlap the rim of the view, whose old edge stays hidden behind them. */
const rimPx = 2;

/** The rendered room. */
interface DrawnRoom {
  readonly scene: Scene;
  /** Object id per pixel. */
  readonly ids: Uint16Array;
}

/** Share of light through windows; frames in front are composited over it with soft edges. */
export function throughWindows(
  { scene, ids }: DrawnRoom,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): Float32Array {
  const isThrough = scene.objects.map((object) => object.label === 'sky' || isInWindow(object));
  const seen = Float32Array.from(ids, (id) => (isThrough[id] ? 1 : 0));
  return boxMean(seen, widthPx, heightPx, rimPx).map((near) => (near > 0 ? 1 : 0));
}

export function drawnWindows(
  room: DrawnRoom,
  photo: KeptOpenings,
  size: { readonly widthPx: number; readonly heightPx: number },
): KeptOpenings {
  const { widthPx, heightPx } = size;
  const share = throughWindows(room, size);
  const view = Float32Array.from(photo.view, (code) => linearFromSrgb8[code]!);
  const known = photo.share.map((own) => (own > 0.95 ? 1 : 0));
  spread(view, known, widthPx, heightPx, 3);
  return {
    share,
    casing: new Float32Array(share.length),
    view: Uint8ClampedArray.from(view, srgb8FromLinear),
  };
}
