/** The second person's activities, one function each. They throw if they fail. */
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { Activity } from './activities.ts';
import { Client, temporaryQuestion } from './client.ts';

const address = '198.51.100.7';
/** Length of the assistant's short answers. */
const answerToRead =
  'Make a hallway at least ninety centimetres wide. Where two people pass each other it should be wider. A wheelchair needs a clear width of more than a metre, and room to turn at the end.';

export type Work = (signal: AbortSignal) => Promise<void>;

export async function arrive(origin: string): Promise<Readonly<Record<Activity, Work>>> {
  const person = new Client(origin, address);
  const account = await person.signUp();
  const nextPhoto = differentPhotos();
  let photoId = await person.uploadPhoto(await nextPhoto());
  let photo = nextPhoto();
  const expectOk = (status: number) => {
    if (status >= 400) throw new Error(String(status));
  };
  let readings = 0;
  let signIns = 0;
  return {
    health: async (signal) => expectOk(await person.status('/healthz', { signal })),
    read: async (signal) => expectOk(await person.status('/api/generations', { signal })),
    upload: async (signal) => {
      photoId = await person.uploadPhoto(await photo, { signal });
      photo = nextPhoto();
    },
    chat: async (signal) => {
      const json = temporaryQuestion('How high is a kitchen worktop?');
      const answer = await person.request('/api/assistant', { json, signal });
      expectOk(answer.status);
      await untilFirstWords(answer);
    },
    voice: async (signal) => {
      readings += 1;
      // Different each time, since speech is cached.
      const text = `Reading ${readings}. ${answerToRead}`;
      expectOk(await person.status('/api/tts', { json: { text }, signal }));
    },
    'sign-in': async (signal) => {
      signIns += 1;
      // Each from another address, to stay below the limit for password guesses.
      const browser = new Client(origin, `198.51.${100 + (signIns >> 8)}.${signIns & 255}`);
      expectOk(await browser.status('/api/auth/sign-in/email', { json: account, signal }));
    },
    picture: async (signal) => {
      const json = {
        photoId,
        kind: 'exterior',
        style: 'Coastal',
        roomType: 'Facade',
        propertyType: 'Residential',
        aesthetic: 'Bright',
        variations: 1,
      };
      const { id } = await person.json<{ id: string }>('/api/renders', { json, signal });
      for (;;) {
        const { status } = await person.json<{ status: string }>(`/api/generations/${id}`, {
          signal,
        });
        if (status === 'done') return;
        if (status === 'failed') throw new Error('the picture failed');
        await wait(50);
      }
    },
  };
}

/** Different each time, since an engine's thread caches photos. */
function differentPhotos(): () => Promise<Uint8Array<ArrayBuffer>> {
  const wall = { create: { width: 360, height: 270, channels: 3, background: '#b8a890' } } as const;
  const door = { create: { width: 120, height: 90, channels: 3, background: '#4a5a6a' } } as const;
  let taken = 0;
  return async () => {
    const place = { left: 20 + (taken % 200), top: 20 + Math.floor(taken / 200) };
    taken += 1;
    return new Uint8Array(
      await sharp(wall)
        .composite([{ input: door, ...place }])
        .jpeg()
        .toBuffer(),
    );
  };
}

async function untilFirstWords(answer: Response): Promise<void> {
  const decoder = new TextDecoder();
  let received = '';
  for await (const part of answer.body ?? []) {
    received += decoder.decode(part, { stream: true });
    // Leaving the loop closes the stream: the rest of the answer is only paced.
    if (received.includes('"text-delta"')) return;
  }
  throw new Error('no words came');
}
