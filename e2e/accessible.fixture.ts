/** What axe finds on a page as it stands, in the light and in the dark. */
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Everything in the light; in the dark what the dark can change. */
const checks = {
  light: {},
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
} as const satisfies Record<string, RunOptions>;

/** Runs in the page itself: no page of ours holds a frame, and of what is right nothing is told. */
async function violationsOn(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (chosen) => {
    const checker: typeof axe = Reflect.get(window, 'axe');
    const { violations } = await checker.run({ ...chosen, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }));
  }, options);
}

/** A change of colours is felt for a moment; until it ends, contrast is that of neither. */
async function coloursSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What has just been opened begins to move with the next frame, and may move something else.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = () =>
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .filter(({ playState }) => playState === 'running');
    do {
      await Promise.allSettled(ending().map(({ finished }) => finished));
      await frame();
      await frame();
    } while (ending().length > 0);
  });
}

/** `state` names what the page shows, where one page is looked at more than once. */
export async function expectAccessible(page: Page, state = new URL(page.url()).pathname) {
  for (const dialog of await page.getByRole('dialog').all()) {
    await expect(dialog).toHaveCSS('opacity', '1');
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await coloursSettled(page);
    const violations = await violationsOn(page, checks[colorScheme]);
    const found = violations.map(
      ({ id, html }) => `${state}, ${colorScheme}: ${id} ${html.join(' | ')}`,
    );
    expect.soft(found).toEqual([]);
  }
}
