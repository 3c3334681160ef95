/**
 * The side of a thing that a question wants without naming its line: "how old can a boiler be" wants what is said
 * under "Lasts". The line leads where the short answer says nothing of the kind.
 */
import type { Entry, Fact } from '../entries/entry.ts';
import type { Rule } from '../intent/rule.ts';

interface AskedSide extends Rule {
  readonly label: RegExp;
  /** Words of a short answer that tells it already. */
  readonly said: RegExp;
}

export const askedSides: readonly AskedSide[] = [
  {
    pattern:
      /\bhow old\b|\bhow long (?:do|does|will|should|can)\b.*\blast\b|\blife ?(?:span|time|expectancy)\b|\bbefore replac\w+/i,
    label: /^(?:lasts?|life|lifespan)\b/i,
    said: /\d[\d–,. ]* ?years|\blasts?\b/i,
    examples: ['how old can a boiler be before replacing', 'how long does a mattress last'],
    counterExamples: ['how long is a bath', 'how long does paint take to dry'],
  },
  {
    pattern:
      /\bhow much (?:is|are|does|do|would|will) (?!.*\b(?:weigh|need|hold|use|take|save)\b)|\bwhat (?:does|do|would|will) .*\bcost\b/i,
    label: /^(?:costs?|prices?|money)\b/i,
    said: /\b(?:USD|EUR|GBP|AUD|CAD)\b|[€£$]/,
    examples: ['how much is a home lift', 'what does a stair runner cost'],
    counterExamples: ['how much does a bath weigh', 'how much light does a desk need'],
  },
  {
    pattern: /\bhow often\b/i,
    label: /^(?:how )?often\b/i,
    said: /\b(?:once|twice|times|yearly|monthly|weekly|daily|every)\b/i,
    examples: ['bleed radiators how often'],
    counterExamples: ['how long do radiators last'],
  },
  {
    pattern: /\bhow (?:high|tall)\b|\bheight\b/i,
    label: /\bheights?$/i,
    said: /\b(?:high|height|tall)\b/i,
    examples: ['how high should toilet be for bad knees'],
    counterExamples: ['how wide should a toilet be'],
  },
];

export function factOfSide(entry: Entry, question: string): Fact | undefined {
  const side = askedSides.find(({ pattern }) => pattern.test(question));
  if (!side || side.said.test(entry.lead)) return undefined;
  return entry.facts.find(({ label }) => side.label.test(label));
}
