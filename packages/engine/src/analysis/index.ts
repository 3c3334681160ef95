export { type LookOptions, lookAtPicture, type PictureReport } from './look-at-picture.ts';
export { brightnessWord, type Warmth, warmthWord } from './measures.ts';
export { guessKind, type PictureKind } from './scene-kind.ts';
export type { SeenPicture, StyleGuess } from './seen.ts';
