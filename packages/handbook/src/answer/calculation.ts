/** Questions that are sums: the first calculator that can read one answers it, steps shown. */
import type { Calculator, Reading, Values } from '../calculators/calculator.ts';
import { calculatorBySlug, calculators } from '../calculators/calculators.ts';
import { createQuestionReader } from '../calculators/question-reader.ts';
import { notTaken, takenFrom } from '../calculators/taken.ts';
import { getEntry } from '../entries/handbook.ts';
import { unitById } from '../units/units.ts';
import type { Answer } from './answer-words.ts';
import { questionAbout } from './compose.ts';
import { sourceOf } from './sources.ts';

interface Match {
  readonly calculator: Calculator;
  readonly reading: Reading;
}

/** "Why …", "is 900 mm enough?", "what may it cost": a measure in a question is not yet a sum. */
const asksOtherwise =
  /\b(?:cost|costs|price|expensive|why|history|who|style|best|code|regulations?|legal|allow(?:s|ed)?)\b/i;
/** "The maximum slope for a 2 m ramp" asks for a rule; with two values given it is a sum. */
const asksLimit = /\b(?:max|maximum|min|minimum)\b/i;
const asksSuitability =
  /\b(?:is|are|was|would|will|can)\b.*\b(?:enough|ok|okay|too|fine|standard|normal|acceptable)\b/i;

/** "My husband is six foot four": how tall somebody is measures no room. */
const bodyHeight =
  /\b(?:i am|i['’]?m|he is|he['’]?s|she is|she['’]?s|we are|we['’]?re|(?:husband|wife|partner|son|daughter|dad|mum|mom|father|mother|brother|sister|friend|boyfriend|girlfriend) is|who is) (?:only |about |almost |over |nearly )?\d[\d.]*\s?(?:m|cm|ft|foot|feet|['’])\s?(?:\d{1,2}(?:\s?(?:in|inches|["”]))?)?(?:\s+tall)?(?=[\s,.?!]|$)/gi;

export function readCalculation(asked: string): Match | undefined {
  const question = asked.replace(bodyHeight, ' ');
  const reader = createQuestionReader(question);
  if (!/\d/.test(question) && reader.quantities.length === 0 && !/\bhow many\b/i.test(question))
    return undefined;
  for (const calculator of calculators) {
    const isConversion = calculator.slug === 'unit-conversion' || calculator.slug === 'scale';
    if (!calculator.asks.test(question)) continue;
    const judges = calculator.slug === 'furniture-fit';
    if (!isConversion && asksOtherwise.test(question)) continue;
    if (!isConversion && asksLimit.test(question) && reader.quantities.length < 2) continue;
    if (!judges && asksSuitability.test(question)) continue;
    const reading = calculator.read(reader);
    if (reading) return { calculator, reading };
  }
  return undefined;
}

export function calculation(question: string): Answer | undefined {
  const match = readCalculation(question);
  if (!match || match.reading.missing.length > 0) return undefined;
  return runCalculation(match.calculator, match.reading, question);
}

/** `question`: where the values were read from, so that the answer can say what it used of it. */
export function runCalculation(
  calculator: Calculator,
  reading: Reading,
  question?: string,
): Answer {
  const entries = calculator.related.map(getEntry).filter((entry) => entry !== undefined);
  const base = {
    sources: entries.map((entry) => sourceOf(entry)),
    followUps: entries.map(questionAbout).slice(0, 3),
  };
  try {
    const result = calculator.run(reading.values);
    const assumed = [...(reading.notes ?? []), ...assumptions(calculator, reading)];
    const parts = [
      result.headline,
      `**How:**\n\n${result.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
      ...(question === undefined ? [] : usedOf(question, calculator, reading)),
      assumed.length > 0 ? `**Assumed:** ${assumed.join(' ')}` : '',
      ...result.notes,
    ];
    return {
      kind: 'calculation',
      markdown: parts.filter((part) => part !== '').join('\n\n'),
      ...base,
      calculation: { calculator: calculator.slug, values: reading.values, result },
    };
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
    return {
      kind: 'form',
      markdown: `I cannot calculate that as it stands: ${problem.message}. Change the values in the form, or ask again with others.`,
      ...base,
      calculation: { calculator: calculator.slug, values: {}, result: undefined },
    };
  }
}

/** One line of what was read from the question, and one of what was left. */
function usedOf(question: string, calculator: Calculator, reading: Reading): readonly string[] {
  if (calculator.slug === 'unit-conversion' || calculator.slug === 'scale') return [];
  const taken = takenFrom(calculator, reading.values);
  const left = notTaken(calculator, reading.values, createQuestionReader(question).quantities);
  return [
    taken.length > 0 ? `**Taken from your question:** ${taken.join(', ')}.` : '',
    left.length > 0
      ? `**Not used:** ${left.join(', ')}. Say what it measures, or set it in the form.`
      : '',
  ].filter((line) => line !== '');
}

/** The defaults that stood in for what the question did not say. */
function assumptions(calculator: Calculator, reading: Reading): readonly string[] {
  if (calculator.slug === 'unit-conversion') return [];
  // "Or: floor area" stands in for the sides of the room.
  const isReplaced = calculator.fields.some(
    ({ name, label }) => label.startsWith('Or: ') && reading.values[name] !== undefined,
  );
  const taken = calculator.fields
    .filter((field) => reading.values[field.name] === undefined && field.default !== 0)
    .filter(({ name }) => !isReplaced || (name !== 'length' && name !== 'width'))
    .map((field) =>
      field.kind === 'number'
        ? withUnit(field.label, field.default, field.unit)
        : `${field.label.toLowerCase()} ${field.options.find((option) => option.value === field.default)!.label}`,
    );
  const [first = '', ...others] = taken;
  return taken.length > 0
    ? [
        `${[first[0]!.toUpperCase() + first.slice(1), ...others].join(', ')}; say otherwise or change it in the form.`,
      ]
    : [];
}

/** "Cutting waste, %" and 10 → "cutting waste 10 %" */
function withUnit(label: string, value: number, unit: string | undefined): string {
  const [, name = label, ending] = /^(.+), ([^,]+)$/.exec(label) ?? [];
  const shown = ending ?? (unit ? unitById(unit).symbol : '');
  return `${name[0]!.toLowerCase()}${name.slice(1)} ${value}${shown ? ` ${shown}` : ''}`;
}

const asksForCalculator = /\b(?:calculators?|calculate|calculation|calc|estimator|work out)\b/i;

/** "How is the psi-value used in the calculation?" asks for no sum. */
const asksAboutCalculation =
  /\b(?:used|needed|counted|included|considered|allowed for) in (?:an? |the |my |our )?(?:[\w-]+ ){0,3}calculations?\b/i;

/** "Paint calculator": the form, with whatever was told. */
export function calculatorForm(question: string): Answer | undefined {
  if (!asksForCalculator.test(question) || asksAboutCalculation.test(question)) return undefined;
  const calculator = calculators.find((one) => one.asks.test(question));
  if (calculator) {
    const reading = calculator.read(createQuestionReader(question));
    return {
      kind: 'form',
      markdown: `**${calculator.name} calculator.** ${calculator.summary} Fill in the form below, or write the measures in a sentence.`,
      sources: [],
      followUps: [],
      calculation: {
        calculator: calculator.slug,
        values: reading?.values ?? {},
        result: undefined,
      },
    };
  }
  if (!/\bcalculators?\b/i.test(question)) return undefined;
  const list = calculators.map(({ name, summary }) => `- **${name}:** ${summary}`).join('\n');
  return {
    kind: 'small-talk',
    markdown: `I can calculate these; ask in a sentence, or open the form from **Calculators** beside the prompt.\n\n${list}`,
    sources: [],
    followUps: ['Paint calculator', 'Stairs calculator', 'Tiles calculator'],
  };
}

/** A form that was filled in. Values it does not know are the reader's error, told as a sentence. */
export function calculate(slug: string, values: Values): Answer | undefined {
  const calculator = calculatorBySlug(slug);
  return calculator && runCalculation(calculator, { values, missing: [] });
}
