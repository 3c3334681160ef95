import { notices, problems } from '@maquette/contract';
import { answerNotice, expect, newPerson, signUpByCall, test } from './fixtures/journey.fixture.ts';
import { atBothWidths } from './fixtures/widths.fixture.ts';

const memberPages = [
  '/DashboardChatbot',
  '/DashboardImageGenerator',
  '/DashboardExteriors',
  '/Interiors',
  '/EditProfile',
  '/History',
];
test.describe('signed out', () => {
  test('the studios and the profile send to /', { tag: '@desktop' }, async ({ page }) => {
    for (const path of [...memberPages, '/Models', '/Administration']) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page).toHaveURL('/');
        // After signing up, they continue to the page they wanted.
        await expect(page.getByRole('dialog', { name: 'Quick Begin Now' })).toBeVisible();
      });
    }
  });

  test('/Launcher sends to /login', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/Launcher');
    await expect(page).toHaveURL('/login');
  });

  test('/DashboardInteriors says so and sends to /login', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/DashboardInteriors');
    await answerNotice(page, problems.NOT_AUTHENTICATED.message);
    await expect(page).toHaveURL('/login');
  });

  test('/Paymentsuccess sends to /', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/Paymentsuccess');
    await expect(page).toHaveURL('/');
  });
});

test.describe('signed in, free', () => {
  test('/DashboardInteriors needs premium and leads to the upgrade', { tag: '@desktop' }, async ({
    page,
    member,
  }) => {
    await page.goto('/DashboardInteriors');
    await answerNotice(page, problems.PREMIUM_REQUIRED.message);
    await expect(page).toHaveURL('/UpgradePremium');
    expect(member.email).toContain('@');
  });

  test('the first page leads to the studios', { tag: '@desktop' }, async ({ page, member }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Design Studio' }).first().click();
    await expect(page).toHaveURL('/Launcher');
    expect(member.email).toContain('@');
  });
});

test.describe('signed in, premium', () => {
  test('/DashboardInteriors is open', { tag: '@desktop' }, async ({ page, premium }) => {
    await page.goto('/DashboardInteriors');
    await expect(page.getByRole('heading', { level: 1, name: 'Interiors' })).toBeVisible();
    await expect(page).toHaveURL('/DashboardInteriors');
    expect(premium.email).toContain('premium');
  });

  test('an upgrade is not needed: OK leads to the studio, Cancel stays', {
    tag: '@desktop',
  }, async ({ page, premium }) => {
    await page.goto('/Pricing');
    const plan = page.getByRole('region', { name: 'Premium' });
    await atBothWidths(page, async () => {
      await expect(plan.getByText('This is your plan')).toBeVisible();
      await expect(page.getByText('Upgrade to Premium').filter({ visible: true })).toHaveCount(0);
    });
    await page.goto('/UpgradePremium');
    await atBothWidths(page, async () => {
      await expect(page.getByRole('link', { name: 'Open Interiors' })).toBeVisible();
      await expect(page.getByText('Upgrade to Premium')).toHaveCount(0);
    });

    // A page opened before the upgrade in another tab.
    const openedBefore = () =>
      page.route(
        '**/api/auth/get-session',
        async (route) => {
          const response = await route.fetch();
          const answer = await response.json();
          const user = { ...answer.user, paymentStatus: 'free' };
          await route.fulfill({ response, json: { ...answer, user } });
        },
        { times: 1 },
      );
    await openedBefore();
    await page.goto('/UpgradePremium');
    await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible();
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await answerNotice(page, notices.alreadyPremium, 'Cancel');
    await expect(page).toHaveURL('/UpgradePremium');
    await expect(page.getByRole('link', { name: 'Open Interiors' })).toBeVisible();
    await openedBefore();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible();
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await answerNotice(page, notices.alreadyPremium);
    await expect(page).toHaveURL('/DashboardInteriors');
    expect(premium.email).toContain('premium');
  });

  test('a confirmed payment is called successful, with stars behind the pointer', {
    tag: '@desktop',
  }, async ({ page, premium }) => {
    await page.goto('/Paymentsuccess');
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue to Dashboard' }).click();
    await expect(page).toHaveURL('/Launcher');
    expect(premium.email).toContain('premium');
  });
});

test.describe('the upgrade', () => {
  test('asks a visitor to sign in', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/UpgradePremium');
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await answerNotice(page, problems.NOT_AUTHENTICATED.message);
    await expect(page).toHaveURL('/login');
  });

  test('leads back home from the offer', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/UpgradePremium');
    await page.getByRole('link', { name: 'Return to homepage' }).click();
    await expect(page).toHaveURL('/');
  });

  test("a plan that can't be loaded says so", { tag: '@desktop' }, async ({
    page,
    member,
    expectTrouble,
  }) => {
    await page.goto('/UpgradePremium');
    await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible();
    expectTrouble(/status of 503/);
    await page.route('**/api/auth/get-session', (route) => route.fulfill({ status: 503 }));
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await answerNotice(page, problems.PAYMENT_STATUS_UNKNOWN.message);
    await expect(page).toHaveURL('/UpgradePremium');
    expect(member.email).toContain('@');
  });
});

test('an ended session is detected when a card is clicked', { tag: '@desktop' }, async ({
  page,
  context,
  member,
}) => {
  await page.goto('/Launcher');
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  await context.clearCookies();
  await page
    .getByRole('link', { name: /Exteriors/ })
    .first()
    .click();
  await answerNotice(page, problems.SIGN_IN_NEEDED.message);
  await expect(page).toHaveURL('/login');
  expect(member.email).toContain('@');
});

test('signing out in one tab is seen in the other', { tag: '@desktop' }, async ({
  page,
  context,
  member,
}) => {
  await page.goto('/DashboardExteriors');
  const other = await context.newPage();
  await other.goto('/Launcher');
  await other.getByRole('button', { name: 'Profile' }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/');
  expect(member.email).toContain('@');
});

test('signing in in one tab is seen in the other', { tag: '@desktop' }, async ({
  page,
  context,
  server,
}) => {
  await page.goto('/Pricing');
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
  const person = newPerson();
  await signUpByCall(context, server.url, person);
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByLabel('Email').fill(person.email);
  await other.getByLabel('Password', { exact: true }).fill(person.password);
  await other.getByLabel('Password', { exact: true }).press('Enter');
  await expect(other).toHaveURL('/Launcher');
  await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible();
});

test('back and forward navigate the history', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/Pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click();
  await expect(page.getByRole('heading', { name: 'Questions, answered' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Two plans, and a plain price' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /Design your home with AI/ })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/Pricing');
});
