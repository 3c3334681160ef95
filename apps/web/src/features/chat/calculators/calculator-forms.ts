import { apiQueries } from '../../../lib/api.ts';

/** Calculators don't change while the page is open. */
export const calculatorForms = apiQueries.handbook.calculators.queryOptions({
  staleTime: Number.POSITIVE_INFINITY,
});
