import { notices, problems } from '@maquette/contract';
import { answerNotice, expect, signUpByCall, test } from './fixtures/journey.fixture.ts';
import { atBothWidths } from './fixtures/widths.fixture.ts';

test('signs up in two steps, sees the launcher, signs out to the home page', {
  tag: '@phone',
}, async ({ page, stranger }) => {
  await page.goto('/SketchGenerator');
  const sidebar = page.getByRole('navigation', { name: 'More tools', includeHidden: true });
  await expect(
    sidebar.getByRole('link', { name: 'Image analyzer', includeHidden: true }),
  ).toHaveCount(1);
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Continue for FREE' }).first().click();
  const start = page.getByRole('dialog', { name: 'Quick Begin Now' });
  await expect(start.getByText(problems.GOOGLE_NOT_CONFIGURED.message)).toBeVisible();
  await expect(start.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
  await start.getByRole('button', { name: 'Continue with Email' }).click();

  const form = page.getByRole('dialog', { name: 'Create an account' });
  await form.getByLabel('First name').fill(stranger.firstName);
  await form.getByLabel('Last name').fill(stranger.lastName);
  await form.getByLabel('Email').fill(stranger.email);
  await form.getByLabel('Password', { exact: true }).fill(stranger.password);
  await form.getByRole('button', { name: 'Create Account' }).click();

  await expect(page).toHaveURL('/Launcher');
  await expect(page.getByRole('heading', { name: 'Good to see you, Ada' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  const more = page.getByRole('region', { name: 'More tools' });
  await expect(more.getByRole('link', { name: /^Image analyzer/ })).toHaveAttribute(
    'href',
    '/ImageAnalyzer',
  );
  await expect(more.getByRole('link', { name: /^Edit profile/ })).toBeVisible();

  await page.getByRole('button', { name: 'Profile' }).click();
  const profile = page.getByRole('dialog', { name: 'My Profile' });
  await expect(profile.getByText(stranger.email)).toBeVisible();
  const plan = profile.getByRole('region', { name: 'Plan and billing' });
  await expect(plan.getByText('Free', { exact: true })).toBeVisible();
  await expect(plan.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
  await profile.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Continue for FREE' }).first(),
  ).toBeVisible();
});

test('a visitor who picks a tool signs up, or logs in, and goes on to that tool', {
  tag: '@desktop',
}, async ({ page, context, server, stranger }) => {
  await page.goto('/');
  const rooms = page.getByRole('region', { name: 'Five rooms to work in' });
  const start = page.getByRole('dialog', { name: 'Quick Begin Now' });
  const footer = page.getByRole('contentinfo');
  await atBothWidths(page, async () => {
    for (const link of [
      rooms.getByRole('link', { name: /^Exteriors/ }),
      footer.getByRole('link', { name: 'Visuals' }),
    ]) {
      await link.click();
      await expect(start).toBeVisible();
      await start.getByRole('button', { name: 'Close' }).click();
      await expect(start).toBeHidden();
    }
  });
  await footer.getByRole('link', { name: 'Visuals' }).click();
  await signUpByCall(context, server.url, stranger);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Already Registered?' }).click();
  const login = page.getByRole('dialog', { name: 'Welcome back' });
  await login.getByLabel('Email').fill(stranger.email);
  await login.getByLabel('Password', { exact: true }).fill(stranger.password);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/DashboardImageGenerator');
  await expect(page.getByRole('heading', { level: 1, name: 'Visuals' })).toBeVisible();
});

test('back returns to the first step, closing resets to it, and the login is one click away', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  const begin = page.getByRole('main').getByRole('button', { name: 'Continue for FREE' }).first();
  await begin.click();
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page
    .getByRole('dialog', { name: 'Create an account' })
    .getByRole('button', { name: 'Back' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Quick Begin Now' })).toBeVisible();

  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await begin.click();
  await expect(page.getByRole('dialog', { name: 'Quick Begin Now' })).toBeVisible();

  await page.getByRole('button', { name: 'Already Registered?' }).click();
  const login = page.getByRole('dialog', { name: 'Welcome back' });
  await login.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('dialog', { name: 'Quick Begin Now' })).toBeVisible();
});

test('all fields are required', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please fill in this field.')).toHaveCount(2);
  await expect(page.getByText('Please enter a valid e-mail address.')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
});

test('logs in after a wrong password', { tag: '@phone' }, async ({
  page,
  context,
  server,
  stranger,
  expectTrouble,
}) => {
  await signUpByCall(context, server.url, stranger);
  await context.clearCookies();
  expectTrouble(/status of 401/);
  // With Google sign-in configured, people who signed up with it find it here as well.
  await page.route('**/api/system', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), googleSignIn: true } });
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  await page.getByLabel('Email').fill(stranger.email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Login', exact: true }).last().click();
  await answerNotice(page, problems.WRONG_CREDENTIALS.message);
  await page.getByLabel('Password', { exact: true }).fill(stranger.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/Launcher');
});

test('a registered e-mail address is refused without revealing its owner', {
  tag: '@phone',
}, async ({ page, context, server, stranger, expectTrouble }) => {
  await signUpByCall(context, server.url, stranger);
  await context.clearCookies();
  expectTrouble(/status of 422/);
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Email').fill(stranger.email);
  await page.getByLabel('Password', { exact: true }).fill('another long password');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await answerNotice(page, problems.SIGN_UP_REFUSED.message);
  await expect(page.getByLabel('First name')).toHaveValue('Grace');
});

test('edits the names in the dialog, and they persist', { tag: '@phone' }, async ({
  page,
  member,
}) => {
  await page.goto('/Launcher');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(edit.getByLabel('Email')).toHaveValue(member.email);
  await edit.getByLabel('First name').fill('Augusta');
  await edit.getByRole('button', { name: 'Update names' }).click();
  await answerNotice(page, notices.namesUpdated);
  await edit.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('dialog', { name: 'My Profile' }).getByText('Augusta')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Good to see you, Augusta' })).toBeVisible();
});

test('a new password: two that differ are not sent, two that match work', {
  tag: '@phone',
}, async ({ page, context, member }) => {
  await page.goto('/EditProfile');
  await page.getByLabel('New Password').fill('a window to the garden');
  await page.getByLabel('Confirm Password').fill('a window to the street');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/account/password')) sent.push(request.method());
  });
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText(problems.PASSWORDS_DIFFER.message)).toBeVisible();
  expect(sent).toEqual([]);

  await page.getByLabel('Confirm Password').fill('a window to the garden');
  await page.getByRole('button', { name: 'Update password' }).click();
  await answerNotice(page, notices.passwordUpdated);

  await context.clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill('a window to the garden');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/Launcher');
});

test('an old session is renewed before the password changes', {
  tag: '@phone',
}, async ({ page, early, expectTrouble }) => {
  expectTrouble(/status of 403/);
  await page.goto('/EditProfile');
  await page.getByLabel('New Password').fill('a window to the garden');
  await page.getByLabel('Confirm Password').fill('a window to the garden');
  await page.getByRole('button', { name: 'Update password' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again.getByText(problems.FRESH_SIGN_IN_NEEDED.message)).toBeVisible();
  await again.getByLabel('Current password').fill(early.password);
  await again.getByRole('button', { name: 'Sign in and update' }).click();
  await answerNotice(page, notices.passwordUpdated);
  await expect(again).toBeHidden();
});

test('deleting an account is requested by mail; data is exported at once', {
  tag: '@phone',
}, async ({ page, member }) => {
  await page.goto('/EditProfile');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const notice = page.getByRole('alertdialog', { name: 'Account Deletion Request' });
  await expect(notice.getByRole('link', { name: 'support@maquette.example' })).toBeVisible();
  await notice.getByRole('button', { name: 'OK' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const file = await (await download).createReadStream();
  const text = (await file.toArray()).join('');
  expect(JSON.parse(text).profile.email).toBe(member.email);
});

test('asks for a new password by mail; a link without a token leads back there', {
  tag: '@phone',
}, async ({ page, stranger }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
  await page.getByLabel('Email').fill(stranger.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('a mail is on its way');

  await page.goto('/reset-password');
  await expect(page.getByText(problems.RESET_LINK_SPENT.message)).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgotten-password');
});

test('a log-out that fails says why and stays', { tag: '@phone' }, async ({
  page,
  member,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED|Failed to load/);
  await page.route('**/api/auth/sign-out', (route) => route.abort());
  await page.goto('/DashboardChatbot');
  const logOut = page.getByRole('button', { name: 'Log out' });
  const show = page.getByRole('button', { name: 'Show the sidebar' });
  await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible();
  if (await show.isVisible()) await show.click();
  await logOut.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/DashboardChatbot');
  expect(member.email).toContain('@');
});
