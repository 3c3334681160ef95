/** A calculation with its steps, assumptions, used and ignored values, and its forms. */
import type { CalculationResult, Calculator, Reading } from '../calculators/calculator.ts';
import { calculators } from '../calculators/calculators.ts';
import { createQuestionReader } from '../calculators/question-reader.ts';
import { unusedQuantities, usedQuantities } from '../calculators/used-quantities.ts';
import { getEntry } from '../entries/handbook.ts';
import { unitById } from '../units/units.ts';
import type { Answer } from './answer-words.ts';
import { questionAbout } from './compose.ts';
import { sourceOf } from './sources.ts';

interface Sum {
  readonly calculator: Calculator;
  readonly reading: Reading;
}

/** `question`: source of the values, so that the answer can say which were used. */
export function composeCalculation(
  { calculator, reading }: Sum,
  result: CalculationResult,
  question?: string,
): Answer {
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
    ...explainedBy(calculator),
    calculation: { calculator: calculator.slug, values: reading.values, result },
  };
}

/** Values without a valid result: the reason, and the form to change them. */
export function composeProblem({ calculator }: Sum, problem: string): Answer {
  return {
    kind: 'form',
    markdown: `I cannot calculate that as it stands: ${problem}. Change the values in the form, or ask again with others.`,
    ...explainedBy(calculator),
    calculation: { calculator: calculator.slug, values: {}, result: undefined },
  };
}

/** A calculation with missing values: what is missing, and the form with the given values. */
export function composeIncomplete({ calculator, reading }: Sum): Answer {
  return {
    kind: 'form',
    markdown: `I can calculate that. Tell me ${reading.missing.join(' and ')}, or fill in the form **${calculator.name}**: ${calculator.summary}`,
    sources: [],
    followUps: [],
    calculation: { calculator: calculator.slug, values: reading.values, result: undefined },
  };
}

export function composeForm(question: string, calculator: Calculator): Answer {
  const reading = calculator.read(createQuestionReader(question));
  return {
    kind: 'form',
    markdown: `**${calculator.name} calculator.** ${calculator.summary} Fill in the form below, or write the measures in a sentence.`,
    sources: [],
    followUps: [],
    calculation: { calculator: calculator.slug, values: reading?.values ?? {}, result: undefined },
  };
}

export function composeCalculatorList(): Answer {
  const list = calculators.map(({ name, summary }) => `- **${name}:** ${summary}`).join('\n');
  return {
    kind: 'small-talk',
    markdown: `I can calculate these; ask in a sentence, or open the form from **Calculators** beside the prompt.\n\n${list}`,
    sources: [],
    followUps: ['Paint calculator', 'Stairs calculator', 'Tiles calculator'],
  };
}

function explainedBy(calculator: Calculator): Pick<Answer, 'sources' | 'followUps'> {
  const entries = calculator.related.map(getEntry).filter((entry) => entry !== undefined);
  return {
    sources: entries.map((entry) => sourceOf(entry)),
    followUps: entries.map(questionAbout).slice(0, 3),
  };
}

/** A line with the used values, and one with those ignored. */
function usedOf(question: string, calculator: Calculator, reading: Reading): readonly string[] {
  if (calculator.slug === 'unit-conversion' || calculator.slug === 'scale') return [];
  const { quantities } = createQuestionReader(question);
  const taken = usedQuantities(calculator, reading, quantities);
  const left = unusedQuantities(calculator, reading, quantities);
  return [
    taken.length > 0 ? `**Taken from your question:** ${taken.join(', ')}.` : '',
    left.length > 0
      ? `**Not used:** ${left.join(', ')}. Say what it measures, or set it in the form.`
      : '',
  ].filter((line) => line !== '');
}

/** Fields replaced by an "Or: …" field, other than a room's sides. */
const replacedBy: Readonly<Record<string, readonly string[]>> = {
  energy: ['power', 'hours', 'days'],
  minutes: ['litres'],
};

/** Defaults for what the question didn't give. */
function assumptions(calculator: Calculator, reading: Reading): readonly string[] {
  if (calculator.slug === 'unit-conversion') return [];
  // "Or: floor area" replaces the preceding fields for the room's sides.
  const replaced = calculator.fields.flatMap(({ name, label }) =>
    label.startsWith('Or: ') && reading.values[name] !== undefined
      ? (replacedBy[name] ?? ['length', 'width'])
      : [],
  );
  const { supposed = [] } = reading;
  const taken = calculator.fields
    .filter(({ name }) => reading.values[name] === undefined || supposed.includes(name))
    .map((field) => ({ field, value: reading.values[field.name] ?? field.default }))
    .filter(({ field, value }) => value !== 0 && !replaced.includes(field.name))
    .map(({ field, value }) =>
      field.kind === 'number'
        ? withUnit(field.label.replace(/^Or: /, ''), Number(value), field.unit)
        : `${field.label.toLowerCase()} ${field.options.find((option) => option.value === value)!.label}`,
    );
  const [first = '', ...others] = taken;
  return taken.length > 0
    ? [
        `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')}; say otherwise or change it in the form.`,
      ]
    : [];
}

/** "Cutting waste, %" and 10 → "cutting waste 10 %" */
function withUnit(label: string, value: number, unit: string | undefined): string {
  const [, name = label, ending] = /^(.+), ([^,]+)$/.exec(label) ?? [];
  const shown = ending ?? (unit ? unitById(unit).symbol : '');
  return `${name.charAt(0).toLowerCase()}${name.slice(1)} ${value}${shown ? ` ${shown}` : ''}`;
}
