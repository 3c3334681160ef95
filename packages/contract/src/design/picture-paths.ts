/** Paths of the sample pictures of styles and materials, written by `npm run pictures`. */
import type { StudioKind } from './studios.ts';

const fileName = (style: string) =>
  style
    .normalize('NFD')
    .replace(/[^a-z ]/gi, '')
    .replace(/ +/g, '-')
    .toLowerCase();

/** The style on an example room or house. */
export const stylePicturePath = (kind: StudioKind, style: string): string =>
  `/pictures/styles-${kind}/${fileName(style)}.webp`;

export const materialPicturePath = (material: string): string =>
  `/pictures/materials/${material}.webp`;
