/** Lays a material over the floor of a photo: in perspective, in the floor's own light, under what stands on it. */
import { srgbCodeFromLinear } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';
import { materialTile } from '../../../materials/cache.ts';
import type { MaterialSpec } from '../../../materials/tile.ts';
import { luminance } from '../../../ops/ramps.ts';
import { hashLattice } from '../../../random/random.ts';
import { createPlanePoint } from '../../../sense/surfaces/plane-point.ts';
import { grainOf } from '../../compose/composite-furniture.ts';
import { developed } from '../../compose/paint-shell.ts';
import { skinReader, tilePxFor } from '../../compose/skin-albedo.ts';
import { type PhotoLight, paintGain } from '../paint-gain.ts';
import type { FloorCover } from './floor-cover.ts';
import type { FloorShade } from './floor-shade.ts';
import type { FloorView } from './floor-view.ts';

/** The material at its mean is at most this much darker or lighter than the old floor. */
const wish = { light: [0.3, 1.9], colour: 5 } as const;
/** Part of the change of the light's colour across the floor that is kept: the rest is the old floor's. */
const tintKept = 0.5;
/** Part of the old floor's light that any floor mirrors: without it dark wood is too red. */
const gloss = 0.06;

export interface SeenFloor {
  readonly view: FloorView;
  readonly cover: FloorCover;
  readonly shade: FloorShade;
}

/** In place, over a picture of the same room. */
export function layFloor(
  { data }: RgbImage,
  photo: RgbImage,
  { view, cover, shade }: SeenFloor,
  { spec, seed, light }: { spec: MaterialSpec; seed: number; light: PhotoLight },
): void {
  const { widthPx: w, heightPx: h } = photo;
  const tile = materialTile(spec, seed, tilePxFor(w));
  const gain = paintGain(shade.own, { ...wish, paint: tile.mean }, light);
  const lit = shade.own.map((own, c) => (own * gain[c]!) / Math.max(1e-3, tile.mean[c]!));
  const place = { isTurned: seed % 2 === 0, shiftV: 0 };
  const skinAt = skinReader();
  const point = createPlanePoint();
  const smooth = new Float64Array(3);
  const ownTint = shade.own.map((own) => Math.log(own / luminance(shade.own)));
  const grain = grainOf(photo);
  const ownLight = luminance(shade.own);
  for (let at = 0; at < cover.share.length; at++) {
    const share = cover.share[at]!;
    if (share <= 0) continue;
    const [x, y] = [at % w, Math.floor(at / w)];
    if (!view.sample(x + 0.5, y + 0.5, point)) continue;
    const albedo = skinAt(tile, point, place);
    shade.course.at((x + 0.5) / w, (y + 0.5) / h, smooth);
    const grey = Math.log(luminance(smooth.map(Math.exp)));
    const colour = albedo.map((value, c) => {
      const tint = Math.exp(tintKept * (smooth[c]! - grey - ownTint[c]!));
      const sheen = gloss * ownLight * light.colour[c]!;
      return (value * lit[c]! + sheen) * tint * shade.ratio[at]!;
    });
    const level = luminance(colour);
    const pressed = level > 0 ? developed(level) / level : 1;
    const noise = (hashLattice(x, y, seed) + hashLattice(y, x, seed + 1) - 1) * grain;
    for (let c = 0; c < 3; c++) {
      const i = at * 3 + c;
      const floor = srgbCodeFromLinear(colour[c]! * pressed) + noise;
      const thing = data[i]! + (cover.colours[i]! - photo.data[i]!) * cover.freed[at]!;
      data[i] = thing + (floor - thing) * share;
    }
  }
}
