/** The cost of a job: its amount times the usual price of one square metre, metre or piece. */
import { formatNumber } from '../../units/format.ts';
import { choiceField, defineCalculator, numberField } from '../calculator.ts';
import { concrete } from '../materials/concrete.ts';
import { looseMaterials } from '../materials/loose-materials.ts';
import { paint } from '../materials/paint.ts';
import { both, result } from '../printing.ts';
import type { QuestionReader } from '../question-reader.ts';
import { readArea } from '../rooms/room-surfaces.ts';
import { type Rate, rates } from './rates.ts';

const asks =
  /\b(?:costs?|prices?|priced|expensive|charges?|quotes?|budget|pay|paid)\b|\bhow much (?:is|are|does|do|would|will|to|for|money)\b/i;
/** Questions about energy, weights, returns and house prices. */
const isOther =
  /\b(?:run|running|kwh|watts?|weigh\w*|save|saves|saving|bills?|insurance|sell\w*|rent\w*|value|to heat|heated by|need|buy a house|tax|mortgage|permits?|architect\w*|engineer\w*)\b/i;

const wordsOfCurrency = [
  ['gbp', /£|\b(?:pounds?|gbp|quid|uk|england|britain|british|london|scotland|wales)\b/i],
  ['usd', /\$|\b(?:dollars?|usd|usa|us|america|canada|sq\.? ?ft|square f(?:ee|oo)t)\b/i],
  ['eur', /./],
] as const;
type Currency = (typeof wordsOfCurrency)[number][0];
const currencies = { eur: 'EUR', gbp: 'GBP', usd: 'USD' } as const;

const units = { m2: 'm²', m: 'm', m3: 'm³', piece: 'piece' } as const;
/** Wall area per square metre of floor, at a ceiling height of 2.4–2.5 m. */
const wallsOfFloor = 2.5;
const room = /\b(?:rooms?|bedroom|kitchen|lounge|flat|apartment|house|hall\w*|office|nursery)\b/i;

export const workCost = defineCalculator({
  slug: 'work-cost',
  name: 'Cost of a job',
  summary: 'Square metres, metres or pieces times what one of them usually costs, laid or fitted.',
  related: ['prices-of-trades', 'comparing-quotes'],
  fields: [
    choiceField(
      'work',
      'Job',
      Object.fromEntries(Object.entries(rates).map(([key, { name }]) => [key, name])),
      'paving',
    ),
    numberField('amount', 'Amount (m², m, m³ or pieces)', undefined, 20, 0.1, 10_000),
    choiceField('currency', 'Currency', currencies),
  ],
  asks,
  calculate: ({ number, choice }) => {
    const rate = rates[choice('work')]!;
    const [amount, currency] = [number('amount'), choice('currency') as Currency];
    const rangeOf = (key: Currency) => {
      const [low, high] = rate[key];
      return { low, high, least: rounded(low * amount), most: rounded(high * amount) };
    };
    const { low, high, least, most } = rangeOf(currency);
    const sign = currencies[currency];
    const others = (Object.keys(currencies) as Currency[])
      .filter((key) => key !== currency)
      .map((key) => {
        const there = rangeOf(key);
        return `${currencies[key]} ${formatNumber(there.least, 0)}–${formatNumber(there.most, 0)}`;
      });
    const each = units[rate.per];
    return {
      headline: `**About ${sign} ${formatNumber(least, 0)}–${formatNumber(most, 0)}** for ${amountOf(rate, amount)}, at ${sign} ${formatNumber(low, 0)}–${formatNumber(high, 0)} ${rate.per === 'piece' ? 'each' : `per ${each}`}${rate.per === 'm3' ? '' : ' with material and labour'} (2026).`,
      values: [
        result('Least', least, undefined, `${sign} ${formatNumber(least, 0)}`),
        result('Most', most, undefined, `${sign} ${formatNumber(most, 0)}`),
      ],
      steps: [
        `Least: ${formatNumber(amount)} × ${sign} ${formatNumber(low, 0)} = ${sign} ${formatNumber(low * amount, 0)}.`,
        `Most: ${formatNumber(amount)} × ${sign} ${formatNumber(high, 0)} = ${sign} ${formatNumber(high * amount, 0)}, both rounded.`,
        `At prices of other countries: ${others.join(', ')}.`,
      ],
      notes: [
        'Broad ranges: prices differ by a third and more between regions, and small jobs cost more for each unit. Ask three firms for a written price.',
      ],
    };
  },
  read: (question) => {
    const { text } = question;
    if (!asks.test(text) || isOther.test(text)) return undefined;
    const [found] = Object.entries(rates)
      .filter(([, { words }]) => words.test(text))
      .flatMap(([work, rate]) => {
        const read = amountIn(question, rate);
        return read ? { work, ...read } : [];
      });
    if (!found) return undefined;
    const currency = wordsOfCurrency.find(([, words]) => words.test(text))![0];
    return {
      values: { work: found.work, amount: found.amount, currency },
      missing: [],
      notes: found.notes,
      spent: question.all('m'),
    };
  },
});

interface Amount {
  readonly amount: number;
  readonly notes: readonly string[];
}

function amountIn(question: QuestionReader, rate: Rate): Amount | undefined {
  const withAmount = (amount: number | undefined, notes = question.notes): Amount | undefined =>
    amount === undefined || amount <= 0 ? undefined : { amount, notes };
  if (rate.counted !== undefined) {
    const pieces = question.count(rate.counted);
    return pieces !== undefined && pieces > 1 ? withAmount(pieces) : undefined;
  }
  if (rate.per === 'm') {
    const [length, ...more] = question.all('m').filter((each) => each > 3);
    return more.length === 0 ? withAmount(length) : undefined;
  }
  if (rate.per === 'm3') return withAmount(question.first('m3') ?? volumeIn(question));
  if (!rate.isOnWalls) return withAmount(readArea(question));
  const area = question.first('m2');
  if (area !== undefined)
    return room.test(question.text) && !/\bwalls?\b/i.test(question.text)
      ? withAmount(area * wallsOfFloor, [
          ...question.notes,
          `${formatNumber(area)} m² taken as the floor, with ${wallsOfFloor} times as much wall.`,
        ])
      : withAmount(area);
  if (!question.room()) return undefined;
  const reading = paint.read({ ...question, text: `paint ${question.text}` });
  const walls = reading && paint.run(reading.values).values[0]?.value;
  return withAmount(walls, [
    ...question.notes,
    'Walls without the ceiling; a door and a window are taken off.',
  ]);
}

function volumeIn(question: QuestionReader): number | undefined {
  const text = `how much ${question.text}`;
  for (const [calculator, label] of [
    [looseMaterials, 'Volume'],
    [concrete, 'To order'],
  ] as const) {
    const reading = calculator.read({ ...question, text });
    if (reading && reading.missing.length === 0)
      return calculator.run(reading.values).values.find((one) => one.label === label)?.value;
  }
  return undefined;
}

function amountOf({ per, name }: Rate, amount: number): string {
  if (per === 'piece') return `${formatNumber(amount, 0)} ${name}`;
  return `${per === 'm' ? `${formatNumber(amount)} m` : both(amount, per)} of ${name}`;
}

/** Two significant figures: to 10 below a thousand, 50 below ten thousand, 500 above. */
function rounded(value: number): number {
  const step = value < 1000 ? 10 : value < 10_000 ? 50 : 500;
  return Math.round(value / step) * step;
}
