/** Accepts a picture from words. */
import { type PlanName, pictureShapes, plans, type VisualRecipe } from '@maquette/contract';
import type { Requester } from '../../http/guards/entitlement.ts';
import type { Ledger } from '../generations/ledger/ledger.ts';
import { titleFrom } from '../generations/ledger/submit.ts';

export interface StoredVisual {
  readonly seed: number;
  readonly variations: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly change: VisualRecipe['change'];
  readonly edits: VisualRecipe['edits'];
  readonly shown: Pick<VisualRecipe, 'shape' | 'change' | 'edits'> & { readonly from: 'words' };
}

export async function orderVisual(
  ledger: Ledger,
  requester: Requester,
  request: VisualRecipe,
): Promise<string> {
  const { prompt, shape, change, edits, variations } = request;
  const seed = request.seed ?? 0;
  const stored: StoredVisual = {
    seed,
    variations,
    ...sizeOf(shape, plans[requester.plan].maxSidePx),
    change,
    edits,
    shown: { from: 'words', shape, change, edits },
  };
  return ledger.submit({
    owner: requester.owner,
    tool: 'visual',
    title: titleFrom(prompt),
    prompt,
    recipe: stored,
    units: variations,
    priority: plans[requester.plan].queuePriority,
    holder: requester.holder,
    requestId: requester.requestId,
    idempotencyKey: request.idempotencyKey,
  });
}

/** A retried order is limited to the size of the present plan. */
export function visualForPlan(stored: StoredVisual, plan: PlanName): StoredVisual {
  return { ...stored, ...sizeOf(stored.shown.shape, plans[plan].maxSidePx) };
}

/** The long side as large as the plan gives, both sides multiples of eight, as engines like them. */
function sizeOf(shape: VisualRecipe['shape'], maxSidePx: number) {
  const { widthShare, heightShare } = pictureShapes[shape];
  const scale = maxSidePx / Math.max(widthShare, heightShare);
  const side = (share: number) => Math.round((share * scale) / 8) * 8;
  return { widthPx: side(widthShare), heightPx: side(heightShare) };
}
