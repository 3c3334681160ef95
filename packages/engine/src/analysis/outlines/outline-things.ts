/** Outlines of things, for kinds that the segmentation can separate. */
import type { RgbImage } from '../../image/image.ts';
import { type PlaceOnPhoto, thingOutline } from '../../restyle/masks/thing-outline.ts';
import type { Analysis, SurfaceClass } from '../../sense/analysis.ts';
import type { SeenThing } from '../seen-things.ts';

/** The surface class of kinds that aren't segmented as things; null: no outline. */
const readAs: Readonly<Record<string, SurfaceClass | null>> = {
  door: 'door',
  'garage door': 'door',
  drive: 'ground',
  path: 'ground',
  street: 'ground',
  lawn: 'vegetation',
  porch: null,
  pool: null,
  shower: null,
};
const asThing = { interior: 'object', exterior: 'other' } as const;

/** As shares of the analysed photo; undefined if only the box is known. */
export function outlineOf(
  analysis: Analysis,
  { name, box }: Pick<SeenThing, 'name' | 'box'>,
): readonly PlaceOnPhoto[] | undefined {
  const known = Object.hasOwn(readAs, name) ? readAs[name] : asThing[analysis.kind];
  return known ? thingOutline(analysis, box, known) : undefined;
}

const rounded = (share: number) => Math.round(share * 1000) / 1000;

/** Outlines for a whole picture, of which the analysis crops letterbox bars. */
export function outlineThings<Thing extends Pick<SeenThing, 'name' | 'box'>>(
  things: readonly Thing[],
  analysis: Analysis,
  { widthPx, heightPx }: Pick<RgbImage, 'widthPx' | 'heightPx'>,
): (Thing & { readonly outline?: readonly PlaceOnPhoto[] })[] {
  const { crop } = analysis;
  const across = (share: number) => (share * widthPx - crop.x) / crop.widthPx;
  const down = (share: number) => (share * heightPx - crop.y) / crop.heightPx;
  return things.map((thing) => {
    const { x, y, width, height } = thing.box;
    const box = {
      x: across(x),
      y: down(y),
      width: (width * widthPx) / crop.widthPx,
      height: (height * heightPx) / crop.heightPx,
    };
    const outline = outlineOf(analysis, { name: thing.name, box });
    if (!outline) return thing;
    const places = outline.map((at) => ({
      x: rounded((at.x * crop.widthPx + crop.x) / widthPx),
      y: rounded((at.y * crop.heightPx + crop.y) / heightPx),
    }));
    return { ...thing, outline: places };
  });
}
