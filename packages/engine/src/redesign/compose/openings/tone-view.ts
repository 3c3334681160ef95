/**
 * Tones views as a camera exposed for the room does: rarely darker than the walls, and pale. Multi-exposure
 * photos show garish skies and black glass.
 */
import { connectedComponents } from '../../../ops/components.ts';
import type { KeptOpenings } from './kept-openings.ts';

/** Largest mean chroma of a view (max - min channel, in codes); above it the view is desaturated. */
const mostColour = 40;
/** Views with a darker median, in codes, are lightened by at most this factor. */
const leastLight = 165;
const mostGain = 1.4;
/** Largest change of a pixel in codes, so that the photo stays recognisable. */
const mostMoved = 36;

const lightOf = (data: Uint8ClampedArray, at: number) =>
  0.299 * data[at * 3]! + 0.587 * data[at * 3 + 1]! + 0.114 * data[at * 3 + 2]!;

interface Tone {
  readonly gain: number;
  readonly colour: number;
}

function toneOf(data: Uint8ClampedArray, pixels: readonly number[]): Tone {
  const lights = pixels.map((at) => lightOf(data, at)).sort((one, other) => one - other);
  const median = lights[lights.length >> 1]!;
  let spread = 0;
  for (const at of pixels) {
    const rgb = [data[at * 3]!, data[at * 3 + 1]!, data[at * 3 + 2]!];
    spread += Math.max(...rgb) - Math.min(...rgb);
  }
  const colour = Math.min(1, mostColour / Math.max(1, spread / pixels.length));
  return { gain: Math.min(mostGain, Math.max(1, leastLight / Math.max(1, median))), colour };
}

const held = (moved: number) => Math.min(mostMoved, Math.max(-mostMoved, moved));

export function tonedView(
  { share, view }: Pick<KeptOpenings, 'share' | 'view'>,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): Uint8ClampedArray {
  const toned = view.slice();
  const isWindow = Uint8Array.from(share, (one) => (one > 0 ? 1 : 0));
  const { of, size } = connectedComponents(isWindow, widthPx, heightPx);
  const pixels = size.map((): number[] => []);
  of.forEach((id, at) => {
    pixels[id]?.push(at);
  });
  for (const own of pixels) {
    const { gain, colour } = toneOf(view, own);
    if (gain === 1 && colour === 1) continue;
    for (const at of own) {
      const light = lightOf(view, at);
      // highlights are lifted less than mid-tones
      const lifted = 255 * (light / 255) ** (1 / gain);
      for (let c = at * 3; c < at * 3 + 3; c++)
        toned[c] = view[c]! + held(lifted + (view[c]! - light) * colour - view[c]!);
    }
  }
  return toned;
}
