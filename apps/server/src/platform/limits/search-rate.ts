/** Searches read all texts of a person up to a limit, and are sent while somebody types. */
import type { RateRule } from '../rates.ts';

export const searchRate: RateRule = { name: 'search', turns: 120, windowSeconds: 60 };
