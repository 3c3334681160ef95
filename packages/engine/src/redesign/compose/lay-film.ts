/** Lays clear panes over the composited picture: they take some light, and add what they mirror. */
import { linearFromSrgb8, srgbCodeFromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import type { RenderedLight } from '../../visuals/index.ts';
import { readCoarse } from '../empty/coarse-grid.ts';
import type { ThingGain } from './light/thing-gain.ts';

/** Level that mirrored windows and lamps approach: on a pane they are never white. */
const brightest = 0.35;
/** Dried drops: light of the room that a pane scatters, as a share of white. */
const haze = 0.012;

/** In place. */
export function layFilm(image: RgbImage, film: RenderedLight['film'], map: ThingGain): void {
  if (!film) return;
  const { widthPx: w, heightPx: h, data } = image;
  for (let at = 0; at < w * h; at++) {
    if (film.taken[at * 3] === 0) continue;
    const [x, y] = [at % w, Math.floor(at / w)];
    const gain = readCoarse(
      map.gains,
      map,
      ((x + 0.5) * map.width) / w - 0.5,
      ((y + 0.5) * map.height) / h - 0.5,
    );
    for (let c = 0; c < 3; c++) {
      const behind = linearFromSrgb8[data[at * 3 + c]!]! * (1 - film.taken[at * 3 + c]!);
      const mirrored = film.added[at * 3 + c]! * gain * map.colour[c]!;
      const scattered = haze * Math.min(1, film.taken[at * 3 + c]! * 8);
      const added = brightest * (1 - Math.exp(-mirrored / brightest)) + scattered;
      data[at * 3 + c] = srgbCodeFromLinear(behind + added);
    }
  }
}
