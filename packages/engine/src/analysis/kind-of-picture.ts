/** Room, building or drawing: an unsure glance is checked by reading the photo both ways. */
import { createRgbImage, type RgbImage } from '../image/image.ts';
import { analysePhoto } from '../sense/analyse-photo.ts';
import { guessKind, type KindGuess } from './scene-kind.ts';

/** From here on the glance is believed. */
const sureGlance = 0.985;
/** Of the two readings of a photo the right one is surer of itself; buildings have this head start. */
const usualLead = 0.085;
const leadWeight = 45;
/** Enough to see surfaces by, and quick. */
const secondLookSidePx = 260;

export function kindOfPicture(picture: RgbImage, signal?: AbortSignal): KindGuess {
  const glance = guessKind(picture);
  if (glance.kind === 'drawing' || glance.confidence >= sureGlance) return glance;
  const small = shrunk(picture);
  const sureness = (kind: 'interior' | 'exterior') =>
    analysePhoto(small, kind, { signal }).confidence;
  const lead = sureness('exterior') - sureness('interior') - usualLead;
  const share = glance.kind === 'exterior' ? glance.confidence : 1 - glance.confidence;
  const exterior = 1 / (1 + ((1 - share) / share) * Math.exp(-leadWeight * lead));
  return exterior > 0.5
    ? { kind: 'exterior', confidence: exterior }
    : { kind: 'interior', confidence: 1 - exterior };
}

const roomWords = /\b(room|kitchen|bath|bedroom|interior|inside|office|hall|ceiling)\b/i;
const buildingWords = /\b(house|building|facade|exterior|outside|garden|street|tower|villa)\b/i;
/** Below this the words of the prompt decide what a picture shows. */
const sureOfKind = 0.85;

/** What a person calls it, where the picture alone does not tell. */
export function kindByWords(guess: KindGuess, prompt: string): KindGuess {
  if (guess.kind === 'drawing' || guess.confidence >= sureOfKind) return guess;
  const isRoom = roomWords.test(prompt);
  const isBuilding = buildingWords.test(prompt);
  if (isRoom === isBuilding) return guess;
  const said = isRoom ? 'interior' : 'exterior';
  // The glance said otherwise: with the words against it neither is sure.
  return said === guess.kind ? guess : { kind: said, confidence: 0.5 };
}

/** By a whole number, each pixel the mean of those it stands for. */
function shrunk(picture: RgbImage): RgbImage {
  const step = Math.floor(Math.max(picture.widthPx, picture.heightPx) / secondLookSidePx);
  if (step < 2) return picture;
  const small = createRgbImage(
    Math.floor(picture.widthPx / step),
    Math.floor(picture.heightPx / step),
  );
  for (let at = 0; at < small.data.length; at++) {
    const channel = at % 3;
    const x = ((at - channel) / 3) % small.widthPx;
    const y = Math.floor((at - channel) / 3 / small.widthPx);
    let sum = 0;
    for (let row = y * step; row < (y + 1) * step; row++) {
      for (let column = x * step; column < (x + 1) * step; column++) {
        sum += picture.data[(row * picture.widthPx + column) * 3 + channel]!;
      }
    }
    small.data[at] = sum / (step * step);
  }
  return small;
}
