/** Cost bands for the contents of a room or a house, per item and in total. */
import { flooring } from '../calculators/materials/flooring.ts';
import { paint } from '../calculators/materials/paint.ts';
import {
  bandsOf,
  type CostBand,
  currency,
  frontBand,
  houseBand,
  pieceBand,
  sumOf,
  surfaceBand,
} from './cost-bands.ts';

export interface CostLine extends CostBand {
  readonly what: string;
  readonly amount: number;
  readonly unit: 'piece' | 'm²';
  /** Sizes of a piece; quantities and waste of a surface. */
  readonly detail: string;
}

export interface CostEstimate {
  readonly lines: CostLine[];
  readonly total: CostBand;
  readonly currency: string;
  readonly figuresOf: string;
}

export interface FurnishedRoom {
  readonly pieces: readonly {
    readonly name: string;
    readonly sizeMetres: readonly [number, number, number];
  }[];
  readonly areas: {
    readonly floorSquareMetres: number;
    readonly wallSquareMetres: number;
    readonly ceilingSquareMetres: number;
  };
}

/** Rounded to the two significant figures that a band supports. */
function rounded({ low, middle, high }: CostBand): CostBand {
  const two = (value: number) => Number(value.toPrecision(2));
  return { low: two(low), middle: two(middle), high: two(high) };
}

const resultOf = (calculator: typeof paint, values: Record<string, number>, label: string) =>
  calculator.run(values).values.find((one) => one.label === label)!.value;
const text = (value: number, digits: number) => value.toFixed(digits);

const coats = 2;
const wastePercent = 10;

function floorLine(area: number): CostLine {
  const order = resultOf(flooring, { area, waste: wastePercent }, 'To order');
  const detail = `${text(order, 1)} m² to order, with ${wastePercent} % for cutting`;
  return {
    what: 'Floor, laid',
    amount: area,
    unit: 'm²',
    detail,
    ...rounded(surfaceBand('floor', area)),
  };
}

function paintLine(what: string, area: number): CostLine {
  const litres = resultOf(paint, { area, coats }, 'Paint');
  const detail = `${text(litres, 1)} litres for two coats`;
  return { what, amount: area, unit: 'm²', detail, ...rounded(surfaceBand('paint', area)) };
}

function pieceLines(pieces: FurnishedRoom['pieces']): CostLine[] {
  const lines = new Map<string, CostLine>();
  for (const { name, sizeMetres } of pieces) {
    const detail = `${sizeMetres.map((length) => text(length, 2)).join(' × ')} m`;
    const amount = (lines.get(`${name} ${detail}`)?.amount ?? 0) + 1;
    const bands = Array.from({ length: amount }, () => pieceBand(name));
    lines.set(`${name} ${detail}`, {
      what: name,
      amount,
      unit: 'piece',
      detail,
      ...rounded(sumOf(bands)),
    });
  }
  return [...lines.values()];
}

const estimate = (lines: CostLine[]): CostEstimate => ({
  lines,
  total: rounded(sumOf(lines)),
  currency,
  figuresOf: bandsOf,
});

export const roomCosts = ({ pieces, areas }: FurnishedRoom): CostEstimate =>
  estimate([
    ...pieceLines(pieces),
    floorLine(areas.floorSquareMetres),
    paintLine('Walls, painted', areas.wallSquareMetres),
    paintLine('Ceiling, painted', areas.ceilingSquareMetres),
  ]);

/** Built new; land, garden and planning fees are extra. */
export function houseCosts(style: string, floorSquareMetres: number): CostEstimate {
  const detail = 'built new, without land, garden and fees';
  return estimate([
    {
      what: 'House',
      amount: floorSquareMetres,
      unit: 'm²',
      detail,
      ...rounded(houseBand(style, floorSquareMetres)),
    },
  ]);
}

/** A building that stays, with the front in view clad and divided anew. */
export function frontCosts(style: string, widthMetres: number, heightMetres: number): CostEstimate {
  const area = Math.round(widthMetres * heightMetres);
  return estimate([
    {
      what: 'Front, clad anew with new windows',
      amount: area,
      unit: 'm²',
      detail: 'the widest one in view, with scaffolding, without fees',
      ...rounded(frontBand(style, area)),
    },
  ]);
}

const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`;

export function costsAsCsv({ lines, total, currency, figuresOf }: CostEstimate): string {
  const rows = lines.map(({ what, amount, unit, detail, low, middle, high }) =>
    [quoted(what), amount, unit, quoted(detail), low, middle, high].join(','),
  );
  const sum = [quoted('All'), '', '', quoted(`Figures of ${figuresOf}`)];
  return `${[
    `what,amount,unit,detail,low ${currency},middle ${currency},high ${currency}`,
    ...rows,
    [...sum, total.low, total.middle, total.high].join(','),
  ].join('\n')}\n`;
}
