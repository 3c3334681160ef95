/**
 * A sign-in that goes while somebody is at work. What the page asks for by itself has to have come
 * before: its refusal would open the dialog under the hand of the journey.
 */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect } from './journey.fixture.ts';

/** Calls that have no answer yet; event streams never end and do not count. */
function callsUnderWay(page: Page): ReadonlySet<Request> {
  const calls = new Set<Request>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.endsWith('/events')) calls.add(request);
  });
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return calls;
}

/** Begins to watch before the page is opened; the answer ends the sign-in of this browser. */
export function signInThatEnds(page: Page, context: BrowserContext): () => Promise<void> {
  const underWay = callsUnderWay(page);
  return async () => {
    await expect.poll(() => underWay.size).toBe(0);
    await context.clearCookies();
  };
}

/** The profile with all it shows, the plan included, which comes last. */
export async function openProfilePage(page: Page) {
  await page.goto('/EditProfile');
  await expect(page.getByRole('region', { name: 'Plan and billing' })).toBeVisible();
}
