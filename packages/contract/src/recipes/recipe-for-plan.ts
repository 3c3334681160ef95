import { type PictureShape, pictureShapes } from '../picture-shapes.ts';
import { type PlanName, plans } from '../plans.ts';
import type { Recipe } from './recipe.ts';

/** Long side as large as the plan allows, both sides multiples of eight as engines require. */
export function sizeForPlan(shape: PictureShape, plan: PlanName) {
  const { widthShare, heightShare } = pictureShapes[shape];
  const scale = plans[plan].maxSidePx / Math.max(widthShare, heightShare);
  const side = (share: number) => Math.round((share * scale) / 8) * 8;
  return { widthPx: side(widthShare), heightPx: side(heightShare) };
}

/** A retried order is limited by the current plan. */
export function recipeForPlan(stored: Recipe, plan: PlanName): Recipe {
  return stored.from === 'words'
    ? { ...stored, ...sizeForPlan(stored.shape, plan) }
    : { ...stored, maxSidePx: plans[plan].maxSidePx };
}
