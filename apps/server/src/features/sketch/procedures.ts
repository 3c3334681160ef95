/** Drawings on the wire. */
import { sketchProcedures, tools } from '@maquette/contract';
import { implement } from '@orpc/server';
import { entitle } from '../../http/guards/entitlement.ts';
import { limitRate } from '../../http/guards/limit-rate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { pictureRates } from '../../platform/limits/picture-rates.ts';
import { orderSketch, type SketchParts } from './order-sketch.ts';

export function sketchFeature(
  parts: SketchParts & { readonly db: Database; readonly clock: Clock },
) {
  const procedures = implement(sketchProcedures).$context<RequestContext>();
  return {
    create: procedures.create.handler(async ({ context, input }) => {
      const requester = await entitle(context, tools.sketch.access);
      await limitRate(parts.db, pictureRates.generation, requester.holder.subject, parts.clock);
      return { id: await orderSketch(parts, requester, input) };
    }),
  };
}
