/** Aspect ratios of pictures. In a module without zod, since screens import it. */
export const pictureShapes = {
  landscape: { label: 'Landscape', widthShare: 3, heightShare: 2 },
  square: { label: 'Square', widthShare: 1, heightShare: 1 },
  portrait: { label: 'Portrait', widthShare: 2, heightShare: 3 },
  wide: { label: 'Wide', widthShare: 16, heightShare: 9 },
} as const;
export type PictureShape = keyof typeof pictureShapes;
export const pictureShapeNames = Object.keys(pictureShapes) as [PictureShape, ...PictureShape[]];
