/** Pictures from words, on the wire. */
import { tools, visualProcedures } from '@maquette/contract';
import { implement } from '@orpc/server';
import { entitle } from '../../http/entitlement.ts';
import { limitRate } from '../../http/limit-rate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Ledger } from '../../platform/jobs/ledger.ts';
import { pictureRates } from '../../platform/limits/picture-rates.ts';
import { orderVisual } from './order-visual.ts';

export interface VisualParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly ledger: () => Promise<Ledger>;
}

export function visualFeature(parts: VisualParts) {
  const procedures = implement(visualProcedures).$context<RequestContext>();
  return {
    create: procedures.create.handler(async ({ context, input }) => {
      const asker = await entitle(context, tools.visual.access);
      await limitRate(parts.db, pictureRates.generation, asker.holder.subject, parts.clock);
      return { id: await orderVisual(await parts.ledger(), asker, input) };
    }),
  };
}
