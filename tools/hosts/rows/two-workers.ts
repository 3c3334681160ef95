/** Gain of two workers over one, with equal CPU shares. */
import { type Shares, sharesFor } from '../cores.ts';
import {
  type Drawing,
  drawingShare,
  gain,
  perMinute,
  processorSeconds,
  together,
} from '../drawing.ts';
import { type Bench, type Measured, type Row, times } from '../row.ts';
import { openStudio, type StudioOnDatabase } from '../studio-on-database.ts';

const leastGain = 1.9;
/** One and two draw in turn, since the machine's load changes over time. */
const rounds = 4;
const countedEach = 8;
const leastCounted = 2;

export const twoWorkerRows: readonly Row[] = [
  {
    section: 10,
    bar: 'two workers draw 1.9 times what one draws',
    async measure(bench) {
      const shares = sharesFor(2);
      if (!shares) {
        const figure = 'not tried: shares of the processor take root on Linux';
        return { figure, holds: true, isLeftOut: true };
      }
      try {
        return await compare(bench, shares);
      } finally {
        shares.remove();
      }
    },
  },
];

const told = (drawing: Drawing): string =>
  [
    `${perMinute(drawing).toFixed(1)} pictures a minute`,
    `${processorSeconds(drawing).toFixed(2)} s of a processor each`,
    `at work ${(drawingShare(drawing) * 100).toFixed(1)} % of the time`,
  ].join(', ');

async function compare(bench: Bench, { held, described }: Shares): Promise<Measured> {
  const counted = Math.max(leastCounted, times(countedEach, bench.share));
  const studios: StudioOnDatabase[] = [];
  const blocks: { readonly one: Drawing; readonly two: Drawing }[] = [];
  try {
    const alone = await openStudio(bench, held.slice(0, 1));
    studios.push(alone);
    const both = await openStudio(bench, held);
    studios.push(both);
    for (let round = 0; round < rounds; round += 1) {
      const one = await alone.draw(counted);
      bench.say(`one: ${told(one)}`);
      const two = await both.draw(counted);
      bench.say(`two: ${told(two)}`);
      blocks.push({ one, two });
    }
  } finally {
    for (const studio of studios) await studio.end();
  }
  const one = together(blocks.map((block) => block.one));
  const two = together(blocks.map((block) => block.two));
  const gained = gain(one, two);
  const byClock = (perMinute(two) / perMinute(one)).toFixed(2);
  return {
    figure: `${gained.toFixed(2)} times by processor time and waits, ${byClock} by the clock (${described}); one: ${told(one)}; two: ${told(two)}`,
    holds: gained >= leastGain,
  };
}
