/** What the journeys through both studios share: a photo of a room, and the order as the server has it. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A bare room seen straight on: what a photo has, in a few kilobytes. */
const drawnRoom = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320">
  <rect width="480" height="320" fill="#cfc8ba"/>
  <path d="M0 0H480L360 70H120Z" fill="#efede8"/><path d="M0 320H480L360 240H120Z" fill="#8a6a48"/>
  <path d="M0 0L120 70V240L0 320Z" fill="#b7b0a2"/><rect x="200" y="110" width="60" height="130" fill="#6b4a30"/>
</svg>`;
export const roomPhoto = {
  name: 'my room.png',
  mimeType: 'image/png',
  buffer: await sharp(Buffer.from(drawnRoom)).png().toBuffer(),
};

/** The newest order as the server has it. */
export async function newestOrder(page: Page): Promise<Record<string, unknown>> {
  const answer = await page.request.get('/api/generations?limit=1');
  const { items } = (await answer.json()) as { items: Record<string, unknown>[] };
  return items[0] ?? {};
}
