/** Accepts a drawing with its words. */
import { type PlanName, plans, type SketchRecipe } from '@maquette/contract';
import type { Requester } from '../../http/guards/entitlement.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Ledger } from '../generations/ledger/ledger.ts';
import { titleFrom } from '../generations/ledger/submit.ts';

export interface StoredSketch {
  readonly seed: number;
  readonly maxSidePx: number;
  readonly shown: object;
}

export interface SketchParts {
  readonly files: Files;
  readonly ledger: () => Promise<Ledger>;
}

/** A retried order is limited to the size of the present plan. */
export function sketchForPlan(stored: StoredSketch, plan: PlanName): StoredSketch {
  return { ...stored, maxSidePx: plans[plan].maxSidePx };
}

export async function orderSketch(
  parts: SketchParts,
  requester: Requester,
  { photoId, prompt, seed, idempotencyKey }: SketchRecipe,
): Promise<string> {
  const drawing = await parts.files.owned(requester.owner, photoId, 'photo');
  const stored: StoredSketch = {
    seed,
    maxSidePx: plans[requester.plan].maxSidePx,
    shown: { from: 'drawing', photoId },
  };
  return (await parts.ledger()).submit({
    owner: requester.owner,
    tool: 'sketch',
    title: titleFrom(prompt),
    prompt,
    recipe: stored,
    originalFileId: drawing.id,
    units: 1,
    priority: plans[requester.plan].queuePriority,
    holder: requester.holder,
    requestId: requester.requestId,
    idempotencyKey,
  });
}
