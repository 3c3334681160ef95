/** Looking at a picture with our own eyes: figures for the screens, words for people. */
import { lookAtPicture, warmthWord } from '@maquette/engine/analysis';
import { decode } from './plain-picture.ts';
import type { LookInput, Seen } from './task-table.ts';

/** Larger adds time, not insight. */
const lookSidePx = 1155;
/** Questions about a picture are short; runs of white space count as one. */
const mostReadOfQuestion = 600;
const twoDigits = (value: number) => Math.round(value * 100) / 100;

export async function look({ picture, prompt }: LookInput): Promise<Seen> {
  const image = await decode(picture, lookSidePx);
  const asked = prompt?.replace(/\s+/g, ' ').slice(0, mostReadOfQuestion);
  const { seen, description, answer, suggestions, cannotSee } = lookAtPicture(image, {
    prompt: asked,
  });
  const { measures } = seen;
  return {
    widthPx: seen.widthPx,
    heightPx: seen.heightPx,
    kind: seen.kind,
    description,
    answer: answer ?? null,
    palette: seen.palette.map(({ hex, name, share }) => ({ hex, name, share: twoDigits(share) })),
    light: {
      brightness: twoDigits(measures.brightness),
      contrast: twoDigits(measures.contrast),
      warmth: warmthWord(measures.warmth),
    },
    quality: {
      sharpness: twoDigits(measures.sharpness),
      noise: twoDigits(measures.noise),
      clippedLights: twoDigits(measures.clippedLights),
      clippedDarks: twoDigits(measures.clippedDarks),
    },
    perspective:
      seen.rollDegrees === null
        ? null
        : {
            rollDegrees: twoDigits(seen.rollDegrees),
            angleDegrees: twoDigits(seen.angleDegrees ?? 0),
          },
    surfaces: seen.surfaces.map(({ name, share, confidence, colour, hex }) => ({
      name,
      share: twoDigits(share),
      confidence: twoDigits(confidence),
      colour,
      hex,
    })),
    room: seen.room,
    things: seen.things.map(({ box, outline, ...thing }) => ({
      ...thing,
      box: { ...box },
      ...(outline ? { outline: outline.map((place) => ({ ...place })) } : {}),
    })),
    shape: seen.shape,
    openings: seen.openings,
    styles: seen.styles.map(({ style, likelihood, reasons }) => ({
      style,
      likelihood: twoDigits(likelihood),
      reasons,
    })),
    suggestions,
    cannotSee,
  };
}
