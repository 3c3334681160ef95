/** Pieces with sizes, areas and cost bands. */
import type { DesignOfPicture } from '@maquette/contract';

type Costs = DesignOfPicture['costs'];
type Line = Costs['lines'][number];

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const money = (value: number) => plain.format(value);

const monthOf = (figuresOf: string): string =>
  new Date(`${figuresOf}-15`).toLocaleDateString('en', { month: 'long', year: 'numeric' });

const amountOf = ({ amount, unit }: Line): string =>
  unit === 'm²' ? `${amount.toFixed(1)} m²` : amount === 1 ? '' : `${amount} ×`;

export function CostsList({ costs }: { costs: Costs }) {
  const { lines, total, currency, figuresOf } = costs;
  return (
    <div className="grid gap-4">
      <p className="max-w-prose">
        <strong className="font-medium">
          About {money(total.middle)} {currency}
        </strong>
        , between {money(total.low)} and {money(total.high)}; our own figures of{' '}
        {monthOf(figuresOf)}, your region will differ.
      </p>
      <table className="w-full border-collapse text-left text-[0.9375rem]">
        <caption className="sr-only">Pieces and surfaces with their cost in {currency}</caption>
        <thead>
          <tr className="border-b border-line-strong text-sm text-soft">
            <th scope="col" className="py-2 pr-3 font-medium">
              What
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-medium">
              Middle
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              From, to
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.what} ${line.detail}`} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-3 font-normal">
                {line.unit === 'piece' && amountOf(line)} {line.what}
                <span className="block text-sm text-faint">
                  {[line.unit === 'm²' ? amountOf(line) : '', line.detail]
                    .filter((text) => text !== '')
                    .join(', ')}
                </span>
              </th>
              <td className="py-2 pr-3 text-right tabular-nums">{money(line.middle)}</td>
              <td className="py-2 text-right whitespace-nowrap text-soft tabular-nums">
                {money(line.low)} – {money(line.high)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
