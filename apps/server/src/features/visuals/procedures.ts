/** Pictures from words, on the wire. */
import { tools, visualProcedures } from '@maquette/contract';
import { implement } from '@orpc/server';
import { entitle } from '../../http/guards/entitlement.ts';
import { limitRate } from '../../http/guards/limit-rate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import { pictureRates } from '../../platform/limits/picture-rates.ts';
import { orderVisual } from './order-visual.ts';
import { type SceneFileParts, sceneFile } from './scene-file.ts';

export interface VisualParts extends SceneFileParts {
  readonly clock: Clock;
}

export function visualFeature(parts: VisualParts) {
  const procedures = implement(visualProcedures).$context<RequestContext>();
  return {
    create: procedures.create.handler(async ({ context, input }) => {
      const requester = await entitle(context, tools.visual.access);
      await limitRate(parts.db, pictureRates.generation, requester.holder.subject, parts.clock);
      return { id: await orderVisual(await parts.ledger(), requester, input) };
    }),
    brief: procedures.brief.handler(async ({ context, input, signal }) => {
      const requester = await entitle(context, tools.visual.access);
      await limitRate(parts.db, pictureRates.brief, requester.holder.subject, parts.clock);
      return (await parts.engines()).brief(input, signal);
    }),
    sceneFile: procedures.sceneFile.handler(async ({ context, input }) => {
      const requester = await entitle(context, tools.visual.access);
      await limitRate(parts.db, pictureRates.sceneFile, requester.holder.subject, parts.clock);
      return sceneFile(parts, requester.owner, input, context.signal);
    }),
  };
}
