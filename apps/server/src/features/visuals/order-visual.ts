/** Accepts a picture from words. */
import {
  plans,
  recipeVersion,
  sizeForPlan,
  type VisualRecipe,
  type WordsRecipe,
} from '@maquette/contract';
import type { Requester } from '../../http/guards/entitlement.ts';
import type { Ledger } from '../generations/ledger/ledger.ts';
import { titleFrom } from '../generations/ledger/submit.ts';

export async function orderVisual(
  ledger: Ledger,
  requester: Requester,
  request: VisualRecipe,
): Promise<string> {
  const { prompt, shape, change, edits, written, variations, finer, lens } = request;
  const recipe: WordsRecipe = {
    version: recipeVersion,
    from: 'words',
    seed: request.seed ?? 0,
    variations,
    shape,
    ...sizeForPlan(shape, requester.plan),
    change,
    edits,
    finer,
    lens,
    ...(written ? { written } : {}),
  };
  return ledger.submit({
    owner: requester.owner,
    tool: 'visual',
    title: titleFrom(prompt),
    prompt,
    recipe,
    units: variations,
    priority: plans[requester.plan].queuePriority,
    holder: requester.holder,
    requestId: requester.requestId,
    idempotencyKey: request.idempotencyKey,
  });
}
