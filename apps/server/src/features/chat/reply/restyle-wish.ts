/** "Restyle this as Rustic", "what would it look like in Coastal?": which style is wished for. */
import { type StudioKind, studios } from '@maquette/contract';

const wishes =
  /\b(?:re-?style|re-?design|re-?decorate|make ?-?over|transform|convert|turn|make|render|do|show|imagine|look(?:s|ed)? like|change)\b/i;
/** Said of a picture these mean a restyle even without a style. */
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

/** The kind is taken from the style where only one studio has it, otherwise from what is seen. */
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
  // "Scandinavian" is no "Midcentury Modern" cut short: the longest name that was said wins.
  const [best] = named.sort((a, b) => b.style.length - a.style.length);
  if (best) return best;
  return plainWishes.test(words)
    ? { kind: photoKind, style: studios[photoKind].defaults.style }
    : undefined;
}
