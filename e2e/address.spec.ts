/** With a mail server, a new account confirms its address by a mailed link. */
import { expectAccessible } from './fixtures/accessible.fixture.ts';
import { expect, test } from './fixtures/mail-server.fixture.ts';

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
