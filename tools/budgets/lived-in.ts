/** A person with results of every tool, since pages with results may load more than empty ones. */
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import type { ProductServer } from '../testing/product-server.ts';

/** A seeded premium account. */
const person = { email: 'premium@maquette.example', password: 'stone-upon-stone' };
const withinMs = 120_000;

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180"><rect width="100%" height="100%" fill="#fff"/>
<path d="M50 150V80L120 30 190 80V150Z" fill="none" stroke="#000" stroke-width="4"/></svg>`;

export interface LivedIn {
  /** A result of each tool, by the tool's name. */
  readonly results: Readonly<Record<'exterior' | 'interior' | 'visual' | 'sketch', string>>;
  readonly sharedAddress: string;
}

export async function livedIn(context: BrowserContext, server: ProductServer): Promise<LivedIn> {
  const { request } = context;
  const headers = { origin: server.url };
  const ask = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const answer = await request.fetch(`${server.url}/api${path}`, { method, headers, data: body });
    if (!answer.ok())
      throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  await ask('POST', '/auth/sign-in/email', person);
  const sent = await request.post(`${server.url}/api/photos`, {
    headers,
    multipart: {
      file: {
        name: 'house.png',
        mimeType: 'image/png',
        buffer: await sharp(Buffer.from(drawing)).png().toBuffer(),
      },
    },
  });
  const { id: photoId } = await sent.json();
  const order = async (path: string, body: object): Promise<string> => {
    const { id } = await ask('POST', path, body);
    await untilDone(request, `${server.url}/api/generations/${id}`);
    return id;
  };
  const looks = { photoId, aesthetic: 'Bright', propertyType: 'Residential', variations: 1 };
  const results = {
    exterior: await order('/renders', {
      ...looks,
      kind: 'exterior',
      style: 'Coastal',
      roomType: 'Facade',
    }),
    interior: await order('/renders', {
      ...looks,
      kind: 'interior',
      style: 'Rustic',
      roomType: 'Living Room',
    }),
    visual: await order('/visuals', { prompt: 'a timber cabin by a lake', variations: 1 }),
    sketch: await order('/sketches', { photoId, prompt: 'a house with a red roof' }),
  };
  const { token } = await ask('PUT', `/generations/${results.exterior}/share`, {});
  return { results, sharedAddress: `/share/${token}` };
}

async function untilDone(request: APIRequestContext, address: string): Promise<void> {
  const limit = performance.now() + withinMs;
  let status = '';
  while (performance.now() < limit) {
    ({ status } = await (await request.get(address)).json());
    if (status === 'done') return;
    if (status === 'failed') break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${address} is ${status}`);
}
