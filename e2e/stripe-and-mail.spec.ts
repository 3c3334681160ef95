/** Premium with a fake Stripe: API, checkout and portal; and with a mail server, addresses that are confirmed. */
import { problems } from '@maquette/contract';
import { expectAccessible } from './fixtures/accessible.fixture.ts';
import { answerNotice, expect } from './fixtures/journey.fixture.ts';
import { test } from './fixtures/stripe-and-mail.fixture.ts';
import { fromSuccessToTheStudio, upgradeFromTheGate } from './fixtures/upgrade.fixture.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });

test('pays, uses the studio, cancels, keeps premium to the end of the month, and no longer', {
  tag: '@desktop',
}, async ({ page, stripe, hear, member }) => {
  await upgradeFromTheGate(page);
  await expect(page.getByRole('heading', { name: 'Pay $9.99 a month' })).toBeVisible();
  // Going back from the checkout is free.
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/UpgradePremium');
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/Paymentsuccess\?session_id=cs_test_/);
  await fromSuccessToTheStudio(page);

  await page.goto('/EditProfile');
  const plan = page.getByRole('region', { name: 'Plan and billing' });
  await expect(plan.getByText(/Renews on/)).toBeVisible();
  await plan.getByRole('button', { name: 'Card, invoices, cancelling' }).click();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page).toHaveURL('/EditProfile');
  const { customer } = [...stripe.sessions.values()].at(-1)!;
  expect(await hear('customer.subscription.updated', customer)).toBe(200);
  await page.reload();
  await expect(plan.getByText(/Cancelled; premium stays until/)).toBeVisible();
  await page.goto('/DashboardInteriors');
  await expect(page.getByRole('heading', { level: 1, name: 'Interiors' })).toBeVisible();

  // The paid month has ended.
  const [subscription] = stripe.subscriptions.get(customer)!;
  Object.assign(subscription!, { status: 'canceled', periodEnd: 1 });
  expect(await hear('customer.subscription.deleted', customer)).toBe(200);
  await page.goto('/DashboardInteriors');
  await answerNotice(page, problems.PREMIUM_REQUIRED.message);
  expect(member.email).toContain('@');
});

test('a pending payment is shown as such, and polled until it arrives', {
  tag: '@desktop',
}, async ({ page, stripe, member, expectTrouble }) => {
  expectTrouble(/status of 402/);
  await upgradeFromTheGate(page);
  await page.getByRole('button', { name: 'Pay by bank' }).click();
  await expect(page.getByRole('heading', { name: 'Not confirmed yet' })).toBeVisible();
  await expect(page.getByText(problems.PAYMENT_NOT_CONFIRMED.message)).toBeVisible();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByRole('button', { name: 'Ask again' })).toBeEnabled();
  await expect(page.getByText(problems.PAYMENT_NOT_CONFIRMED.message)).toBeVisible();
  stripe.pay([...stripe.sessions.values()].at(-1)!);
  await page.getByRole('button', { name: 'Ask again' }).click();
  await fromSuccessToTheStudio(page);
  expect(member.email).toContain('@');
});

test('logged out, already premium, and an unreadable record', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const press = async () => {
    await page.goto('/UpgradePremium');
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  };
  await press();
  await answerNotice(page, problems.NOT_AUTHENTICATED.message);
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill('premium@maquette.example');
  await page.getByLabel('Password', { exact: true }).fill('stone-upon-stone');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/Launcher');
  await page.goto('/UpgradePremium');
  await page.getByRole('link', { name: 'Open Interiors' }).click();
  await expect(page).toHaveURL('/DashboardInteriors');

  // A session without a plan.
  await context.route('**/api/auth/get-session', async (route) => {
    const answer = await route.fetch();
    const { session, user } = await answer.json();
    await route.fulfill({ json: { session, user: { ...user, paymentStatus: null } } });
  });
  await press();
  await answerNotice(page, problems.PAYMENT_STATUS_UNKNOWN.message);
  await expect(page).toHaveURL('/UpgradePremium');
});

test('the mailed link confirms the address, once', { tag: '@desktop' }, async ({
  page,
  member,
  mailServer,
  server,
}) => {
  const linkTo = () => {
    const mail = mailServer.mails.find(({ to }) => to.includes(member.email));
    const [address = ''] = /http:\S+confirm=\S+/.exec(mail?.text ?? '') ?? [];
    return address && new URL(address);
  };
  await expect.poll(linkTo).toBeTruthy();
  await page.goto('/EditProfile');
  const address = page.getByRole('region', { name: 'E-mail address' });
  await expect(address).toContainText('Your e-mail address is not confirmed yet.');
  await expectAccessible(page, 'an address that is not confirmed');
  const link = linkTo();
  await page.goto(link ? `${link.pathname}${link.search}` : '');
  await expect(address).toContainText(`${member.email} is yours`);
  await address.getByRole('button', { name: 'Confirm my address' }).press('Enter');
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/EditProfile`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
  await expect(address).toHaveCount(0);
});
