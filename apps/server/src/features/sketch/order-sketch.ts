/** Accepts a drawing with its words. */
import { type PlanName, plans, type SketchRecipe } from '@maquette/contract';
import type { Asker } from '../../http/guards/entitlement.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Ledger } from '../../platform/jobs/ledger.ts';
import { titleFrom } from '../../platform/jobs/submit.ts';

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
  asker: Asker,
  { photoId, prompt, seed, idempotencyKey }: SketchRecipe,
): Promise<string> {
  const drawing = await parts.files.owned(asker.owner, photoId, 'photo');
  const stored: StoredSketch = {
    seed,
    maxSidePx: plans[asker.plan].maxSidePx,
    shown: { from: 'drawing', photoId },
  };
  return (await parts.ledger()).submit({
    owner: asker.owner,
    tool: 'sketch',
    title: titleFrom(prompt),
    prompt,
    recipe: stored,
    originalFileId: drawing.id,
    units: 1,
    priority: plans[asker.plan].queuePriority,
    holder: asker.holder,
    requestId: asker.requestId,
    idempotencyKey,
  });
}
