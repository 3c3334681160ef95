/** Procedures to analyse pictures, uploaded or by public URL. */
import { analysisProcedures } from '@maquette/contract';
import { implement } from '@orpc/server';
import { entitle } from '../../http/guards/entitlement.ts';
import { limitRate } from '../../http/guards/limit-rate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Egress } from '../../platform/egress/egress.ts';
import { pictureRates } from '../../platform/limits/picture-rates.ts';
import type { LookParts } from './analyse-picture.ts';

export interface AnalysisParts extends LookParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly egress: Pick<Egress, 'fetchPicture'>;
}

export function analysisFeature(parts: AnalysisParts) {
  const procedures = implement(analysisProcedures).$context<RequestContext>();
  const cases = analysisCases(parts);
  return {
    picture: procedures.picture.handler(({ context, input }) =>
      cases.picture(context, input.file, input.prompt, context.signal),
    ),
    address: procedures.address.handler(({ context, input }) =>
      cases.address(context, input.url, input.prompt, context.signal),
    ),
  };
}

/** Shared by all routes. */
export function analysisCases(parts: AnalysisParts) {
  const look = async (
    sender: string,
    sent: Uint8Array | Blob,
    prompt: string | undefined,
    signal: AbortSignal,
  ) => {
    const { analysePicture } = await import('./analyse-picture.ts');
    return analysePicture(parts, sender, sent, prompt, signal);
  };
  return {
    async picture(
      context: RequestContext,
      sent: Uint8Array | Blob,
      prompt: string | undefined,
      signal: AbortSignal,
    ) {
      const { holder } = await entitle(context, 'anyone');
      await limitRate(parts.db, pictureRates.analysis, holder.subject, parts.clock);
      return look(holder.subject, sent, prompt, signal);
    },
    async address(
      context: RequestContext,
      url: string,
      prompt: string | undefined,
      signal: AbortSignal,
    ) {
      const { holder } = await entitle(context, 'anyone');
      await limitRate(parts.db, pictureRates.analysis, holder.subject, parts.clock);
      await limitRate(parts.db, pictureRates.addressFetch, holder.subject, parts.clock);
      const fetched = await parts.egress.fetchPicture(url, signal);
      return look(holder.subject, fetched, prompt, signal);
    },
  };
}
