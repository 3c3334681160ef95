import '../compiler.ts';

export { analysePicture, type LookOptions, type PictureReport } from './analyse-picture.ts';
export { brightnessWord, type Warmth, warmthWord } from './measures.ts';
export { outlineOf, outlineThings } from './outlines/outline-things.ts';
export type { RoomGuess } from './room-type.ts';
export { seenRoom } from './rooms/seen-room.ts';
export { guessKind, type PictureKind, subjectInstead } from './scene-kind.ts';
export type { SeenPicture, StyleGuess } from './seen.ts';
export type { ThingsFound } from './seen-things.ts';
export { leftAlone, type PreservedSubject } from './subjects/living-things.ts';
export { thingKinds } from './thing-kinds.ts';
export { findThings } from './things.ts';
