/** The words of a prompt decide the kind of a picture where the picture alone does not. */
import type { KindGuess } from './scene-kind.ts';

const roomWords = /\b(room|kitchen|bath|bedroom|interior|inside|office|hall|ceiling)\b/i;
const buildingWords = /\b(house|building|facade|exterior|outside|garden|street|tower|villa)\b/i;
/** Below this the words of the prompt decide what a picture shows. */
const sureOfKind = 0.85;

/** Overrules an unsure guess by the words of the prompt. */
export function kindByWords(guess: KindGuess, prompt: string): KindGuess {
  if (guess.kind === 'drawing' || guess.kind === 'none' || guess.confidence >= sureOfKind)
    return guess;
  const isRoom = roomWords.test(prompt);
  const isBuilding = buildingWords.test(prompt);
  if (isRoom === isBuilding) return guess;
  const said = isRoom ? 'interior' : 'exterior';
  // The glance said otherwise: with the words against it neither is sure.
  return said === guess.kind ? guess : { kind: said, confidence: 0.5 };
}
