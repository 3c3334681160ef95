/** Windows of a room that is drawn whole: new frames, and the photo's view through them. */
import { linearFromSrgb8, srgb8FromLinear } from '../../../colour/srgb.ts';
import { boxMean } from '../../../ops/box-blur.ts';
import type { Scene } from '../../../visuals/index.ts';
import { spread } from '../../empty/spread.ts';
import type { KeptOpenings } from './kept-openings.ts';

/** New frames are laid over the rim of the view, whose own edge stays behind them. */
const rimPx = 2;

/** The room without its furniture, as it is drawn. */
interface BareRoom {
  readonly scene: Scene;
  /** Object at each of its pixels. */
  readonly ids: Uint16Array;
  readonly width: number;
  readonly height: number;
}

export function drawnWindows(
  { scene, ids, width, height }: BareRoom,
  photo: KeptOpenings,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): KeptOpenings {
  const isThrough = Float32Array.from(ids, (id) => (scene.objects[id]?.label === 'sky' ? 1 : 0));
  const near = boxMean(isThrough, width, height, rimPx);
  const share = new Float32Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    const row = Math.min(height - 1, Math.floor((y * height) / heightPx)) * width;
    for (let x = 0; x < widthPx; x++) {
      const cell = row + Math.min(width - 1, Math.floor((x * width) / widthPx));
      if (near[cell]! > 0) share[y * widthPx + x] = 1;
    }
  }
  const view = Float32Array.from(photo.view, (code) => linearFromSrgb8[code]!);
  const known = photo.share.map((own) => (own > 0.95 ? 1 : 0));
  spread(view, known, widthPx, heightPx, 3);
  return {
    share,
    casing: new Float32Array(share.length),
    view: Uint8ClampedArray.from(view, srgb8FromLinear),
  };
}
