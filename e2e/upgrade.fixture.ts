/** What the journeys to premium share, with and without Stripe. */
import { problems } from '@maquette/contract';
import type { Page } from '@playwright/test';
import { answerNotice, expect } from './journey.fixture.ts';

/** A free person wants the interior studio, is told that it is premium, and asks for it. */
export async function upgradeFromTheGate(page: Page) {
  await page.goto('/DashboardInteriors');
  await answerNotice(page, problems.PREMIUM_REQUIRED.message);
  await expect(page).toHaveURL('/UpgradePremium');
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
}

/** Lands, goes on to the launcher, and through it into the interior studio. */
export async function fromSuccessToTheStudio(page: Page) {
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click();
  await expect(page).toHaveURL('/Launcher');
  await page.goto('/DashboardInteriors');
  await expect(page.getByRole('heading', { level: 1, name: 'Interiors' })).toBeVisible();
}
