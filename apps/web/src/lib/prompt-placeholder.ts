/** Placeholders of prompt fields: short ones on windows as narrow as a small phone. */
import { notices } from '@maquette/contract';
import { useMediaQuery } from './media-query.ts';

const placeholders = {
  visuals: { long: notices.visualsPlaceholder, short: 'Describe it...' },
  sketch: { long: 'A cottage with a red roof and a green door', short: 'A cottage, red roof...' },
  analysis: { long: 'What colour is the floor? Is it bright enough?', short: 'What colour is it?' },
} as const;

const narrowWindow = '(max-width: 400px)';

export function usePromptPlaceholder(field: keyof typeof placeholders): string {
  return placeholders[field][useMediaQuery(narrowWindow) ? 'short' : 'long'];
}
