/** Where the small pictures of styles and materials lie: `npm run pictures` writes them, screens show them. */
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
