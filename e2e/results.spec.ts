/** All URLs of a result: by path and query, in the history, and shared. */
import sharp from 'sharp';
import { expect, patient, test } from './fixtures/journey.fixture.ts';
import { weighed } from './fixtures/weighed.fixture.ts';
import { atWidth } from './fixtures/widths.fixture.ts';

const drawing = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="96"><rect width="128" height="96" fill="#fff"/><path d="M24 84V44L64 14l40 30v40z" fill="none" stroke="#000" stroke-width="3"/></svg>',
    ),
  )
    .png()
    .toBuffer();

test('a result opens at each of its addresses, and again after a reload', {
  tag: '@desktop',
}, async ({ page, context, server, member }) => {
  const { request } = context;
  const headers = { origin: server.url };
  const file = { name: 'house.png', mimeType: 'image/png', buffer: await drawing() };
  const sent = await request.post(`${server.url}/api/photos`, { headers, multipart: { file } });
  const { id: photoId } = await sent.json();
  const prompt = 'a house with a red roof';
  const ordered = await request.post(`${server.url}/api/sketches`, {
    headers,
    data: { photoId, prompt },
  });
  const { id } = await ordered.json();
  const result = async () => (await request.get(`${server.url}/api/generations/${id}`)).json();
  await expect.poll(async () => (await result()).status, patient).toBe('done');
  const { title } = await result();
  const shared = await request.put(`${server.url}/api/generations/${id}/share`, { headers });
  const { url } = await shared.json();
  const token = new URL(url, server.url).searchParams.get('share');

  const heading = page.getByRole('heading', { level: 1, name: title });
  for (const address of [`/Result/${id}`, `/Result?id=${id}`, `/share/${token}`, url]) {
    await test.step(address, async () => {
      const expectLight = weighed(page, address);
      await page.goto(address);
      await expect(heading).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectLight();
      await page.reload();
      await expect(heading).toBeVisible();
    });
  }
  for (const address of ['/History', '/Result']) {
    const expectLight = weighed(page, address);
    await page.goto(address);
    const link = page.getByRole('link', { name: title }).first();
    await expect(link).toBeVisible();
    await expectLight();
    await link.click();
    await expect(heading).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  // The picture has three fifths of a window and more (19.23).
  await atWidth(page, 'desktop', async () => {
    const windowPx = page.viewportSize()!.width;
    for (const address of [`/Result/${id}`, url, '/SketchGenerator']) {
      await page.goto(address);
      const picture = page.getByRole('img', { name: 'Original Render' });
      await expect(picture).toBeVisible();
      const { width } = (await picture.boundingBox())!;
      expect(width / windowPx, address).toBeGreaterThanOrEqual(0.6);
      const line = page.getByRole('slider');
      // The studio has its form above it.
      if (address === '/SketchGenerator') await line.scrollIntoViewIfNeeded();
      await expect(line, 'with before and after in place').toBeInViewport();
    }
  });
  await test.step('a shared result keeps within the window', async () => {
    for (const width of [1440, 1280, 390]) {
      await page.setViewportSize({ width, height: 860 });
      await page.goto(`/Result/${id}`);
      const sharing = page.getByRole('switch', { name: 'Share with a link' });
      await expect(sharing).toBeChecked();
      await sharing.scrollIntoViewIfNeeded();
      await expect(sharing).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
  // The link needs no account.
  await context.clearCookies();
  await page.goto(`/share/${token}`);
  await expect(heading).toBeVisible();
  expect(member.email).toContain('@');
});
