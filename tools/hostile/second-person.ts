/**
 * The person who works while another attacks, as a process of its own: what it measures is the
 * server, and not how busy the attacker is. Told how long, it works until then, one thing after the
 * other, while its page goes on reading; then it sends what each took. Two things of its own at the
 * same time would be felt as if they were the attack.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { type Activity, pageReads, roundMs, work } from './activities.ts';
import { Client, passingQuestion } from './client.ts';

export interface Felt {
  readonly activity: Activity;
  readonly tookMs: number;
  /** Why it did not work, if it did not. */
  readonly refusal?: string;
}

export interface Looked {
  readonly felt: readonly Felt[];
  /** How late this process was itself at worst, which does next to nothing: what others did to the machine. */
  readonly lateMs: number;
}

const address = '198.51.100.7';
/** Longer than this is no answer at all. */
const patienceMs = 90_000;

/** As long as the short answers of the assistant. */
const answerToRead =
  'Make a hallway at least ninety centimetres wide. Where two people pass each other it should be wider. A wheelchair needs a clear width of more than a metre, and room to turn at the end.';

type Work = (signal: AbortSignal) => Promise<void>;

async function arrive(origin: string): Promise<Readonly<Record<Activity, Work>>> {
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
      const json = passingQuestion('How high is a kitchen worktop?');
      const answer = await person.request('/api/assistant', { json, signal });
      expectOk(answer.status);
      await untilFirstWords(answer);
    },
    voice: async (signal) => {
      readings += 1;
      // Never the same words: those are spoken once.
      const text = `Reading ${readings}. ${answerToRead}`;
      expectOk(await person.status('/api/tts', { json: { text }, signal }));
    },
    'sign-in': async (signal) => {
      signIns += 1;
      // Each from another place: the second person is no guesser.
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

/** Never the same one: what an engine's thread remembers of a photo would make some of them quicker. */
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
  let said = '';
  for await (const part of answer.body ?? []) {
    said += decoder.decode(part, { stream: true });
    // Leaving the loop closes the stream: the rest of the answer is paced, not worked for.
    if (said.includes('"text-delta"')) return;
  }
  throw new Error('no words came');
}

async function measure(activity: Activity, work: Work): Promise<Felt> {
  const startedMs = performance.now();
  try {
    await work(AbortSignal.timeout(patienceMs));
    return { activity, tookMs: performance.now() - startedMs };
  } catch (error) {
    const refusal = error instanceof Error ? error.message : String(error);
    return { activity, tookMs: performance.now() - startedMs, refusal };
  }
}

const lateResolutionMs = 5;
const origin = process.argv[2];
if (origin && process.send) {
  const works = await arrive(origin);
  const late = monitorEventLoopDelay({ resolution: lateResolutionMs });
  late.enable();
  process.on('message', async ({ forMs }: { forMs: number }) => {
    const felt: Felt[] = [];
    late.reset();
    const endsAt = performance.now() + forMs;
    const measured = async (name: Activity) => {
      const one = await measure(name, works[name]);
      felt.push(one);
      return one.tookMs;
    };
    const keepReading = async ({ name, everyMs }: (typeof pageReads)[number]) => {
      while (performance.now() < endsAt) {
        const tookMs = await measured(name);
        await wait(Math.max(10, everyMs - tookMs));
      }
    };
    const keepWorking = async () => {
      while (performance.now() < endsAt) {
        const beganAt = performance.now();
        for (const { name } of work) await measured(name);
        await wait(Math.max(10, roundMs - (performance.now() - beganAt)));
      }
    };
    await Promise.all([...pageReads.map(keepReading), keepWorking()]);
    process.send?.({ felt, lateMs: late.max / 1e6 - lateResolutionMs } satisfies Looked);
  });
  process.send({ felt: [], lateMs: 0 } satisfies Looked);
}
