/** Accepts a drawing with its words. */
import { type DrawingRecipe, plans, recipeVersion, type SketchRecipe } from '@maquette/contract';
import type { Requester } from '../../http/guards/entitlement.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Ledger } from '../generations/ledger/ledger.ts';
import { titleFrom } from '../generations/ledger/submit.ts';

export interface SketchParts {
  readonly files: Files;
  readonly ledger: () => Promise<Ledger>;
}

export async function orderSketch(
  parts: SketchParts,
  requester: Requester,
  { photoId, prompt, seed, idempotencyKey }: SketchRecipe,
): Promise<string> {
  const drawing = await parts.files.owned(requester.owner, photoId, 'photo');
  const recipe: DrawingRecipe = {
    version: recipeVersion,
    from: 'drawing',
    photoId,
    seed,
    maxSidePx: plans[requester.plan].maxSidePx,
  };
  return (await parts.ledger()).submit({
    owner: requester.owner,
    tool: 'sketch',
    title: titleFrom(prompt),
    prompt,
    recipe,
    originalFileId: drawing.id,
    units: 1,
    priority: plans[requester.plan].queuePriority,
    holder: requester.holder,
    requestId: requester.requestId,
    idempotencyKey,
  });
}
