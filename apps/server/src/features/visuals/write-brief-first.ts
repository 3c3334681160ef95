/** Orders that ask for a brief and bring none: the chat model writes it, else the grammar reads the prompt. */
import type { VisualRecipe } from '@maquette/contract';
import type { Models } from '@maquette/models';
import type { Requester } from '../../http/guards/entitlement.ts';
import { limitRate } from '../../http/guards/limit-rate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { pictureRates } from '../../platform/limits/picture-rates.ts';

export interface BriefParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly models: () => Promise<Models>;
}

export async function writeBriefFirst(
  { db, clock, models }: BriefParts,
  { holder }: Requester,
  request: VisualRecipe,
  signal: AbortSignal,
): Promise<VisualRecipe> {
  if (!request.write || request.written) return request;
  await limitRate(db, pictureRates.writtenBrief, holder.subject, clock);
  const { writeBrief } = await import('@maquette/models');
  const { written } = await writeBrief(await models(), request.prompt, signal);
  return written ? { ...request, written } : request;
}
