/** Our own analysis of a picture: figures for the screens, words for people. */
import { analysePicture, warmthWord } from '@maquette/engine/analysis';
import type { LookInput, LookOutput } from './messages/seen.ts';
import { decode } from './plain-picture.ts';

/** Larger takes longer without finding more. */
const lookSidePx = 1155;
/** Questions are short; runs of white space count as one. */
const mostReadOfQuestion = 600;
const twoDigits = (value: number) => Math.round(value * 100) / 100;

export async function look({ picture, prompt }: LookInput): Promise<LookOutput> {
  const image = await decode(picture, lookSidePx);
  const question = prompt?.replace(/\s+/g, ' ').slice(0, mostReadOfQuestion);
  const {
    seen: analysis,
    description,
    answer,
    suggestions,
    cannotSee,
  } = analysePicture(image, {
    prompt: question,
  });
  const { measures } = analysis;
  return {
    widthPx: analysis.widthPx,
    heightPx: analysis.heightPx,
    kind: analysis.kind,
    description,
    answer: answer ?? null,
    palette: analysis.palette.map(({ hex, name, share }) => ({
      hex,
      name,
      share: twoDigits(share),
    })),
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
      analysis.rollDegrees === null
        ? null
        : {
            rollDegrees: twoDigits(analysis.rollDegrees),
            angleDegrees: twoDigits(analysis.angleDegrees ?? 0),
          },
    surfaces: analysis.surfaces.map(({ name, share, confidence, colour, hex }) => ({
      name,
      share: twoDigits(share),
      confidence: twoDigits(confidence),
      colour,
      hex,
    })),
    room: analysis.room,
    things: analysis.things.map(({ box, outline, ...thing }) => ({
      ...thing,
      box: { ...box },
      ...(outline ? { outline: outline.map((place) => ({ ...place })) } : {}),
    })),
    shape: analysis.shape,
    openings: analysis.openings,
    styles: analysis.styles.map(({ style, likelihood, reasons }) => ({
      style,
      likelihood: twoDigits(likelihood),
      reasons,
    })),
    suggestions,
    cannotSee,
  };
}
