/** Matters of taste: which of two colours, or whether they go together. */
import { type Colour, colours } from './colour-table.ts';

export interface ColourQuestion {
  readonly wants: 'choice' | 'match';
  readonly pair: readonly [Colour, Colour];
}

const matches =
  /\b(?:go(?:es)? (?:well )?(?:together|with)|match\w*|clash\w*|work (?:well )?(?:together|with)|combine\w*|fit together|look good (?:together|with))\b/i;
/** Woods, stones and other things with a colour in their name, and matters other than taste. */
const notTaste =
  /\b(?:(?:white|red|black|green|grey|gray|blue|brown|yellow) (?:oak|ash|cedar|pine|beech|spruce|walnut|marble|granite|limestone|slate|cement|brick\w*|roof\w*|spirit|board|label|card|noise|stain|water|goods|spot\w*|mou?ld|wires?|cable|earth|asbestos|box|book|house|building|energy|hydrogen|light|led)|wires?|cables?|stains?|mou?ld|rust(?:y|ed|ing)|grout|plants?|lamps?|kelvin|remove|clay (?:soil|tiles?|pipes?|pots?|bricks?)|sand (?:and|bed|the)|render\w*)\b/i;
const mostWords = 24;

export function colourQuestion(question: string): ColourQuestion | undefined {
  if (notTaste.test(question) || question.split(/\s+/).length > mostWords) return undefined;
  const [first, second, third] = coloursIn(question);
  if (!first || !second || third) return undefined;
  const pair = [first, second] as const;
  if (matches.test(question)) return { wants: 'match', pair };
  const between = new RegExp(
    `\\b(?:${first.words})\\b[^.?!]{0,24}?\\b(?:or|vs\\.?|versus)\\b[^.?!]{0,24}?\\b(?:${second.words})\\b`,
    'i',
  );
  return between.test(question) ? { wants: 'choice', pair } : undefined;
}

/** In the question's order; a word belongs to the first colour that matches it. */
function coloursIn(question: string): readonly Colour[] {
  const found: { readonly colour: Colour; readonly start: number }[] = [];
  let rest = question;
  for (const colour of colours) {
    const pattern = new RegExp(`\\b(?:${colour.words})\\b`, 'gi');
    for (const match of rest.matchAll(pattern)) {
      if (!found.some((one) => one.colour === colour)) found.push({ colour, start: match.index });
    }
    rest = rest.replace(pattern, (words) => ' '.repeat(words.length));
  }
  return found.toSorted((a, b) => a.start - b.start).map(({ colour }) => colour);
}
