/** Segmentation map of a photo: the surface at a point, and a tint overlay. */
import type { PhotoAnalysis, SurfaceName } from '@maquette/contract';
import type { Place } from './edits/hand-edits.ts';
import { surfaceWords } from './surface-words.ts';

export interface SurfaceMap {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly names: readonly SurfaceName[];
  /** Index in `names` per pixel; `nothing` in letterbox bars. */
  readonly classOf: Uint8Array;
}

const nothing = 255;
const tintAlpha = 105;
const borderAlpha = 235;

export const surfaceAt = (map: SurfaceMap, { x, y }: Place): SurfaceName | undefined => {
  const column = Math.min(map.widthPx - 1, Math.max(0, Math.floor(x * map.widthPx)));
  const row = Math.min(map.heightPx - 1, Math.max(0, Math.floor(y * map.heightPx)));
  return map.names[map.classOf[row * map.widthPx + column] ?? nothing];
};

const codeOf = (hex: string) => Number.parseInt(hex.slice(1), 16);

/** `pixels`: RGBA data of a canvas. */
export function surfaceMapOf(
  { surfaces }: Pick<PhotoAnalysis, 'surfaces'>,
  pixels: { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray },
): SurfaceMap {
  const byCode = new Map(surfaces.map(({ maskColour }, index) => [codeOf(maskColour), index]));
  const classOf = new Uint8Array(pixels.width * pixels.height);
  for (let index = 0, at = 0; index < classOf.length; index++, at += 4) {
    const { data } = pixels;
    const code = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
    classOf[index] = byCode.get(code) ?? nothing;
  }
  const names = surfaces.map(({ name }) => name);
  return { widthPx: pixels.width, heightPx: pixels.height, names, classOf };
}

export async function loadSurfaceMap(analysis: PhotoAnalysis): Promise<SurfaceMap> {
  const image = new Image();
  image.src = analysis.maskUrl;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(image, 0, 0);
  return surfaceMapOf(analysis, context.getImageData(0, 0, canvas.width, canvas.height));
}

/** Tints each surface, with an opaque border between two; only one surface if `only` is set. */
export function paintTint(map: SurfaceMap, only: SurfaceName | null, out: Uint8ClampedArray): void {
  const { widthPx, heightPx, classOf, names } = map;
  for (let y = 0, index = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, index++) {
      const surface = classOf[index]!;
      const name = names[surface];
      const at = index * 4;
      if (!name || (only && name !== only)) {
        out[at + 3] = 0;
        continue;
      }
      const isBorder =
        (x + 1 < widthPx && classOf[index + 1] !== surface) ||
        (y + 1 < heightPx && classOf[index + widthPx] !== surface);
      const { tint } = surfaceWords[name];
      out[at] = tint[0];
      out[at + 1] = tint[1];
      out[at + 2] = tint[2];
      out[at + 3] = isBorder ? borderAlpha : tintAlpha;
    }
  }
}
