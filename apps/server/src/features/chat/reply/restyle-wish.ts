/** "Restyle this as Rustic", "what would it look like in Coastal?": recognises a restyle and its style. */
import { type StudioKind, studios } from '@maquette/contract';

const wishes =
  /\b(?:re-?style|re-?design|re-?decorate|make ?-?over|transform|convert|turn|make|render|do|show|imagine|look(?:s|ed)? like|change)\b/i;
/** These mean a restyle even without a style. */
const plainWishes = /\b(?:re-?style|re-?design|re-?decorate|make ?-?over)\b/i;

export interface RestyleWish {
  readonly kind: StudioKind;
  readonly style: string;
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** The studio is that of the style if it is in only one, else by the photo. */
export function restyleWish(words: string, photoKind: StudioKind): RestyleWish | undefined {
  if (!wishes.test(words)) return undefined;
  const said = folded(words);
  const kinds: readonly StudioKind[] =
    photoKind === 'interior' ? ['interior', 'exterior'] : ['exterior', 'interior'];
  const named = kinds.flatMap((kind) =>
    studios[kind].styles
      .filter(({ label }) => said.includes(folded(label)))
      .map(({ label }) => ({ kind, style: label })),
  );
  // Longest match wins: names of styles overlap.
  const [best] = named.sort((a, b) => b.style.length - a.style.length);
  if (best) return best;
  return plainWishes.test(words)
    ? { kind: photoKind, style: studios[photoKind].defaults.style }
    : undefined;
}
