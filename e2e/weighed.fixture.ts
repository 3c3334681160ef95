/** What a page loads before anything is pressed, against its budget. */
import { expect, type Page } from '@playwright/test';
import { budgetOf } from '../tools/budgets/budgets.ts';
import { countScripts } from '../tools/budgets/measure-page.ts';

/** Begins before the page is opened; the answer ends the weighing. */
export function weighed(page: Page, path: string): () => Promise<void> {
  const scriptBytes = countScripts(page);
  return async () => {
    const most = budgetOf(path).scriptBytes;
    expect(await scriptBytes(), `${path}: bytes of script`).toBeLessThanOrEqual(most);
  };
}
