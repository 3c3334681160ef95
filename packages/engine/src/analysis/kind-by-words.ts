/** A prompt decides a picture's kind if the picture itself is ambiguous. */
import type { KindGuess } from './scene-kind.ts';

const roomWords = /\b(room|kitchen|bath|bedroom|interior|inside|office|hall|ceiling)\b/i;
const buildingWords = /\b(house|building|facade|exterior|outside|garden|street|tower|villa)\b/i;
/** Below this confidence the prompt decides. */
const sureOfKind = 0.85;

/** Overrules an unconfident guess by the prompt. */
export function kindByWords(guess: KindGuess, prompt: string): KindGuess {
  if (guess.kind === 'drawing' || guess.kind === 'none' || guess.confidence >= sureOfKind)
    return guess;
  const isRoom = roomWords.test(prompt);
  const isBuilding = buildingWords.test(prompt);
  if (isRoom === isBuilding) return guess;
  const promptKind = isRoom ? 'interior' : 'exterior';
  // The picture contradicts the prompt, so the confidence is low.
  return promptKind === guess.kind ? guess : { kind: promptKind, confidence: 0.5 };
}
