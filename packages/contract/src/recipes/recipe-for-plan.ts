import { type PictureShape, pictureShapes } from '../picture-shapes.ts';
import { type PlanName, plans } from '../plans.ts';
import type { Recipe } from './recipe.ts';

/** The long side as large as the plan gives, both sides multiples of eight, as engines like them. */
export function sizeForPlan(shape: PictureShape, plan: PlanName) {
  const { widthShare, heightShare } = pictureShapes[shape];
  const scale = plans[plan].maxSidePx / Math.max(widthShare, heightShare);
  const side = (share: number) => Math.round((share * scale) / 8) * 8;
  return { widthPx: side(widthShare), heightPx: side(heightShare) };
}

/** A retried order is limited to the size of the present plan. */
export function recipeForPlan(stored: Recipe, plan: PlanName): Recipe {
  return stored.from === 'words'
    ? { ...stored, ...sizeForPlan(stored.shape, plan) }
    : { ...stored, maxSidePx: plans[plan].maxSidePx };
}
