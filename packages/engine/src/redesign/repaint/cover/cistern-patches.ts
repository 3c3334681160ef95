/** Cisterns of toilets: white before white walls, so that regions don't part them. */
import type { PhotoRegions } from './photo-regions.ts';
import { colourApart, type Piece } from './pieces.ts';
import { heldPatches, type ThingBox } from './thing-boxes.ts';

/** Upper part of a toilet's box, and the middle of it that tells its colour. */
const upper = 0.4;
const middle = 0.5;
/** Distance (opponent codes) from that colour. */
const alike = 7;
/** Lower part of the box, where the bowl is, and its greatest distance: another colour above is the wall's. */
const lower = 0.5;
const likeBowl = 15;

/** 1 for superpixels of cisterns. */
export function cisternPatches(things: readonly ThingBox[], regions: PhotoRegions): Uint8Array {
  const { size, colours } = regions.patches;
  const found = new Uint8Array(size.length);
  const colourOf = (k: number): Piece['colour'] => [colours[0][k]!, colours[1][k]!, colours[2][k]!];
  for (const { name, box } of things) {
    if (name !== 'toilet') continue;
    const whole = { ...box, height: upper * box.height };
    const inner = {
      ...whole,
      x: box.x + ((1 - middle) / 2) * box.width,
      width: middle * box.width,
    };
    const bowl = { ...inner, y: box.y + lower * box.height, height: (1 - lower) * box.height };
    const [near, told, below] = [whole, inner, bowl].map((one) =>
      heldPatches([{ name, box: one }], regions),
    ) as [Uint8Array, Uint8Array, Uint8Array];
    const usualOf = (held: Uint8Array) =>
      [0, 1, 2].map((c) => {
        const values = Array.from(size.keys())
          .filter((k) => held[k])
          .map((k) => colourOf(k)[c]!)
          .sort((one, other) => one - other);
        return values[values.length >> 1] ?? 0;
      }) as Piece['colour'];
    const usual = usualOf(told);
    if (colourApart(usual, usualOf(below)) > likeBowl) continue;
    for (let k = 0; k < found.length; k++)
      if (near[k] && colourApart(colourOf(k), usual) < alike) found[k] = 1;
  }
  return found;
}
