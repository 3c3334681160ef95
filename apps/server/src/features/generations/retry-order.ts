/** The order that repeats a generation, or its missing pictures only. */
import { plans, type Recipe, readRecipe, recipeForPlan } from '@maquette/contract';
import type { Requester } from '../../http/guards/entitlement.ts';
import type { GenerationRow } from './ledger/ledger-rows.ts';
import type { Order } from './ledger/submit.ts';

/** Only missing pictures, with new seeds. */
function restOf(recipe: Recipe, ordered: number, missing: number): Recipe {
  const seed = recipe.seed + ordered;
  return recipe.from === 'drawing' ? { ...recipe, seed } : { ...recipe, seed, variations: missing };
}

export function retryOrder(row: GenerationRow, made: number, requester: Requester): Order {
  const missing = row.quotaUnits - made;
  const isPartlyMade = row.status === 'done' && missing > 0 && missing < row.quotaUnits;
  const stored = readRecipe(row.recipe);
  const recipe = isPartlyMade ? restOf(stored, row.quotaUnits, missing) : stored;
  return {
    owner: requester.owner,
    tool: row.tool,
    title: row.title,
    prompt: row.prompt ?? undefined,
    style: row.style ?? undefined,
    roomType: row.roomType ?? undefined,
    propertyType: row.propertyType ?? undefined,
    aesthetic: row.aesthetic ?? undefined,
    recipe: recipeForPlan(recipe, requester.plan),
    originalFileId: row.originalFileId ?? undefined,
    units: isPartlyMade ? missing : row.quotaUnits,
    priority: plans[requester.plan].queuePriority,
    holder: requester.holder,
    requestId: requester.requestId,
  };
}
