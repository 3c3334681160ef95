/** The administration page: people, sign-up, and the log. */
import { expectAccessible } from './fixtures/accessible.fixture.ts';
import { expect, newPerson, test } from './fixtures/own-server.fixture.ts';

// One server for all of them, one after the other: each changes what all people meet.
test.describe.configure({ mode: 'default' });

test('a person is found, disabled, enabled and deleted, and all of it is logged', {
  tag: '@phone',
}, async ({ page, administrator, playwright, server }) => {
  expect(administrator.email).toContain('chief');
  const person = { ...newPerson(), firstName: 'Nora', lastName: `N${Date.now()}` };
  const name = `${person.firstName} ${person.lastName}`;
  const call = async (door: 'sign-up' | 'sign-in') => {
    const elsewhere = await playwright.request.newContext();
    const headers = { origin: server.url, 'x-forwarded-for': '10.77.0.1' };
    const address = `${server.url}/api/auth/${door}/email`;
    const answer = await elsewhere.post(address, { headers, data: person });
    const told = [answer.status(), (await answer.json()).code];
    await elsewhere.dispose();
    return told;
  };
  expect(await call('sign-up')).toEqual([200, undefined]);
  await page.goto('/Administration');
  await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(person.email);
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the people');
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet).toContainText('Signed in in one browser.');
  await sheet.getByRole('button', { name: 'Disable' }).click();
  await expect(sheet.getByRole('button', { name: 'Enable' })).toBeEnabled();
  await expect(sheet).toContainText('Not signed in anywhere.');
  expect(await call('sign-in')).toEqual([403, 'ACCOUNT_DISABLED']);
  await sheet.getByRole('button', { name: 'Enable' }).click();
  await expect(sheet.getByRole('button', { name: 'Disable' })).toBeEnabled();
  expect(await call('sign-in')).toEqual([200, undefined]);
  await sheet.getByRole('button', { name: 'Delete for good …' }).click();
  const remove = sheet.getByRole('button', { name: 'Delete for good', exact: true });
  await expect(remove).toBeDisabled();
  await sheet.getByRole('textbox', { name: /^Type/ }).fill(name);
  await expectAccessible(page, 'the person');
  await remove.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Nobody is called that' })).toBeVisible();
  await page.getByRole('tab', { name: 'What was done' }).click();
  const done = page.getByRole('list', { name: 'What was done, newest first' });
  await expect(done).toContainText(`Clara Chief deleted ${name}`);
  await expect(done).toContainText(`Clara Chief disabled ${name}`);
  await expectAccessible(page, 'what was done');
  await page.getByRole('tab', { name: 'Jobs' }).click();
  await expect(page.getByRole('heading', { name: /^Failed lately/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Processes' }).click();
  await expect(page.getByRole('region', { name: 'Processes' })).toContainText('There now');
  await expectAccessible(page, 'the processes');
  await page.getByRole('tab', { name: 'Storage' }).click();
  await expect(page.getByRole('region', { name: 'Storage' })).toContainText(/ in all|No files yet/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('new accounts by invitation: the form says so, and a link makes one', {
  tag: '@phone',
}, async ({ page, administrator, browser, server }) => {
  expect(administrator.email).toContain('chief');
  await page.goto('/Administration?part=sign-up');
  const invited = page.getByRole('radio', { name: /^By invitation/ });
  await invited.check();
  await expect(
    page.getByText('A link works once and for two weeks.', { exact: true }),
  ).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: server.url });
  try {
    await page.getByRole('textbox', { name: 'For whom' }).fill('Nora');
    await page.getByRole('button', { name: 'Make an invitation' }).click();
    const link = page.getByRole('status').filter({ hasText: 'The link for Nora' });
    const address = await link.getByRole('code').innerText();
    await expectAccessible(page, 'the invitations');
    const visitor = await elsewhere.newPage();
    await visitor.goto('/signup');
    const byMail = visitor.getByRole('button', { name: 'Continue with Email' });
    await expect(visitor.getByText(/^New accounts need an invitation here/)).toBeVisible();
    await expect(byMail).toBeDisabled();
    await visitor.goto(address);
    await byMail.click();
    const person = newPerson();
    await visitor.getByRole('textbox', { name: 'First Name' }).fill(person.firstName);
    await visitor.getByRole('textbox', { name: 'Last Name' }).fill(person.lastName);
    await visitor.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await visitor.getByRole('textbox', { name: 'Password' }).fill(person.password);
    await visitor.getByRole('button', { name: 'Create Account' }).click();
    await expect(visitor).toHaveURL('/Launcher');
  } finally {
    await page.getByRole('radio', { name: /^Open/ }).check();
    await expect(page.getByText('While sign-up is open, nobody needs one.')).toBeVisible();
    await elsewhere.close();
  }
});

test('contact lines: invalid ones are reported, valid ones are shown', {
  tag: '@phone',
}, async ({ page, administrator }) => {
  expect(administrator.email).toContain('chief');
  await page.goto('/Administration?part=contact');
  const form = page.getByRole('form', { name: 'Contact lines' });
  const mail = form.getByRole('textbox', { name: 'E-mail address', exact: true });
  await mail.fill('hello@house.example');
  await form.getByRole('textbox', { name: /^YouTube/ }).fill('https://videos.house.example');
  if (await form.getByRole('button', { name: 'Remove line 1' }).isHidden()) {
    await form.getByRole('button', { name: 'Add a line' }).click();
  }
  await form.getByRole('textbox', { name: 'What line 1 is for' }).fill('Phone');
  const address = form.getByRole('textbox', { name: 'Address of line 1' });
  await address.fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toContainText(/a phone number, or a site that begins with/);
  await address.fill('+44 20 7946 0958');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/^Saved\./)).toBeVisible();
  await expectAccessible(page, 'the contact lines');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.goto('/Policy');
  const links = page.getByRole('main').getByRole('link', { name: '+44 20 7946 0958' });
  await expect(links).toHaveAttribute('href', 'tel:+44-20-7946-0958');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'hello@house.example' })).toBeVisible();
  await expect(foot.getByRole('link', { name: '+44 20 7946 0958' })).toBeVisible();
  await expect(foot.getByRole('link', { name: 'YouTube' })).toBeVisible();
  await expect(foot.getByRole('link', { name: 'Pinterest' })).toBeHidden();
  await page.goto('/Administration?part=actions');
  const done = page.getByRole('list', { name: 'What was done, newest first' });
  await expect(done).toContainText('Clara Chief changed where people reach the operator');
});
